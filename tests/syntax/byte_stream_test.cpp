// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "pipeline/temporary_folder.hpp"
#include "syntax/byte_stream.hpp"
#include "syntax/packed.hpp"

using namespace linnet;
using namespace std::string_literals;

namespace {

constexpr Packing kCompressions[] = {Packing::gzip, Packing::bzip2, Packing::xz, Packing::zstd};
constexpr Packing kArchives[] = {Packing::zip, Packing::tar};

struct Result {
  Members members;
  std::string error;
  std::string warning;
};

Result readAll(const std::string& path) {
  ByteStream stream(path);
  Result result;
  while (stream.nextMember()) {
    std::string bytes(1U << 16U, '\0');
    std::string all;
    std::size_t count = 0;
    do {
      count = stream.read(bytes.data(), bytes.size());
      all.append(bytes, 0, count);
    } while (count == bytes.size());
    result.members.emplace_back(stream.memberName(), all);
  }
  result.error = stream.error();
  result.warning = stream.warning();
  return result;
}

Result readBytes(const std::string& bytes) {
  const TemporaryFolder folder;
  folder.add("file", bytes);
  return readAll(folder / "file");
}

const Members kMembers{{"a.jsonl", "{\"id\": 1}\n"}, {"folder/b.jsonl", manyLines(2000)}, {"c", ""}};

} // namespace

TEST_CASE("A plain file gives its bytes as they are, and is one member without a name") {
  for (const std::string& bytes :
       {""s, "a"s, "\0\x01"s, "BZh is no beginning of ours"s, "(x"s, "PKW"s, manyLines(30000)}) {
    const Result result = readBytes(bytes);
    CHECK(result.members == Members{{"", bytes}});
    CHECK(result.error.empty());
    CHECK(result.warning.empty());
  }
}

TEST_CASE("Files that can't be read have no member, and a reason") {
  const TemporaryFolder folder;
  CHECK(readAll(folder / "missing").error == "No such file or directory");
  CHECK(readAll(folder / "missing").members.empty());
  CHECK(readAll(folder / "").error == "Is a directory");
  CHECK(readAll(folder / "").members.empty());
}

TEST_CASE("Compressed files are decompressed, whatever their names") {
  const std::string text = manyLines(60000);
  for (const Packing packing : kCompressions) {
    CAPTURE(static_cast<int>(packing));
    CHECK(readBytes(compressed(packing, text)).members == Members{{"", text}});
    CHECK(readBytes(compressed(packing, "")).members == Members{{"", ""}});
    CHECK(readBytes(compressed(packing, "")).error.empty());
    CHECK_FALSE(readBytes(compressed(packing, "text") + "garbage").warning.empty());
  }
}

TEST_CASE("A compressed file that is cut within its first bytes is no text") {
  for (const Packing packing : kCompressions) {
    const std::string packed = compressed(packing, "text\n");
    const std::size_t least = packing == Packing::bzip2 ? 4 : packing == Packing::zstd ? 2 : 1;
    for (std::size_t cut = least; cut < packed.size(); ++cut) {
      CAPTURE(static_cast<int>(packing), cut);
      CHECK(readBytes(packed.substr(0, cut)).error == "it is truncated");
    }
  }
}

TEST_CASE("The files in an archive come one after the other, folders and links left out") {
  for (const Packing packing : kArchives) {
    Members members = kMembers;
    members.insert(members.begin() + 1, {"folder/", ""});
    if (packing == Packing::tar) {
      members.insert(members.begin() + 1, {"link@", ""});
    }
    CAPTURE(static_cast<int>(packing));
    const std::string bytes = archived(packing, members);
    const Result result = readBytes(bytes);
    CHECK(result.members == kMembers);
    CHECK(result.error.empty());
    CHECK(result.warning.empty());
    for (const Packing outer : kCompressions) {
      CHECK(readBytes(compressed(outer, bytes)).members == kMembers);
    }
  }
}

