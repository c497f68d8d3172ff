// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the records of ORCID.
#ifndef LINNET_READERS_ORCID_HPP
#define LINNET_READERS_ORCID_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// Of records and summaries (XML 3.0, and 2.x where it is alike; the JSON of the public API), and of single works and
/// affiliations: what is public. E-mail addresses, fundings, peer reviews and research resources are not read.
/// References to `minter` and `known` are held.
std::unique_ptr<Reader> makeOrcidReader(const RecordOptions& options, const IriMinter& minter, const KnownPages& known);

} // namespace linnet

#endif
