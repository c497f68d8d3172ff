// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The bytes of a file, decompressed, and those of the files in an archive.
#ifndef LINNET_SYNTAX_BYTE_STREAM_HPP
#define LINNET_SYNTAX_BYTE_STREAM_HPP

#include <cstddef>
#include <memory>
#include <string>

namespace linnet {

/// Reads plain files, .gz (of several members), .bz2, .xz, .zst, and the members of .zip and .tar (compressed or not),
/// which may be compressed themselves (what is an archive in one is handed on as it is); told by their first bytes, not
/// their names. In one pass, checksums verified. Not thread-safe.
class ByteStream {
public:
  /// `-` is standard input.
  explicit ByteStream(const std::string& path);
  ByteStream(const ByteStream&) = delete;
  ByteStream& operator=(const ByteStream&) = delete;
  ~ByteStream();

  /// Moves to the first or next member: a file that is no archive is the only one. False at the end, or where it can't
  /// be read on, which `error` tells.
  bool nextMember();

  /// Its path in the archive; empty for a file that is none.
  const std::string& memberName() const;

  /// Decompressed bytes: fills the buffer unless the member ends or can't be read on, which `error` tells.
  std::size_t read(char* to, std::size_t size);

  /// Why it can't be opened or read on, a phrase; empty where all is well.
  const std::string& error() const;

  /// What was wrong though it could be read; empty where nothing was.
  const std::string& warning() const;

private:
  class State;
  std::unique_ptr<State> state_;
};

} // namespace linnet

#endif
