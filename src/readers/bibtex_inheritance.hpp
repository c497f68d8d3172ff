// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What an entry of BibLaTeX inherits from another.
#ifndef LINNET_READERS_BIBTEX_INHERITANCE_HPP
#define LINNET_READERS_BIBTEX_INHERITANCE_HPP

#include <optional>

#include "readers/bibtex_fields.hpp"
#include "readers/bibtex_kinds.hpp"

namespace linnet {

/// The field that a field of the parent becomes in the child, by `crossref`: the title of proceedings is the book's
/// title of a paper. Nothing where it is not inherited: what names or finds the parent itself (doi, url, eprint), what
/// tells of its content (abstract, keywords, pages), what is of a program.
std::optional<BibtexFieldRow> inheritedField(BibtexFamily parent, BibtexFamily child, const BibtexRecordField& field);

/// The same from `xdata`, which is no work itself: all but keys.
std::optional<BibtexFieldRow> dataField(const BibtexRecordField& field);

} // namespace linnet

#endif
