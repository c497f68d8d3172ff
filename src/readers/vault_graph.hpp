// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// All pages of a vault together: the things that they speak of, and what their links lead to.
#ifndef LINNET_READERS_VAULT_GRAPH_HPP
#define LINNET_READERS_VAULT_GRAPH_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/diagnostics.hpp"
#include "model/iri_minter.hpp"
#include "model/labels.hpp"
#include "model/vocabulary.hpp"
#include "readers/vault_links.hpp"
#include "readers/vault_page.hpp"

namespace linnet {

/// A thing that a page is about, that a link leads to though it has no page, or that is known by name as a venue is.
struct VaultNode {
  Iri iri;
  std::string_view name; ///< the link's or the page's; what its page says of its name is in the page
  std::optional<Kind> kind = std::nullopt;
  std::string_view productKind = {};                 ///< "model", "dataset", …
  std::optional<std::uint32_t> venue = std::nullopt; ///< the node of the venue that a paper's citation name gives
  std::optional<std::size_t> page = std::nullopt;
  std::size_t owner = 0;  ///< the page with which it is exported
  bool isExported = true; ///< false where its page is left out
};

/// What a page's link leads to.
struct Reference {
  enum class Type : std::uint8_t { nothing, node, document, address };

  Type type = Type::nothing;
  std::uint32_t node = 0;
  std::string_view path =
      {}; ///< of a document below the vault's root; an address as written; of an unresolved node what the link gave
};

/// A product that a page's prose names right before the paper that describes it.
struct DescribedProduct {
  std::uint32_t product = 0;
  std::uint32_t paper = 0;
  std::optional<std::uint32_t> passage; ///< where it says so
};

struct VaultGraph {
  explicit VaultGraph(LinkIndex links) : index(std::move(links)) {}

  std::vector<std::unique_ptr<VaultPage>> pages;
  std::vector<std::vector<Reference>> references;       ///< by page and link
  std::vector<VaultNode> nodes;                         ///< the first ones are the pages'
  std::vector<std::vector<std::uint32_t>> owned;        ///< by page: the nodes without a page that are exported with it
  std::vector<std::vector<DescribedProduct>> described; ///< by page
  std::unordered_map<std::string_view, std::uint32_t> nodeByIri;
  std::unordered_map<std::string, std::uint32_t> nodeByIdentifier; ///< "doi:…", "arxiv:…" of papers' pages
  std::unordered_map<std::string, std::uint32_t> venueByName;
  LinkIndex index;
  Arena arena;

  /// The node that a link of this name would lead to; a new one, owned by `page`, where there is none.
  std::uint32_t nodeNamed(std::string_view name, std::size_t page, const IriMinter& minter);
  /// The node of a venue that is known by its name; a new one, owned by `page`, where there is none.
  std::uint32_t venueNamed(std::string_view name, std::size_t page, const IriMinter& minter);
  /// The node, whose page is the only one of this name or alias; nothing where there is none or several.
  std::optional<std::uint32_t> pageNamed(std::string_view name, std::size_t fromPage) const;

private:
  std::uint32_t addNode(VaultNode node);
};

/// The text of a field's first value; of a link what a reader sees. Empty where there is none.
std::string_view firstText(const PageField& field, const VaultPage& page);

/// Does a field's label mean this property, for one kind of subject or another?
bool isAbout(const Labels& labels, const PageField& field, Property property);

/// The page's name as its front matter, its heading, its citation name or its file says, in that order.
std::string_view titleOf(const VaultPage& page, const Labels& labels);

/// Builds the graph of surveyed pages, in the order of their paths. Tells of shared names and aliases, ambiguous and
/// unresolved links, left-out pages.
VaultGraph buildVaultGraph(std::vector<std::unique_ptr<VaultPage>> pages, std::vector<std::string> contentRoots,
                           const IriMinter& minter, const Labels& labels, Diagnostics& diagnostics);

} // namespace linnet

#endif
