// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Publications as dblp has them.
#ifndef LINNET_READERS_DBLP_WORK_HPP
#define LINNET_READERS_DBLP_WORK_HPP

#include <string_view>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_claims.hpp"
#include "syntax/tree.hpp"

namespace linnet {

/// What publications are read with.
struct DblpContext {
  const IriMinter& minter;
  const KnownPages& known;
};

/// Reads a publication. `type` is the name of its element in the dump, or the type that the search API gives it.
Outcome readDblpWork(Value record, std::string_view type, const DblpContext& context, RecordClaims& claims);

/// Reads a hit of the search for venues.
Outcome readDblpVenue(Value info, const IriMinter& minter, RecordClaims& claims);

} // namespace linnet

#endif
