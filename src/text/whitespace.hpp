// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// White space at the ends of a text and within it.
#ifndef LINNET_TEXT_WHITESPACE_HPP
#define LINNET_TEXT_WHITESPACE_HPP

#include <string>
#include <string_view>

namespace linnet {

/// The text without white space (ASCII white space, U+00A0, U+3000, U+FEFF) at its ends.
std::string_view trim(std::string_view text);

/// Is the text white space alone, or empty?
bool isBlank(std::string_view text);

/// Runs of ASCII white space become one space; none is left at the ends.
std::string foldWhitespace(std::string_view text);

} // namespace linnet

#endif
