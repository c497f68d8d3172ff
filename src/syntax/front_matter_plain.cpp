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

std::size_t skipSpace(std::string_view text, std::size_t position) {
  return std::min(text.find_first_not_of(" \t\r\n", position), text.size());
}

// The wikilink or quoted text at the position, which moves behind it; nothing where there is neither.
std::optional<std::string> takeLinkOrQuoted(std::string_view text, std::size_t& position) {
  const std::size_t begin = position;
  if (isQuote(text[begin])) {
    std::optional<QuotedText> quoted = readQuoted(text, begin);
    position = quoted ? quoted->end : begin;
    return quoted ? std::optional(std::move(quoted->text)) : std::nullopt;
  }
  position = endOfWikilink(text, begin);
  return position > begin ? std::optional(std::string(text.substr(begin, position - begin))) : std::nullopt;
}

// `[[a]], "[[b]]"`: links or quoted texts, with nothing but commas between them.
std::optional<FrontMatterValue> readLinkList(std::string_view text, std::size_t line) {
  FrontMatterValue list = emptyValue(line);
  list.form = FrontMatterValue::Form::list;
  bool hasComma = false;
  std::size_t position = 0;
  while (position < text.size()) {
    const std::optional<std::string> item = takeLinkOrQuoted(text, position);
    position = skipSpace(text, position);
    const bool isLast = position >= text.size();
    if (!item || (!isLast && text[position] != ',')) {
      return std::nullopt;
    }
    list.items.push_back(scalarValue(*item, line));
    hasComma = hasComma || !isLast;
    position = isLast ? position : skipSpace(text, position + 1);
  }
  return hasComma ? std::optional(std::move(list)) : std::nullopt;
}

// A colon with white space behind it, outside wikilinks: YAML takes what is before it for a key.
bool holdsKeyMark(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size()) {
    if (text[i] == ':' && (i + 1 == text.size() || std::string_view(" \t\n").find(text[i + 1]) != kNone)) {
      return true;
    }
    i = std::max(i + 1, endOfWikilink(text, i));
  }
  return false;
}

} // namespace

FrontMatterValue emptyValue(std::size_t line) {
  FrontMatterValue value;
  value.line = line;
  return value;
}

FrontMatterValue scalarValue(std::string_view text, std::size_t line) {
  FrontMatterValue value = emptyValue(line);
  value.form = FrontMatterValue::Form::scalar;
  value.text = text;
  return value;
}

std::string whyNotPlain(std::string_view text) {
  const bool isLink = endOfWikilink(text, 0) == text.size();
  if (text.empty() || isLink) {
    return {};
  }
  if (isQuote(text.front())) {
    return "quotation marks are not closed, or text stands behind them; taken as text";
  }
  if (std::string_view("[{]}").find(text.front()) != kNone) {
    return "a value that begins with a bracket and goes on behind it needs quotes; taken as text";
  }
  if (std::string_view("@`%*&!|>,#").find(text.front()) != kNone) {
    return "a value that begins with '" + std::string(text.substr(0, 1)) + "' needs quotes; taken as text";
  }
  if (isListItem(text) || text.starts_with("? ")) {
    return "a list can't begin behind a key; taken as text";
  }
  return holdsKeyMark(text) ? "a value with ': ' in it needs quotes; taken as text" : "";
}

FrontMatterValue readPlain(std::string_view text, std::size_t line, FrontMatterProblems& problems) {
  text = trim(text);
  if (isNull(text)) {
    return emptyValue(line);
  }
  if (std::optional<FrontMatterValue> list = readLinkList(text, line)) {
    problems.push_back({line, "several values need brackets around them; taken as a list"});
    return std::move(*list);
  }
  std::string reason = whyNotPlain(text);
  if (!reason.empty()) {
    problems.push_back({line, std::move(reason)});
  }
  return scalarValue(text, line);
}

} // namespace linnet
