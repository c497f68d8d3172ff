// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The accents of TeX.
#ifndef LINNET_SYNTAX_TEX_ACCENTS_HPP
#define LINNET_SYNTAX_TEX_ACCENTS_HPP

#include <cstddef>
#include <string>
#include <string_view>

namespace linnet {

/// The combining character of `\'`, `\v`, `\=`, …, by the command's name without `\`; 0 where it is no accent.
char32_t texAccent(std::string_view name);
/// The same in a formula: `hat`, `bar`, `vec`, …
char32_t texMathAccent(std::string_view name);

/// Puts the accent on the first character of what the text has from `begin` on; where there is none, the accent stands
/// alone. True where the text has to be normalised (NFC) afterwards.
bool applyTexAccent(std::string& text, std::size_t begin, char32_t accent);

} // namespace linnet

#endif
