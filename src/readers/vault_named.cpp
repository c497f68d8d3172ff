// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_named.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "model/identifier.hpp"
#include "readers/vault_kinds.hpp"
#include "readers/vault_names.hpp"
#include "readers/vault_values.hpp"

namespace linnet {

namespace {

class NameFinder {
public:
  NameFinder(VaultGraph& graph, const Labels& labels, const IriMinter& minter)
      : graph_(graph), labels_(labels), minter_(minter) {}

  void run() {
    findIdentifiers();
    for (std::size_t i = 0; i < graph_.pages.size(); ++i) {
      const Outcome outcome = graph_.pages[i]->outcome;
      if (outcome == Outcome::exported || outcome == Outcome::repaired) {
        nameListedProducts(i);
        nameVenues(i);
        nameDescribedProducts(i);
      }
    }
    for (std::uint32_t node = 0; node < graph_.nodes.size(); ++node) {
      nameVenueOfCitation(node);
    }
  }

private:
  void findIdentifiers() {
    for (std::size_t i = 0; i < graph_.pages.size(); ++i) {
      if (graph_.nodes[i].kind != Kind::paper || !graph_.nodes[i].isExported) {
        continue;
      }
      for (const PageField& field : graph_.pages[i]->fields) {
        const Labels::Meaning* const meaning = meaningOf(labels_, field, Kind::paper);
        const bool isPaperId =
            meaning != nullptr && (meaning->scheme == Scheme::doi || meaning->scheme == Scheme::arxiv);
        const auto identifier =
            isPaperId ? readIdentifier(*meaning->scheme, firstText(field, *graph_.pages[i])) : std::nullopt;
        if (identifier) {
          graph_.nodeByIdentifier.emplace(identifier->compact(), static_cast<std::uint32_t>(i));
        }
      }
    }
  }

  bool isListOfProducts(const PageField& field, std::size_t page) const {
    const Labels::Meaning* const meaning = meaningOf(labels_, field, graph_.nodes[page].kind);
    const bool isMaking =
        meaning != nullptr && (meaning->property == Property::creator || meaning->property == Property::subjectOf);
    return isMaking && meaning->direction == Labels::Direction::fromValue;
  }

  void makeProduct(std::uint32_t node) {
    if (!graph_.nodes[node].kind) {
      graph_.nodes[node].kind = Kind::product;
    }
  }

  // `Foo, Bar` is a list of two where both could be products.
  static void splitProducts(PageField& field) {
    if (field.values.size() != 1 || field.values.front().link) {
      return;
    }
    const std::vector<std::string_view> names = splitNames(field.values.front().text);
    if (names.size() > 1 && std::all_of(names.begin(), names.end(), looksLikeProduct)) {
      field.values.clear();
      for (const std::string_view name : names) {
        field.values.push_back({std::nullopt, name});
      }
    }
  }

  void nameListedProducts(std::size_t i) {
    for (PageField& field : graph_.pages[i]->fields) {
      if (!isListOfProducts(field, i)) {
        continue;
      }
      splitProducts(field);
      for (FieldValue& value : field.values) {
        if (!value.link && looksLikeProduct(value.text)) {
          const std::optional<std::uint32_t> page = graph_.pageNamed(value.text, i);
          value.node = page ? *page : graph_.nodeNamed(value.text, i, minter_);
          makeProduct(*value.node);
        }
      }
    }
  }

  void nameVenues(std::size_t i) {
    for (PageField& field : graph_.pages[i]->fields) {
      const Labels::Meaning* const meaning = meaningOf(labels_, field, graph_.nodes[i].kind);
      if (meaning == nullptr || meaning->property != Property::isPartOf) {
        continue;
      }
      const bool hasLink = std::any_of(field.values.begin(), field.values.end(),
                                       [](const FieldValue& value) { return value.link.has_value(); });
      for (FieldValue& value : field.values) {
        const std::string_view name = venueName(value.text);
        if (!hasLink && looksLikeName(name) && !isPlaceholder(name)) {
          value.node = graph_.venueNamed(name, i, minter_);
        }
      }
    }
  }

