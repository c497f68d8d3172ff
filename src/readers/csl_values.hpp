// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Names, dates and notes of CSL-JSON.
#ifndef LINNET_READERS_CSL_VALUES_HPP
#define LINNET_READERS_CSL_VALUES_HPP

#include <string_view>

#include "readers/record_claims.hpp"
#include "readers/record_reference.hpp"
#include "syntax/tree.hpp"

namespace linnet {

/// A date as `readDate` takes it ("2020-03", of a range its beginning), or what else the date says.
struct CslDate {
  std::string_view text;
  bool isInWords = false; ///< "in press": it is not meant to be one
};

/// Of {"date-parts": [[2020, "3"]]}, {"raw": "2020-03-15"}, {"literal": "n.d."} or a text alone. A month from 13 on is
/// a season: of it the year is left.
CslDate cslDate(Value date, Arena& arena);

/// An author. Whose name is not in parts, is an organization, unless it has an ORCID.
Contributor cslName(Value name, RecordClaims& claims);

/// Puts the identifiers that stand on lines of a note by themselves ("DOI: 10.…", "tex.eprint: 2308.11730") where they
/// belong, as far as the reference has none; what else the note says is given back.
std::string_view takeNote(std::string_view note, Reference& reference, Arena& arena);

/// The same of one line, or of a member that is not CSL's own; false where it is no identifier.
bool takeIdentifier(std::string_view name, std::string_view value, Reference& reference);

} // namespace linnet

#endif
