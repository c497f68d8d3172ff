// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/byte_stream.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>
#include <utility>

#include "syntax/archive.hpp"
#include "syntax/decompressor.hpp"
#include "syntax/packing.hpp"

namespace linnet {

namespace {

/// Bytes whose beginning can be looked at before they are read.
class Peeking {
public:
  explicit Peeking(Pull pull) : pull_(std::move(pull)) {}

  std::string_view peek(std::size_t size) {
    while (held_.size() - begin_ < size) {
      const std::size_t before = held_.size();
      held_.resize(before + size);
      const std::size_t count = pull_(held_.data() + before, size);
      held_.resize(before + count);
      if (count == 0) {
        break;
      }
    }
    return std::string_view(held_).substr(begin_);
  }

  std::size_t read(char* to, std::size_t size) {
    if (begin_ == held_.size()) {
      return pull_(to, size);
    }
    const std::size_t count = std::min(size, held_.size() - begin_);
    std::memcpy(to, held_.data() + begin_, count);
    begin_ += count;
    return count;
  }

private:
  Pull pull_;
  std::string held_;
  std::size_t begin_ = 0;
};

/// One stream of bytes, decompressed where it is compressed.
class Layer {
public:
  explicit Layer(Pull pull) : bytes_(std::move(pull)), packing_(packingOf(bytes_.peek(kPackingProbe))) {
    if (isCompression(packing_)) {
      decompressor_ = std::make_unique<Decompressor>(packing_, reading());
    }
  }

  Packing packing() const { return packing_; }
  Pull reading() {
    return [this](char* to, std::size_t size) { return bytes_.read(to, size); };
  }

  std::size_t read(char* to, std::size_t size) {
    return decompressor_ ? decompressor_->read(to, size) : bytes_.read(to, size);
  }

  std::string error() const { return decompressor_ ? decompressor_->error() : std::string(); }
  std::string warning() const { return decompressor_ ? decompressor_->warning() : std::string(); }

private:
  Peeking bytes_;
  Packing packing_;
  std::unique_ptr<Decompressor> decompressor_;
};

} // namespace

/// The file, what is in it (perhaps an archive that is compressed), and the member that is being read.
class ByteStream::State {
public:
  explicit State(const std::string& path)
      : descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ < 0) {
      error_ = std::strerror(errno);
      return;
    }
    file_ = std::make_unique<Layer>([this](char* to, std::size_t size) { return pull(to, size); });
    content_ = file_.get();
    if (isCompression(file_->packing())) {
      decompressed_ = std::make_unique<Layer>([this](char* to, std::size_t size) { return file_->read(to, size); });
      content_ = decompressed_.get();
    }
    if (isArchive(content_->packing())) {
      archive_ = std::make_unique<Archive>(content_->packing(), content_->reading());
    }
  }

  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State() {
    if (descriptor_ > STDIN_FILENO) {
      ::close(descriptor_);
    }
  }

  bool nextMember() {
    if (!error_.empty()) {
      return false;
    }
    if (!archive_) {
      return !std::exchange(isInMember_, true);
    }
    member_.reset();
    isInMember_ = archive_->nextMember();
    name_ = archive_->memberName();
    note();
    if (isInMember_) {
      member_ = std::make_unique<Layer>([this](char* to, std::size_t size) { return archive_->read(to, size); });
    }
    return isInMember_;
  }

  std::size_t read(char* to, std::size_t size) {
    Layer* const source = archive_ ? member_.get() : content_;
    std::size_t count = 0;
    while (source != nullptr && count < size && error_.empty()) {
      const std::size_t got = source->read(to + count, size - count);
      if (got == 0) {
        break;
      }
      count += got;
    }
    note();
    return count;
  }

  const std::string& name() const { return name_; }
  const std::string& error() const { return error_; }
  const std::string& warning() const { return warning_; }

private:
  std::size_t pull(char* to, std::size_t size) {
    while (true) {
      const ssize_t count = ::read(descriptor_, to, size);
      if (count >= 0) {
        return static_cast<std::size_t>(count);
      }
      if (errno != EINTR) {
        error_ = std::strerror(errno);
        return 0;
      }
    }
  }

  // Takes over what was found out, the cause before what follows from it: a file that is cut makes a broken archive.
  // What is known to be wrong behind a member waits until the members before have been read.
  void note() {
    if (!isInMember_ || !archive_ || !archive_->error().empty()) {
      take(file_.get());
      take(decompressed_.get());
    }
    if (archive_) {
      error_ = error_.empty() ? archive_->error() : error_;
      warning_ = warning_.empty() ? archive_->warning() : warning_;
    }
    take(member_.get());
  }

  void take(const Layer* layer) {
    if (layer != nullptr) {
      error_ = error_.empty() ? layer->error() : error_;
      warning_ = warning_.empty() ? layer->warning() : warning_;
    }
  }

  int descriptor_;
  std::unique_ptr<Layer> file_;
  std::unique_ptr<Layer> decompressed_; ///< what the file is when it is decompressed; null where it is not compressed
  Layer* content_ = nullptr;            ///< the inner one of the two
  std::unique_ptr<Archive> archive_;    ///< null where it is none
  std::unique_ptr<Layer> member_;
  std::string name_;
  std::string error_;
  std::string warning_;
  bool isInMember_ = false;
};

ByteStream::ByteStream(const std::string& path) : state_(std::make_unique<State>(path)) {}

ByteStream::~ByteStream() = default;

bool ByteStream::nextMember() {
  return state_->nextMember();
}

const std::string& ByteStream::memberName() const {
  return state_->name();
}

std::size_t ByteStream::read(char* to, std::size_t size) {
  return state_->read(to, size);
}

const std::string& ByteStream::error() const {
  return state_->error();
}

const std::string& ByteStream::warning() const {
  return state_->warning();
}

} // namespace linnet
