// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

#include "model/failure.hpp"
#include "pipeline/compression.hpp"
#include "pipeline/output.hpp"
#include "pipeline/temporary_folder.hpp"
#include "syntax/packed.hpp"
#include "syntax/source.hpp"

using namespace linnet;

namespace {

constexpr std::size_t kLarge = std::size_t{1} << 24U;
const std::string kEndings[] = {".gz", ".bz2", ".xz", ".zst"};
constexpr Packing kCompressions[] = {Packing::gzip, Packing::bzip2, Packing::xz, Packing::zstd};

std::string written(const TemporaryFolder& folder, const std::string& name, const std::string& bytes) {
  Output output(folder / name);
  output.write(std::string_view(bytes).substr(0, bytes.size() / 3));
  output.write(std::string_view(bytes).substr(bytes.size() / 3));
  output.complete();
  return folder.content(name);
}

} // namespace

TEST_CASE("Output is compressed as the end of its name says, and read again as it was") {
  const TemporaryFolder folder;
  const std::string text = manyLines(50000);
  for (std::size_t i = 0; i < std::size(kEndings); ++i) {
    CAPTURE(kEndings[i]);
    const std::string bytes = written(folder, "out.nt" + kEndings[i], text);
    CHECK(packingOf(bytes) == kCompressions[i]);
    CHECK(bytes.size() < text.size() / 2);
    CHECK(readFile(folder / "out.nt" + kEndings[i], kLarge).bytes == text);
    written(folder, "empty" + kEndings[i], "");
    CHECK(readFile(folder / "empty" + kEndings[i], kLarge).error.empty());
    CHECK(readFile(folder / "empty" + kEndings[i], kLarge).bytes.empty());
  }
  CHECK(written(folder, "gz", text) == text);
}

TEST_CASE("The same output is compressed to the same bytes") {
  const TemporaryFolder folder;
  for (const std::string& ending : kEndings) {
    CHECK(written(folder, "a" + ending, manyLines(500)) == written(folder, "b" + ending, manyLines(500)));
  }
  CHECK(written(folder, "a.gz", "text").substr(4, 4) == std::string(4, '\0')); // the time stamp
}

TEST_CASE("Compressed output that is not completed leaves nothing") {
  const TemporaryFolder folder;
  for (const std::string& ending : kEndings) {
    Output output(folder / "out.nt" + ending);
    output.write(manyLines(50000));
  }
  CHECK(folder.fileCount() == 0);
}

TEST_CASE("Output through a symbolic link is compressed as the link's name says") {
  const TemporaryFolder folder;
  folder.add("store", "");
  std::filesystem::create_symlink("store", folder / "out.nt.gz");
  written(folder, "out.nt.gz", "text");
  CHECK(packingOf(folder.content("store")) == Packing::gzip);
}

TEST_CASE("A compressor tells that the disk is full") {
  const int descriptor = ::open("/dev/full", O_WRONLY);
  for (const Packing packing : kCompressions) {
    Compressor compressor(packing, descriptor);
    const int error = compressor.write("text");
    CHECK(error == 0);
    CHECK(compressor.finish() == ENOSPC);
  }
  ::close(descriptor);
}

TEST_CASE("The size that is allowed is that of what comes out") {
  const TemporaryFolder folder;
  written(folder, "a.gz", std::string(5000, 'a'));
  CHECK(readFile(folder / "a.gz", 4999).isTooLarge);
  CHECK(readFile(folder / "a.gz", 5000).error.empty());
  CHECK(readBeginning(folder / "a.gz", 7, [](std::string_view) { return false; }).bytes == "aaaaaaa");
}
