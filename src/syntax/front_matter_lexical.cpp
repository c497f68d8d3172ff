// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/front_matter_lexical.hpp"

#include <algorithm>

#include "syntax/markdown_mask.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool isBlankByte(char byte) {
  return byte == ' ' || byte == '\t';
}

bool isLower(char byte) {
  return byte >= 'a' && byte <= 'z';
}

bool isFieldByte(char byte) {
  return isLower(byte) || (byte >= '0' && byte <= '9') || byte == '_' || byte == '-';
}

// Is there white space, or the end of the text.
bool isSpaceAt(std::string_view text, std::size_t position) {
  return position >= text.size() || std::string_view(" \t\r\n").find(text[position]) != kNone;
}

std::size_t skipBlanks(std::string_view text, std::size_t position) {
  return std::min(text.find_first_not_of(" \t", position), text.size());
}

// The colon that ends a plain key: none in a wikilink, none behind the beginning of a comment.
std::size_t colonOfPlainKey(std::string_view line) {
  std::size_t i = 0;
  while (i < line.size()) {
    if (line[i] == ':' && isSpaceAt(line, i + 1)) {
      return i;
    }
    if (line[i] == '#' && i > 0 && isBlankByte(line[i - 1])) {
      return kNone;
    }
    i = std::max(i + 1, endOfWikilink(line, i));
  }
  return kNone;
}

std::size_t colonOfQuotedKey(std::string_view line) {
  const std::size_t end = endOfQuoted(line, 0);
  const std::size_t colon = end == kNone ? kNone : skipBlanks(line, end);
  return colon < line.size() && line[colon] == ':' && isSpaceAt(line, colon + 1) ? colon : kNone;
}

} // namespace

bool isQuote(char byte) {
  return byte == '"' || byte == '\'';
}

std::optional<KeyMatch> matchKey(std::string_view line) {
  if (line.empty() || std::string_view("[{#,]}").find(line.front()) != kNone || isListItem(line) || isTemplate(line)) {
    return std::nullopt;
  }
  const bool isQuoted = isQuote(line.front());
  const std::size_t colon = isQuoted ? colonOfQuotedKey(line) : colonOfPlainKey(line);
  const std::string_view key = trim(line.substr(0, colon));
  if (colon == kNone || key.empty()) {
    return std::nullopt;
  }
  return KeyMatch{key, skipBlanks(line, colon + 1), isQuoted};
}

std::optional<KeyMatch> matchKeyWithoutSpace(std::string_view line) {
  const auto isWordByte = [](char byte) { return isFieldByte(byte) || (byte >= 'A' && byte <= 'Z'); };
  const auto word = std::find_if_not(line.begin(), line.end(), isWordByte);
  const auto colon = static_cast<std::size_t>(word - line.begin());
  const std::string_view rest = line.substr(colon);
  const bool isField = colon > 0 && rest.size() > 1 && rest[0] == ':' && rest[1] != ':' && !rest.starts_with("://");
  return isField ? std::optional(KeyMatch{line.substr(0, colon), colon + 1, false}) : std::nullopt;
}

std::string textOfKey(const KeyMatch& match) {
  const std::optional<QuotedText> quoted = match.isQuoted ? readQuoted(match.key, 0) : std::nullopt;
  return quoted ? quoted->text : std::string(match.key);
}

bool isFieldName(std::string_view key) {
  return !key.empty() && isLower(key.front()) && std::all_of(key.begin(), key.end(), isFieldByte);
}

bool isListItem(std::string_view line) {
  return line.starts_with('-') && isSpaceAt(line, 1);
}

bool isBlankOrComment(std::string_view text) {
  const std::size_t first = skipBlanks(text, 0);
  return first >= text.size() || text[first] == '#';
}

bool areHashtags(std::string_view text) {
  bool hasTag = false;
  for (std::size_t i = skipBlanks(text, 0); i < text.size(); i = skipBlanks(text, i)) {
    if (text[i] != '#' || isSpaceAt(text, i + 1) || text[i + 1] == '#') {
      return false;
    }
    hasTag = true;
    i = std::min(text.find_first_of(" \t", i), text.size());
  }
  return hasTag;
}

std::string_view withoutComment(std::string_view text) {
  bool hasQuotes = !text.empty() && isQuote(text.front());
  std::size_t i = 0;
  while (i < text.size()) {
    if (text[i] == '#' && i > 0 && isBlankByte(text[i - 1])) {
      return trim(text.substr(0, i));
    }
    const std::size_t quotedEnd = hasQuotes && isQuote(text[i]) ? endOfQuoted(text, i) : i;
    hasQuotes = hasQuotes && quotedEnd != kNone;
    i = std::max({i + 1, endOfWikilink(text, i), quotedEnd == kNone ? i : quotedEnd});
  }
  return trim(text);
}

bool isNull(std::string_view text) {
  return text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL";
}

bool isTemplate(std::string_view text) {
  return text.starts_with("{{") || text.starts_with("<%");
}

} // namespace linnet
