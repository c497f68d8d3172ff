// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Works as ORCID's records have them.
#ifndef LINNET_READERS_ORCID_WORKS_HPP
#define LINNET_READERS_ORCID_WORKS_HPP

#include "readers/orcid_values.hpp"
#include "readers/record_claims.hpp"

namespace linnet {

/// Reads the works of a person: each group of `works` is one work, which several sources may have told of. What is said
/// of it is what the first public of them says; the identifiers are those of all of them, but only where they are the
/// work's own.
void readOrcidWorks(Value works, Iri person, const OrcidContext& context, RecordClaims& claims);

/// Reads a work that stands alone, with its contributors. `person` is whose it is, where that is known. False where it
/// is not public, or has neither title nor identifier.
bool readOrcidWork(Value root, std::optional<Iri> person, const OrcidContext& context, RecordClaims& claims);

} // namespace linnet

#endif
