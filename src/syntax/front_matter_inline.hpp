// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Values of front matter that stand in a line: plain text, wikilinks, flow lists and flow maps.
#ifndef LINNET_SYNTAX_FRONT_MATTER_INLINE_HPP
#define LINNET_SYNTAX_FRONT_MATTER_INLINE_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/front_matter.hpp"

namespace linnet {

using FrontMatterProblems = std::vector<FrontMatterProblem>;

FrontMatterValue emptyValue(std::size_t line);
FrontMatterValue scalarValue(std::string_view text, std::size_t line);

/// A value without marks around it and without its comment: nothing (`null`, `~`), a list of wikilinks or quoted texts
/// with commas between them (`[[a]], "[[b]]"`), else its text as it stands. Tells what YAML would refuse.
FrontMatterValue readPlain(std::string_view text, std::size_t line, FrontMatterProblems& problems);

/// What is wrong with a plain text by YAML's rules; empty where nothing is.
std::string whyNotPlain(std::string_view text);

enum class FlowEnding {
  atBracket, ///< what no bracket closes is no flow list or map
  atTextEnd  ///< the end of the text closes what is open
};

/// Where a flow list or map begins: its line, and how deeply it is nested.
struct FlowPlace {
  std::size_t line = 0;
  std::size_t depth = 0;
};

struct FlowValue {
  FrontMatterValue value;
  std::size_t end = 0; ///< behind the closing bracket
};

/// Does the text begin with a flow list or map: a bracket that is neither a wikilink's nor a template's.
bool beginsFlow(std::string_view text);

/// The flow list or map that the text begins with (YAML 1.2.2, 7.4). Wikilinks in it are scalars, and text with a
/// colon in a list stays text. Nothing where it is not closed or nested too deep; then no problem is told.
std::optional<FlowValue> readFlow(std::string_view text, FlowEnding ending, FlowPlace place,
                                  FrontMatterProblems& problems);

} // namespace linnet

#endif
