// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What a stream of bytes is packed with, told from how it begins.
#ifndef LINNET_SYNTAX_PACKING_HPP
#define LINNET_SYNTAX_PACKING_HPP

#include <cstddef>
#include <functional>
#include <string_view>

namespace linnet {

/// Fills a buffer with the next bytes and says how many there were; 0 at the end. Must not throw.
using Pull = std::function<std::size_t(char* to, std::size_t size)>;

enum class Packing { none, gzip, bzip2, xz, zstd, zip, tar };

constexpr bool isArchive(Packing packing) {
  return packing == Packing::zip || packing == Packing::tar;
}

constexpr bool isCompression(Packing packing) {
  return packing != Packing::none && !isArchive(packing);
}

/// How many bytes of a stream packingOf needs to tell.
inline constexpr std::size_t kPackingProbe = 512;

/// `beginning` is the whole stream where it has fewer than kPackingProbe bytes: then a file that was cut within the
/// bytes it is known by is still what it was, unless what is left of it could be text.
Packing packingOf(std::string_view beginning);

/// Does a stream of this packing, of those that compress, begin here?
enum class Match { no, cut, yes }; ///< cut: all these bytes are the beginning of how one begins
Match matchesPacking(Packing packing, std::string_view bytes);

} // namespace linnet

#endif
