// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// A paper, book or product as bibliographic records tell of it: who made it, in order, where it appeared, who paid.
#ifndef LINNET_READERS_RECORD_WORK_HPP
#define LINNET_READERS_RECORD_WORK_HPP

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "readers/known_pages.hpp"
#include "readers/record_claims.hpp"

namespace linnet {

/// An organization as a record names it: by an identifier, a name, or both.
struct NamedOrganization {
  std::string_view name;
  std::optional<IdentifierTerms> identifier = std::nullopt;
};

/// An author or creator.
struct Contributor {
  std::string_view name; ///< in the order in which it is spoken; that of an organization as it stands
  Kind kind = Kind::person;
  std::optional<IdentifierTerms> identifier = std::nullopt;
  std::string_view nameAsPublished = {}; ///< empty where it is the name
  std::vector<NamedOrganization> affiliations = {};
};

/// One work of a record. Who and what has no identifier is a node of this work: `{work}#author-N`,
/// `{work}#affiliation-N`, `{work}#venue-1`, `{work}#funder-N`. Texts are in the batch's arena or the record.
class RecordWork {
public:
  RecordWork(Iri iri, Kind kind, RecordClaims& claims);

  /// The work is that of a vault's page: an author without identifier is the person whose page has this name.
  void takeAuthorsFrom(const KnownPages& pages) { pages_ = &pages; }

  /// What is claimed of it beside the following.
  Entity& entity() { return entity_; }
  /// Has it authors, each with a place in their order? A product has creators.
  bool hasAuthorships() const { return entity_.kind == Kind::paper || entity_.kind == Kind::book; }

  /// The next one in order. One without a name has a place, and nothing else.
  void addAuthor(const Contributor& author);
  /// A journal, a series of conferences, by its ISSN or as this work has it. Nothing where it has no name.
  void setVenue(std::string_view name, const std::optional<IdentifierTerms>& issn);
  /// One without a name has a number, and nothing else.
  void addFunder(const NamedOrganization& funder);
  /// Puts the work into the batch, before what was added of it. Called once, in the end.
  void finish();

private:
  std::optional<Iri> affiliation(const NamedOrganization& organization);
  Entity organizationEntity(const NamedOrganization& organization, std::string_view what, std::size_t number);

  Iri iriOf(const Contributor& author) const;

  RecordClaims& claims_;
  const KnownPages* pages_ = nullptr;
  Entity entity_;
  std::size_t begin_; ///< of the batch's entities
  std::uint32_t authors_ = 0;
  std::size_t funders_ = 0;
  std::map<std::string, Iri> affiliations_; ///< by identifier or name
};

} // namespace linnet

#endif
