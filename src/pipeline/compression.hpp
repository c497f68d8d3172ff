// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Compresses what a run writes: gzip, bzip2, xz, Zstandard.
#ifndef LINNET_PIPELINE_COMPRESSION_HPP
#define LINNET_PIPELINE_COMPRESSION_HPP

#include <memory>
#include <string_view>

#include "syntax/packing.hpp"

namespace linnet {

/// By the ending of a file's name: .gz, .bz2, .xz, .zst; else Packing::none.
Packing compressionOfName(std::string_view fileName);

/// Writes one compressed stream into an open file, which stays open. The same bytes for the same input: there is no
/// time stamp in them. What was not finished is given up. Not thread-safe.
class Compressor {
public:
  /// `packing` is one that compresses.
  Compressor(Packing packing, int descriptor);
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;
  ~Compressor();

  /// 0, or the errno of what failed.
  int write(std::string_view bytes);

  /// Ends the stream; the same.
  int finish();

private:
  struct State;
  std::unique_ptr<State> state_;
};

} // namespace linnet

#endif
