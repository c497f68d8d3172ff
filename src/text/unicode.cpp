// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "text/unicode.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utf8proc.h>

#include "text/utf8.hpp"

namespace linnet {

namespace {

bool isIn(char32_t character, char32_t first, char32_t last) {
  return character >= first && character <= last;
}

// Characters that stand for themselves in every normal form C and combine with nothing before them (UAX #15, 9: quick
// check), as far as the common scripts go: most text is made of them, and need not be normalised.
bool isNormal(char32_t c) {
  if (c < 0x300) {
    return true;
  }
  return isIn(c, 0x388, 0x482) || isIn(c, 0x48A, 0x590) || isIn(c, 0x2002, 0x20CF) || isIn(c, 0x2190, 0x2328) ||
         isIn(c, 0x232B, 0x2ADB) || isIn(c, 0x2E80, 0x3029) || isIn(c, 0x3030, 0x3098) || isIn(c, 0x309B, 0xA66E) ||
         isIn(c, 0xAC00, 0xD7A3) || isIn(c, 0xFE30, 0xFFFF) || isIn(c, 0x1F000, 0x1FAFF) || isIn(c, 0x20000, 0x2F7FF);
}

bool isNormalText(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    if (static_cast<unsigned char>(text[i]) < 0xCC) {
      ++i; // ASCII, or a character below U+0300 or a byte behind its lead
    } else if (!isNormal(nextCodePoint(text, i))) {
      return false;
    }
  }
  return true;
}

std::string mapped(std::string_view text, unsigned options) {
  utf8proc_uint8_t* result = nullptr;
  const utf8proc_ssize_t size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                   &result, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
  return size < 0 ? std::string(text)
                  : std::string(reinterpret_cast<const char*>(result), static_cast<std::size_t>(size));
}

std::string lowered(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](char byte) { return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte; });
  return result;
}

} // namespace

std::string nfc(std::string_view text) {
  return isNormalText(text) ? std::string(text) : mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

bool isNfc(std::string_view text) {
  return isNormalText(text) || nfc(text) == text;
}

std::string foldCase(std::string_view text) {
  return isAscii(text) ? lowered(text) : mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
}

std::string looseKey(std::string_view text) {
  std::string key = isAscii(text)
                        ? lowered(text)
                        : mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
  key.erase(
      std::remove_if(key.begin(), key.end(),
                     [](char byte) { return std::string_view(" \t\r\n-_.").find(byte) != std::string_view::npos; }),
      key.end());
  return key;
}

} // namespace linnet
