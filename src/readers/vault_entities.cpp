// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_entities.hpp"

#include <algorithm>

#include "readers/vault_claims.hpp"
#include "readers/vault_field_claims.hpp"
#include "readers/vault_names.hpp"

namespace linnet {

namespace {

constexpr std::string_view kCitationMethod = "page name";
constexpr std::string_view kDescribedMethod = "name before its paper";

Iri schemaTerm(std::string_view iri) {
  return *Iri::parse(iri);
}

std::optional<Iri> secondTypeOf(std::string_view productKind) {
  if (productKind == "software" || productKind == "system" || productKind == "platform" || productKind == "tool") {
    return schemaTerm("http://schema.org/SoftwareApplication");
  }
  if (productKind == "dataset" || productKind == "benchmark") {
    return schemaTerm("http://schema.org/Dataset");
  }
  return std::nullopt;
}

class PageExport {
public:
  PageExport(const VaultContext& context, std::size_t page, Batch& batch, Diagnostics& diagnostics)
      : context_(context), pageIndex_(page), page_(*context.graph.pages[page]), node_(context.graph.nodes[page]),
        claims_(batch), fields_(context, page, claims_, diagnostics) {}

  void run() {
    addDocument();
    describe(node_);
    claims_.entity(node_.iri).kind = node_.kind.value_or(Kind::thing);
    claims_.entity(node_.iri).isDescribedHere = true;
    claims_.add(node_.iri, {Property::name, fields_.name(titleOf(page_, context_.labels))});
    for (const PageField& field : page_.fields) {
      fields_.add(field);
    }
    for (const std::string_view tag : page_.tags) {
      claims_.add(node_.iri, {Property::keywords, fields_.name(tag)});
    }
    addCitation(node_);
    addDescribedProducts();
    addOwnedNodes();
    addPassages();
    for (const std::uint32_t link : page_.mentions) {
      fields_.mention(link);
    }
  }

private:
  void addDocument() {
    const Iri document = claims_.batch().document;
    claims_.entity(document).kind = Kind::document;
    claims_.add(document, {Property::url, document});
  }

  void describe(const VaultNode& node) {
    Entity& entity = claims_.entity(node.iri);
    entity.kind = node.kind;
    if (node.kind == Kind::product && !node.productKind.empty()) {
      entity.secondType = secondTypeOf(node.productKind);
      claims_.add(node.iri, {Property::productKind, Literal::plain(node.productKind)});
    }
  }

  // What the name `@2025__SOSP__Title` says, where nothing else says it.
  void addCitation(const VaultNode& node) {
    const std::optional<CitationName> citation = readCitationName(node.name);
    if (!citation || node.kind != Kind::paper) {
      return;
    }
    if (!claims_.has(node.iri, Property::datePublished)) {
      const std::optional<Date> year = readDate(citation->year);
      if (year) {
        claims_.add(node.iri, made(Property::datePublished, fields_.date(*year), kCitationMethod));
      }
    }
    if (node.venue && !claims_.has(node.iri, Property::isPartOf)) {
      claims_.add(node.iri, made(Property::isPartOf, context_.graph.nodes[*node.venue].iri, kCitationMethod));
    }
  }

  static Claim made(Property property, Term value, std::string_view method) {
    Claim claim{property, value};
    claim.method = method;
    return claim;
  }

  void addDescribedProducts() {
    for (const DescribedProduct& described : context_.graph.described[pageIndex_]) {
      Claim claim = made(Property::subjectOf, context_.graph.nodes[described.paper].iri, kDescribedMethod);
      if (described.passage) {
        const SourceNote& sources = page_.passages[*described.passage].sources;
        claim.primarySources = fields_.sourcesOf(sources);
        claim.locator = sources.locator;
      }
      claims_.add(context_.graph.nodes[described.product].iri, std::move(claim));
    }
  }

  // Things without a page are named and typed once, with the first page that links to them.
  void addOwnedNodes() {
    for (const std::uint32_t index : context_.graph.owned[pageIndex_]) {
      const VaultNode& node = context_.graph.nodes[index];
      const std::optional<CitationName> citation = readCitationName(node.name);
      describe(node);
      claims_.add(node.iri, {Property::name, fields_.name(citation ? citation->title : node.name)});
      addCitation(node);
    }
  }

  void addPassages() {
    for (const PagePassage& passage : page_.passages) {
      Passage result{node_.iri, passage.text};
      result.language = fields_.prose(passage.text).language();
      for (const std::uint32_t link : passage.links) {
        const std::optional<Iri> target = fields_.targetOf(link);
        if (target && std::find(result.mentions.begin(), result.mentions.end(), *target) == result.mentions.end()) {
          result.mentions.push_back(*target);
        }
      }
      result.primarySources = fields_.sourcesOf(passage.sources);
      result.locator = passage.sources.locator;
      claims_.batch().passages.push_back(std::move(result));
    }
  }

  const VaultContext& context_;
  std::size_t pageIndex_;
  const VaultPage& page_;
  const VaultNode& node_;
  PageClaims claims_;
  FieldClaims fields_;
};

} // namespace

Outcome exportPage(const VaultContext& context, std::size_t page, Batch& batch, Diagnostics& diagnostics) {
  const Outcome outcome = context.graph.pages[page]->outcome;
  if (outcome == Outcome::skipped || outcome == Outcome::leftOut) {
    return outcome;
  }
  if (!context.graph.nodes[page].kind) {
    diagnostics.push_back({Code::unknownKind,
                           {context.graph.pages[page]->path},
                           "the page does not show what kind of thing it is about",
                           {}});
    if (context.options.knownKindsOnly) {
      return Outcome::leftOut;
    }
  }
  const std::size_t before = diagnostics.size();
  PageExport(context, page, batch, diagnostics).run();
  const bool wasRepaired = std::any_of(diagnostics.begin() + static_cast<std::ptrdiff_t>(before), diagnostics.end(),
                                       [](const Diagnostic& d) { return severityOf(d.code) == Severity::warning; });
  return wasRepaired ? Outcome::repaired : outcome;
}

} // namespace linnet
