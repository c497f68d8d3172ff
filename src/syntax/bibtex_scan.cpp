// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/bibtex_scan.hpp"

#include "syntax/bibtex.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kLongestKey = 256; // of those that end a value

constexpr ByteSet kBraces("{}@");
constexpr ByteSet kBracesAndParentheses("{}@)");
constexpr ByteSet kQuoted("{}@\"");
constexpr ByteSet kAroundKeys(" \t\r\n{}\"=@,");

constexpr bool isWordByte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '-' ||
         byte == '_';
}

bool isFirstOfLine(std::string_view text, std::size_t position) {
  while (position > 0 && (text[position - 1] == ' ' || text[position - 1] == '\t')) {
    --position;
  }
  return position == 0 || text[position - 1] == '\n' || text[position - 1] == '\r';
}

std::size_t endOfWord(std::string_view text, std::size_t position) {
  while (position < text.size() && isWordByte(text[position])) {
    ++position;
  }
  return position;
}

} // namespace

std::size_t openingOfBibtexEntry(std::string_view text, std::size_t position) {
  const std::size_t word = position + 1;
  const bool hasWord = word < text.size() && isWordByte(text[word]) && (text[word] < '0' || text[word] > '9');
  if (!hasWord) {
    return kNone;
  }
  std::size_t opening = endOfWord(text, word);
  while (opening < text.size() && isBibtexSpace(text[opening])) {
    ++opening;
  }
  return opening < text.size() && (text[opening] == '{' || text[opening] == '(') ? opening : kNone;
}

bool beginsBibtexEntry(std::string_view text, std::size_t position) {
  return isFirstOfLine(text, position) && openingOfBibtexEntry(text, position) != kNone;
}

bool beginsBibtexEntryWithKey(std::string_view text, std::size_t position) {
  if (!isFirstOfLine(text, position)) {
    return false;
  }
  const std::size_t opening = openingOfBibtexEntry(text, position);
  if (opening == kNone) {
    return false;
  }
  const std::string_view word = text.substr(position + 1, endOfWord(text, position + 1) - position - 1);
  if (isBibtexName(word, "string") || isBibtexName(word, "comment") || isBibtexName(word, "preamble")) {
    return true;
  }
  const std::string_view behind = text.substr(opening + 1, kLongestKey);
  const std::size_t begin = behind.find_first_not_of(" \t");
  const std::size_t end = kAroundKeys.find(behind, begin == kNone ? 0 : begin);
  return end < behind.size() && behind[end] == ',';
}

BibtexEnd findBibtexClosing(std::string_view text, std::size_t from, char closing, BibtexNesting nesting) {
  const ByteSet& marks = closing == '}' ? kBraces : kBracesAndParentheses;
  std::size_t depth = 0;
  for (std::size_t i = marks.find(text, from); i < text.size(); i = marks.find(text, i + 1)) {
    if (text[i] == closing && depth == 0) {
      return {i, true};
    }
    if (text[i] == '@' && nesting == BibtexNesting::none && beginsBibtexEntryWithKey(text, i)) {
      return {i, false};
    }
    depth += text[i] == '{' ? 1 : 0;
    depth -= text[i] == '}' && depth > 0 ? 1 : 0;
  }
  return {text.size(), false};
}

BibtexEnd findBibtexQuote(std::string_view text, std::size_t from) {
  std::size_t depth = 0;
  for (std::size_t i = kQuoted.find(text, from); i < text.size(); i = kQuoted.find(text, i + 1)) {
    const char mark = text[i];
    if (depth == 0 && (mark == '"' || mark == '}')) {
      return {i, mark == '"'};
    }
    if (mark == '@' && beginsBibtexEntryWithKey(text, i)) {
      return {i, false};
    }
    depth += mark == '{' ? 1 : 0;
    depth -= mark == '}' ? 1 : 0;
  }
  return {text.size(), false};
}

} // namespace linnet
