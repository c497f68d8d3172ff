// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Maps and lists of front matter that are built by indentation.
#ifndef LINNET_SYNTAX_FRONT_MATTER_BLOCK_HPP
#define LINNET_SYNTAX_FRONT_MATTER_BLOCK_HPP

#include <vector>

#include "syntax/front_matter.hpp"
#include "syntax/front_matter_inline.hpp"
#include "syntax/front_matter_lines.hpp"

namespace linnet {

/// The map that the lines are. A line that can't be read is left out and told, and the next one is read as if it had
/// not been there. The problems come in the order of their lines. Linear in the length of the lines.
FrontMatterValue readFrontMatterLines(std::vector<FrontMatterLine> lines, FrontMatterProblems& problems);

} // namespace linnet

#endif
