// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "model/failure.hpp"
#include "pipeline/statement_lines.hpp"

using namespace linnet;

namespace {

using Order = StatementLines::Order;
using Repeats = StatementLines::Repeats;

struct Through {
  std::string bytes;
  std::size_t count = 0;
};

Through through(Order order, Repeats repeats, const std::vector<std::string>& blocks,
                std::size_t memory = std::size_t{1} << 20U) {
  Through done;
  StatementLines lines(order, repeats, memory, [&done](std::string_view block) { done.bytes += block; });
  for (const std::string& block : blocks) {
    lines.take(block);
  }
  done.count = lines.finish();
  return done;
}

const std::vector<std::string> kBlocks{"b\na\n", "", "a\nc\n"};

} // namespace

TEST_CASE("Lines are handed on as they come where nothing else is asked for") {
  const Through done = through(Order::asTheyCome, Repeats::kept, kBlocks);
  CHECK(done.bytes == "b\na\na\nc\n");
  CHECK(done.count == 4);
}

TEST_CASE("A line that came before is dropped, also where it came in another block") {
  const Through done = through(Order::asTheyCome, Repeats::dropped, kBlocks);
  CHECK(done.bytes == "b\na\nc\n");
  CHECK(done.count == 3);
}

TEST_CASE("Lines are sorted by their bytes") {
  CHECK(through(Order::sorted, Repeats::kept, kBlocks).bytes == "a\na\nb\nc\n");
  const Through unique = through(Order::sorted, Repeats::dropped, kBlocks);
  CHECK(unique.bytes == "a\nb\nc\n");
  CHECK(unique.count == 3);
  CHECK(through(Order::sorted, Repeats::kept, {"\xE7\xAA\xAF\nz\nA\na b\na\n"}).bytes ==
        "A\na\na b\nz\n\xE7\xAA\xAF\n");
}

TEST_CASE("Sorted lines larger than a block all come") {
  std::string block;
  for (int i = 0; i < 30000; ++i) {
    block += std::string(60, 'x') + std::to_string(100000 + (i * 7919) % 30000) + "\n";
  }
  const Through done = through(Order::sorted, Repeats::dropped, {block, block}, std::size_t{1} << 30U);
  CHECK(done.count == 30000);
  CHECK(done.bytes.size() == block.size());
}

TEST_CASE("More memory than allowed is refused") {
  CHECK_THROWS_AS(through(Order::sorted, Repeats::kept, kBlocks, 3), Failure);
  CHECK_THROWS_AS(through(Order::asTheyCome, Repeats::dropped, kBlocks, 3), Failure);
  CHECK_NOTHROW(through(Order::asTheyCome, Repeats::kept, kBlocks, 3));
}

TEST_CASE("No lines are no lines") {
  const Through done = through(Order::sorted, Repeats::dropped, {});
  CHECK(done.bytes.empty());
  CHECK(done.count == 0);
}
