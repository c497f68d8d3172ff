// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

#include "syntax/front_matter_lexical.hpp"
#include "text/utf8.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

using Escape = std::pair<char, std::string_view>;

/// The escapes of one character (YAML 1.2.2, 5.7).
constexpr std::array<Escape, 18> kEscapes{
    Escape{'0', {"\0", 1}},
    {'a', "\a"},
    {'b', "\b"},
    {'e', "\x1B"},
    {'f', "\f"},
    {'n', "\n"},
    {'r', "\r"},
    {'t', "\t"},
    {'\t', "\t"},
    {'v', "\v"},
    {' ', " "},
    {'"', "\""},
    {'/', "/"},
    {'\\', "\\"},
    {'N', "\u0085"},
    {'_', "\u00A0"},
    {'L', "\u2028"},
    {'P', "\u2029"},
};

bool isBlankByte(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\r';
}

bool isIn(std::uint32_t code, std::uint32_t first, std::uint32_t last) {
  return code >= first && code <= last;
}

/// Undoes quotation marks from left to right.
class QuotedReader {
public:
  QuotedReader(std::string_view text, std::size_t begin) : text_(text), position_(begin + 1), mark_(text[begin]) {}

  std::optional<QuotedText> read() {
    while (position_ < text_.size()) {
      const char byte = text_[position_];
      const bool isDoubled = mark_ == '\'' && text_.substr(position_, 2) == "''";
      if (byte == mark_ && !isDoubled) {
        result_.end = position_ + 1;
        return std::move(result_);
      }
      if (byte == '\n') {
        foldLineBreaks();
      } else if (byte == '\\' && mark_ == '"') {
        readEscape();
      } else {
        result_.text += byte;
        position_ += isDoubled ? 2 : 1;
      }
    }
    return std::nullopt;
  }

private:
  // One line break is a space, several are one fewer (YAML 1.2.2, 6.5).
  void foldLineBreaks() {
    while (result_.text.size() > kept_ && isBlankByte(result_.text.back())) {
      result_.text.pop_back();
    }
    const std::size_t breaks = skipWhiteSpace();
    result_.text += breaks == 1 ? std::string(" ") : std::string(breaks - 1, '\n');
    kept_ = result_.text.size();
  }

  std::size_t skipWhiteSpace() {
    std::size_t breaks = 0;
    while (position_ < text_.size() && (isBlankByte(text_[position_]) || text_[position_] == '\n')) {
      breaks += text_[position_] == '\n' ? 1 : 0;
      ++position_;
    }
    return breaks;
  }

  void readEscape() {
    const std::string_view rest = text_.substr(position_ + 1);
    if (rest.starts_with('\n') || rest.starts_with("\r\n")) {
      ++position_;
      skipWhiteSpace();
      kept_ = result_.text.size();
      return;
    }
    const char name = rest.empty() ? mark_ : rest.front();
    const auto* const known =
        std::find_if(kEscapes.begin(), kEscapes.end(), [name](const Escape& escape) { return escape.first == name; });
    if (known != kEscapes.end()) {
      take(known->second, 2);
    } else if (const std::size_t digits = digitsOf(name); digits == 0 || !readCodePoint(digits)) {
      result_.hasBadEscape = true;
      take("\\", 1);
    }
  }

  static std::size_t digitsOf(char name) { return name == 'x' ? 2 : name == 'u' ? 4 : name == 'U' ? 8 : 0; }

  void take(std::string_view meaning, std::size_t size) {
    result_.text += meaning;
    position_ += size;
    kept_ = result_.text.size();
  }

  bool readCodePoint(std::size_t digits) {
    std::optional<std::uint32_t> code = hexadecimalAt(position_ + 2, digits);
    std::size_t size = digits + 2;
    // JSON writes a character beyond the first plane as two escapes, and many a program writes front matter as JSON.
    if (code && isIn(*code, 0xD800U, 0xDBFFU) && text_.substr(position_ + size, 2) == "\\u") {
      const std::optional<std::uint32_t> low = hexadecimalAt(position_ + size + 2, 4);
      if (low && isIn(*low, 0xDC00U, 0xDFFFU)) {
        code = 0x10000U + ((*code - 0xD800U) << 10U) + (*low - 0xDC00U);
        size += 6;
      }
    }
    if (!code || *code > 0x10FFFFU || isIn(*code, 0xD800U, 0xDFFFU)) {
      return false;
    }
    std::string meaning;
    appendUtf8(meaning, static_cast<char32_t>(*code));
    take(meaning, size);
    return true;
  }

  std::optional<std::uint32_t> hexadecimalAt(std::size_t begin, std::size_t digits) const {
    const std::string_view text = text_.substr(std::min(begin, text_.size()), digits);
    std::uint32_t code = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), code, 16);
    const bool isRead = error == std::errc() && text.size() == digits && end == text.data() + digits;
    return isRead ? std::optional(code) : std::nullopt;
  }

  std::string_view text_;
  std::size_t position_;
  char mark_;
  std::size_t kept_ = 0; ///< what is before it came from an escape or a fold, and is not trimmed at a line's end
  QuotedText result_;
};

} // namespace

std::optional<QuotedText> readQuoted(std::string_view text, std::size_t begin) {
  return QuotedReader(text, begin).read();
}

std::size_t endOfQuoted(std::string_view text, std::size_t begin) {
  const char mark = text[begin];
  for (std::size_t i = begin + 1; i < text.size(); ++i) {
    const bool isEscape = (mark == '"' && text[i] == '\\') || (mark == '\'' && text.substr(i, 2) == "''");
    if (isEscape) {
      ++i;
    } else if (text[i] == mark) {
      return i + 1;
    }
  }
  return kNone;
}

} // namespace linnet
