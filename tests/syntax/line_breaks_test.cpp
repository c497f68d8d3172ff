// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "syntax/line_breaks.hpp"

using namespace linnet;

namespace {

std::string recovered(const char* page, const char* stem = "Kiln Lab") {
  const auto result = recoverLineBreaks(page, stem);
  return result ? result->text : std::string();
}

} // namespace

TEST_CASE("The title is the file's name, else the words before the first link") {
  const auto named = recoverLineBreaks("# Kiln Lab makes bowls. ## More - [[A]]", "Kiln Lab");
  REQUIRE(named);
  CHECK(named->title == "Kiln Lab");
  CHECK(named->isNamedByFile);
  const auto unnamed = recoverLineBreaks("# Kiln Lab [[A]] makes bowls. ## More - [[A]]", "page-0001");
  REQUIRE(unnamed);
  CHECK(unnamed->title == "Kiln Lab");
  CHECK_FALSE(unnamed->isNamedByFile);
}

TEST_CASE("Headings and list items get their lines, titles in links stay whole") {
  CHECK(recovered("# Kiln Lab [[A - b]] is warm. ## Related - Parent: [[C - d]] / E - Products: [[F]]") ==
        "# Kiln Lab\n\n[[A - b]] is warm.\n\n## Related\n\n\n- Parent: [[C - d]] / E\n- Products: [[F]]\n");
}

TEST_CASE("Items of prose below a heading get their lines as well") {
  CHECK(recovered("# Kiln Lab [[A]] ## Notes - One is warm. (Source: [[B]]) - Two is cold - at night.") ==
        "# Kiln Lab\n\n[[A]]\n\n## Notes\n\n\n- One is warm. (Source: [[B]])\n- Two is cold - at night.\n");
}

TEST_CASE("A dash in prose above any heading is a dash") {
  CHECK(recovered("# Kiln Lab [[A]] is warm. - Or so it seems. (Source: [[B]]) ## More - [[C]]").find("\n- Or") ==
        std::string::npos);
}

TEST_CASE("A page that has its line breaks is left alone") {
  CHECK_FALSE(recoverLineBreaks("# Kiln Lab\n\nWarm. ## not a heading", "Kiln Lab"));
  CHECK_FALSE(recoverLineBreaks("# Kiln Lab", "Kiln Lab"));
  CHECK_FALSE(recoverLineBreaks("# Kiln [[Lab]]", "x"));
  CHECK_FALSE(recoverLineBreaks("Warm. ## More - [[A]]", "x"));
}
