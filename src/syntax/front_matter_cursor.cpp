// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/front_matter_cursor.hpp"

#include <algorithm>
#include <utility>

#include "syntax/front_matter_lexical.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool isSkipped(const FrontMatterLine& line) {
  return isBlankOrComment(line.text);
}

// `|`, `>-`, `|2+`, and a comment behind it.
bool isBlockScalarMark(std::string_view text) {
  if (!text.starts_with('|') && !text.starts_with('>')) {
    return false;
  }
  const std::size_t end = std::min(text.find_first_not_of("+-123456789", 1), text.size());
  return end == text.size() || (text[end] == ' ' && isBlankOrComment(text.substr(end)));
}

// The line without the indentation that all lines of its block scalar have.
std::string_view withoutIndent(const FrontMatterLine& line, std::ptrdiff_t indent) {
  const std::size_t first = std::min(line.raw.find_first_not_of(" \t"), line.raw.size());
  const std::ptrdiff_t further = line.indent - indent;
  return line.text.empty() ? line.text
                           : line.raw.substr(further <= 0 || line.hasTab ? first : static_cast<std::size_t>(indent));
}

// Lines of text are folded into one, but not those that are indented further (YAML 1.2.2, 8.1.3).
std::string folded(const std::vector<std::string_view>& lines) {
  std::string text;
  std::size_t breaks = 0;
  for (const std::string_view line : lines) {
    if (line.empty()) {
      ++breaks;
      continue;
    }
    const bool isText = !line.starts_with(' ') && !line.starts_with('\t');
    const std::string_view separator = text.empty() ? "" : breaks > 0 ? "" : isText ? " " : "\n";
    text.append(separator).append(text.empty() ? 0 : breaks, '\n').append(line);
    breaks = 0;
  }
  return text;
}

std::string kept(const std::vector<std::string_view>& lines) {
  std::string text;
  for (const std::string_view line : lines) {
    text.append(line).append("\n");
  }
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

// `"The "big" kiln"`, `'It's a kiln'`: the marks at the ends are those that were meant.
bool isQuotedAsWhole(std::string_view text) {
  const std::size_t end = endOfQuoted(text, 0);
  return end < text.size() && text.back() == text.front() && std::string_view(" \t,").find(text[end]) == kNone;
}

// What stands behind the value in its last line.
std::string_view restOfLine(std::string_view text, std::size_t end) {
  return text.substr(end, text.find_first_of("\r\n", end) - end);
}

} // namespace

const FrontMatterLine* FrontMatterCursor::peek() {
  while (position_ < lines_.size() && isSkipped(lines_[position_])) {
    ++position_;
  }
  return position_ < lines_.size() ? &lines_[position_] : nullptr;
}

const FrontMatterLine* FrontMatterCursor::peekBehind() const {
  const auto next =
      std::find_if_not(lines_.begin() + static_cast<std::ptrdiff_t>(position_) + 1, lines_.end(), isSkipped);
  return next == lines_.end() ? nullptr : &*next;
}

void FrontMatterCursor::moveInLine(std::string_view text) {
  FrontMatterLine& line = lines_[position_];
  line.indent += text.data() - line.text.data();
  line.text = text;
}

// From the text in the current line to the end of another line.
std::string_view FrontMatterCursor::through(std::string_view text, std::size_t last) const {
  const std::string_view end = lines_[last].text.empty() ? lines_[last].raw : lines_[last].text;
  return {text.data(), static_cast<std::size_t>(end.data() + end.size() - text.data())};
}

// The last line that can belong to a value with an open quotation mark or bracket: what is not indented further must be
// no key and no item, or one forgotten mark would take in all that follows.
std::size_t FrontMatterCursor::lastOfEnclosed(std::ptrdiff_t parent) const {
  std::size_t last = position_;
  while (last + 1 < lines_.size()) {
    const FrontMatterLine& next = lines_[last + 1];
    const bool isDeeper = next.text.empty() || next.indent > parent;
    if (!isDeeper && (isListItem(next.text) || matchKey(next.text))) {
      break;
    }
    ++last;
  }
  return last;
}

std::optional<FlowValue> FrontMatterCursor::readEnclosed(std::string_view text, std::size_t depth) {
  const std::size_t line = current().number;
  if (!isQuote(text.front())) {
    return readFlow(text, FlowEnding::atBracket, {line, depth}, problems_);
  }
  const std::optional<QuotedText> quoted = readQuoted(text, 0);
  if (!quoted) {
    return std::nullopt;
  }
  if (quoted->hasBadEscape && isBlankOrComment(restOfLine(text, quoted->end))) {
    tell(line, "an escape that YAML does not know; it is kept as it stands");
  }
  return FlowValue{scalarValue(quoted->text, line), quoted->end};
}

