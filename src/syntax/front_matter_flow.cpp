// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <string>
#include <utility>

#include "syntax/front_matter_inline.hpp"
#include "syntax/front_matter_lexical.hpp"
#include "syntax/markdown_mask.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

/// Reads a flow list or map from left to right. Once it has failed, every loop ends.
class FlowReader {
public:
  FlowReader(std::string_view text, FlowEnding ending, FlowPlace place)
      : text_(text), ending_(ending), line_(place.line), depth_(place.depth) {}

  std::optional<FlowValue> read(FrontMatterProblems& problems) {
    FrontMatterValue value = readCollection();
    if (failed_) {
      return std::nullopt;
    }
    problems.insert(problems.end(), problems_.begin(), problems_.end());
    return FlowValue{std::move(value), position_};
  }

private:
  FrontMatterValue readCollection() {
    FrontMatterValue value = emptyValue(line_);
    if (depth_ >= kDeepestNesting) {
      failed_ = true;
      return value;
    }
    ++depth_;
    const bool isList = peek() == '[';
    value.form = isList ? FrontMatterValue::Form::list : FrontMatterValue::Form::map;
    ++position_;
    while (!isClosed(isList ? ']' : '}')) {
      if (peek() == ',') {
        tell("a comma without a value before it");
        ++position_;
      } else if (isList) {
        value.items.push_back(readValue(",]"));
        endItem(']');
      } else {
        value.fields.push_back(readField());
        endItem('}');
      }
    }
    --depth_;
    return value;
  }

  FrontMatterValue::Field readField() {
    std::string key = readKey();
    skipSpace();
    FrontMatterValue value = emptyValue(line_);
    if (peek() == ':') {
      ++position_;
      skipSpace();
      value = isOneOf(",}") || atEnd() ? value : readValue(",}");
    }
    return {std::move(key), std::move(value)};
  }

  // Moves behind the closing bracket, if it is next.
  bool isClosed(char bracket) {
    skipSpace();
    if (!failed_ && atEnd()) {
      failed_ = ending_ == FlowEnding::atBracket;
      return true;
    }
    if (failed_ || peek() != bracket) {
      return failed_;
    }
    ++position_;
    return true;
  }

  // The comma behind an item; the closing bracket is left to the loop.
  void endItem(char bracket) {
    skipSpace();
    if (failed_ || atEnd() || peek() == bracket) {
      return;
    }
    if (peek() == ',') {
      ++position_;
    } else {
      tell("a comma is missing between two values");
    }
  }

  std::string readKey() {
    if (isQuote(peek())) {
      if (std::optional<QuotedText> quoted = takeQuoted()) {
        return std::move(quoted->text);
      }
    }
    const auto isKeyEnd = [this](std::size_t i) {
      return text_[i] == ':' && (i + 1 >= text_.size() || std::string_view(" \t\r\n,}").find(text_[i + 1]) != kNone);
    };
    return std::string(trim(scanPlain(position_, ",}", isKeyEnd)));
  }

  FrontMatterValue readValue(std::string_view ends) {
    if (beginsFlow(text_.substr(position_))) {
      return readCollection();
    }
    const std::size_t begin = position_;
    const std::size_t line = line_;
    if (isQuote(peek())) {
      const std::optional<QuotedText> quoted = takeQuoted();
      skipSpace();
      if (quoted && (isOneOf(ends) || atEnd())) {
        return quotedValue(*quoted, line);
      }
    }
    line_ = line; // where the quotation marks are wrong, the whole item is text
    return readText(begin, ends);
  }

  FrontMatterValue quotedValue(const QuotedText& quoted, std::size_t line) {
    if (quoted.hasBadEscape) {
      problems_.push_back({line, "an escape that YAML does not know; it is kept as it stands"});
    }
    return scalarValue(quoted.text, line);
  }

  FrontMatterValue readText(std::size_t begin, std::string_view ends) {
    const std::size_t line = line_;
    const std::string_view text = trim(scanPlain(begin, ends, [](std::size_t) { return false; }));
    if (failed_ || isNull(text)) {
      return emptyValue(line);
    }
    std::string reason = whyNotPlain(text);
    if (!reason.empty()) {
      problems_.push_back({line, std::move(reason)});
    }
    return scalarValue(foldWhitespace(text), line);
  }

  // The text up to one of `ends`, to a comment, or to where `endsAlso` says so; brackets in it must balance.
  template <typename Condition>
  std::string_view scanPlain(std::size_t begin, std::string_view ends, Condition endsAlso) {
    std::size_t depth = 0;
    std::size_t i = begin;
    while (i < text_.size()) {
      const bool isEnd = depth == 0 && (ends.find(text_[i]) != kNone || endsAlso(i));
      if (isEnd || (i > begin && isCommentAt(i))) {
        break;
      }
      const std::size_t linkEnd = endOfWikilink(text_, i);
      depth += linkEnd == i && (text_[i] == '[' || text_[i] == '{') ? 1 : 0;
      depth -= depth > 0 && (text_[i] == ']' || text_[i] == '}') ? 1 : 0;
      i = std::max(i + 1, linkEnd);
    }
    failed_ = failed_ || (i >= text_.size() && ending_ == FlowEnding::atBracket);
    moveTo(begin, i);
    return text_.substr(begin, i - begin);
  }

  std::optional<QuotedText> takeQuoted() {
    std::optional<QuotedText> quoted = readQuoted(text_, position_);
    failed_ = failed_ || (!quoted && ending_ == FlowEnding::atBracket);
    if (quoted) {
      moveTo(position_, quoted->end);
    }
    return quoted;
  }

  void moveTo(std::size_t begin, std::size_t end) {
    const std::string_view part = text_.substr(begin, end - begin);
    line_ += static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
    position_ = end;
  }

  // White space, and the comments at the ends of lines.
  void skipSpace() {
    while (isOneOf(" \t\r\n") || (!atEnd() && isCommentAt(position_))) {
      const std::size_t end = peek() == '#' ? std::min(text_.find('\n', position_), text_.size()) : position_ + 1;
      moveTo(position_, end);
    }
  }

  // `#word` is no comment here, but a tag that lacks its quotes.
  bool isCommentAt(std::size_t i) const {
    return text_[i] == '#' && i > 0 && isSpaceAt(i - 1) && (i + 1 >= text_.size() || isSpaceAt(i + 1));
  }

  bool isSpaceAt(std::size_t i) const { return std::string_view(" \t\r\n").find(text_[i]) != kNone; }
  bool atEnd() const { return position_ >= text_.size(); }
  char peek() const { return atEnd() ? '\0' : text_[position_]; }
  bool isOneOf(std::string_view bytes) const { return !atEnd() && bytes.find(text_[position_]) != kNone; }
  void tell(std::string_view problem) { problems_.push_back({line_, std::string(problem)}); }

  std::string_view text_;
  FlowEnding ending_;
  std::size_t position_ = 0;
  std::size_t line_;
  std::size_t depth_;
  bool failed_ = false;
  FrontMatterProblems problems_;
};

} // namespace

bool beginsFlow(std::string_view text) {
  if (text.starts_with('{')) {
    return !isTemplate(text);
  }
  // `[["a"]]` is a list in a list: no page is called by quotation marks.
  const bool holdsQuoted = text.size() > 2 && isQuote(text[2]);
  return text.starts_with('[') && (endOfWikilink(text, 0) == 0 || holdsQuoted);
}

std::optional<FlowValue> readFlow(std::string_view text, FlowEnding ending, FlowPlace place,
                                  FrontMatterProblems& problems) {
  return FlowReader(text, ending, place).read(problems);
}

} // namespace linnet
