// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <string>

#include "text/hash_set.hpp"

using namespace linnet;

TEST_CASE("A hash is new once, however large the set grows") {
  HashSet set;
  constexpr std::size_t count = 50000;
  for (std::size_t i = 0; i < count; ++i) {
    REQUIRE(set.insert(hash128(std::to_string(i))));
  }
  for (std::size_t i = 0; i < count; ++i) {
    REQUIRE_FALSE(set.insert(hash128(std::to_string(i))));
  }
  CHECK(set.size() == count);
}

TEST_CASE("Hashes that begin at one place are told apart, the hash of zeros too") {
  HashSet set;
  for (std::uint64_t high = 1; high < 100; ++high) {
    CHECK(set.insert({high, 7}));
    CHECK_FALSE(set.insert({high, 7}));
  }
  CHECK(set.insert({0, 0}));
  CHECK_FALSE(set.insert({0, 0}));
}

TEST_CASE("What a set will take is known before") {
  HashSet set;
  const std::size_t small = set.bytesFor(1);
  CHECK(set.bytesFor(100000) > 100000 * sizeof(Hash128));
  CHECK(set.bytesFor(100000) < 100000 * 100);
  for (std::size_t i = 0; i < 100000; ++i) {
    set.insert(hash128(std::to_string(i)));
  }
  CHECK(set.bytesFor(1) > small);
}
