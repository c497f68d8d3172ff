// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Compressed bytes and archives to read in tests, made by the libraries.
#ifndef LINNET_SYNTAX_PACKED_HPP
#define LINNET_SYNTAX_PACKED_HPP

#include <archive.h>
#include <archive_entry.h>
#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>
#include <zstd.h>

#include "syntax/packing.hpp"

namespace linnet {

struct WriterFreer {
  void operator()(archive* opened) const { archive_write_free(opened); }
};
using Writer = std::unique_ptr<archive, WriterFreer>;

inline la_ssize_t appendBytes(archive* /*writer*/, void* all, const void* bytes, std::size_t size) {
  static_cast<std::string*>(all)->append(static_cast<const char*>(bytes), size);
  return static_cast<la_ssize_t>(size);
}

inline void addEntry(archive* writer, const std::string& name, const std::string& bytes, unsigned type = AE_IFREG) {
  archive_entry* const entry = archive_entry_new();
  archive_entry_set_pathname(entry, name.c_str());
  archive_entry_set_filetype(entry, type);
  archive_entry_set_perm(entry, 0644);
  archive_entry_set_size(entry, static_cast<la_int64_t>(bytes.size()));
  if (type == AE_IFLNK) {
    archive_entry_set_symlink(entry, "elsewhere");
  }
  REQUIRE(archive_write_header(writer, entry) == ARCHIVE_OK);
  archive_write_data(writer, bytes.data(), bytes.size());
  archive_entry_free(entry);
}

inline std::string zstdOf(const std::string& bytes) {
  ZSTD_CCtx* const context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  std::string packed(ZSTD_compressBound(bytes.size()), '\0');
  packed.resize(ZSTD_compress2(context, packed.data(), packed.size(), bytes.data(), bytes.size()));
  ZSTD_freeCCtx(context);
  return packed;
}

/// One stream, with a checksum.
inline std::string compressed(Packing packing, const std::string& bytes) {
  if (packing == Packing::zstd) {
    return zstdOf(bytes); // libarchive writes no checksum there
  }
  std::string all;
  const Writer writer(archive_write_new());
  packing == Packing::gzip    ? archive_write_add_filter_gzip(writer.get())
  : packing == Packing::bzip2 ? archive_write_add_filter_bzip2(writer.get())
                              : archive_write_add_filter_xz(writer.get());
  archive_write_set_format_raw(writer.get());
  archive_write_set_bytes_in_last_block(writer.get(), 1);
  archive_write_open(writer.get(), &all, nullptr, &appendBytes, nullptr);
  addEntry(writer.get(), "data", bytes);
  archive_write_close(writer.get());
  return all;
}

using Members = std::vector<std::pair<std::string, std::string>>;

/// Where a name ends in a slash it is a folder, in an @ a link.
inline std::string archived(Packing packing, const Members& members, const char* password = nullptr) {
  std::string all;
  const Writer writer(archive_write_new());
  packing == Packing::zip ? archive_write_set_format_zip(writer.get()) : archive_write_set_format_ustar(writer.get());
  if (password != nullptr) {
    REQUIRE(archive_write_set_options(writer.get(), "zip:encryption=traditional") == ARCHIVE_OK);
    archive_write_set_passphrase(writer.get(), password);
  }
  archive_write_set_bytes_in_last_block(writer.get(), 1);
  archive_write_open(writer.get(), &all, nullptr, &appendBytes, nullptr);
  for (const auto& [name, bytes] : members) {
    addEntry(writer.get(), name, bytes, name.ends_with('/') ? AE_IFDIR : name.ends_with('@') ? AE_IFLNK : AE_IFREG);
  }
  archive_write_close(writer.get());
  return all;
}

/// Lines that compress, though not to nothing.
inline std::string manyLines(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) {
    all += "line " + std::to_string(static_cast<unsigned>(i) * 7919U % 50021U) + "\n";
  }
  return all;
}

} // namespace linnet

#endif
