// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads CSL-JSON: what Zotero, Mendeley, citation-js and doi.org export for citation styles.
#ifndef LINNET_READERS_CSL_JSON_HPP
#define LINNET_READERS_CSL_JSON_HPP

#include <memory>

#include "readers/reader.hpp"
#include "readers/record_reference.hpp"

namespace linnet {

/// Items (github.com/citation-style-language/schema, csl-data.json) in any layout of JSON, also as the lists that an
/// object has by DOI: titles, authors in order, dates, containers, identifiers, also those in notes; what else a
/// citation shows as texts. Holds references to what `context` holds.
std::unique_ptr<Reader> makeCslJsonReader(const ReferenceContext& context);

} // namespace linnet

#endif
