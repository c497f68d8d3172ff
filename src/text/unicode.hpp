// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Unicode normal forms and the keys by which names are compared.
#ifndef LINNET_TEXT_UNICODE_HPP
#define LINNET_TEXT_UNICODE_HPP

#include <string>
#include <string_view>

namespace linnet {

/// All functions take valid UTF-8, are pure and thread-safe, and cost next to nothing on ASCII.

/// Normalization Form C (UAX #15).
std::string nfc(std::string_view text);
bool isNfc(std::string_view text);

/// NFC, then case folded: names that differ in case alone have the same key.
std::string foldCase(std::string_view text);

/// NFKC, case folded, white space, hyphens, underscores and full stops left out: the loosest key, for suggestions only.
std::string looseKey(std::string_view text);

} // namespace linnet

#endif
