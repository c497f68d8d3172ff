// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "commands/help_manual.hpp"

using namespace linnet;

TEST_CASE("In the manual page nothing that a user can copy is taken for roff") {
  CHECK(roffText("--no-abstract") == R"(\-\-no\-abstract)");
  CHECK(roffText(".linnet.conf") == R"(\&.linnet\&.conf)");
  CHECK(roffText("'raw/**'") == R"(\(aqraw/**\(aq)");
  CHECK(roffText(R"(a\tb "c")") == R"(a\etb \(dqc\(dq)");
  CHECK(roffText("`man` ^~") == R"(\(gaman\(ga \(ha\(ti)");
}