TEST_CASE("An archive of nothing has no member and no error") {
  for (const Packing packing : kArchives) {
    CAPTURE(static_cast<int>(packing));
    const Result result = readBytes(archived(packing, {{"folder/", ""}}));
    CHECK(result.members.empty());
    CHECK(result.error.empty());
  }
  CHECK(readBytes(archived(Packing::zip, {})).error.empty());
  CHECK(readBytes(archived(Packing::zip, {})).members.empty());
}

TEST_CASE("A member that is compressed is decompressed, one that is an archive is not") {
  const std::string inner = archived(Packing::zip, {{"x", "y"}});
  for (const Packing packing : kArchives) {
    Members members{{"inner.zip", inner}};
    Members expected = members;
    for (const Packing compression : kCompressions) {
      members.emplace_back("part", compressed(compression, "text\n"));
      expected.emplace_back("part", "text\n");
    }
    const Result result = readBytes(archived(packing, members));
    CHECK(result.members == expected);
    CHECK(result.error.empty());
    const std::string packed = compressed(Packing::gzip, "text\n");
    CHECK(readBytes(archived(packing, {{"cut.gz", packed.substr(0, packed.size() - 3)}})).error == "it is truncated");
  }
}

TEST_CASE("Members need not be read to their ends") {
  const TemporaryFolder folder;
  for (const Packing packing : kArchives) {
    folder.add("file", archived(packing, kMembers));
    ByteStream stream(folder / "file");
    std::vector<std::string> names;
    char first = '\0';
    while (stream.nextMember()) {
      stream.read(&first, 1);
      names.push_back(stream.memberName());
    }
    CHECK(names == std::vector<std::string>{"a.jsonl", "folder/b.jsonl", "c"});
    CHECK(stream.error().empty());
  }
}

TEST_CASE("An archive that is cut anywhere is truncated") {
  const Members members{{"a", "first\n"}, {"b", manyLines(100)}};
  for (const Packing packing : kArchives) {
    const std::string bytes = archived(packing, members);
    // Of a tar's mark of its end, two blocks of zeros, one is enough; before 262 bytes nothing tells that it is one.
    const std::size_t last = packing == Packing::tar ? bytes.size() - 1023 : bytes.size();
    for (std::size_t cut = packing == Packing::tar ? 262 : 3; cut < last; ++cut) {
      CAPTURE(static_cast<int>(packing), cut);
      CHECK_FALSE(readBytes(bytes.substr(0, cut)).error.empty());
    }
  }
}

TEST_CASE("The checksum of a compressed archive is verified though it stands behind the last member") {
  std::string packed = compressed(Packing::gzip, archived(Packing::tar, kMembers));
  packed[packed.size() - 8] = static_cast<char>(packed[packed.size() - 8] ^ 1);
  const Result result = readBytes(packed);
  CHECK(result.members == kMembers);
  CHECK(result.error == "its gzip stream is broken: its checksum is wrong");
  packed.resize(packed.size() - 1);
  CHECK(readBytes(packed).error == "it is truncated");
}

TEST_CASE("Bytes behind an archive's end are told") {
  const Result result = readBytes(archived(Packing::tar, kMembers) + "garbage");
  CHECK(result.members == kMembers);
  CHECK(result.error.empty());
  CHECK(result.warning.find("trailing garbage") != std::string::npos);
  CHECK(readBytes(archived(Packing::tar, kMembers) + std::string(9216, '\0')).warning.empty());
}

TEST_CASE("An encrypted member is named") {
  const Result result = readBytes(archived(Packing::zip, {{"secret.txt", "text\n"}}, "word"));
  CHECK(result.members.empty());
  CHECK(result.error == "its member secret.txt is encrypted");
}

TEST_CASE("A member whose bytes have changed is an error") {
  std::string bytes = archived(Packing::zip, {{"a", manyLines(100)}});
  bytes[200] = static_cast<char>(bytes[200] ^ 1);
  CHECK_FALSE(readBytes(bytes).error.empty());
}
