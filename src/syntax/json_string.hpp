// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds the end of JSON strings and undoes their escapes (RFC 8259, 7).
#ifndef LINNET_SYNTAX_JSON_STRING_HPP
#define LINNET_SYNTAX_JSON_STRING_HPP

#include <string_view>

#include "text/arena.hpp"

namespace linnet {

struct UnescapedText {
  std::string_view text;
  bool wasMended = false; ///< half a surrogate pair became U+FFFD, a NUL was left out, or an escape is none of JSON's
};

/// Undoes the escapes of what stands between the quotes: valid UTF-8 in, valid UTF-8 out, in the arena.
UnescapedText unescapeJson(std::string_view raw, Arena& arena);

/// The first quote or backslash from `text` on; there must be one. Up to 15 bytes behind it are looked at.
const char* findQuoteOrBackslash(const char* text);

} // namespace linnet

#endif
