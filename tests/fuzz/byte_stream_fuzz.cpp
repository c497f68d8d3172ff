// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdint>
#include <cstdlib>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

#include "syntax/byte_stream.hpp"

namespace {

// A few bytes may stand for gigabytes; that they come out one buffer at a time is what is tried here.
constexpr std::size_t kEnough = std::size_t{16} << 20U;

// In one pass, whatever the bytes are: where reading ends early there is a reason, and it stays ended.
void readAll(const std::string& path, std::size_t size) {
  linnet::ByteStream stream(path);
  std::string buffer(size, '\0');
  std::size_t total = 0;
  while (total < kEnough && stream.nextMember()) {
    std::size_t count = size;
    while (count == size && total < kEnough) {
      count = stream.read(buffer.data(), size);
      if (count > size) {
        std::abort();
      }
      total += count;
    }
    ++total; // thousands of empty members end too
  }
  if (!stream.error().empty() && (stream.nextMember() || stream.read(buffer.data(), size) != 0)) {
    std::abort();
  }
}

} // namespace

// Arbitrary bytes are a plain file, a compressed one or an archive, or are refused with a reason.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const int descriptor = ::memfd_create("input", MFD_CLOEXEC);
  if (descriptor < 0 || ::write(descriptor, data, size) != static_cast<ssize_t>(size)) {
    std::abort();
  }
  const std::string path = "/proc/self/fd/" + std::to_string(descriptor);
  for (const std::size_t room : {std::size_t{1} << 16U, std::size_t{37}}) {
    readAll(path, room);
  }
  ::close(descriptor);
  return 0;
}