// A mark that nothing closes, or that something follows.
FrontMatterValue FrontMatterCursor::readUnclosed(std::string_view text, std::ptrdiff_t parent, std::size_t depth) {
  const std::size_t line = current().number;
  const std::string plain = takePlain(text, parent);
  if (!isQuote(text.front())) {
    if (std::optional<FlowValue> flow = readFlow(plain, FlowEnding::atTextEnd, {line, depth}, problems_)) {
      if (flow->end >= plain.size() && plain.back() != (plain.front() == '[' ? ']' : '}')) {
        tell(line, "a bracket is never closed");
        return std::move(flow->value);
      }
    }
    return readPlain(plain, line, problems_);
  }
  if (endOfQuoted(plain, 0) == kNone || isQuotedAsWhole(plain)) {
    tell(line, "quotation marks that do not fit; the text in them is kept as it stands");
    const bool isClosed = plain.size() > 1 && plain.back() == plain.front();
    return scalarValue(std::string_view(plain).substr(1, plain.size() - (isClosed ? 2 : 1)), line);
  }
  return readPlain(plain, line, problems_);
}

FrontMatterValue FrontMatterCursor::readValue(std::string_view text, std::ptrdiff_t parent, std::size_t depth) {
  const std::size_t line = current().number;
  if (isBlockScalarMark(text)) {
    return readBlockScalar(text, parent);
  }
  if (!isQuote(text.front()) && !beginsFlow(text)) {
    return readPlain(takePlain(text, parent), line, problems_);
  }
  std::string_view taken = text;
  std::optional<FlowValue> value = readEnclosed(text, depth);
  if (!value && position_ >= searchedEnd_) {
    // Lines in which a value's end was looked for in vain are not searched again: that keeps the time linear.
    searchedEnd_ = lastOfEnclosed(parent) + 1;
    taken = through(text, searchedEnd_ - 1);
    value = taken.size() > text.size() ? readEnclosed(taken, depth) : std::nullopt;
    searchedEnd_ = value && isBlankOrComment(restOfLine(taken, value->end)) ? 0 : searchedEnd_;
  }
  if (!value || !isBlankOrComment(restOfLine(taken, value->end))) {
    return readUnclosed(text, parent, depth);
  }
  position_ += static_cast<std::size_t>(
                   std::count(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(value->end), '\n')) +
               1;
  return std::move(value->value);
}

std::string FrontMatterCursor::takePlain(std::string_view text, std::ptrdiff_t parent) {
  std::string_view part = areHashtags(text) ? text : withoutComment(text);
  std::string plain(part);
  bool goesOn = part.size() == text.size();
  std::size_t breaks = 1;
  ++position_;
  for (std::size_t next = position_; goesOn && next < lines_.size(); ++next) {
    const FrontMatterLine& line = lines_[next];
    if (line.text.empty()) {
      ++breaks;
      continue;
    }
    if (line.indent <= parent || line.text.starts_with('#') || isListItem(line.text) || matchKey(line.text)) {
      break;
    }
    part = withoutComment(line.text);
    goesOn = part.size() == line.text.size();
    plain.append(breaks == 1 ? std::string(" ") : std::string(breaks - 1, '\n')).append(part);
    breaks = 1;
    position_ = next + 1;
  }
  return plain;
}

FrontMatterValue FrontMatterCursor::readBlockScalar(std::string_view mark, std::ptrdiff_t parent) {
  const std::size_t line = current().number;
  const std::size_t digit = mark.substr(0, mark.find(' ')).find_first_of("123456789");
  std::ptrdiff_t indent = digit == kNone ? 0 : std::max<std::ptrdiff_t>(parent, 0) + (mark[digit] - '0');
  std::vector<std::string_view> lines;
  for (++position_; position_ < lines_.size(); ++position_) {
    const FrontMatterLine& next = lines_[position_];
    if (!next.text.empty() && next.indent <= parent) {
      break;
    }
    indent = indent == 0 && !next.text.empty() ? next.indent : indent;
    lines.push_back(withoutIndent(next, indent));
  }
  return scalarValue(mark.front() == '|' ? kept(lines) : folded(lines), line);
}

} // namespace linnet
