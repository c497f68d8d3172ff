// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the records of dblp.
#ifndef LINNET_READERS_DBLP_HPP
#define LINNET_READERS_DBLP_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// Of dblp's dump and of single records (XML), publications and people; of its search API (JSON, XML), each hit. A
/// publication takes the IRI of its DOI or arXiv id, else that of its record at dblp; a volume of papers always the
/// latter, which they refer to. A person is known by the dblp id, the ORCID iD, or a name with a homonym number, which
/// dblp keeps for one person. References to `minter` and `known` are held.
std::unique_ptr<Reader> makeDblpReader(const RecordOptions& options, const IriMinter& minter, const KnownPages& known);

} // namespace linnet

#endif
