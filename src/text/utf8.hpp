// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Is this text UTF-8, and which code points does it hold.
#ifndef LINNET_TEXT_UTF8_HPP
#define LINNET_TEXT_UTF8_HPP

#include <cstddef>
#include <string>
#include <string_view>

namespace linnet {

/// The byte offset of the first byte that is not well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing
/// above U+10FFFF), or `std::string_view::npos` where all of it is.
std::size_t firstInvalidUtf8(std::string_view text);

/// The length of the well-formed sequence that the text begins with; 0 where it begins with none.
std::size_t sequenceLength(std::string_view text);

/// Is it ASCII, all of it?
bool isAscii(std::string_view text);

/// The code point that begins at `position`, which moves behind it. The text must be valid UTF-8 and `position` inside
/// it.
char32_t nextCodePoint(std::string_view text, std::size_t& position);

/// Appends the UTF-8 form of a Unicode scalar value.
void appendUtf8(std::string& out, char32_t codePoint);

} // namespace linnet

#endif
