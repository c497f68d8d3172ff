// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads files whole, decompressed where they are compressed, and in UTF-8 where their first bytes tell another
// encoding.
#ifndef LINNET_SYNTAX_SOURCE_HPP
#define LINNET_SYNTAX_SOURCE_HPP

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace linnet {

/// What a file's bytes are, or why there are none.
struct FileContent {
  std::string bytes;
  std::string error;       ///< the reason, a phrase; empty where the file was read
  std::string warning;     ///< what was wrong though it could be read; empty where nothing was
  bool isTooLarge = false; ///< that is the reason
};

/// Reads a whole file; `-` is standard input. A file of more than `largest` bytes, decompressed, is an error. Of an
/// archive it is the first file.
FileContent readFile(const std::string& path, std::size_t largest);

/// The first bytes of a file, decompressed and decoded, of at most `count`: enough to tell its format by.
struct Beginning {
  std::string bytes;
  std::string member; ///< where it is an archive: of the file in it that they are of
};
/// Of an archive, the first of its files that `isTelling` is true of, among the first few; else its first file.
Beginning readBeginning(const std::string& path, std::size_t count,
                        const std::function<bool(std::string_view name)>& isTelling);

/// What is said of a file that is none.
inline constexpr const char* kBinaryText = "the file is no text and was left out";

/// Does the content look like no text: is there a NUL byte near its beginning?
bool isBinary(std::string_view content);

} // namespace linnet

#endif
