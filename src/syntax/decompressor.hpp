// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Decompresses gzip, bzip2, xz and Zstandard.
#ifndef LINNET_SYNTAX_DECOMPRESSOR_HPP
#define LINNET_SYNTAX_DECOMPRESSOR_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "syntax/packing.hpp"

namespace linnet {

class Codec;

/// Several streams, one behind the other, are one (members of gzip, frames of Zstandard); zeros behind the last are
/// passed over, anything else there ends the reading with a warning. Not thread-safe.
class Decompressor {
public:
  /// `packing` is one that compresses.
  Decompressor(Packing packing, Pull pull);
  Decompressor(const Decompressor&) = delete;
  Decompressor& operator=(const Decompressor&) = delete;
  ~Decompressor();

  /// Fills the buffer, straight from the library, unless the stream ends or can't be read on, which `error` tells.
  std::size_t read(char* to, std::size_t size);

  /// Why it can't be read on, a phrase; empty where all is well.
  const std::string& error() const { return error_; }
  const std::string& warning() const { return warning_; }

private:
  bool pullMore(std::size_t wanted);
  void beginStream();
  void fail(std::string reason);

  Packing packing_;
  Pull pull_;
  std::unique_ptr<Codec> codec_;
  std::string input_;
  std::string_view rest_; ///< of `input_`: what is not decoded yet
  bool isInStream_ = true;
  bool isOver_ = false;
  std::string error_;
  std::string warning_;
};

} // namespace linnet

#endif
