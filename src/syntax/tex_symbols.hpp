// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What TeX's commands for letters, signs and the symbols of formulas stand for in Unicode.
#ifndef LINNET_SYNTAX_TEX_SYMBOLS_HPP
#define LINNET_SYNTAX_TEX_SYMBOLS_HPP

#include <optional>
#include <string_view>

namespace linnet {

/// Of a command of text, by its name without `\`: letters, punctuation, signs, white space. Nothing where it is none;
/// the text may be empty.
std::optional<std::string_view> texSymbol(std::string_view name);

/// Of a command of formulas: Greek letters, operators, relations, arrows, functions.
std::optional<std::string_view> texMathSymbol(std::string_view name);

} // namespace linnet

#endif
