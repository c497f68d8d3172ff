// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Dates as Wikidata's statements have them.
#ifndef LINNET_WIKIDATA_TIME_HPP
#define LINNET_WIKIDATA_TIME_HPP

#include <optional>
#include <string_view>

#include "model/date.hpp"

namespace linnet {

/// A value of type time (Wikibase JSON, doc.wikimedia.org/Wikibase): "+1991-07-00T00:00:00Z" with its precision (11 a
/// day, 10 a month, 9 a year) and the IRI of the calendar that it is written in. A day of the Julian calendar becomes
/// the Gregorian one. Years before our era, which Wikidata counts from -1, are counted from 0 as XSD 1.1 does. Nothing
/// where the precision is coarser than a year, or no such day exists.
std::optional<Date> readWikidataTime(std::string_view time, int precision, std::string_view calendar);

} // namespace linnet

#endif
