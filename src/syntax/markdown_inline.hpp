// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds the links and footnotes in a stretch of Markdown text.
#ifndef LINNET_SYNTAX_MARKDOWN_INLINE_HPP
#define LINNET_SYNTAX_MARKDOWN_INLINE_HPP

#include "syntax/markdown.hpp"

namespace linnet {

/// Appends the pieces of the range of `page.masked` to `page.pieces` (and their links to `page.links`); text that is
/// only white space makes no piece. Linear in the range.
void readInlines(MarkdownPage& page, TextRange range, std::size_t line);

} // namespace linnet

#endif
