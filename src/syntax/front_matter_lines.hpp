// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The lines of front matter, with their indentation.
#ifndef LINNET_SYNTAX_FRONT_MATTER_LINES_HPP
#define LINNET_SYNTAX_FRONT_MATTER_LINES_HPP

#include <cstddef>
#include <string_view>
#include <vector>

namespace linnet {

struct FrontMatterLine {
  std::string_view raw;      ///< without its line end
  std::string_view text;     ///< without white space at its ends
  std::ptrdiff_t indent = 0; ///< in columns; a tab counts four
  std::size_t number = 0;    ///< 1-based, in the page
  bool hasTab = false;       ///< in its indentation
};

/// The page's line that begins at `next`, which moves to the next one.
FrontMatterLine takeFrontMatterLine(std::string_view page, std::size_t& next);

/// The lines of the block that `---` begins.
struct FrontMatterBlock {
  std::vector<FrontMatterLine> lines; ///< between the two marks
  std::size_t bodyOffset = 0;         ///< behind the closing mark
  bool isClosed = false;
};

/// The block that begins at `offset`, behind the opening line; its lines are counted from 2.
FrontMatterBlock findFrontMatterBlock(std::string_view page, std::size_t offset);

} // namespace linnet

#endif
