// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// A set of many hashes in little memory.
#ifndef LINNET_TEXT_HASH_SET_HPP
#define LINNET_TEXT_HASH_SET_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "text/hash.hpp"
#include "text/large_pages.hpp"

namespace linnet {

/// Tables of 16 bytes a place, three quarters full at most, each of which doubles for itself: 21 to 43 bytes a hash.
/// The hashes must be spread evenly, as those of hash128 are. Not thread-safe.
class HashSet {
public:
  /// False where it was there before.
  bool insert(Hash128 hash) {
    const bool isNew = tables_[tableOf(hash)].insert(hash == kNothing ? kZero : hash);
    size_ += isNew ? 1 : 0;
    return isNew;
  }

  /// Calls the memory that `insert` will look at: to be called for some hashes ahead.
  void prefetch(Hash128 hash) const { tables_[tableOf(hash)].prefetch(hash); }

  std::size_t size() const { return size_; }

  /// About the most bytes that are taken while `count` more are inserted.
  std::size_t bytesFor(std::size_t count) const {
    std::size_t places = kFirstPlaces * kTables;
    while (size_ + count >= places / 4 * 3) {
      places *= 2;
    }
    return (places + places / kTables) * sizeof(Hash128);
  }

private:
  static constexpr std::size_t kTables = 8;
  static constexpr std::size_t kFirstPlaces = 512; // of a table; a power of two
  static constexpr Hash128 kNothing{};             // marks an empty place
  static constexpr Hash128 kZero{0, 1};            // stands for the hash that looks like one

  class Table {
  public:
    bool insert(Hash128 hash) {
      if (size_ >= places_.size() / 4 * 3) {
        grow();
      }
      const bool isNew = put(places_, hash);
      size_ += isNew ? 1 : 0;
      return isNew;
    }

    void prefetch(Hash128 hash) const { __builtin_prefetch(&places_[hash.low & (places_.size() - 1)]); }

  private:
    using Places = std::vector<Hash128, LargePages<Hash128>>;

    static bool put(Places& places, Hash128 hash) {
      std::size_t at = hash.low & (places.size() - 1);
      while (places[at] != kNothing) {
        if (places[at] == hash) {
          return false;
        }
        at = (at + 1) & (places.size() - 1);
      }
      places[at] = hash;
      return true;
    }

    void grow() {
      Places larger(places_.size() * 2);
      for (const Hash128 hash : places_) {
        if (hash != kNothing) {
          put(larger, hash);
        }
      }
      places_ = std::move(larger);
    }

    Places places_ = Places(kFirstPlaces);
    std::size_t size_ = 0;
  };

  static std::size_t tableOf(Hash128 hash) { return hash.high % kTables; }

  std::vector<Table> tables_ = std::vector<Table>(kTables);
  std::size_t size_ = 0;
};

} // namespace linnet

#endif
