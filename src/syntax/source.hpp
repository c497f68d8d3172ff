// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads files: whole, or in blocks of whole lines.
#ifndef LINNET_SYNTAX_SOURCE_HPP
#define LINNET_SYNTAX_SOURCE_HPP

#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace linnet {

/// What a file's bytes are, or why there are none.
struct FileContent {
  std::string bytes;
  std::string error;       ///< the reason, a phrase; empty where the file was read
  bool isTooLarge = false; ///< that is the reason
};

/// Reads a whole file; `-` is standard input. A file of more than `largest` bytes is an error.
FileContent readFile(const std::string& path, std::size_t largest);

/// The first bytes of a file, at most `count`: enough to tell its format by.
std::string readBeginning(const std::string& path, std::size_t count);

/// Does the content look like no text: is there a NUL byte near its beginning?
bool isBinary(std::string_view content);

/// The blocks of a file, in order. Not thread-safe.
class LineBlocks {
public:
  struct Block {
    std::string bytes;
    std::size_t firstLine = 1;
  };

  /// `-` is standard input. Each block is about `blockSize` bytes, or one line where that is longer.
  LineBlocks(const std::string& path, std::size_t blockSize);

  /// Why the file can't be opened or was not read to its end; empty where all is well.
  const std::string& error() const { return error_; }

  /// The next block, which ends with a line's end or the file's; nothing at the end.
  std::optional<Block> next();

private:
  struct Closer {
    void operator()(std::FILE* file) const { file == stdin ? 0 : std::fclose(file); }
  };

  std::unique_ptr<std::FILE, Closer> file_;
  std::size_t blockSize_;
  std::string rest_; ///< the beginning of a line that the last block did not end
  std::size_t nextLine_ = 1;
  std::string error_;
};

} // namespace linnet

#endif
