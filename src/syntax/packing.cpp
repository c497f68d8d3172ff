// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/packing.hpp"

#include <algorithm>

namespace linnet {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kTarMagicPlace = 257;

struct Magic {
  Packing packing;
  std::string_view bytes; ///< `?` of bzip2 is its level; `_` of zstd the low half of a skippable frame's first byte
  std::size_t least;      ///< so many of them can't be text
};

constexpr Magic kMagic[] = {
    {Packing::gzip, "\x1F\x8B"sv, 1},
    {Packing::bzip2, "BZh?\x31\x41\x59\x26\x53\x59"sv, 4},
    {Packing::bzip2, "BZh?\x17\x72\x45\x38\x50\x90"sv, 4},
    {Packing::xz, "\xFD\x37zXZ\0"sv, 1},
    {Packing::zstd, "\x28\xB5\x2F\xFD"sv, 2},
    {Packing::zstd, "_\x2A\x4D\x18"sv, 4},
    {Packing::zip, "PK\x03\x04"sv, 3},
    {Packing::zip, "PK\x05\x06"sv, 3}, // it has no members
};

bool isSame(char byte, char expected) {
  if (expected == '?') {
    return byte >= '1' && byte <= '9';
  }
  if (expected == '_') {
    return (static_cast<unsigned char>(byte) & 0xF0U) == 0x50;
  }
  return byte == expected;
}

Match matches(const Magic& magic, std::string_view bytes) {
  bytes = bytes.substr(0, magic.bytes.size());
  if (!std::equal(bytes.begin(), bytes.end(), magic.bytes.begin(), isSame)) {
    return Match::no;
  }
  return bytes.size() == magic.bytes.size() ? Match::yes : Match::cut;
}

} // namespace

Packing packingOf(std::string_view beginning) {
  for (const Magic& magic : kMagic) {
    if (beginning.size() >= magic.least && matches(magic, beginning) != Match::no) {
      return magic.packing;
    }
  }
  const bool isTar = beginning.size() > kTarMagicPlace && beginning.substr(kTarMagicPlace).starts_with("ustar");
  return isTar ? Packing::tar : Packing::none;
}

Match matchesPacking(Packing packing, std::string_view bytes) {
  Match best = Match::no;
  for (const Magic& magic : kMagic) {
    best = magic.packing == packing ? std::max(best, matches(magic, bytes)) : best;
  }
  return best;
}

} // namespace linnet
