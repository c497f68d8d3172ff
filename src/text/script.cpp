// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "text/script.hpp"

#include <cstddef>

#include "text/utf8.hpp"

namespace linnet {

namespace {

bool isIn(char32_t character, char32_t first, char32_t last) {
  return character >= first && character <= last;
}

// U+30FB, the middle dot, and U+30FC, the prolonged sound mark, stand in Chinese text as well.
bool isKana(char32_t c) {
  return isIn(c, 0x3041, 0x309F) || isIn(c, 0x30A1, 0x30FA) || isIn(c, 0x31F0, 0x31FF) || isIn(c, 0xFF66, 0xFF9D);
}

bool isHangul(char32_t c) {
  return isIn(c, 0xAC00, 0xD7A3) || isIn(c, 0x1100, 0x11FF) || isIn(c, 0x3130, 0x318F);
}

bool isHan(char32_t c) {
  return isIn(c, 0x4E00, 0x9FFF) || isIn(c, 0x3400, 0x4DBF) || isIn(c, 0xF900, 0xFAFF) || isIn(c, 0x20000, 0x3134F);
}

} // namespace

std::string_view languageByScript(std::string_view text) {
  bool hasHan = false;
  for (std::size_t i = 0; i < text.size();) {
    if (static_cast<unsigned char>(text[i]) < 0xE0U) {
      ++i; // none of the scripts has characters of fewer than three bytes
      continue;
    }
    const char32_t character = nextCodePoint(text, i);
    if (isKana(character)) {
      return "ja";
    }
    if (isHangul(character)) {
      return "ko";
    }
    hasHan = hasHan || isHan(character);
  }
  return hasHan ? "zh" : "";
}

} // namespace linnet
