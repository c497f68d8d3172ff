// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Markdown as wikis write it: blocks of text with the links in them.
#ifndef LINNET_SYNTAX_MARKDOWN_HPP
#define LINNET_SYNTAX_MARKDOWN_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace linnet {

/// A half-open range of bytes of the page.
struct TextRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// A link. Its views point into the page.
struct MarkdownLink {
  enum class Form { wiki, embed, markdown, address };

  Form form = Form::wiki;
  std::string_view
      target; ///< as written: of `[[target|display]]` with its anchor, of `[text](target)` without title and `<>`
  TextRange display;    ///< what a reader sees; the target's range where nothing else is said
  TextRange range;      ///< the whole link
  std::size_t line = 0; ///< 1-based
};

/// Text without markup between links, or one link.
struct MarkdownPiece {
  enum class Type { text, link, footnote };

  Type type = Type::text;
  TextRange range;          ///< of a footnote: its content (`^[…]`) or its label (`[^…]`)
  std::size_t link = 0;     ///< index into MarkdownPage::links
  bool isReference = false; ///< of a footnote: the range is a label
};

struct MarkdownBlock {
  enum class Type { heading, paragraph, listItem, tableCell, footnote };

  Type type = Type::paragraph;
  std::size_t level = 0; ///< a heading's level, a list item's indentation in columns, a cell's column from 0
  TextRange range;       ///< the text without the marker of a heading or list item
  TextRange label;       ///< of a footnote's definition
  std::size_t line = 0;
  std::size_t firstPiece = 0;
  std::size_t endPiece = 0;
  bool isTableHead = false; ///< of a table's first row
  bool isFolded = false;    ///< in a folded callout (`> [!note]- …`)
  TextRange calloutTitle;   ///< of the callout that it stands in
};

/// What was read of a page's body. It borrows the page's text, which must outlive it.
struct MarkdownPage {
  std::string_view page;
  /// The page with what is no text masked: see markdown_mask.hpp.
  std::string masked;
  std::vector<MarkdownBlock> blocks;
  std::vector<MarkdownPiece> pieces;
  std::vector<MarkdownLink> links;
  std::size_t unclosedFenceLine = 0; ///< where a code fence begins that is never closed; 0 where there is none

  /// The range as plain text: comments, markup and escapes taken away, white space folded.
  std::string plainText(TextRange range) const;
  /// The part of a block's pieces within the range as plain text, links by what a reader sees, footnotes left out.
  std::string plainText(const MarkdownBlock& block, TextRange range) const;
};

/// Reads the page from `bodyOffset` on. Wikilinks are found before any rule of Markdown; nothing is found in code,
/// comments
/// (`<!-- -->`, `%% %%`), mathematics and templates (`{{ }}`, `<% %>`). Takes valid UTF-8; pure; linear in the page's
/// length.
MarkdownPage readMarkdown(std::string_view page, std::size_t bodyOffset, std::size_t bodyLine);

} // namespace linnet

#endif
