// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Collects a page's prose into sourced passages, mentions, named papers and tags.
#ifndef LINNET_READERS_VAULT_PROSE_HPP
#define LINNET_READERS_VAULT_PROSE_HPP

#include <optional>
#include <string>
#include <vector>

#include "readers/vault_page.hpp"
#include "readers/vault_sources.hpp"
#include "syntax/markdown.hpp"

namespace linnet {

/// The links of a Markdown page as links of a VaultPage, each taken over when it is first asked for.
class PageLinks {
public:
  PageLinks(const MarkdownPage& markdown, VaultPage& page)
      : markdown_(markdown), page_(page), indexes_(markdown.links.size()) {}

  std::uint32_t indexOf(std::size_t markdownLink);

  /// Adds a marker's links, paths and locator.
  void addTo(SourceNote& note, const SourceMarker& marker);

private:
  const MarkdownPage& markdown_;
  VaultPage& page_;
  std::vector<std::optional<std::uint32_t>> indexes_;
};

/// Takes the stretches of prose in order. A passage reaches from the previous source marker, heading or list item to
/// its own marker; the links of what no marker follows are mentions.
class ProseScan {
public:
  ProseScan(const MarkdownPage& markdown, PageLinks& links, VaultPage& page)
      : markdown_(markdown), links_(links), page_(page) {}

  /// The part of a block within the range; `markers` are the block's.
  void read(const MarkdownBlock& block, TextRange range, const std::vector<SourceMarker>& markers);

  /// What follows does not belong to what came before.
  void endPassage();

private:
  void append(const MarkdownBlock& block, TextRange range);
  void closePassage(const SourceMarker& marker);
  void readNamedPaper(const MarkdownBlock& block, const MarkdownPiece& piece);
  void readTags(TextRange range);

  const MarkdownPage& markdown_;
  PageLinks& links_;
  VaultPage& page_;
  std::string text_;                  ///< of the passage that is open
  std::vector<std::uint32_t> linked_; ///< its links
  std::size_t firstNamedPaper_ = 0;   ///< the first of page_.namedPapers that stands in it
  bool isListItem_ = false;           ///< it is a list item's text
};

} // namespace linnet

#endif
