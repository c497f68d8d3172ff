// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the values of front matter that stand on one line: quoted, plain, wikilinks, flow lists and maps.
#ifndef LINNET_SYNTAX_FRONT_MATTER_VALUE_HPP
#define LINNET_SYNTAX_FRONT_MATTER_VALUE_HPP

#include <string>
#include <string_view>

#include "syntax/front_matter.hpp"

namespace linnet {

/// The value that the text is (YAML 1.2, 7, as far as front matter uses it). What YAML would refuse is told in
/// `problem`, a phrase, and read as it was meant. Takes a value that continuation lines have been joined to.
FrontMatterValue readInlineValue(std::string_view text, std::string& problem);

/// The text without a comment at its end: ` # …` outside quotes and brackets.
std::string_view uncommented(std::string_view text);

/// Does a value that begins so go on in the next line: an open quote or bracket?
bool isOpenValue(std::string_view text);

} // namespace linnet

#endif
