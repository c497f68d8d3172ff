// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <array>
#include <catch2/catch.hpp>

#include "pipeline/temporary_folder.hpp"
#include "syntax/byte_stream.hpp"

using namespace linnet;
using namespace std::string_literals;

namespace {

// "one\n", as each program packs it.
const std::string kGzipOne =
    "\x1F\x8B\x08\x00\x00\x00\x00\x00\x02\xFF\xCB\xCF\x4B\xE5\x02\x00\x9F\xA8\x17\xF8\x04\x00\x00\x00"s;
const std::string kGzipEmpty = "\x1F\x8B\x08\x00\x00\x00\x00\x00\x02\xFF\x03\x00\x00\x00\x00\x00\x00\x00\x00\x00"s;
const std::string kBzip2One = "\x42\x5A\x68\x39\x31\x41\x59\x26\x53\x59\x78\x13\xC0\x82\x00\x00\x01\xC1\x00\x00\x10\x02"
                              "\x01\xA0\x00\x21\x9A\x68\x33\x4D"
                              "\x0C\xBC\x5D\xC9\x14\xE1\x42\x41\xE0\x4F\x02\x08"s;
const std::string kXzOne =
    "\xFD\x37\x7A\x58\x5A\x00\x00\x04\xE6\xD6\xB4\x46\x02\x00\x21\x01\x16\x00\x00\x00\x74\x2F\xE5\xA3\x01\x00\x03\x6F"
    "\x6E\x65"
    "\x0A\x00\xF5\x5C\xBB\x56\x1F\xC6\xFD\x86\x00\x01\x1C\x04\x6F\x2C\x9C\xC1\x1F\xB6\xF3\x7D\x01\x00\x00\x00\x00\x04\x59\x5A"s;
const std::string kZstdOne = "\x28\xB5\x2F\xFD\x04\x58\x21\x00\x00\x6F\x6E\x65\x0A\xDF\x16\x68\x09"s;

struct Read {
  std::string text;
  std::string error;
  std::string warning;
};

Read read(const std::string& packed, std::size_t size = 3) {
  const TemporaryFolder folder;
  ByteStream stream(folder.add("file", packed));
  Read read;
  std::string buffer(size, '\0');
  while (stream.nextMember()) {
    read.text += stream.memberName().empty() ? "" : "[" + stream.memberName() + "]";
    std::size_t count = 0;
    do {
      count = stream.read(buffer.data(), buffer.size());
      read.text.append(buffer, 0, count);
    } while (count == buffer.size());
  }
  read.error = stream.error();
  read.warning = stream.warning();
  return read;
}

std::string tarOf(const std::string& name, const std::string& content) {
  std::string header(512, '\0');
  header.replace(0, name.size(), name);
  header.replace(100, 7, "0000644");
  std::array<char, 12> size{};
  std::snprintf(size.data(), size.size(), "%011o", static_cast<unsigned>(content.size()));
  header.replace(124, 11, size.data());
  header.replace(136, 11, "00000000000");
  header[156] = '0';
  header.replace(257, 8, "ustar\00000"s);
  header.replace(148, 8, 8, ' ');
  unsigned sum = 0;
  for (const char byte : header) {
    sum += static_cast<unsigned char>(byte);
  }
  std::snprintf(size.data(), size.size(), "%06o", sum);
  header.replace(148, 7, std::string(size.data(), 6) + '\0');
  return header + content + std::string((512 - content.size() % 512) % 512, '\0');
}

} // namespace

TEST_CASE("A plain file is read as it is") {
  CHECK(read("plain\ntext").text == "plain\ntext");
  CHECK(read("").text.empty());
  CHECK(read("").error.empty());
}

TEST_CASE("A file that is not there is an error") {
  ByteStream stream("/nowhere/at/all");
  CHECK_FALSE(stream.nextMember());
  CHECK(stream.error() == "No such file or directory");
}

TEST_CASE("Several members of gzip are one stream, an empty one among them too") {
  const Read all = read(kGzipOne + kGzipEmpty + kGzipOne);
  CHECK(all.text == "one\none\n");
  CHECK(all.error.empty());
  CHECK(all.warning.empty());
}

TEST_CASE("Zeros behind gzip are padding, other bytes are told") {
  CHECK(read(kGzipOne + std::string(700, '\0')).text == "one\n");
  CHECK(read(kGzipOne + std::string(700, '\0')).warning.empty());
  CHECK(read(kGzipOne + "garbage!").text == "one\n");
  CHECK(read(kGzipOne + "garbage!").error.empty());
  CHECK_FALSE(read(kGzipOne + "garbage!").warning.empty());
}

TEST_CASE("Gzip that is cut anywhere is truncated") {
  for (std::size_t size = 3; size < kGzipOne.size(); ++size) {
    INFO(size);
    CHECK(read(kGzipOne.substr(0, size)).error.find("truncated") != std::string::npos);
    CHECK(read(kGzipOne + kGzipOne.substr(0, size)).error.find("truncated") != std::string::npos);
  }
}

TEST_CASE("Gzip with a wrong checksum is corrupt") {
  std::string wrong = kGzipOne;
  wrong[17] = '\x01';
  CHECK(read(wrong).error.find("corrupt") != std::string::npos);
}

TEST_CASE("The members of an archive come one after the other, decompressed where they are compressed") {
  const std::string tar = tarOf("a/one.gz", kGzipOne) + tarOf("two", "two\n") + std::string(1024, '\0');
  const Read all = read(tar);
  CHECK(all.text == "[a/one.gz]one\n[two]two\n");
  CHECK(all.error.empty());
}

TEST_CASE("A truncated archive is an error") {
  const std::string tar = tarOf("two", std::string(3000, 'x'));
  CHECK_FALSE(read(tar.substr(0, 1500)).error.empty());
}

TEST_CASE("Several streams of bzip2, xz and Zstandard are one") {
  for (const std::string& packed : {kBzip2One, kXzOne, kZstdOne}) {
    const Read all = read(packed + packed);
    CHECK(all.text == "one\none\n");
    CHECK(all.error.empty());
  }
}

TEST_CASE("Bzip2, xz and Zstandard that are cut are errors") {
  for (const std::string& packed : {kBzip2One, kXzOne, kZstdOne}) {
    for (std::size_t size = 7; size < packed.size(); ++size) {
      INFO(size << " of " << packed.size());
      CHECK_FALSE(read(packed.substr(0, size)).error.empty());
    }
  }
}
