// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <catch2/catch.hpp>

#include "syntax/decompressor.hpp"
#include "syntax/packed.hpp"

using namespace linnet;
using namespace std::string_literals;

namespace {

constexpr Packing kAll[] = {Packing::gzip, Packing::bzip2, Packing::xz, Packing::zstd};

struct Result {
  std::string bytes;
  std::string error;
  std::string warning;
};

// Reads all, in pieces of `room`, from a source that gives `portion` bytes at a time.
Result decompress(Packing packing, const std::string& packed, std::size_t portion = 1U << 16U,
                  std::size_t room = 1U << 16U) {
  std::size_t place = 0;
  Decompressor decompressor(packing, [&](char* to, std::size_t size) {
    const std::size_t count = std::min({size, portion, packed.size() - place});
    packed.copy(to, count, place);
    place += count;
    return count;
  });
  Result result;
  std::string piece(room, '\0');
  std::size_t count = 0;
  do {
    count = decompressor.read(piece.data(), room);
    result.bytes.append(piece, 0, count);
  } while (count == room);
  result.error = decompressor.error();
  result.warning = decompressor.warning();
  return result;
}

// A gzip header with an extra field as BGZF has it, a name, a comment and its own checksum.
std::string withFullHeader(const std::string& gzip) {
  return "\x1F\x8B\x08\x1C\0\0\0\0\0\x03\x06\0BC\x02\0\x1B\0a name\0a comment\0"s + gzip.substr(10);
}

} // namespace

TEST_CASE("What was compressed comes out, whatever the sizes of the buffers") {
  const std::string text = manyLines(3000);
  for (const Packing packing : kAll) {
    const std::string packed = compressed(packing, text);
    REQUIRE(packed.size() < text.size());
    for (const std::size_t portion : {std::size_t{1}, std::size_t{7}, std::size_t{1} << 16U}) {
      for (const std::size_t room : {std::size_t{1}, std::size_t{13}, text.size(), std::size_t{1} << 20U}) {
        CAPTURE(static_cast<int>(packing), portion, room);
        const Result result = decompress(packing, packed, portion, room);
        CHECK(result.bytes == text);
        CHECK(result.error.empty());
        CHECK(result.warning.empty());
      }
    }
  }
}

TEST_CASE("Streams one behind the other are one, an empty one between them too") {
  for (const Packing packing : kAll) {
    const std::string packed =
        compressed(packing, "first\n") + compressed(packing, "") + compressed(packing, "second\n");
    for (std::size_t portion = 1; portion <= packed.size(); ++portion) {
      CAPTURE(static_cast<int>(packing), portion);
      const Result result = decompress(packing, packed, portion);
      CHECK(result.bytes == "first\nsecond\n");
      CHECK(result.error.empty());
      CHECK(result.warning.empty());
    }
  }
}

TEST_CASE("Fields of a gzip header are passed over, wherever a buffer ends in them") {
  const std::string packed =
      withFullHeader(compressed(Packing::gzip, "one\n")) + withFullHeader(compressed(Packing::gzip, "two\n"));
  for (std::size_t portion = 1; portion <= packed.size(); ++portion) {
    CAPTURE(portion);
    const Result result = decompress(Packing::gzip, packed, portion);
    CHECK(result.error.empty());
    CHECK(result.bytes == "one\ntwo\n");
  }
}

TEST_CASE("Zeros behind the last stream are padding") {
  for (const Packing packing : kAll) {
    CAPTURE(static_cast<int>(packing));
    for (const std::size_t zeros : {std::size_t{1}, std::size_t{512}, std::size_t{600000}}) {
      const Result result = decompress(packing, compressed(packing, "text\n") + std::string(zeros, '\0'));
      CHECK(result.bytes == "text\n");
      CHECK(result.error.empty());
      CHECK(result.warning.empty());
    }
  }
}

TEST_CASE("Other bytes behind the last stream are told, and what was before is kept") {
  for (const Packing packing : kAll) {
    CAPTURE(static_cast<int>(packing));
    for (const std::string& garbage : {"x"s, "garbage of some length"s, "\0\0x"s}) {
      const Result result = decompress(packing, compressed(packing, "text\n") + garbage);
      CHECK(result.bytes == "text\n");
      CHECK(result.error.empty());
      CHECK(result.warning.find("trailing garbage") != std::string::npos);
    }
  }
}

TEST_CASE("A stream that is cut anywhere is truncated, also the second of two") {
  const std::string text = manyLines(40);
  for (const Packing packing : kAll) {
    const std::string first = compressed(packing, text);
    const std::string both = first + first;
    for (std::size_t cut = 1; cut < both.size(); ++cut) {
      if (cut == first.size()) {
        continue;
      }
      CAPTURE(static_cast<int>(packing), cut);
      const Result result = decompress(packing, both.substr(0, cut));
      CHECK(result.error == "it is truncated");
      CHECK((text + text).starts_with(result.bytes));
      CHECK((cut < first.size() || result.bytes.starts_with(text)));
    }
  }
}

TEST_CASE("A bit that has changed is never passed off as what was written") {
  const std::string text = manyLines(40);
  for (const Packing packing : kAll) {
    const std::string packed = compressed(packing, text);
    for (std::size_t bit = 0; bit < packed.size() * 8; ++bit) {
      std::string damaged = packed;
      damaged[bit / 8] = static_cast<char>(static_cast<unsigned char>(damaged[bit / 8]) ^ (1U << (bit % 8)));
      const Result result = decompress(packing, damaged);
      CAPTURE(static_cast<int>(packing), bit);
      CHECK((!result.error.empty() || result.bytes == text));
    }
  }
}

TEST_CASE("A wrong checksum is named") {
  std::string packed = compressed(Packing::gzip, "text\n");
  packed[packed.size() - 8] = static_cast<char>(packed[packed.size() - 8] ^ 1);
  CHECK(decompress(Packing::gzip, packed).error == "its gzip stream is broken: its checksum is wrong");
}
