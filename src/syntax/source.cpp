// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/source.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace linnet {

namespace {

constexpr std::size_t kReadSize = std::size_t{1} << 16U;
constexpr std::size_t kBinaryProbe = 8192;

class Descriptor {
public:
  explicit Descriptor(const std::string& path)
      : number_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ > STDIN_FILENO) {
      ::close(number_);
    }
  }
  int number() const { return number_; }

private:
  int number_;
};

// Reads up to `limit` bytes behind what `bytes` holds; the errno of a failed read, or 0.
int readUpTo(const Descriptor& file, std::string& bytes, std::size_t limit) {
  while (bytes.size() < limit) {
    const std::size_t begin = bytes.size();
    const std::size_t wanted = std::min(std::max(kReadSize, bytes.capacity() - begin), limit - begin);
    bytes.resize(begin + wanted);
    const ssize_t got = ::read(file.number(), bytes.data() + begin, wanted);
    bytes.resize(begin + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got < 0 && errno != EINTR) {
      return errno;
    }
    if (got == 0) {
      break;
    }
  }
  return 0;
}

} // namespace

FileContent readFile(const std::string& path, std::size_t largest) {
  FileContent content;
  const Descriptor file(path);
  struct stat status {};
  if (file.number() < 0 || ::fstat(file.number(), &status) != 0) {
    content.error = std::strerror(errno);
    return content;
  }
  content.bytes.reserve(std::min(static_cast<std::size_t>(status.st_size) + 1, largest + 1));
  const int error = readUpTo(file, content.bytes, largest + 1);
  if (error != 0) {
    content.error = std::strerror(error);
  } else if (content.bytes.size() > largest) {
    content.bytes.clear();
    content.isTooLarge = true;
    content.error = "it is larger than " + std::to_string(largest >> 20U) + " MiB";
  }
  return content;
}

std::string readBeginning(const std::string& path, std::size_t count) {
  std::string bytes;
  const Descriptor file(path);
  if (file.number() >= 0) {
    readUpTo(file, bytes, count);
  }
  return bytes;
}

bool isBinary(std::string_view content) {
  return content.substr(0, kBinaryProbe).find('\0') != std::string_view::npos;
}

LineBlocks::LineBlocks(const std::string& path, std::size_t blockSize)
    : file_(path == "-" ? stdin : std::fopen(path.c_str(), "rb")), blockSize_(blockSize) {
  if (!file_) {
    error_ = std::strerror(errno);
  }
}

std::optional<LineBlocks::Block> LineBlocks::next() {
  Block block;
  block.bytes = std::move(rest_);
  rest_.clear();
  block.firstLine = nextLine_;
  while (file_ && error_.empty()) {
    const std::size_t begin = block.bytes.size();
    block.bytes.resize(begin + blockSize_);
    const std::size_t got = std::fread(block.bytes.data() + begin, 1, blockSize_, file_.get());
    block.bytes.resize(begin + got);
    if (std::ferror(file_.get()) != 0) {
      error_ = std::strerror(errno);
    }
    const std::size_t end = block.bytes.rfind('\n');
    if (got == blockSize_ && end != std::string::npos) {
      rest_ = block.bytes.substr(end + 1);
      block.bytes.resize(end + 1);
      break;
    }
    if (got < blockSize_) {
      file_.reset();
    }
  }
  nextLine_ += static_cast<std::size_t>(std::count(block.bytes.begin(), block.bytes.end(), '\n'));
  return block.bytes.empty() ? std::nullopt : std::optional(std::move(block));
}

} // namespace linnet
