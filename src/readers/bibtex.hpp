// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads bibliographies in BibTeX and BibLaTeX.
#ifndef LINNET_READERS_BIBTEX_HPP
#define LINNET_READERS_BIBTEX_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "readers/known_pages.hpp"
#include "readers/reader.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// Papers, books and products with their authors in order, identifiers, venue, date; an entry that names another with
/// `crossref` or `xdata` has what it inherits. An entry of a page in the vault that is read with it is that page's
/// work. Holds references to the minter and the pages.
std::unique_ptr<Reader> makeBibtexReader(const RecordOptions& options, const IriMinter& minter,
                                         const KnownPages& known);

} // namespace linnet

#endif
