// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>

#include "readers/vault_graph.hpp"
#include "readers/vault_names.hpp"

// The nodes of a vault's graph, and what a page says of its own.
namespace linnet {

std::uint32_t VaultGraph::addNode(VaultNode node) {
  const auto number = static_cast<std::uint32_t>(nodes.size());
  nodeByIri.emplace(node.iri.view(), number);
  owned[node.owner].push_back(number);
  nodes.push_back(node);
  return number;
}

std::uint32_t VaultGraph::nodeNamed(std::string_view name, std::size_t page, const IriMinter& minter) {
  const Iri iri = minter.entity(name, arena);
  const auto known = nodeByIri.find(iri.view());
  if (known != nodeByIri.end()) {
    return known->second;
  }
  VaultNode node{iri, arena.store(name)};
  node.owner = page;
  node.kind = isPaperName(name) ? std::optional(Kind::paper) : std::nullopt;
  return addNode(node);
}

// A page that has the venue's name but is known to be of another kind is not the venue.
std::uint32_t VaultGraph::venueNamed(std::string_view name, std::size_t page, const IriMinter& minter) {
  const auto known = venueByName.find(std::string(name));
  if (known != venueByName.end()) {
    return known->second;
  }
  const std::optional<std::uint32_t> named = pageNamed(name, page);
  std::uint32_t node = named ? *named : nodeNamed(name, page, minter);
  if (nodes[node].kind && nodes[node].kind != Kind::venue) {
    node = nodeNamed(std::string(name) + " (venue)", page, minter);
    nodes[node].name = arena.store(name);
  }
  nodes[node].kind = Kind::venue;
  venueByName.emplace(name, node);
  return node;
}

std::optional<std::uint32_t> VaultGraph::pageNamed(std::string_view name, std::size_t fromPage) const {
  const LinkTarget target = index.resolve({name, name}, fromPage);
  const bool isOne =
      target.type == LinkTarget::Type::page && target.candidates.empty() && nodes[target.page].isExported;
  return isOne ? std::optional(static_cast<std::uint32_t>(target.page)) : std::nullopt;
}

std::string_view firstText(const PageField& field, const VaultPage& page) {
  if (field.values.empty()) {
    return {};
  }
  const FieldValue& value = field.values.front();
  return value.link ? page.links[*value.link].display : value.text;
}

bool isAbout(const Labels& labels, const PageField& field, Property property) {
  const std::vector<Labels::Meaning>* const meanings = labels.find(field.label);
  return meanings != nullptr &&
         std::any_of(meanings->begin(), meanings->end(),
                     [property](const Labels::Meaning& meaning) { return meaning.property == property; });
}

std::string_view titleOf(const VaultPage& page, const Labels& labels) {
  for (const PageField& field : page.fields) {
    const bool isFrontMatter =
        field.origin == PageField::Origin::frontMatter || field.origin == PageField::Origin::inlineField;
    if (isFrontMatter && isAbout(labels, field, Property::name) && !firstText(field, page).empty()) {
      return firstText(field, page);
    }
  }
  if (!page.heading.empty()) {
    return page.heading;
  }
  const std::optional<CitationName> citation = readCitationName(page.name);
  return citation ? citation->title : page.name;
}

} // namespace linnet
