// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Gives a Markdown page its line breaks back where they were lost.
#ifndef LINNET_SYNTAX_LINE_BREAKS_HPP
#define LINNET_SYNTAX_LINE_BREAKS_HPP

#include <optional>
#include <string>
#include <string_view>

namespace linnet {

struct RecoveredPage {
  std::string text;           ///< the page as it must have been: a heading, list item or paragraph a line
  std::string title;          ///< its first heading
  bool isNamedByFile = false; ///< the title is the file's name
};

/// A page is taken to have lost its line breaks where it is one line that begins with a heading (`# `) and goes on with
/// another heading, a source marker or sentences. The title is the file's name where the heading starts with it, else
/// the words before the first link; headings and list items are parted outside links and code only. `body` is a page
/// without front matter, `fileStem` its file's name without ending. Nothing where the page has its line breaks.
std::optional<RecoveredPage> recoverLineBreaks(std::string_view body, std::string_view fileStem);

} // namespace linnet

#endif
