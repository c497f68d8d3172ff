// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Memory for the strings that entities, claims and triples borrow.
#ifndef LINNET_TEXT_ARENA_HPP
#define LINNET_TEXT_ARENA_HPP

#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

namespace linnet {

/// A bump allocator for text: what it hands out lives, unmoved, as long as the arena does (also when the arena is
/// moved). Not thread-safe; each batch has its own.
class Arena {
public:
  /// A copy of `text` that the arena owns.
  std::string_view store(std::string_view text) { return concat({text}); }

  /// The parts, one after the other, as one text that the arena owns.
  std::string_view concat(std::initializer_list<std::string_view> parts) {
    std::size_t size = 0;
    for (const std::string_view part : parts) {
      size += part.size();
    }
    if (size == 0) {
      return {};
    }
    char* const begin = allocate(size);
    char* end = begin;
    for (const std::string_view part : parts) {
      if (!part.empty()) {
        std::memcpy(end, part.data(), part.size());
        end += part.size();
      }
    }
    return {begin, size};
  }

  /// Everything that it handed out is given up; the memory is used again.
  void clear() {
    if (blocks_.empty()) {
      return;
    }
    blocks_.erase(blocks_.begin(), blocks_.end() - 1);
    next_ = blocks_.back().get();
    remaining_ = lastBlockSize_;
  }

private:
  // A vault has an arena for each of its pages, most of which need little.
  static constexpr std::size_t kFirstBlockSize = 1024;
  static constexpr std::size_t kLargestBlockSize = std::size_t{16} * 1024;

  char* allocate(std::size_t size) {
    if (size > remaining_) {
      const std::size_t blockSize = size > nextBlockSize_ ? size : nextBlockSize_;
      nextBlockSize_ = nextBlockSize_ < kLargestBlockSize ? nextBlockSize_ * 2 : kLargestBlockSize;
      blocks_.push_back(std::make_unique_for_overwrite<char[]>(blockSize));
      next_ = blocks_.back().get();
      remaining_ = blockSize;
      lastBlockSize_ = blockSize;
    }
    char* const begin = next_;
    next_ += size;
    remaining_ -= size;
    return begin;
  }

  std::vector<std::unique_ptr<char[]>> blocks_;
  char* next_ = nullptr;
  std::size_t remaining_ = 0;
  std::size_t nextBlockSize_ = kFirstBlockSize;
  std::size_t lastBlockSize_ = 0;
};

} // namespace linnet

#endif
