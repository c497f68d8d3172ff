// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The classes and properties of the ontology as the program knows them, bound to ontology/linnet.ttl.
#ifndef LINNET_MODEL_VOCABULARY_HPP
#define LINNET_MODEL_VOCABULARY_HPP

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "rdf/iri.hpp"
#include "rdf/turtle.hpp"

namespace linnet {

/// The kinds of things, each a class of ontology/linnet.ttl.
enum class Kind { organization, paper, product, person, venue, authorship, claim, document, thing, definedTerm, book };
inline constexpr std::size_t kKindCount = 11;

/// The properties of ontology/linnet.ttl, in its order; every other fact about one stands there.
enum class Property {
  name,
  alternateName,
  description,
  url,
  identifier,
  sameAs,
  exactMatch,
  closeMatch,
  parentOrganization,
  linkedTo,
  affiliation,
  author,
  authorship,
  position,
  nameAsPublished,
  sourceOrganization,
  isPartOf,
  datePublished,
  citation,
  creator,
  subjectOf,
  codeRepository,
  license,
  version,
  productKind,
  text,
  about,
  mentions,
  subject,
  predicate,
  object,
  wasDerivedFrom,
  hadPrimarySource,
  locator,
  method,
  rank,
  dateCreated,
  dateModified,
  keywords,
  abstract_,
  funder,
  inLanguage,
  foundingDate,
  dissolutionDate,
  location,
  isReplacedBy,
  birthDate,
  hasOccupation,
};
inline constexpr std::size_t kPropertyCount = 48;

/// The IRI of the class or property. A test holds these to ontology/linnet.ttl.
Iri iriOf(Kind kind);
Iri iriOf(Property property);

std::optional<Kind> kindOf(Iri iri);
std::optional<Property> propertyOf(Iri iri);

/// "organization", "paper", …: as messages have it.
std::string_view nameOf(Kind kind);

/// What ontology/linnet.ttl says of classes and properties. Read once; immutable and thread-safe afterwards.
class Vocabulary {
public:
  Vocabulary();
  ~Vocabulary();

  /// Is a statement with the property also stated as a lin:Claim?
  bool isClaimed(Property property) const;
  /// Has a thing one value of the property at most?
  bool isSingleValued(Property property) const;
  /// The kind of the subjects, where it is one.
  std::optional<Kind> soleDomain(Property property) const;
  /// The kind of the objects, where it is one; nothing for text, dates and objects of any kind.
  std::optional<Kind> range(Property property) const;
  /// The term that another vocabulary has for it: empty, or one.
  std::vector<Iri> alignedTerms(Property property, std::string_view vocabularyName) const;
  std::vector<Iri> alignedTerms(Kind kind, std::string_view vocabularyName) const;

  /// "foaf", "org", "dcterms", "bibo", "wikidata".
  static std::vector<std::string_view> vocabularyNames();
  /// The prefixes of Turtle and TriG.
  static Prefixes prefixes();

private:
  struct Facts;
  std::unique_ptr<const Facts> facts_;
};

} // namespace linnet

#endif
