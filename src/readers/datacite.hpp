// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads DataCite: DOIs of the REST API and of the public data file.
#ifndef LINNET_READERS_DATACITE_HPP
#define LINNET_READERS_DATACITE_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// What has a DataCite DOI (support.datacite.org/docs/datacite-metadata-schema-44): software, datasets and models are
/// products, texts papers. Versions are things of their own. Holds a reference to `minter`.
std::unique_ptr<Reader> makeDataCiteReader(const RecordOptions& options, const IriMinter& minter);

} // namespace linnet

#endif
