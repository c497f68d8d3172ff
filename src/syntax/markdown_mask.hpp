// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Hides from the reader of Markdown what is no text of the page.
#ifndef LINNET_SYNTAX_MARKDOWN_MASK_HPP
#define LINNET_SYNTAX_MARKDOWN_MASK_HPP

#include <cstddef>
#include <string>
#include <string_view>

namespace linnet {

/// Stands for a byte that is text but holds no markup (code spans, mathematics, escaped characters).
constexpr char kOpaque = '\x01';
/// Stands for a byte that a reader does not see (the delimiters of code spans, HTML tags, backslashes).
constexpr char kUnseen = '\x02';

struct MaskedPage {
  std::string text;                  ///< as long as the page; comments, templates and fenced code are spaces
  std::size_t unclosedFenceLine = 0; ///< 1-based; 0 where every fence is closed
};

/// Masks the page from `bodyOffset`, whose line is `bodyLine`; before it there are spaces. Line ends stay. Linear.
MaskedPage maskMarkdown(std::string_view page, std::size_t bodyOffset, std::size_t bodyLine);

/// The end of the wikilink that begins with `[[` at `begin` (behind its `]]`), or `begin` where none does: the target
/// stays on its line and has no `[[` in it, the display text may go on for one line. A test of a shell (`[[ -n "$x"
/// ]]`) is none.
std::size_t endOfWikilink(std::string_view text, std::size_t begin);

} // namespace linnet

#endif
