// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "model/ontology_files.hpp"
#include "rdf/parser.hpp"
#include "rdf/store.hpp"

namespace linnet {

namespace {

struct KindRow {
  std::string_view iri;
  std::string_view name;
};

constexpr std::array<KindRow, kKindCount> kKinds{{{"http://schema.org/Organization", "organization"},
                                                  {"http://schema.org/ScholarlyArticle", "paper"},
                                                  {"https://w3id.org/linnet/ns#Product", "product"},
                                                  {"http://schema.org/Person", "person"},
                                                  {"https://w3id.org/linnet/ns#Venue", "venue"},
                                                  {"https://w3id.org/linnet/ns#Authorship", "authorship"},
                                                  {"https://w3id.org/linnet/ns#Claim", "claim"},
                                                  {"http://schema.org/DigitalDocument", "document"},
                                                  {"http://schema.org/Thing", "thing"},
                                                  {"http://schema.org/DefinedTerm", "concept"},
                                                  {"http://schema.org/Book", "book"}}};

constexpr std::array<std::string_view, kPropertyCount> kProperties{
    "http://schema.org/name",
    "http://schema.org/alternateName",
    "http://schema.org/description",
    "http://schema.org/url",
    "http://schema.org/identifier",
    "http://schema.org/sameAs",
    "http://www.w3.org/2004/02/skos/core#exactMatch",
    "http://www.w3.org/2004/02/skos/core#closeMatch",
    "http://schema.org/parentOrganization",
    "http://www.w3.org/ns/org#linkedTo",
    "http://schema.org/affiliation",
    "http://schema.org/author",
    "https://w3id.org/linnet/ns#authorship",
    "https://w3id.org/linnet/ns#position",
    "https://w3id.org/linnet/ns#nameAsPublished",
    "http://schema.org/sourceOrganization",
    "http://schema.org/isPartOf",
    "http://schema.org/datePublished",
    "http://schema.org/citation",
    "http://schema.org/creator",
    "http://schema.org/subjectOf",
    "http://schema.org/codeRepository",
    "http://schema.org/license",
    "http://schema.org/version",
    "https://w3id.org/linnet/ns#productKind",
    "http://schema.org/text",
    "http://schema.org/about",
    "http://schema.org/mentions",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#subject",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#predicate",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#object",
    "http://www.w3.org/ns/prov#wasDerivedFrom",
    "http://www.w3.org/ns/prov#hadPrimarySource",
    "https://w3id.org/linnet/ns#locator",
    "https://w3id.org/linnet/ns#method",
    "https://w3id.org/linnet/ns#rank",
    "http://schema.org/dateCreated",
    "http://schema.org/dateModified",
    "http://schema.org/keywords",
    "http://schema.org/abstract",
    "http://schema.org/funder",
    "http://schema.org/inLanguage",
    "http://schema.org/foundingDate",
    "http://schema.org/dissolutionDate",
    "http://schema.org/location",
    "http://purl.org/dc/terms/isReplacedBy",
    "http://schema.org/birthDate",
    "http://schema.org/hasOccupation",
};

constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kVocabularies{
    {{"foaf", "http://xmlns.com/foaf/0.1/"},
     {"org", "http://www.w3.org/ns/org#"},
     {"dcterms", "http://purl.org/dc/terms/"},
     {"bibo", "http://purl.org/ontology/bibo/"},
     {"wikidata", "http://www.wikidata.org/prop/direct/"},
     {"wikidata", "http://www.wikidata.org/entity/"}}};

constexpr std::array<std::string_view, 5> kAlignments{
    "http://www.w3.org/2002/07/owl#equivalentClass", "http://www.w3.org/2000/01/rdf-schema#subClassOf",
    "http://www.w3.org/2002/07/owl#equivalentProperty", "http://www.w3.org/2000/01/rdf-schema#subPropertyOf",
    "http://www.w3.org/2004/02/skos/core#closeMatch"};

Iri known(std::string_view iri) {
  return *Iri::parse(iri);
}

std::vector<Iri> kindIris() {
  std::vector<Iri> iris;
  iris.reserve(kKinds.size());
  for (const KindRow& row : kKinds) {
    iris.push_back(known(row.iri));
  }
  return iris;
}

std::vector<Iri> propertyIris() {
  std::vector<Iri> iris;
  iris.reserve(kProperties.size());
  for (const std::string_view iri : kProperties) {
    iris.push_back(known(iri));
  }
  return iris;
}

} // namespace

Iri iriOf(Kind kind) {
  static const std::vector<Iri> iris = kindIris();
  return iris[static_cast<std::size_t>(kind)];
}

Iri iriOf(Property property) {
  static const std::vector<Iri> iris = propertyIris();
  return iris[static_cast<std::size_t>(property)];
}

std::optional<Kind> kindOf(Iri iri) {
  const auto row =
      std::find_if(kKinds.begin(), kKinds.end(), [iri](const KindRow& known) { return known.iri == iri.view(); });
  return row == kKinds.end() ? std::nullopt : std::optional(static_cast<Kind>(row - kKinds.begin()));
}

std::optional<Property> propertyOf(Iri iri) {
  const auto row = std::find(kProperties.begin(), kProperties.end(), iri.view());
  return row == kProperties.end() ? std::nullopt : std::optional(static_cast<Property>(row - kProperties.begin()));
}

std::string_view nameOf(Kind kind) {
  return kKinds.at(static_cast<std::size_t>(kind)).name;
}

/// The ontology's triples, and what is asked for often.
struct Vocabulary::Facts {
  struct PropertyFacts {
    bool isClaimed = false;
    bool isSingleValued = false;
    std::optional<Kind> domain;
    std::optional<Kind> range;
  };

