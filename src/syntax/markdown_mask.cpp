// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/markdown_mask.hpp"

#include <algorithm>
#include <array>

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool isAsciiLetter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool isDigit(char byte) {
  return byte >= '0' && byte <= '9';
}

bool isPunctuation(char byte) {
  return byte > ' ' && byte < '\x7f' && !isAsciiLetter(byte) && !isDigit(byte);
}

/// A scan of the page from its body on, which writes the mask as it goes.
class Masking {
public:
  Masking(std::string_view page, std::size_t bodyOffset, std::size_t bodyLine)
      : page_(page), position_(bodyOffset), line_(bodyLine) {
    masked_.text.assign(page);
    fill(0, bodyOffset, ' ');
  }

  MaskedPage run() {
    while (position_ < page_.size()) {
      if (atLineStart_ && maskFence()) {
        continue;
      }
      atLineStart_ = false;
      step();
    }
    return std::move(masked_);
  }

private:
  bool at(std::string_view text) const { return page_.substr(position_, text.size()) == text; }

  void fill(std::size_t begin, std::size_t end, char mask) {
    for (std::size_t i = begin; i < end; ++i) {
      if (page_[i] != '\n') {
        masked_.text[i] = mask;
      }
    }
  }

  void moveTo(std::size_t end) {
    line_ += static_cast<std::size_t>(std::count(page_.begin() + static_cast<std::ptrdiff_t>(position_),
                                                 page_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    position_ = end;
    atLineStart_ = position_ > 0 && page_[position_ - 1] == '\n';
  }

  void step() {
    switch (page_[position_]) {
    case '\n':
      moveTo(position_ + 1);
      return;
    case '`':
      return maskCodeSpan();
    case '<':
      return maskAngle();
    case '%':
      return maskBetween("%%", "%%", ' ', noCommentEnd_);
    case '$':
      return maskMathematics();
    case '{':
      return maskTemplate();
    case '[':
      return passWikilink();
    case '\\':
      return maskEscape();
    default:
      ++position_;
    }
  }

  std::size_t lineEnd(std::size_t from) const {
    const std::size_t end = page_.find('\n', from);
    return end == kNone ? page_.size() : end;
  }

  // The run of backticks or tildes that makes a line a fence, behind quote and list markers; 0 where it is none.
  std::size_t fenceAt(std::size_t lineBegin, char& mark) const {
    std::size_t i = page_.find_first_not_of(" \t>", lineBegin);
    if (i != kNone && i + 1 < page_.size() && (page_[i] == '-' || page_[i] == '*') && page_[i + 1] == ' ') {
      i = page_.find_first_not_of(' ', i + 1);
    }
    if (i == kNone || (page_[i] != '`' && page_[i] != '~')) {
      return 0;
    }
    mark = page_[i];
    const std::size_t end = std::min(page_.find_first_not_of(mark, i), page_.size());
    const bool isSpan = mark == '`' && page_.substr(end, lineEnd(end) - end).find('`') != kNone;
    return end - i >= 3 && !isSpan ? end - i : 0;
  }

  bool closesFence(std::size_t lineBegin, char mark, std::size_t length) const {
    const std::size_t begin = page_.find_first_not_of(" \t>", lineBegin);
    if (begin == kNone || page_[begin] != mark) {
      return false;
    }
    const std::size_t end = std::min(page_.find_first_not_of(mark, begin), page_.size());
    return end - begin >= length && page_.substr(end, lineEnd(end) - end).find_first_not_of(" \t\r") == kNone;
  }

  bool maskFence() {
    char mark = 0;
    const std::size_t length = fenceAt(position_, mark);
    if (length == 0) {
      return false;
    }
    const std::size_t begin = position_;
    std::size_t end = lineEnd(begin);
    bool isClosed = false;
    while (end < page_.size() && !isClosed) {
      isClosed = closesFence(end + 1, mark, length);
      end = lineEnd(end + 1);
    }
    if (!isClosed) {
      masked_.unclosedFenceLine = line_;
    }
    fill(begin, end, ' ');
    moveTo(std::min(end + 1, page_.size()));
    return true;
  }

  std::size_t paragraphEnd() {
    if (position_ >= paragraphEnd_) {
      std::size_t end = lineEnd(position_);
      while (end < page_.size() &&
             page_.substr(end + 1, lineEnd(end + 1) - end - 1).find_first_not_of(" \t\r") != kNone) {
        end = lineEnd(end + 1);
      }
      paragraphEnd_ = end + 1;
      noSpanEnd_.fill(false);
    }
    return std::min(paragraphEnd_, page_.size());
  }

  // A code span ends at a run of as many backticks in the same paragraph (CommonMark 6.1). A length that has no end in
  // this paragraph is looked for once.
  void maskCodeSpan() {
    const std::size_t limit = paragraphEnd();
    const std::size_t open = std::min(page_.find_first_not_of('`', position_), page_.size());
    const std::size_t length = open - position_;
    std::size_t close = open;
    while (length < noSpanEnd_.size() && !noSpanEnd_[length]) {
      close = page_.find('`', close);
      if (close == kNone || close >= limit) {
        noSpanEnd_[length] = true;
        break;
      }
      const std::size_t end = std::min(page_.find_first_not_of('`', close), page_.size());
      if (end - close == length) {
        fill(position_, open, kUnseen);
        fill(open, close, kOpaque);
        fill(close, end, kUnseen);
        return moveTo(end);
      }
      close = end;
    }
    position_ = open;
  }

  // `noEnd` remembers that the page holds no further `close`, so that it is not searched for again and again.
  void maskBetween(std::string_view open, std::string_view close, char mask, bool& noEnd) {
    if (!at(open) || noEnd) {
      ++position_;
      return;
    }
    const std::size_t end = page_.find(close, position_ + open.size());
    if (end == kNone) {
      noEnd = true;
      ++position_;
      return;
    }
    fill(position_, end + close.size(), mask);
    moveTo(end + close.size());
  }

  void maskAngle() {
    if (at("<!--")) {
      return maskBetween("<!--", "-->", ' ', noHtmlCommentEnd_);
    }
    if (at("<%")) {
      return maskBetween("<%", "%>", ' ', noTemplateEnd_);
    }
    const std::size_t name = position_ + (at("</") ? 2 : 1);
    const std::size_t end = page_.find_first_of("<>\n", name);
    if (!isTag(name, end)) {
      ++position_;
      return;
    }
    fill(position_, end + 1, page_.substr(name, 2) == "br" ? ' ' : kUnseen);
    moveTo(end + 1);
  }

  // A name of letters, digits and hyphens, then a space, a slash or the end (CommonMark 6.6).
  bool isTag(std::size_t name, std::size_t end) const {
    if (name >= page_.size() || !isAsciiLetter(page_[name]) || end == kNone || page_[end] != '>') {
      return false;
    }
    std::size_t i = name;
    while (isAsciiLetter(page_[i]) || isDigit(page_[i]) || page_[i] == '-') {
      ++i;
    }
    return page_[i] == ' ' || i == end || (page_[i] == '/' && i + 1 == end);
  }

  void maskMathematics() {
    if (at("$$")) {
      const std::size_t end = noMathematicsEnd_ ? kNone : page_.find("$$", position_ + 2);
      noMathematicsEnd_ = end == kNone;
      if (noMathematicsEnd_) {
        position_ += 2;
        return;
      }
      fill(position_, end + 2, kOpaque);
      return moveTo(end + 2);
    }
    const std::size_t end = endOfInlineMathematics();
    fill(position_, end, kOpaque);
    position_ = std::max(end, position_ + 1);
  }

  // Pandoc's rule: `$` before a character that is no space, to a `$` behind one and before no digit, on one line. A
  // wikilink between two sums of money is no mathematics.
  std::size_t endOfInlineMathematics() const {
    const std::size_t limit = std::min(lineEnd(position_), position_ + 1000);
    if (position_ + 1 >= limit || page_[position_ + 1] == ' ') {
      return position_;
    }
    for (std::size_t i = page_.find('$', position_ + 1); i < limit; i = page_.find('$', i + 1)) {
      const bool isEscaped = page_[i - 1] == '\\';
      const bool isFollowedByDigit = i + 1 < page_.size() && isDigit(page_[i + 1]);
      if (!isEscaped && page_[i - 1] != ' ') {
        return isFollowedByDigit ? position_ : i + 1;
      }
    }
    return position_;
  }

  void maskTemplate() {
    const std::size_t end = at("{{") ? page_.substr(0, lineEnd(position_)).find("}}", position_ + 2) : kNone;
    if (end == kNone) {
      position_ += 1;
      return;
    }
    fill(position_, end + 2, ' ');
    position_ = end + 2;
  }

  void passWikilink() {
    const std::size_t end = endOfWikilink(page_, position_);
    moveTo(end == position_ ? position_ + 1 : end);
  }

  // `\|` is left as it is: in a table the pipe parts a link's target from its display text.
  void maskEscape() {
    if (position_ + 1 < page_.size() && isPunctuation(page_[position_ + 1]) && page_[position_ + 1] != '|') {
      masked_.text[position_] = kUnseen;
      masked_.text[position_ + 1] = kOpaque;
      position_ += 2;
      return;
    }
    ++position_;
  }

  std::string_view page_;
  std::size_t position_;
  std::size_t line_;
  bool atLineStart_ = true;
  MaskedPage masked_;
  std::size_t paragraphEnd_ = 0;
  std::array<bool, 32> noSpanEnd_{};
  bool noCommentEnd_ = false;
  bool noHtmlCommentEnd_ = false;
  bool noTemplateEnd_ = false;
  bool noMathematicsEnd_ = false;
};

bool isShellTest(std::string_view content) {
  if (!content.starts_with(' ')) {
    return false;
  }
  const std::size_t first = content.find_first_not_of(' ');
  const bool beginsLikeTest = first != kNone && std::string_view("-!$\"'(").find(content[first]) != kNone;
  const bool compares = content.find(" == ") != kNone || content.find(" != ") != kNone ||
                        content.find(" =~ ") != kNone || content.find(" = ") != kNone;
  return beginsLikeTest || compares;
}

} // namespace

MaskedPage maskMarkdown(std::string_view page, std::size_t bodyOffset, std::size_t bodyLine) {
  return Masking(page, bodyOffset, bodyLine).run();
}

std::size_t endOfWikilink(std::string_view text, std::size_t begin) {
  if (text.substr(begin, 2) != "[[" || text.substr(begin, 3) == "[[[") {
    return begin;
  }
  bool inDisplay = false;
  bool brokeLine = false;
  std::size_t depth = 0;
  for (std::size_t i = begin + 2; i < text.size(); ++i) {
    const char byte = text[i];
    if (byte == '|') {
      inDisplay = true;
    } else if (byte == '\n') {
      if (!inDisplay || brokeLine || text.substr(i + 1, 1) == "\n") {
        return begin;
      }
      brokeLine = true;
    } else if (byte == '[') {
      if (text.substr(i, 2) == "[[" || !inDisplay) {
        return begin;
      }
      ++depth;
    } else if (byte == ']') {
      if (depth > 0) {
        --depth;
      } else if (text.substr(i, 2) == "]]") {
        return isShellTest(text.substr(begin + 2, i - begin - 2)) ? begin : i + 2;
      }
    }
  }
  return begin;
}

} // namespace linnet
