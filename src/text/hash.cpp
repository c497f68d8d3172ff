// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "text/hash.hpp"

#include <xxhash.h>

namespace linnet {

Hash128 hash128(std::string_view text) {
  const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
  return {hash.high64, hash.low64};
}

std::string Hash128::hex() const {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint64_t half : {high, low}) {
    for (int shift = 60; shift >= 0; shift -= 4) {
      text += digits[(half >> static_cast<unsigned>(shift)) & 0x0FU];
    }
  }
  return text;
}

} // namespace linnet
