// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>
#include <stdexcept>

#include "pipeline/ordered_map.hpp"

using namespace linnet;

namespace {

struct Stop : std::runtime_error {
  using std::runtime_error::runtime_error;
};

constexpr int kTasks = 200;

/// Doubles the numbers below kTasks; the function that is named fails at 50.
std::vector<int> doubled(std::size_t threads, const std::string& failing = {}) {
  const auto mayFail = [&failing](const std::string& name, int number) {
    if (name == failing && number == 50) {
      throw Stop(name);
    }
  };
  int next = 0;
  std::vector<int> results;
  orderedMap(
      threads,
      [&]() -> std::optional<int> {
        mayFail("next", next);
        return next < kTasks ? std::optional(next++) : std::nullopt;
      },
      [&](int task) {
        mayFail("work", task);
        if (task % 7 == 0) {
          std::this_thread::sleep_for(std::chrono::microseconds(200)); // so that later tasks are done before
        }
        return task * 2;
      },
      [&](int result) {
        mayFail("consume", result / 2);
        results.push_back(result);
      });
  return results;
}

} // namespace

TEST_CASE("Results come in the order of the tasks, with any number of threads") {
  std::vector<int> expected;
  for (int i = 0; i < kTasks; ++i) {
    expected.push_back(i * 2);
  }
  const std::size_t threads = GENERATE(0, 1, 2, 8, 64);
  CHECK(doubled(threads) == expected);
}

TEST_CASE("An exception of any of the three functions ends the map and reaches the caller as it was thrown") {
  const std::string failing = GENERATE("next", "work", "consume");
  const std::size_t threads = GENERATE(1, 2, 8);
  CHECK_THROWS_WITH(doubled(threads, failing), failing);
  CHECK_THROWS_AS(doubled(threads, failing), Stop);
}

TEST_CASE("What comes before a task that fails is still handed on, what comes after it is not") {
  std::vector<int> results;
  int next = 0;
  const auto run = [&] {
    orderedMap(
        4, [&]() -> std::optional<int> { return next < kTasks ? std::optional(next++) : std::nullopt; },
        [](int task) {
          if (task == 50) {
            throw Stop("work");
          }
          return task;
        },
        [&](int result) { results.push_back(result); });
  };
  CHECK_THROWS_AS(run(), Stop);
  REQUIRE(results.size() == 50);
  CHECK(results.back() == 49);
  CHECK(next < kTasks);
}

TEST_CASE("At most four tasks a thread are under way") {
  const std::size_t threads = GENERATE(1, 2, 3);
  std::size_t underWay = 0;
  std::size_t most = 0;
  int next = 0;
  orderedMap(
      threads,
      [&]() -> std::optional<int> {
        if (next == kTasks) {
          return std::nullopt;
        }
        most = std::max(most, ++underWay);
        return next++;
      },
      [](int task) { return task; }, [&](int) { --underWay; });
  CHECK(most <= threads * 4);
  CHECK(underWay == 0);
}

TEST_CASE("With one thread everything is done by the caller") {
  std::set<std::thread::id> workers;
  int next = 0;
  orderedMap(
      1, [&]() -> std::optional<int> { return next < 5 ? std::optional(next++) : std::nullopt; },
      [&](int task) {
        workers.insert(std::this_thread::get_id());
        return task;
      },
      [](int) {});
  CHECK(workers == std::set<std::thread::id>{std::this_thread::get_id()});
}

TEST_CASE("Tasks are taken by one thread at a time, and so are results") {
  std::atomic<int> taking = 0;
  std::atomic<int> handingOn = 0;
  bool isAlone = true;
  int next = 0;
  orderedMap(
      4,
      [&]() -> std::optional<int> {
        isAlone = isAlone && ++taking == 1;
        const std::optional<int> task = next < kTasks ? std::optional(next++) : std::nullopt;
        --taking;
        return task;
      },
      [](int task) { return task; },
      [&](int) {
        if (++handingOn != 1) {
          throw Stop("two results at once");
        }
        --handingOn;
      });
  CHECK(isAlone);
}

TEST_CASE("Tasks and results that can only be moved are") {
  int next = 0;
  int sum = 0;
  orderedMap(
      2, [&]() { return next < 10 ? std::optional(std::make_unique<int>(next++)) : std::nullopt; },
      [](std::unique_ptr<int> task) { return task; }, [&](std::unique_ptr<int> result) { sum += *result; });
  CHECK(sum == 45);
}

TEST_CASE("Without tasks nothing is called") {
  orderedMap(
      2, []() -> std::optional<int> { return std::nullopt; }, [](int task) { return task; },
      [](int) { FAIL("there is no result"); });
  SUCCEED();
}
