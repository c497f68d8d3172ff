// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds the source markers in a block: `(Source: [[A]], [[B]] §8)` and its like.
#ifndef LINNET_READERS_VAULT_SOURCES_HPP
#define LINNET_READERS_VAULT_SOURCES_HPP

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/labels.hpp"
#include "syntax/markdown.hpp"

namespace linnet {

/// A marker: the range that it takes, the links in it (indexes into MarkdownPage::links), paths written as text, and
/// what else it says (`§8`, `p. 3`).
struct SourceMarker {
  TextRange range;
  std::vector<std::size_t> links;
  std::vector<std::string> paths;
  std::vector<std::string> pages; ///< wikilinks' targets in a footnote's text
  std::string locator;
};

/// The footnotes that a page defines, by label: their block's index.
using Footnotes = std::map<std::string_view, std::size_t, std::less<>>;
Footnotes footnotesOf(const MarkdownPage& page);

/// The block's markers in order: a word for source (the labels that mean prov:hadPrimarySource) with a colon in round,
/// full-width or square brackets; `^[path or link]`; `[^label]` whose definition holds a link.
std::vector<SourceMarker> sourceMarkersOf(const MarkdownPage& page, const MarkdownBlock& block, const Labels& labels,
                                          const Footnotes& footnotes);

} // namespace linnet

#endif
