// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The dates of BibTeX and BibLaTeX.
#ifndef LINNET_READERS_BIBTEX_DATES_HPP
#define LINNET_READERS_BIBTEX_DATES_HPP

#include <optional>
#include <string_view>

#include "model/date.hpp"

namespace linnet {

/// What a field says of a date.
struct BibtexDate {
  std::optional<Date> date;  ///< of a range, its beginning
  bool isExact = false;      ///< the date is all that the field says
  bool isUnderstood = false; ///< it is one of the forms that there are, though it may have no date in it: `19XX`
};

/// BibLaTeX's `date`, in the Extended Date/Time Format (ISO 8601-2): ranges (`1990/1995`, `1990/..`), uncertain and
/// approximate ones (`2001?`, `2001~`), unspecified digits (`199X`, `2004-06-uu`), seasons (`2004-21`).
BibtexDate readEdtf(std::string_view text);

/// BibTeX's `year`, `month` and `day`: the year as `1998`, `[1998]`, `1998a`, `c1998` or `1998–1999`; the month as a
/// number or name, with a day (`July 30th`, `2 sep`) or another month behind it (`jan/feb`). Empty texts say nothing.
BibtexDate readYear(std::string_view year, std::string_view month, std::string_view day);

} // namespace linnet

#endif
