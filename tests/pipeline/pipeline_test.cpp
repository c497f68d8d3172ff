// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <atomic>
#include <catch2/catch.hpp>

#include "model/failure.hpp"
#include "pipeline/inputs.hpp"
#include "pipeline/ordered_map.hpp"
#include "pipeline/statement_lines.hpp"

using namespace linnet;

namespace {

std::vector<int> mapped(std::size_t threads, int failing = -1) {
  int next = 0;
  std::vector<int> results;
  orderedMap(
      threads, [&]() -> std::optional<int> { return next < 200 ? std::optional(next++) : std::nullopt; },
      [failing](int task) {
        if (task == failing) {
          throw Failure("task");
        }
        return task * 2;
      },
      [&](int result) { results.push_back(result); });
  return results;
}

std::string through(StatementLines::Order order, StatementLines::Repeats repeats, std::size_t memory = 1U << 20U) {
  std::string out;
  StatementLines lines(order, repeats, memory, [&out](std::string_view block) { out += block; });
  lines.take("b\na\n");
  lines.take("a\nc\n");
  lines.finish();
  return out;
}

} // namespace

TEST_CASE("Results come in the order of the tasks, with any number of threads") {
  const std::vector<int> expected = mapped(1);
  REQUIRE(expected.size() == 200);
  CHECK(mapped(2) == expected);
  CHECK(mapped(8) == expected);
}

TEST_CASE("An exception of a task ends the map and reaches the caller") {
  CHECK_THROWS_AS(mapped(1, 50), Failure);
  CHECK_THROWS_AS(mapped(4, 50), Failure);
}

TEST_CASE("Few tasks are under way at once") {
  std::atomic<int> underWay{0};
  int most = 0;
  int next = 0;
  orderedMap(
      2,
      [&]() -> std::optional<int> {
        most = std::max(most, ++underWay);
        return next < 100 ? std::optional(next++) : std::nullopt;
      },
      [](int task) { return task; }, [&](int) { --underWay; });
  CHECK(most <= 9);
}

TEST_CASE("Lines are sorted and repeats dropped as asked for") {
  using Order = StatementLines::Order;
  using Repeats = StatementLines::Repeats;
  CHECK(through(Order::asTheyCome, Repeats::kept) == "b\na\na\nc\n");
  CHECK(through(Order::asTheyCome, Repeats::dropped) == "b\na\nc\n");
  CHECK(through(Order::sorted, Repeats::kept) == "a\na\nb\nc\n");
  CHECK(through(Order::sorted, Repeats::dropped) == "a\nb\nc\n");
  CHECK_THROWS_AS(through(Order::sorted, Repeats::kept, 3), Failure);
  CHECK_THROWS_AS(through(Order::asTheyCome, Repeats::dropped, 3), Failure);
}

TEST_CASE("Globs match names, and paths across folders") {
  CHECK(matchesGlob("*.txt", "a/b.txt"));
  CHECK(matchesGlob("raw", "raw"));
  CHECK(matchesGlob("raw/**", "raw/a/b.md"));
  CHECK(matchesGlob("**/raw/*.md", "x/raw/a.md"));
  CHECK(matchesGlob("**/raw/*.md", "raw/a.md"));
  CHECK_FALSE(matchesGlob("raw/*", "raw/a/b.md"));
  CHECK_FALSE(matchesGlob("raw", "draw"));
}

TEST_CASE("Formats are told by name, and by content where the name says nothing") {
  CHECK(formatOfFile("a.nq.gz", {})->name == "nquads");
  CHECK(formatOfFile("a", "@prefix x: <x:> .")->name == "turtle");
  CHECK(formatOfFile("a", "<x:a> <x:b> \"c\" .\n")->name == "ntriples");
  CHECK(formatOfFile("a", "<x:a> <x:b> \"c\" <x:g> .\n")->name == "nquads");
  CHECK(formatOfFile("page-0001.txt", "# Title [[A]]")->name == "vault");
  CHECK(formatOfFile("a.txt", "plain words") == nullptr);
}
