// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/archive.hpp"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

namespace linnet {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kPullSize = std::size_t{128} << 10U;
constexpr std::size_t kTarEndSize = 1024;
constexpr std::size_t kZipEndSize = 22;
constexpr std::size_t kLongestZipEnd = kZipEndSize + 0xFFFF; // with the archive's comment

// A name that the locale can't show is still a name in UTF-8; the locale plays no part in what comes out.
std::string nameOf(archive_entry* entry) {
  const char* name = archive_entry_pathname_utf8(entry);
  name = name != nullptr ? name : archive_entry_pathname(entry);
  return name != nullptr ? name : std::string();
}

bool isFile(archive_entry* entry) {
  return archive_entry_filetype(entry) == AE_IFREG && archive_entry_hardlink(entry) == nullptr;
}

struct Freer {
  void operator()(archive* opened) const { archive_read_free(opened); }
};

} // namespace

struct Archive::State {
  static la_ssize_t pullBlock(archive* /*reader*/, void* data, const void** block) {
    auto& state = *static_cast<State*>(data);
    *block = state.buffer.data();
    return static_cast<la_ssize_t>(state.pullOn());
  }

  // Keeps the last block where there is none behind it.
  std::size_t pullOn() {
    const std::size_t count = pull(buffer.data(), buffer.size());
    if (count > 0) {
      blockBegin += blockSize;
      blockSize = count;
    }
    return count;
  }

  std::string_view block() const { return std::string_view(buffer).substr(0, blockSize); }

  Pull pull;
  std::string buffer = std::string(kPullSize, '\0');
  std::uint64_t blockBegin = 0; ///< where in the archive the block stands
  std::size_t blockSize = 0;
  std::unique_ptr<archive, Freer> reader{archive_read_new()};
  bool isOver = false;

  // What stands behind a tar's last member: is there a block of zeros, and are there only zeros?
  struct TarEnd {
    bool isThere = false;
    bool isClean = true;
  };
  TarEnd drainTar() {
    const auto end = static_cast<std::uint64_t>(archive_read_header_position(reader.get()));
    TarEnd found;
    do {
      found.isThere = found.isThere || blockBegin + blockSize > end;
      const std::uint64_t behind = end + kTarEndSize > blockBegin ? end + kTarEndSize - blockBegin : 0;
      const std::string_view rest = block().substr(std::min<std::size_t>(behind, blockSize));
      found.isClean = found.isClean && rest.find_first_not_of('\0') == std::string_view::npos;
    } while (pullOn() > 0);
    return found;
  }

  // libarchive takes the list at a zip's end for its end. Is there the record behind it, whole?
  bool drainZip() {
    std::string tail;
    do {
      tail.erase(0, tail.size() - std::min(tail.size(), kLongestZipEnd));
      tail += block();
    } while (pullOn() > 0);
    const std::size_t place = tail.rfind("PK\x05\x06"sv);
    if (place == std::string::npos || tail.size() - place < kZipEndSize) {
      return false;
    }
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(tail[place + i]); };
    return tail.size() - place >= kZipEndSize + byte(20) + (std::size_t{byte(21)} << 8U);
  }
};

std::vector<std::string> zipMembers(const std::string& path) {
  const std::unique_ptr<archive, Freer> reader(archive_read_new());
  archive_read_support_format_zip_seekable(reader.get());
  std::vector<std::string> names;
  archive_entry* entry = nullptr;
  if (archive_read_open_filename(reader.get(), path.c_str(), kPullSize) == ARCHIVE_OK) {
    while (archive_read_next_header(reader.get(), &entry) == ARCHIVE_OK) {
      names.push_back(nameOf(entry));
    }
  }
  return names;
}

Archive::Archive(Packing packing, Pull pull) : packing_(packing), state_(std::make_unique<State>()) {
  state_->pull = std::move(pull);
  if (packing == Packing::zip) {
    archive_read_support_format_zip_streamable(state_->reader.get());
  } else {
    archive_read_support_format_tar(state_->reader.get());
  }
  archive_read_support_format_empty(state_->reader.get());
  if (archive_read_open(state_->reader.get(), state_.get(), nullptr, &State::pullBlock, nullptr) != ARCHIVE_OK) {
    fail();
  }
}

Archive::~Archive() = default;

bool Archive::nextMember() {
  archive_entry* entry = nullptr;
  while (!state_->isOver) {
    const int status = archive_read_next_header(state_->reader.get(), &entry);
    if (status == ARCHIVE_EOF) {
      end();
    } else if (status != ARCHIVE_OK && status != ARCHIVE_WARN) {
      fail();
    } else if (isFile(entry)) {
      name_ = nameOf(entry);
      if (archive_entry_is_encrypted(entry) != 0) {
        error_ = "its member " + name_ + " is encrypted";
        state_->isOver = true;
        return false;
      }
      return true;
    }
  }
  return false;
}

std::size_t Archive::read(char* to, std::size_t size) {
  const la_ssize_t count = state_->isOver ? 0 : archive_read_data(state_->reader.get(), to, size);
  if (count >= 0) {
    return static_cast<std::size_t>(count);
  }
  fail();
  return 0;
}

void Archive::end() {
  state_->isOver = true;
  bool isThere = true;
  if (packing_ == Packing::zip) {
    isThere = state_->drainZip();
  } else {
    const State::TarEnd found = state_->drainTar();
    isThere = found.isThere;
    warning_ = found.isClean ? "" : "bytes behind the end of its archive were ignored (trailing garbage)";
  }
  error_ = isThere ? "" : "it is truncated: the end of its archive is missing";
}

void Archive::fail() {
  const char* const reason = archive_error_string(state_->reader.get());
  error_ = std::string("its archive is truncated or broken: ") + (reason == nullptr ? "no reason given" : reason);
  state_->isOver = true;
}

} // namespace linnet
