// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Who dblp means by an author, and what it says of people.
#ifndef LINNET_READERS_DBLP_PEOPLE_HPP
#define LINNET_READERS_DBLP_PEOPLE_HPP

#include <optional>
#include <string_view>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_claims.hpp"
#include "syntax/tree.hpp"

namespace linnet {

/// An author or editor of a publication.
struct DblpPerson {
  std::string_view name;                               ///< without homonym number
  std::optional<IdentifierTerms> identifier;           ///< nothing: a name tells nobody; the text may be empty
  std::optional<IdentifierTerms> orcid = std::nullopt; ///< where it is not the identifier
  std::optional<Iri> homonym = std::nullopt;           ///< where it is not the identifier
};

/// "Wei Wang" of "Wei Wang 0001".
std::string_view withoutHomonymNumber(std::string_view name);

/// The IRI of a name with a homonym number: that is one person's at dblp. A name without one may be shared by people
/// whom nobody has told apart yet; of such there is nothing.
std::optional<Iri> homonymIri(std::string_view name, const IriMinter& minter, Arena& arena);

/// `author` is an element or object with the name, maybe a dblp id and an ORCID iD.
DblpPerson dblpPerson(Value author, const IriMinter& minter, RecordClaims& claims);

/// What else identifies the person is claimed, where there is anything.
void addIdentities(const DblpPerson& person, RecordClaims& claims);

/// Reads the record of a person: `www` or `person` of the dump, or a hit of the search for authors.
Outcome readDblpPerson(Value record, const IriMinter& minter, RecordClaims& claims);

} // namespace linnet

#endif
