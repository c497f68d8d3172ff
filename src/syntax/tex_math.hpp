// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Makes formulas of TeX readable.
#ifndef LINNET_SYNTAX_TEX_MATH_HPP
#define LINNET_SYNTAX_TEX_MATH_HPP

#include <string>
#include <string_view>

namespace linnet {

/// Appends a formula, without the dollars around it, in Unicode: `O(n^2)` as O(n²), `\alpha_i` as αᵢ; as it is written
/// where it holds something that has no such form.
void appendTexMath(std::string& out, std::string_view formula);

/// Appends a text raised or lowered; false, and nothing, where a character has no such form.
bool appendRaised(std::string& out, std::string_view text);
bool appendLowered(std::string& out, std::string_view text);

} // namespace linnet

#endif
