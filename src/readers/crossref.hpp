// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads Crossref: works of the REST API and of the public data file.
#ifndef LINNET_READERS_CROSSREF_HPP
#define LINNET_READERS_CROSSREF_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// Works by their DOI (github.com/CrossRef/rest-api-doc, api_format.md): titles, authors in order with their
/// affiliations, dates of publication, venue, references, funders, abstract. Holds a reference to `minter`.
std::unique_ptr<Reader> makeCrossrefReader(const RecordOptions& options, const IriMinter& minter);

} // namespace linnet

#endif
