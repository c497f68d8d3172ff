// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads one work of OpenAlex.
#ifndef LINNET_READERS_OPENALEX_WORKS_HPP
#define LINNET_READERS_OPENALEX_WORKS_HPP

#include "readers/openalex_ids.hpp"
#include "readers/record_claims.hpp"
#include "readers/record_options.hpp"
#include "syntax/tree.hpp"

namespace linnet {

/// The work with its authorships, and its authors, institutions, venue and funders as far as it tells of them.
void readOpenAlexWork(Value work, Iri iri, const OpenAlexIds& ids, RecordClaims& claims, const RecordOptions& options);

} // namespace linnet

#endif