  void nameVenueOfCitation(std::uint32_t index) {
    const std::optional<CitationName> citation = readCitationName(graph_.nodes[index].name);
    if (citation && graph_.nodes[index].kind == Kind::paper && graph_.nodes[index].isExported &&
        !citation->venue.empty()) {
      const std::uint32_t venue = graph_.venueNamed(citation->venue, graph_.nodes[index].owner, minter_);
      graph_.nodes[index].venue = venue;
    }
  }

  const Reference& referenceOf(std::size_t page, std::uint32_t link) const { return graph_.references[page][link]; }

  std::string_view titleOfPaper(std::uint32_t node) const {
    if (graph_.nodes[node].page) {
      return titleOf(*graph_.pages[*graph_.nodes[node].page], labels_);
    }
    const std::optional<CitationName> citation = readCitationName(graph_.nodes[node].name);
    return citation ? citation->title : graph_.nodes[node].name;
  }

  // The nodes and names in the page's lists of products.
  std::set<std::uint32_t> listedProducts(std::size_t i) const {
    std::set<std::uint32_t> products;
    for (const PageField& field : graph_.pages[i]->fields) {
      for (const FieldValue& value : isListOfProducts(field, i) ? field.values : std::vector<FieldValue>{}) {
        if (value.node) {
          products.insert(*value.node);
        } else if (value.link && referenceOf(i, *value.link).type == Reference::Type::node) {
          products.insert(referenceOf(i, *value.link).node);
        }
      }
    }
    return products;
  }

  void nameDescribedProducts(std::size_t i) {
    const VaultPage& page = *graph_.pages[i];
    if (page.namedPapers.empty()) {
      return;
    }
    const std::set<std::uint32_t> listed = listedProducts(i);
    for (const NamedPaper& named : page.namedPapers) {
      const Reference& paper = referenceOf(i, named.paperLink);
      if (paper.type != Reference::Type::node || graph_.nodes[paper.node].kind != Kind::paper) {
        continue;
      }
      const std::string_view prefix = titlePrefix(titleOfPaper(paper.node));
      const std::optional<std::uint32_t> product = named.nameLink ? linkedProduct(i, *named.nameLink, prefix, listed)
                                                                  : writtenProduct(i, named.textBefore, prefix, listed);
      if (product && graph_.nodes[*product].kind.value_or(Kind::product) == Kind::product && *product != paper.node) {
        makeProduct(*product);
        graph_.described[i].push_back({*product, paper.node, named.passage});
      }
    }
  }

  std::optional<std::uint32_t> linkedProduct(std::size_t i, std::uint32_t link, std::string_view prefix,
                                             const std::set<std::uint32_t>& listed) const {
    const Reference& reference = referenceOf(i, link);
    if (reference.type != Reference::Type::node) {
      return std::nullopt;
    }
    const VaultNode& node = graph_.nodes[reference.node];
    const bool isNamedInTitle =
        !prefix.empty() && (node.name == prefix || graph_.pages[i]->links[link].display == prefix);
    const bool isProduct = node.kind == Kind::product || listed.contains(reference.node) || isNamedInTitle;
    return isProduct ? std::optional(reference.node) : std::nullopt;
  }

  std::optional<std::uint32_t> writtenProduct(std::size_t i, std::string_view text, std::string_view prefix,
                                              const std::set<std::uint32_t>& listed) {
    for (const std::uint32_t node : listed) {
      if (endsInName(text, graph_.nodes[node].name)) {
        return node;
      }
    }
    if (prefix.find(' ') != std::string_view::npos || !endsInName(text, prefix)) {
      return std::nullopt;
    }
    const std::optional<std::uint32_t> page = graph_.pageNamed(prefix, i);
    return page ? *page : graph_.nodeNamed(prefix, i, minter_);
  }

  VaultGraph& graph_;
  const Labels& labels_;
  const IriMinter& minter_;
};

} // namespace

void findNamedThings(VaultGraph& graph, const Labels& labels, const IriMinter& minter) {
  NameFinder(graph, labels, minter).run();
}

} // namespace linnet
