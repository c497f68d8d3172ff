// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_graph.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "readers/vault_kinds.hpp"
#include "text/unicode.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kMostRedirects = 8;

/// Builds the graph step by step; each step needs the ones before it.
class GraphBuilder {
public:
  GraphBuilder(VaultGraph& graph, const IriMinter& minter, const Labels& labels, Diagnostics& diagnostics)
      : graph_(graph), minter_(minter), labels_(labels), diagnostics_(diagnostics) {}

  void build() {
    findNames();
    mintPages();
    findRedirects();
    leaveOutPages();
    resolveLinks();
    mintUnresolved();
    tellSharedAliases();
  }

private:
  std::size_t pageCount() const { return graph_.pages.size(); }

  void findNames() {
    for (std::size_t i = 0; i < pageCount(); ++i) {
      const VaultPage& page = *graph_.pages[i];
      graph_.index.addPage(i, page.relativePath, page.name);
      for (const PageField& field : page.fields) {
        if (statesKind(labels_, field, page) &&
            labels_.kindOfWord(firstText(field, page)).value_or(Labels::KindWord{}).kind == Kind::thing &&
            labels_.kindOfWord(firstText(field, page))) {
          graph_.index.markSecondary(i);
        }
        if (isAbout(labels_, field, Property::alternateName)) {
          for (const FieldValue& value : field.values) {
            graph_.index.addAlias(i, value.link ? page.links[*value.link].display : value.text);
          }
        }
      }
      graph_.index.addTitle(i, titleOf(page, labels_));
    }
  }

  // Pages that share a slug take their path; where that is shared as well (`a b.md`, `a_b.md`), the ones behind the
  // first are told apart by a hash of it.
  void mintPages() {
    std::unordered_map<std::string, std::vector<std::size_t>> bySlug;
    for (std::size_t i = 0; i < pageCount(); ++i) {
      bySlug[slugOf(graph_.pages[i]->name)].push_back(i);
    }
    for (std::size_t i = 0; i < pageCount(); ++i) {
      const VaultPage& page = *graph_.pages[i];
      const std::vector<std::size_t>& shared = bySlug[slugOf(page.name)];
      VaultNode node{mintPage(page, shared.size() > 1), page.name};
      node.page = i;
      node.owner = i;
      node.isExported = page.outcome != Outcome::skipped;
      if (shared.size() > 1) {
        tell(Code::sharedName, page, 0,
             "shares its name with " + graph_.pages[shared[shared[0] == i ? 1 : 0]]->relativePath, {});
      }
      graph_.nodeByIri.emplace(node.iri.view(), static_cast<std::uint32_t>(graph_.nodes.size()));
      graph_.nodes.push_back(node);
    }
  }

  Iri mintPage(const VaultPage& page, bool isShared) {
    const std::string name = isShared ? page.relativePath.substr(0, pathEnd(page)) : std::string(page.name);
    const Iri iri = minter_.entity(name, graph_.arena);
    if (!graph_.nodeByIri.contains(iri.view())) {
      return iri;
    }
    return IriMinter::part(iri, "page", page.number + 1, graph_.arena);
  }

  static std::size_t pathEnd(const VaultPage& page) {
    const std::string_view path = page.relativePath;
    const std::string_view stem = stemOf(path);
    return static_cast<std::size_t>(stem.data() - path.data()) + stem.size();
  }

  void tell(Code code, const VaultPage& page, std::size_t line, std::string text, std::string hint) {
    diagnostics_.push_back({code, {page.path, line}, std::move(text), std::move(hint)});
  }

  // A page that stands for another: `redirect: concepts/x`, `redirect_to:`.
  void findRedirects() {
    redirects_.assign(pageCount(), std::nullopt);
    for (std::size_t i = 0; i < pageCount(); ++i) {
      const VaultPage& page = *graph_.pages[i];
      for (const PageField& field : page.fields) {
        const std::string word = Labels::normalise(field.label);
        if ((word == "redirect" || word == "redirectto" || word == "redirectsto") && !field.values.empty()) {
          const FieldValue& value = field.values.front();
          const PageLink link = value.link ? page.links[*value.link] : PageLink{value.text, value.text};
          const LinkTarget target = graph_.index.resolve(link, i);
          redirects_[i] = target.type == LinkTarget::Type::page ? std::optional(target.page) : std::nullopt;
        }
      }
    }
  }

  std::size_t followed(std::size_t page) const {
    for (std::size_t i = 0; i < kMostRedirects && redirects_[page] && *redirects_[page] != page; ++i) {
      page = *redirects_[page];
    }
    return page;
  }

  void leaveOutPages() {
    for (std::size_t i = 0; i < pageCount() && pageCount() > 1; ++i) {
      VaultPage& page = *graph_.pages[i];
      const std::string_view reason = reasonToLeaveOut(i);
      if (page.outcome != Outcome::skipped && !reason.empty()) {
        page.outcome = Outcome::leftOut;
        graph_.nodes[i].isExported = false;
        tell(Code::leftOutPage, page, 0, "left out: " + std::string(reason), {});
      }
    }
  }

