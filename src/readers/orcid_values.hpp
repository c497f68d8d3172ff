// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Values that recur in ORCID's records.
#ifndef LINNET_READERS_ORCID_VALUES_HPP
#define LINNET_READERS_ORCID_VALUES_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "model/date.hpp"
#include "model/iri_minter.hpp"
#include "readers/known_pages.hpp"
#include "syntax/tree.hpp"

namespace linnet {

/// What ORCID's records are read with.
struct OrcidContext {
  const IriMinter& minter;
  const KnownPages& known;
};

/// Not where its owner shows it to some people only, or to nobody. What says nothing comes from a public source.
bool isPublic(Value value);

/// Of a year, maybe with month and day; with the precision that is right, where a part of it is none.
std::optional<Date> orcidDate(Value date);

/// The number that ORCID gave an item of a record; else the other one.
std::size_t putCodeOf(Value item, std::size_t otherwise);

/// A type of identifiers as a scheme: "scopusauthorid" of "Scopus Author ID".
std::string schemeOfType(std::string_view type);

} // namespace linnet

#endif
