// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/markdown_inline.hpp"

#include <algorithm>

#include "syntax/markdown_mask.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

/// No link's text, destination or title goes on for longer, so that brackets without an end cost a bounded time each.
constexpr std::size_t kLongest = 2000;

class InlineScan {
public:
  InlineScan(MarkdownPage& page, TextRange range, std::size_t line)
      : page_(page), text_(std::string_view(page.masked).substr(0, range.end)), position_(range.begin),
        textBegin_(range.begin), line_(line), lineCountedTo_(range.begin) {}

  void run() {
    while (position_ < text_.size()) {
      const std::size_t next = text_.find_first_of("[!^<", position_);
      if (next == kNone) {
        break;
      }
      position_ = next;
      if (!readLink() && !readFootnote() && !readAddress()) {
        ++position_;
      }
    }
    endText(text_.size());
  }

private:
  void endText(std::size_t end) {
    if (end > textBegin_ && text_.substr(textBegin_, end - textBegin_).find_first_not_of(" \t\r\n") != kNone) {
      page_.pieces.push_back({MarkdownPiece::Type::text, {textBegin_, end}});
    }
  }

  void add(MarkdownLink link) {
    endText(link.range.begin);
    line_ += static_cast<std::size_t>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(lineCountedTo_),
                                                 text_.begin() + static_cast<std::ptrdiff_t>(link.range.begin), '\n'));
    lineCountedTo_ = link.range.begin;
    link.line = line_;
    page_.pieces.push_back({MarkdownPiece::Type::link, link.range, page_.links.size()});
    position_ = textBegin_ = link.range.end;
    page_.links.push_back(link);
  }

  bool readLink() {
    const bool isEmbed = text_[position_] == '!';
    const std::size_t open = position_ + (isEmbed ? 1 : 0);
    if (open >= text_.size() || text_[open] != '[') {
      return false;
    }
    return readWikilink(open, isEmbed) || readMarkdownLink(open, isEmbed);
  }

  bool readWikilink(std::size_t open, bool isEmbed) {
    const std::size_t end = endOfWikilink(text_, open);
    if (end == open) {
      return false;
    }
    MarkdownLink link;
    link.form = isEmbed ? MarkdownLink::Form::embed : MarkdownLink::Form::wiki;
    link.range = {isEmbed ? open - 1 : open, end};
    const TextRange content{open + 2, end - 2};
    const std::size_t pipe = std::min(text_.find('|', content.begin), content.end);
    const std::size_t targetEnd =
        pipe > content.begin && pipe < content.end && text_[pipe - 1] == '\\' ? pipe - 1 : pipe;
    link.target = page_.page.substr(content.begin, targetEnd - content.begin);
    const std::size_t display = std::min(text_.find_first_not_of('|', pipe), content.end);
    link.display = display < content.end ? TextRange{display, content.end} : TextRange{content.begin, targetEnd};
    add(link);
    return true;
  }

  // The `]` that closes the bracket at `open`, within one paragraph and no further than a text can reasonably go on.
  std::size_t closingBracket(std::size_t open) const {
    std::size_t depth = 0;
    for (std::size_t i = open; i < text_.size() && i < open + kLongest; ++i) {
      if (text_[i] == '[') {
        if (++depth > 4) {
          return kNone;
        }
      } else if (text_[i] == ']' && --depth == 0) {
        return i;
      }
    }
    return kNone;
  }

  // The end of a destination with balanced parentheses (CommonMark 6.3); a title may follow it.
  TextRange destinationAt(std::size_t begin, std::size_t& end) const {
    const std::string_view text = text_.substr(0, begin + kLongest);
    if (begin < text.size() && text[begin] == '<') {
      const std::size_t close = text.find_first_of(">\n", begin);
      end = close == kNone || text[close] == '\n' ? kNone : text.find(')', close);
      return {begin + 1, close};
    }
    std::size_t depth = 0;
    std::size_t i = begin;
    while (i < text.size() && static_cast<unsigned char>(text[i]) > ' ' && !(text[i] == ')' && depth == 0)) {
      depth += text[i] == '(' ? 1 : 0;
      depth -= text[i] == ')' ? 1 : 0;
      ++i;
    }
    const std::size_t title = text.find_first_not_of(' ', i);
    const bool hasTitle = title != kNone && (text[title] == '"' || text[title] == '\'');
    const std::size_t titleEnd = hasTitle ? text.find(text[title], title + 1) : title;
    end = titleEnd == kNone ? kNone : text.find_first_not_of(' ', hasTitle ? titleEnd + 1 : titleEnd);
    end = end != kNone && text[end] == ')' ? end : kNone;
    return {begin, i};
  }

  bool readMarkdownLink(std::size_t open, bool isEmbed) {
    const std::size_t close = closingBracket(open);
    if (close == kNone || close + 1 >= text_.size() || text_[close + 1] != '(') {
      return false;
    }
    std::size_t end = kNone;
    const TextRange destination = destinationAt(close + 2, end);
    if (end == kNone || destination.end <= destination.begin) {
      return false;
    }
    MarkdownLink link;
    link.form = isEmbed ? MarkdownLink::Form::embed : MarkdownLink::Form::markdown;
    link.target = page_.page.substr(destination.begin, destination.end - destination.begin);
    link.display = {open + 1, close};
    link.range = {isEmbed ? open - 1 : open, end + 1};
    add(link);
    return true;
  }

  bool readFootnote() {
    const bool isInline = text_.substr(position_, 2) == "^[";
    if (!isInline && text_.substr(position_, 2) != "[^") {
      return false;
    }
    const std::size_t open = position_ + (isInline ? 1 : 0);
    const std::size_t close = closingBracket(open);
    if (close == kNone || close <= position_ + 2) {
      return false;
    }
    endText(position_);
    page_.pieces.push_back({MarkdownPiece::Type::footnote, {position_ + 2, close}, 0, !isInline});
    position_ = textBegin_ = close + 1;
    return true;
  }

  // `<https://…>` (CommonMark 6.5).
  bool readAddress() {
    if (text_.substr(position_, 5) != "<http") {
      return false;
    }
    const std::size_t close = text_.substr(0, position_ + kLongest).find_first_of("> \n", position_);
    if (close == kNone || text_[close] != '>') {
      return false;
    }
    MarkdownLink link;
    link.form = MarkdownLink::Form::address;
    link.display = {position_ + 1, close};
    link.target = page_.page.substr(position_ + 1, close - position_ - 1);
    link.range = {position_, close + 1};
    add(link);
    return true;
  }

  MarkdownPage& page_;
  std::string_view text_;
  std::size_t position_;
  std::size_t textBegin_;
  std::size_t line_;
  std::size_t lineCountedTo_;
};

} // namespace

void readInlines(MarkdownPage& page, TextRange range, std::size_t line) {
  InlineScan(page, range, line).run();
}

} // namespace linnet
