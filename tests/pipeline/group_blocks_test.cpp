// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <catch2/catch.hpp>

#include "pipeline/group_blocks.hpp"
#include "syntax/packed.hpp"
#include "syntax/source.hpp"
#include "temporary_folder.hpp"

using namespace linnet;

namespace {

constexpr std::size_t kPartSize = 1000;
constexpr std::size_t kBlockSize = 100;

/// Three small files, and one of several parts.
std::vector<InputFile> filesIn(const TemporaryFolder& folder) {
  std::string large;
  for (int i = 0; i < 400; ++i) {
    large += R"({"id":")" + std::to_string(i) + "\"}\n";
  }
  std::vector<InputFile> files;
  for (const auto& [name, text] : std::vector<std::pair<std::string, std::string>>{
           {"a", "{\"id\":\"a\"}\n"}, {"b", large}, {"c", ""}, {"d", "{\"id\":\"d\"}\n"}}) {
    files.push_back({folder.add(name, text), name});
  }
  return files;
}

/// The records that a shard gets, a file's name before each.
std::vector<std::string> recordsOf(const std::vector<InputFile>& files, Shard shard) {
  ShardParts parts(shard, kPartSize);
  GroupBlocks blocks(files, {RecordForm::json, kBlockSize, '\0', {}, {}}, parts);
  std::vector<std::string> records;
  while (const std::optional<FileBlock> next = blocks.next()) {
    REQUIRE(next->block);
    const std::string& bytes = next->block->bytes;
    for (std::size_t begin = 0; begin < bytes.size(); begin = bytes.find('\n', begin) + 1) {
      records.push_back(files[next->file].relativePath + bytes.substr(begin, bytes.find('\n', begin) - begin));
    }
  }
  return records;
}

} // namespace

TEST_CASE("Shards together have each record once, and each of them some of a large file") {
  const TemporaryFolder folder;
  const std::vector<InputFile> files = filesIn(folder);
  std::vector<std::string> all = recordsOf(files, {});
  CHECK(all.size() == 402);
  std::sort(all.begin(), all.end());
  for (std::size_t count = 2; count <= 4; ++count) {
    std::vector<std::string> together;
    for (std::size_t i = 0; i < count; ++i) {
      const std::vector<std::string> own = recordsOf(files, {i, count});
      CHECK(own.size() > 402 / count / 2);
      together.insert(together.end(), own.begin(), own.end());
    }
    std::sort(together.begin(), together.end());
    CHECK(together == all);
  }
}

TEST_CASE("A shard opens no file that it has no part of") {
  const TemporaryFolder folder;
  const std::vector<InputFile> files{{folder / "missing", "missing"}, {folder.add("b", "{\"id\":\"b\"}\n"), "b"}};
  CHECK(recordsOf(files, {1, 2}) == std::vector<std::string>{"b{\"id\":\"b\"}"});
}

TEST_CASE(
    "Of an archive the files of the form are read, in the newer version where there are two, and the others named") {
  const TemporaryFolder folder;
  const std::string zip = archived(Packing::zip, {{"ror-data.csv", "id,name\n"},
                                                  {"ror-data.json", "{\"id\":\"old\"}\n"},
                                                  {"ror-data_schema_v2.json", "{\"id\":\"new\"}\n"},
                                                  {"manifest", "{}\n"}});
  const std::vector<InputFile> files{{folder.add("ror.zip", zip), "ror.zip"}};
  ShardParts parts({});
  GroupBlocks blocks(files, {RecordForm::json, kBlockSize, '\0', {}, {}}, parts);
  const std::optional<FileBlock> block = blocks.next();
  REQUIRE(block);
  REQUIRE(block->block);
  CHECK(block->block->bytes == "{\"id\":\"new\"}\n");
  const std::optional<FileBlock> last = blocks.next();
  REQUIRE(last);
  CHECK(last->messages.size() == 3);
  CHECK(last->messages.front().text == "ror-data.csv was not read with the others");
  CHECK_FALSE(blocks.next());
}

TEST_CASE("What format an archive has, its first file of JSON tells") {
  const TemporaryFolder folder;
  const std::string path = folder.add("a.tar", archived(Packing::tar, {{"list.csv", "a"}, {"part.jsonl", "b"}}));
  const auto isJson = [](std::string_view name) { return name.ends_with(".jsonl"); };
  CHECK(readBeginning(path, 10, isJson).member == "part.jsonl");
  CHECK(readBeginning(path, 10, isJson).bytes == "b");
  CHECK(readBeginning(path, 10, [](std::string_view) { return false; }).member == "list.csv");
}
