// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/json_string.hpp"

#include <bit>
#include <charconv>
#include <optional>
#include <string>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "text/utf8.hpp"

namespace linnet {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr std::size_t kDigits = 4;

// The code unit of the four hexadecimal digits at `position`.
std::optional<char32_t> codeUnit(std::string_view raw, std::size_t position) {
  if (position + kDigits > raw.size()) {
    return std::nullopt;
  }
  unsigned unit = 0;
  const char* const begin = raw.data() + position;
  const auto result = std::from_chars(begin, begin + kDigits, unit, 16);
  return result.ptr == begin + kDigits ? std::optional<char32_t>(unit) : std::nullopt;
}

bool isLeading(char32_t unit) {
  return unit >= 0xD800 && unit <= 0xDBFF;
}

bool isTrailing(char32_t unit) {
  return unit >= 0xDC00 && unit <= 0xDFFF;
}

/// The undoing of one string.
class Unescaping {
public:
  explicit Unescaping(std::string_view raw) : raw_(raw) { text_.reserve(raw.size()); }

  void run() {
    while (position_ < raw_.size()) {
      const std::size_t backslash = std::min(raw_.find('\\', position_), raw_.size());
      text_.append(raw_, position_, backslash - position_);
      position_ = backslash;
      if (position_ < raw_.size()) {
        takeEscape();
      }
    }
  }

  const std::string& text() const { return text_; }
  bool wasMended() const { return wasMended_; }

private:
  void takeEscape() {
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const char letter = position_ + 1 < raw_.size() ? raw_[position_ + 1] : '\0';
    position_ = endOfCharacter(position_ + 2);
    if (letter == 'u') {
      return takeCodePoint();
    }
    const std::size_t place = letter == '\0' ? std::string_view::npos : letters.find(letter);
    if (place == std::string_view::npos) {
      mend(kReplacement);
    } else {
      text_ += meanings[place];
    }
  }

  // The character behind a backslash that is none of JSON's is dropped with all its bytes.
  std::size_t endOfCharacter(std::size_t position) const {
    while (position < raw_.size() && (static_cast<unsigned char>(raw_[position]) & 0xC0U) == 0x80U) {
      ++position;
    }
    return std::min(position, raw_.size());
  }

  void takeCodePoint() {
    const std::optional<char32_t> unit = codeUnit(raw_, position_);
    if (!unit) {
      return mend(kReplacement);
    }
    position_ += kDigits;
    if (isLeading(*unit) && raw_.substr(position_).starts_with("\\u")) {
      const std::optional<char32_t> second = codeUnit(raw_, position_ + 2);
      if (second && isTrailing(*second)) {
        position_ += 2 + kDigits;
        return appendUtf8(text_, 0x10000 + ((*unit - 0xD800) << 10U) + (*second - 0xDC00));
      }
    }
    if (*unit == 0) {
      wasMended_ = true;
    } else if (isLeading(*unit) || isTrailing(*unit)) {
      mend(kReplacement);
    } else {
      appendUtf8(text_, *unit);
    }
  }

  void mend(char32_t with) {
    appendUtf8(text_, with);
    wasMended_ = true;
  }

  std::string_view raw_;
  std::size_t position_ = 0;
  std::string text_;
  bool wasMended_ = false;
};

} // namespace

UnescapedText unescapeJson(std::string_view raw, Arena& arena) {
  Unescaping unescaping(raw);
  unescaping.run();
  return {arena.store(unescaping.text()), unescaping.wasMended()};
}

const char* findQuoteOrBackslash(const char* text) {
#if defined(__SSE2__)
  const __m128i quote = _mm_set1_epi8('"');
  const __m128i backslash = _mm_set1_epi8('\\');
  for (;; text += 16) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text));
    const auto found = static_cast<unsigned>(
        _mm_movemask_epi8(_mm_or_si128(_mm_cmpeq_epi8(bytes, quote), _mm_cmpeq_epi8(bytes, backslash))));
    if (found != 0) {
      return text + std::countr_zero(found);
    }
  }
#else
  while (*text != '"' && *text != '\\') {
    ++text;
  }
  return text;
#endif
}

} // namespace linnet
