// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "model/failure.hpp"
#include "pipeline/reporter.hpp"
#include "pipeline/temporary_folder.hpp"

using namespace linnet;

TEST_CASE("Errors and warnings are counted, notices are not") {
  Reporter reporter({true, {}});
  reporter.tell({Code::unknownKind, {"a.md"}, "a notice", {}});
  reporter.tell({Code::wrongDate, {"a.md", 3}, "a warning", {}});
  CHECK(reporter.warnings() == 1);
  CHECK(reporter.errors() == 0);
}

TEST_CASE("The report holds every message as a line of JSON") {
  const TemporaryFolder folder;
  {
    Reporter reporter({true, folder / "report.jsonl"});
    for (int i = 0; i < 30; ++i) {
      reporter.tell({Code::wrongDate, {"a.md", 3, 7}, "31 June", "there is none"});
    }
    reporter.tell({Code::wrongIri, {"-"}, "a \"quote\",\ta tab and a \\", {}});
    reporter.finish({});
  }
  const std::string report = folder.content("report.jsonl");
  CHECK(std::count(report.begin(), report.end(), '\n') == 31);
  CHECK(
      report.substr(0, report.find('\n')) ==
      R"({"code":"wrong-date","severity":"warning","path":"a.md","line":3,"column":7,"text":"31 June","hint":"there is none"})");
  CHECK(
      report.substr(report.rfind('\n', report.size() - 2) + 1) ==
      R"({"code":"wrong-iri","severity":"warning","path":"standard input","line":0,"column":0,"text":"a \"quote\",\u0009a tab and a \\","hint":""})"
      "\n");
}

TEST_CASE("Bytes in messages that are no UTF-8 do not spoil the report") {
  const TemporaryFolder folder;
  {
    Reporter reporter({true, folder / "report.jsonl"});
    reporter.tell({Code::wrongDate, {"caf\xE9.md"}, "x", {}});
    reporter.finish({});
  }
  CHECK_THAT(folder.content("report.jsonl"), Catch::Contains("caf\uFFFD.md"));
}

TEST_CASE("A report that can't be written ends the run") {
  const TemporaryFolder folder;
  CHECK_THROWS_AS(Reporter({true, folder / "nowhere/report.jsonl"}), Failure);
  Reporter reporter({true, "/dev/full"});
  reporter.tell({Code::wrongDate, {"a.md"}, "x", {}});
  CHECK_THROWS_AS(reporter.finish({}), Failure);
}

TEST_CASE("Every record is counted once") {
  Counts counts;
  for (const Outcome outcome : {Outcome::exported, Outcome::repaired, Outcome::skipped, Outcome::leftOut}) {
    counts.add(outcome);
  }
  counts.add(counts);
  CHECK(counts.read == 8);
  CHECK(counts.exported == 2);
  CHECK(counts.repaired == 2);
  CHECK(counts.skipped == 2);
  CHECK(counts.leftOut == 2);
}
