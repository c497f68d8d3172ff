// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// A 128-bit hash of a text: the same on every machine and in every run.
#ifndef LINNET_TEXT_HASH_HPP
#define LINNET_TEXT_HASH_HPP

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace linnet {

/// XXH3 with 128 bits (xxhash.com; stable since xxHash 0.8). Not cryptographic: it names claims and finds repeated
/// lines.
struct Hash128 {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  auto operator<=>(const Hash128&) const = default;

  /// 32 lower-case hexadecimal digits, the high half first.
  std::string hex() const;
};

Hash128 hash128(std::string_view text);

} // namespace linnet

#endif