  Store store;
  std::array<PropertyFacts, kPropertyCount> properties{};

  Facts() {
    parseRdf(linnetTurtle(), {Syntax::turtle, {}, "urn:x-linnet:ontology:"}, store, [](const ParseError&) {});
    for (std::size_t i = 0; i < kPropertyCount; ++i) {
      const Iri iri = known(kProperties[i]);
      properties[i].isClaimed = store.object(iri, known("https://w3id.org/linnet/ns#statedAsClaim")).has_value();
      properties[i].isSingleValued = store.object(iri, known("https://w3id.org/linnet/ns#singleValued")).has_value();
      properties[i].domain = soleKind(iri, "http://www.w3.org/2000/01/rdf-schema#domain");
      properties[i].range = soleKind(iri, "http://www.w3.org/2000/01/rdf-schema#range");
    }
  }

  std::optional<Kind> soleKind(Iri property, std::string_view axiom) const {
    const std::optional<Term> term = store.object(property, known(axiom));
    const Iri* const iri = term ? std::get_if<Iri>(&*term) : nullptr;
    return iri != nullptr ? kindOf(*iri) : std::nullopt;
  }

  std::vector<Iri> alignedTerms(Iri term, std::string_view vocabularyName) const {
    for (const std::string_view alignment : kAlignments) {
      for (const Term& object : store.objects(term, known(alignment))) {
        const Iri* const iri = std::get_if<Iri>(&object);
        const bool isOfVocabulary =
            iri != nullptr && std::any_of(kVocabularies.begin(), kVocabularies.end(), [&](const auto& vocabulary) {
              return vocabulary.first == vocabularyName && iri->view().starts_with(vocabulary.second);
            });
        if (isOfVocabulary) {
          return {*iri};
        }
      }
    }
    return {};
  }
};

Vocabulary::Vocabulary() : facts_(std::make_unique<const Facts>()) {}

Vocabulary::~Vocabulary() = default;

bool Vocabulary::isClaimed(Property property) const {
  return facts_->properties.at(static_cast<std::size_t>(property)).isClaimed;
}

bool Vocabulary::isSingleValued(Property property) const {
  return facts_->properties.at(static_cast<std::size_t>(property)).isSingleValued;
}

std::optional<Kind> Vocabulary::soleDomain(Property property) const {
  return facts_->properties.at(static_cast<std::size_t>(property)).domain;
}

std::optional<Kind> Vocabulary::range(Property property) const {
  return facts_->properties.at(static_cast<std::size_t>(property)).range;
}

std::vector<Iri> Vocabulary::alignedTerms(Property property, std::string_view vocabularyName) const {
  return facts_->alignedTerms(iriOf(property), vocabularyName);
}

std::vector<Iri> Vocabulary::alignedTerms(Kind kind, std::string_view vocabularyName) const {
  return facts_->alignedTerms(iriOf(kind), vocabularyName);
}

std::vector<std::string_view> Vocabulary::vocabularyNames() {
  std::vector<std::string_view> names;
  for (const auto& [name, space] : kVocabularies) {
    if (names.empty() || names.back() != name) {
      names.push_back(name);
    }
  }
  return names;
}

Prefixes Vocabulary::prefixes() {
  return {{"lin", "https://w3id.org/linnet/ns#"},
          {"schema", "http://schema.org/"},
          {"org", "http://www.w3.org/ns/org#"},
          {"prov", "http://www.w3.org/ns/prov#"},
          {"skos", "http://www.w3.org/2004/02/skos/core#"},
          {"rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"},
          {"xsd", "http://www.w3.org/2001/XMLSchema#"}};
}

} // namespace linnet
