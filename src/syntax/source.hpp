// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads files whole, decompressed where they are compressed.
#ifndef LINNET_SYNTAX_SOURCE_HPP
#define LINNET_SYNTAX_SOURCE_HPP

#include <cstddef>
#include <string>
#include <string_view>

namespace linnet {

/// What a file's bytes are, or why there are none.
struct FileContent {
  std::string bytes;
  std::string error;       ///< the reason, a phrase; empty where the file was read
  bool isTooLarge = false; ///< that is the reason
};

/// Reads a whole file; `-` is standard input. A file of more than `largest` bytes, decompressed, is an error. Of an
/// archive it is the first file.
FileContent readFile(const std::string& path, std::size_t largest);

/// The first bytes of a file, decompressed, at most `count`: enough to tell its format by.
struct Beginning {
  std::string bytes;
  std::string member; ///< where it is an archive: of the file in it that they are of
};
Beginning readBeginning(const std::string& path, std::size_t count);

/// Does the content look like no text: is there a NUL byte near its beginning?
bool isBinary(std::string_view content);

} // namespace linnet

#endif