  std::string_view reasonToLeaveOut(std::size_t i) const {
    const VaultPage& page = *graph_.pages[i];
    const std::string_view title = titleOf(page, labels_);
    if (title.find("{{") != std::string_view::npos || title.find("<%") != std::string_view::npos) {
      return "a template";
    }
    const bool isKnown = std::any_of(page.fields.begin(), page.fields.end(), [&](const PageField& field) {
      return statesKind(labels_, field, page) &&
             labels_.kindOfWord(firstText(field, page)).value_or(Labels::KindWord{}).kind != Kind::thing;
    });
    if (isKnown && !redirects_[i]) {
      return {};
    }
    const bool saysRedirect = std::any_of(page.fields.begin(), page.fields.end(), [&page](const PageField& field) {
      return foldCase(field.label) == "status" && firstText(field, page) == "redirect";
    });
    if (redirects_[i] || saysRedirect) {
      return "the page stands for another";
    }
    if (labels_.isLeftOutPage(page.name)) {
      return "a log, an index or configuration of a tool";
    }
    std::string_view folders = page.relativePath;
    for (std::size_t slash = folders.find('/'); slash != std::string_view::npos; slash = folders.find('/')) {
      if (labels_.isLeftOutFolder(folders.substr(0, slash))) {
        return "it stands in a folder of templates or of a tool's configuration";
      }
      folders.remove_prefix(slash + 1);
    }
    return {};
  }

  void resolveLinks() {
    graph_.references.resize(pageCount());
    for (std::size_t i = 0; i < pageCount(); ++i) {
      const VaultPage& page = *graph_.pages[i];
      graph_.references[i].reserve(page.links.size());
      for (const PageLink& link : page.links) {
        graph_.references[i].push_back(resolve(page, i, link));
      }
    }
  }

  Reference resolve(const VaultPage& page, std::size_t i, const PageLink& link) {
    const LinkTarget target = graph_.index.resolve(link, i);
    const bool isRead = page.outcome != Outcome::leftOut && page.outcome != Outcome::skipped;
    if (isRead && !target.candidates.empty()) {
      tellAmbiguous(page, link, target);
    }
    Reference reference;
    switch (target.type) {
    case LinkTarget::Type::nothing:
      break;
    case LinkTarget::Type::page:
      return referenceTo(followed(target.page));
    case LinkTarget::Type::unresolved:
      reference.type = Reference::Type::node;
      reference.path = graph_.arena.store(target.path);
      if (isRead) {
        unresolved_.push_back({i, graph_.references[i].size(), graph_.arena.store(target.name)});
        tell(Code::unresolvedLink, page, link.line, "[[" + std::string(link.target) + "]] leads to no page", {});
      }
      break;
    case LinkTarget::Type::file:
      reference.type = Reference::Type::document;
      reference.path = graph_.arena.store(target.path);
      break;
    case LinkTarget::Type::address:
      reference.type = Reference::Type::address;
      reference.path = graph_.arena.store(target.path);
      break;
    }
    return reference;
  }

  Reference referenceTo(std::size_t page) {
    Reference reference;
    reference.node = static_cast<std::uint32_t>(page);
    reference.type = Reference::Type::node;
    if (graph_.pages[page]->outcome == Outcome::leftOut) {
      reference.type = Reference::Type::document;
      reference.path = graph_.pages[page]->relativePath;
    }
    return reference;
  }

  void tellAmbiguous(const VaultPage& page, const PageLink& link, const LinkTarget& target) {
    std::string pages;
    for (std::size_t i = 0; i < target.candidates.size() && i < 3; ++i) {
      pages.append(i == 0 ? "" : ", ").append(graph_.pages[target.candidates[i]]->relativePath);
    }
    const bool isChosen = target.type == LinkTarget::Type::page;
    tell(Code::ambiguousLink, page, link.line, "[[" + std::string(link.target) + "]] may lead to " + pages,
         isChosen ? "took " + graph_.pages[target.page]->relativePath + "; write the path in the link"
                  : "left unresolved; link to a page by its name");
  }

  // A link to a page that does not exist leads to the thing that a page of its name would be about. Where links of one
  // name give different folders, these are different things, and all take the path.
  void mintUnresolved() {
    std::unordered_map<std::string_view, std::string_view> pathByName;
    std::unordered_map<std::string_view, bool> isShared;
    for (const Unresolved& link : unresolved_) {
      const std::string_view path = graph_.references[link.page][link.link].path;
      const auto [known, isNew] = pathByName.emplace(link.name, path);
      const bool bothHaveFolders =
          path.find('/') != std::string_view::npos && known->second.find('/') != std::string_view::npos;
      isShared[link.name] = isShared[link.name] || (!isNew && bothHaveFolders && known->second != path);
    }
    for (const Unresolved& link : unresolved_) {
      Reference& reference = graph_.references[link.page][link.link];
      reference.node = graph_.nodeNamed(isShared[link.name] ? reference.path : link.name, link.page, minter_);
      graph_.nodes[reference.node].name =
          graph_.nodes[reference.node].page ? graph_.nodes[reference.node].name : link.name;
    }
  }

  void tellSharedAliases() {
    for (const auto& [alias, pages] : graph_.index.sharedAliases()) {
      const VaultPage& first = *graph_.pages[pages[0]];
      tell(Code::sharedAlias, first, 0,
           "the alias '" + alias + "' is claimed by " + graph_.pages[pages[1]]->relativePath + " as well",
           "links to it stay unresolved");
    }
  }

  struct Unresolved {
    std::size_t page;
    std::size_t link;
    std::string_view name;
  };

  VaultGraph& graph_;
  const IriMinter& minter_;
  const Labels& labels_;
  Diagnostics& diagnostics_;
  std::vector<std::optional<std::size_t>> redirects_;
  std::vector<Unresolved> unresolved_;
};

} // namespace

VaultGraph buildVaultGraph(std::vector<std::unique_ptr<VaultPage>> pages, std::vector<std::string> contentRoots,
                           const IriMinter& minter, const Labels& labels, Diagnostics& diagnostics) {
  VaultGraph graph{LinkIndex(std::move(contentRoots))};
  graph.owned.resize(pages.size());
  graph.described.resize(pages.size());
  graph.pages = std::move(pages);
  GraphBuilder(graph, minter, labels, diagnostics).build();
  return graph;
}

} // namespace linnet
