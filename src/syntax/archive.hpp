// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Decompresses bzip2, xz and Zstandard, and reads .zip and .tar archives, by libarchive.
#ifndef LINNET_SYNTAX_ARCHIVE_HPP
#define LINNET_SYNTAX_ARCHIVE_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "syntax/gzip.hpp"

namespace linnet {

/// What a stream of bytes is by its beginning.
enum class Packing { none, gzip, bzip2, xz, zstd, zip, tar };

/// How many bytes of a stream packingOf needs to tell.
inline constexpr std::size_t kPackingProbe = 512;
Packing packingOf(std::string_view beginning);

/// Reads one compressed stream, or the files of an archive one after the other. Not thread-safe.
class Unpacking {
public:
  Unpacking(Packing packing, Pull pull);
  Unpacking(const Unpacking&) = delete;
  Unpacking& operator=(const Unpacking&) = delete;
  ~Unpacking();

  /// Moves to the first or next file; a compressed stream is one, without a name. False at the end, or where the
  /// archive can't be read on, which `error` tells.
  bool nextMember();
  const std::string& memberName() const { return name_; }

  /// 0 at the member's end, or where it can't be read on.
  std::size_t read(char* to, std::size_t size);

  const std::string& error() const { return error_; }

private:
  struct State;

  std::unique_ptr<State> state_;
  std::string name_;
  std::string error_;
};

} // namespace linnet

#endif
