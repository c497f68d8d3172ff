// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "model/date.hpp"

using namespace linnet;

namespace {

void checkAll(std::string_view value, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    INFO(text);
    const auto date = readDate(text);
    CHECK((date ? date->value : "") == value);
  }
}

} // namespace

TEST_CASE("A day is read in all the ways that notes write it") {
  checkAll("2026-05-01",
           {"2026-05-01", "2026-5-1", "2026/05/01", "2026.5.1", "20260501", "2026年5月1日", "2026 年 05 月 01 日",
            "1 May 2026", "May 1, 2026", "1st may, 2026", "01 MAY 2026", "[[2026-05-01]]", " 2026-05-01\n"});
}

TEST_CASE("A time behind a day is left out, and must be one") {
  checkAll("2026-05-01", {"2026-05-01 18:46", "2026-05-01T18:46", "2026-05-01T18:46:00+09:00",
                          "2026-05-01T00:00:00.000Z", "2026-5-1 8:05", "2026年5月1日 18:46"});
  checkAll("", {"2026-05-01T25:00", "2026-05-01 18:60", "2026-05-01 18", "2026-05-01T", "2026-05-01 (v1)"});
}

TEST_CASE("Month and year have their own precision and datatype") {
  checkAll("2026-05", {"2026-05", "2026-5", "2026/05", "2026.5", "2026年5月", "May 2026", "may. 2026", "2026-05-00"});
  checkAll("2026-09", {"Sep 2026", "Sept 2026", "September 2026"});
  checkAll("2026", {"2026", "2026年", "2026-00-00", "20260000"});
  CHECK(readDate("2026")->datatype().view() == "http://www.w3.org/2001/XMLSchema#gYear");
  CHECK(readDate("2026-05")->datatype().view() == "http://www.w3.org/2001/XMLSchema#gYearMonth");
  CHECK(readDate("2026-05-01")->datatype().view() == "http://www.w3.org/2001/XMLSchema#date");
  CHECK(readDate("2026-05")->precision == DatePrecision::month);
}

TEST_CASE("A date exists in the calendar") {
  checkAll("2024-02-29", {"2024-02-29", "Feb 29, 2024"});
  checkAll("2000-02-29", {"20000229"});
  checkAll("", {"2026-02-29", "1900-02-29", "2026-04-31", "31 September 2026", "2026-13", "2026-13-01", "2026年13月",
                "0999", "3000", "20261301"});
}

TEST_CASE("What can be read in two ways, or has words around it, is no date") {
  checkAll("", {"03/04/2026", "1 1 2026", "May", "circa 2026", "2026 May 1", "May 2026 2025", "2026-05/01", "2026--05",
                "2026-5-", "2026-05-01-02", "202605", "2026-W05", "Mayor 2026", "Ma 2026", "continuous", "", "年",
                "[[]]", "2024-06 (v1), 2024-10 (new)"});
}
