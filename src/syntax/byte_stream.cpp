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
#include "syntax/gzip.hpp"

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

/// One stream of bytes and what unpacks it, where it is packed.
class Layer {
public:
  explicit Layer(Pull pull) : bytes_(std::move(pull)), packing_(packingOf(bytes_.peek(kPackingProbe))) { open(); }

  /// From the middle of a plain file.
  Layer(Pull pull, Packing packing) : bytes_(std::move(pull)), packing_(packing) { open(); }

  bool isArchive() const { return packing_ == Packing::zip || packing_ == Packing::tar; }
  bool isPacked() const { return packing_ != Packing::none; }
  Unpacking& archive() { return *unpacking_; }

  std::size_t read(char* to, std::size_t size) {
    return gunzip_ ? gunzip_->read(to, size) : unpacking_ ? unpacking_->read(to, size) : bytes_.read(to, size);
  }

  const std::string& error() const {
    static const std::string none;
    return gunzip_ ? gunzip_->error() : unpacking_ ? unpacking_->error() : none;
  }

  const std::string& warning() const {
    static const std::string none;
    return gunzip_ ? gunzip_->warning() : none;
  }

private:
  void open() {
    const Pull packed = [this](char* to, std::size_t size) { return bytes_.read(to, size); };
    if (packing_ == Packing::gzip) {
      gunzip_ = std::make_unique<Gunzip>(packed);
    } else if (packing_ != Packing::none) {
      unpacking_ = std::make_unique<Unpacking>(packing_, packed);
      if (!isArchive()) {
        unpacking_->nextMember();
      }
    }
  }

  Peeking bytes_;
  Packing packing_;
  std::unique_ptr<Gunzip> gunzip_;
  std::unique_ptr<Unpacking> unpacking_;
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
    outer_ = std::make_unique<Layer>([this](char* to, std::size_t size) { return pull(to, size); });
    if (outer_->isPacked() && !outer_->isArchive()) {
      inner_ = std::make_unique<Layer>([this](char* to, std::size_t size) { return outer_->read(to, size); });
      if (!inner_->isArchive()) {
        isPlain_ = true;
      }
    } else {
      isPlain_ = !outer_->isArchive();
    }
    note();
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
    if (isPlain_) {
      return !std::exchange(isInMember_, true);
    }
    member_.reset();
    Unpacking& archive = archiveLayer().archive();
    const bool isThere = archive.nextMember();
    if (isThere) {
      name_ = archive.memberName();
      member_ = std::make_unique<Layer>([&archive](char* to, std::size_t size) { return archive.read(to, size); });
    }
    note();
    return isThere;
  }

  std::size_t read(char* to, std::size_t size) {
    std::size_t count = 0;
    while (count < size && error_.empty()) {
      const std::size_t got = source().read(to + count, size - count);
      if (got == 0) {
        break;
      }
      count += got;
    }
    note();
    return count;
  }

  bool seek(std::size_t offset) {
    const bool canSeek =
        isPlain_ && !outer_->isPacked() && ::lseek(descriptor_, static_cast<off_t>(offset), SEEK_SET) >= 0;
    if (canSeek) {
      outer_ = std::make_unique<Layer>([this](char* to, std::size_t size) { return pull(to, size); }, Packing::none);
    }
    return canSeek;
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

  Layer& archiveLayer() { return inner_ ? *inner_ : *outer_; }
  Layer& source() { return member_ ? *member_ : inner_ ? *inner_ : *outer_; }

  // Takes over what the layers have to say; what lies deeper comes first.
  void note() {
    for (const Layer* const layer : {outer_.get(), inner_.get(), member_.get()}) {
      if (layer != nullptr) {
        error_ = error_.empty() ? layer->error() : error_;
        warning_ = warning_.empty() ? layer->warning() : warning_;
      }
    }
  }

  int descriptor_;
  std::unique_ptr<Layer> outer_;
  std::unique_ptr<Layer> inner_;  ///< of what the outer one is when it is decompressed
  std::unique_ptr<Layer> member_; ///< null where it is no archive
  std::string name_;
  std::string error_;
  std::string warning_;
  bool isPlain_ = false;
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

bool ByteStream::seek(std::size_t offset) {
  return state_->seek(offset);
}

} // namespace linnet
