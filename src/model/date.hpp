// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// A date with the precision that it was given with.
#ifndef LINNET_MODEL_DATE_HPP
#define LINNET_MODEL_DATE_HPP

#include <optional>
#include <string>
#include <string_view>

#include "rdf/iri.hpp"

namespace linnet {

enum class DatePrecision { year, month, day };

/// A date that exists in the (proleptic Gregorian) calendar.
struct Date {
  std::string value; ///< "2026", "2026-05" or "2026-05-01": the lexical form of xsd:gYear, xsd:gYearMonth, xsd:date
  DatePrecision precision = DatePrecision::year;

  /// The XSD datatype for the precision.
  Iri datatype() const;

  friend bool operator==(const Date&, const Date&) = default;
};

/// Reads a date as people write it in notes and records: `2026`, `2026-05`, `2026-05-01`, `2026/05/01`, `2026.5.1`,
/// `20260501`, with a time behind it (`2026-05-01 18:46`, `2026-05-01T18:46:00+09:00`: the date as written),
/// `2026年5月1日`, `1 May 2026`, `May 1, 2026`, `May 2026`, `[[2026-05-01]]`. Years 1000 to 2999. Month or day `00`
/// lower the precision. Nothing where it is no such date, or none that exists (2026-02-30), or where words are around
/// it, or where it could be read in two ways (`03/04/2026`).
std::optional<Date> readDate(std::string_view text);

} // namespace linnet

#endif
