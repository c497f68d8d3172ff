// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the Research Organization Registry: dumps and API, schema versions 1 and 2.
#ifndef LINNET_READERS_ROR_HPP
#define LINNET_READERS_ROR_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// Organizations (ror.readme.io/docs/schema-v2): names by type and language, relationships, links, external ids,
/// country, the year of founding. Holds a reference to `minter`.
std::unique_ptr<Reader> makeRorReader(const RecordOptions& options, const IriMinter& minter);

} // namespace linnet

#endif
