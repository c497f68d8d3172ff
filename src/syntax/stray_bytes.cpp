// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/stray_bytes.hpp"

#include <array>

#include "text/utf8.hpp"

namespace linnet {

namespace {

// 0x80 to 0x9F of Windows-1252; what follows is as in Unicode.
constexpr std::array<char32_t, 32> kWindows{0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                            0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
                                            0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                            0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

char32_t characterOf(char byte) {
  const auto code = static_cast<unsigned char>(byte);
  return code >= 0x80 && code < 0xA0 ? kWindows[code - 0x80U] : code;
}

} // namespace

std::string withoutStrayBytes(std::string_view text) {
  std::string decoded;
  decoded.reserve(text.size() + text.size() / 16);
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = sequenceLength(text.substr(i));
    if (length == 0) {
      appendUtf8(decoded, characterOf(text[i++]));
    } else {
      decoded.append(text, i, length);
      i += length;
    }
  }
  return decoded;
}

} // namespace linnet
