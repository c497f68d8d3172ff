// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads OpenAlex: works, authors, institutions, sources and what else has an OpenAlex id.
#ifndef LINNET_READERS_OPENALEX_HPP
#define LINNET_READERS_OPENALEX_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// The objects of the snapshot and of the API (developers.openalex.org), before and after the changes of late 2025.
/// What a record is, the letter of its id tells. Ids are followed through the tables of merged ids that are taken.
/// Holds a reference to `minter`.
std::unique_ptr<Reader> makeOpenAlexReader(const RecordOptions& options, const IriMinter& minter);

} // namespace linnet

#endif
