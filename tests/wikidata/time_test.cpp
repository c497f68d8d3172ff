// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "wikidata/time.hpp"

using namespace linnet;

namespace {

constexpr std::string_view kGregorian = "http://www.wikidata.org/entity/Q1985727";
constexpr std::string_view kJulian = "http://www.wikidata.org/entity/Q1985786";

std::string read(std::string_view time, int precision, std::string_view calendar = kGregorian) {
  const std::optional<Date> date = readWikidataTime(time, precision, calendar);
  const std::string_view datatype = date ? date->datatype().view() : std::string_view();
  return date ? date->value + " " + std::string(datatype.substr(datatype.find('#') + 1)) : "none";
}

} // namespace

TEST_CASE("A time of Wikidata keeps its precision") {
  CHECK(read("+1985-01-01T00:00:00Z", 11) == "1985-01-01 date");
  CHECK(read("+1991-07-00T00:00:00Z", 10) == "1991-07 gYearMonth");
  CHECK(read("+1883-01-01T00:00:00Z", 9) == "1883 gYear");
  CHECK(read("+1985-00-00T00:00:00Z", 11) == "1985 gYear");
  CHECK(read("+0800-12-25T00:00:00Z", 11) == "0800-12-25 date");
}

TEST_CASE("A decade, a century and what no calendar has are no dates") {
  CHECK(read("+1980-00-00T00:00:00Z", 8) == "none");
  CHECK(read("+2000-00-00T00:00:00Z", 7) == "none");
  CHECK(read("+2001-02-29T00:00:00Z", 11) == "none");
  CHECK(read("+2001-13-00T00:00:00Z", 10) == "none");
  CHECK(read("2001-01-01", 11) == "none");
  CHECK(read("+", 9) == "none");
  CHECK(read("", 9) == "none");
  CHECK(read("+2001", 9) == "none");
  CHECK(read("+2001-01-01T00:00:00Z", 14) == "none");
}

TEST_CASE("Years before our era are those of XSD 1.1") {
  CHECK(read("-0044-00-00T00:00:00Z", 9) == "-0043 gYear");
  CHECK(read("-0001-00-00T00:00:00Z", 9) == "0000 gYear");
  CHECK(read("-13798000000-00-00T00:00:00Z", 9) == "none");
}

TEST_CASE("A day of the Julian calendar becomes the Gregorian one") {
  CHECK(read("+1582-10-04T00:00:00Z", 11, kJulian) == "1582-10-14 date");
  CHECK(read("+1917-10-25T00:00:00Z", 11, kJulian) == "1917-11-07 date");
  CHECK(read("+1700-02-29T00:00:00Z", 11, kJulian) == "1700-03-11 date");
  CHECK(read("-0044-03-15T00:00:00Z", 11, kJulian) == "-0043-03-13 date");
  CHECK(read("+0004-02-29T00:00:00Z", 11, kJulian) == "0004-02-27 date");
  CHECK(read("+1725-01-00T00:00:00Z", 10, kJulian) == "1725-01 gYearMonth");
}
