// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/archive.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <utility>

namespace linnet {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kPullSize = std::size_t{1} << 16U;
constexpr std::size_t kTarMagicPlace = 257;

struct MagicRow {
  Packing packing;
  std::string_view magic;
};

constexpr std::array<MagicRow, 5> kMagic{{{Packing::gzip, "\x1F\x8B"sv},
                                          {Packing::bzip2, "BZh"sv},
                                          {Packing::xz, "\xFD"
                                                        "7zXZ\0"sv},
                                          {Packing::zstd, "\x28\xB5\x2F\xFD"sv},
                                          {Packing::zip, "PK\x03\x04"sv}}};

void support(archive* reader, Packing packing) {
  switch (packing) {
  case Packing::zip:
    archive_read_support_format_zip_streamable(reader);
    return;
  case Packing::tar:
    archive_read_support_format_tar(reader);
    return;
  case Packing::bzip2:
    archive_read_support_filter_bzip2(reader);
    break;
  case Packing::xz:
    archive_read_support_filter_xz(reader);
    break;
  default:
    archive_read_support_filter_zstd(reader);
    break;
  }
  archive_read_support_format_raw(reader);
  archive_read_support_format_empty(reader);
}

} // namespace

Packing packingOf(std::string_view beginning) {
  for (const MagicRow& row : kMagic) {
    if (beginning.starts_with(row.magic)) {
      return row.packing;
    }
  }
  const bool isTar = beginning.size() > kTarMagicPlace && beginning.substr(kTarMagicPlace).starts_with("ustar");
  return isTar ? Packing::tar : Packing::none;
}

struct Unpacking::State {
  struct Freer {
    void operator()(archive* opened) const { archive_read_free(opened); }
  };

  static la_ssize_t pullBlock(archive* /*reader*/, void* data, const void** block) {
    auto& state = *static_cast<State*>(data);
    *block = state.buffer.data();
    return static_cast<la_ssize_t>(state.pull(state.buffer.data(), state.buffer.size()));
  }

  Pull pull;
  std::string buffer = std::string(kPullSize, '\0');
  std::unique_ptr<archive, Freer> reader{archive_read_new()};
  bool isOver = false;
};

Unpacking::Unpacking(Packing packing, Pull pull) : state_(std::make_unique<State>()) {
  state_->pull = std::move(pull);
  support(state_->reader.get(), packing);
  if (archive_read_open(state_->reader.get(), state_.get(), nullptr, &State::pullBlock, nullptr) != ARCHIVE_OK) {
    state_->isOver = true;
    error_ = std::string("it is corrupt: ") + archive_error_string(state_->reader.get());
  } else if (packing != Packing::zip && packing != Packing::tar &&
             archive_filter_code(state_->reader.get(), 0) == ARCHIVE_FILTER_NONE) {
    // Too little for libarchive to know it by, so that it would hand on the bytes as they are.
    state_->isOver = true;
    error_ = "it is truncated";
  }
}

Unpacking::~Unpacking() = default;

bool Unpacking::nextMember() {
  archive_entry* entry = nullptr;
  while (!state_->isOver) {
    const int status = archive_read_next_header(state_->reader.get(), &entry);
    if (status != ARCHIVE_OK && status != ARCHIVE_WARN) {
      state_->isOver = true;
      error_ = status == ARCHIVE_EOF ? "" : std::string("it is corrupt: ") + archive_error_string(state_->reader.get());
    } else if (archive_entry_filetype(entry) != AE_IFDIR) {
      const char* const name = archive_entry_pathname(entry);
      name_ = name == nullptr || std::string_view(name) == "data" ? "" : name;
      return true;
    }
  }
  return false;
}

std::size_t Unpacking::read(char* to, std::size_t size) {
  const la_ssize_t count = state_->isOver ? 0 : archive_read_data(state_->reader.get(), to, size);
  if (count >= 0) {
    return static_cast<std::size_t>(count);
  }
  state_->isOver = true;
  error_ = std::string("it is truncated or corrupt: ") + archive_error_string(state_->reader.get());
  return 0;
}

} // namespace linnet
