// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/compression.hpp"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <cerrno>
#include <cstddef>
#include <unistd.h>

namespace linnet {

namespace {

constexpr int kBlockSize = 1 << 18;

struct Kind {
  Packing packing;
  std::string_view ending;
  int (*addFilter)(archive*);
  const char* filter;
  const char* level; ///< what the program of the same name takes where it is not told
};

constexpr Kind kKinds[] = {
    {Packing::gzip, ".gz", &archive_write_add_filter_gzip, "gzip", "6"},
    {Packing::bzip2, ".bz2", &archive_write_add_filter_bzip2, "bzip2", "9"},
    {Packing::xz, ".xz", &archive_write_add_filter_xz, "xz", "6"},
    {Packing::zstd, ".zst", &archive_write_add_filter_zstd, "zstd", "3"},
};

} // namespace

Packing compressionOfName(std::string_view fileName) {
  const Kind* const kind = std::find_if(std::begin(kKinds), std::end(kKinds),
                                        [&](const Kind& known) { return fileName.ends_with(known.ending); });
  return kind == std::end(kKinds) ? Packing::none : kind->packing;
}

struct Compressor::State {
  struct Freer {
    void operator()(archive* opened) const { archive_write_free(opened); }
  };

  // What libarchive calls for each block that is full.
  static la_ssize_t write(archive* writer, void* client, const void* bytes, std::size_t size) {
    const State& state = *static_cast<const State*>(client);
    if (state.isGivenUp) {
      return static_cast<la_ssize_t>(size);
    }
    la_ssize_t count = -1;
    do {
      count = ::write(state.descriptor, bytes, size);
    } while (count < 0 && errno == EINTR);
    if (count < 0) {
      archive_set_error(writer, errno, "it can't be written");
    }
    return count;
  }

  int errorOf(la_ssize_t status) const {
    const int error = archive_errno(writer.get());
    return status >= ARCHIVE_OK ? 0 : error > 0 ? error : EIO;
  }

  // A time stamp would make every run's bytes new ones.
  void addFilter(const Kind& kind) const {
    kind.addFilter(writer.get());
    archive_write_set_filter_option(writer.get(), kind.filter, "compression-level", kind.level);
    if (kind.packing == Packing::gzip) {
      archive_write_set_filter_option(writer.get(), kind.filter, "timestamp", nullptr);
    }
  }

  int descriptor = -1;
  int opening = 0;        ///< the errno of it
  bool isGivenUp = false; ///< what is left goes nowhere
  std::unique_ptr<archive, Freer> writer{archive_write_new()};
};

Compressor::Compressor(Packing packing, int descriptor) : state_(std::make_unique<State>()) {
  archive* const writer = state_->writer.get();
  state_->addFilter(*std::find_if(std::begin(kKinds), std::end(kKinds),
                                  [packing](const Kind& known) { return known.packing == packing; }));
  archive_write_set_format_raw(writer);
  // Pipes and devices would get whole blocks, filled up with zeros.
  archive_write_set_bytes_per_block(writer, kBlockSize);
  archive_write_set_bytes_in_last_block(writer, 1);
  state_->descriptor = descriptor;
  const int status = archive_write_open(writer, state_.get(), nullptr, &State::write, nullptr);
  archive_entry* const entry = archive_entry_new();
  archive_entry_set_filetype(entry, AE_IFREG);
  state_->opening = state_->errorOf(status == ARCHIVE_OK ? archive_write_header(writer, entry) : status);
  archive_entry_free(entry);
}

// Freeing writes the rest, but the descriptor may be another file's by now.
Compressor::~Compressor() {
  state_->isGivenUp = true;
}

int Compressor::write(std::string_view bytes) {
  while (!bytes.empty() && state_->opening == 0) {
    const la_ssize_t count = archive_write_data(state_->writer.get(), bytes.data(), bytes.size());
    if (count <= 0) {
      return state_->errorOf(count < 0 ? count : ARCHIVE_FATAL);
    }
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return state_->opening;
}

int Compressor::finish() {
  return state_->opening != 0 ? state_->opening : state_->errorOf(archive_write_close(state_->writer.get()));
}

} // namespace linnet
