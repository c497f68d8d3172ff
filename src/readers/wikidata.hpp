// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads items of Wikidata.
#ifndef LINNET_READERS_WIKIDATA_HPP
#define LINNET_READERS_WIKIDATA_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// Entities in Wikibase's JSON (doc.wikimedia.org/Wikibase: "Wikibase JSON"): the dump's one list, JSON Lines, single
/// entities and what the API answers. Deprecated statements are left out; of the others those of the best rank count,
/// of identifiers all. `minter` must outlive the reader.
std::unique_ptr<Reader> makeWikidataReader(const RecordOptions& options, const IriMinter& minter);

} // namespace linnet

#endif
