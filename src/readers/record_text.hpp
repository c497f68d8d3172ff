// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Plain text of titles and abstracts that hold markup, and names of their parts.
#ifndef LINNET_READERS_RECORD_TEXT_HPP
#define LINNET_READERS_RECORD_TEXT_HPP

#include <string_view>

#include "text/arena.hpp"

namespace linnet {

/// Without the elements of JATS, HTML and MathML, whose blocks end in white space; a heading that says "Abstract" is
/// left out; `a<b` stays. Character references are undone once, white space is folded.
std::string_view withoutMarkup(std::string_view text, Arena& arena);

/// A person's name as it is written: "Ada Quist", "Ada Quist Jr."; the family name first and without a space where it
/// is of Han, kana or hangul. Empty where there is none.
std::string_view nameOfParts(std::string_view given, std::string_view family, std::string_view suffix, Arena& arena);

} // namespace linnet

#endif
