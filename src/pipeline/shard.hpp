// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Which parts of the input a run takes, where several share it: --shard I/N.
#ifndef LINNET_PIPELINE_SHARD_HPP
#define LINNET_PIPELINE_SHARD_HPP

#include <cstddef>
#include <cstdint>

namespace linnet {

/// One of `count` runs that together convert the input: each takes every count-th part of it.
struct Shard {
  std::size_t index = 0; ///< from 0
  std::size_t count = 1;
};

/// Numbers the parts of the input in their order, the same in all runs. Not thread-safe.
class ShardParts {
public:
  /// A file has a part for every `partSize` bytes that it takes on the disk, packed or not.
  explicit ShardParts(Shard shard, std::size_t partSize = std::size_t{64} << 20U)
      : shard_(shard), partSize_(partSize) {}

  std::size_t partsOf(std::uintmax_t fileSize) const {
    return fileSize == 0 ? 1 : static_cast<std::size_t>((fileSize - 1) / partSize_ + 1);
  }

  /// The number of the first of the next `count` parts.
  std::size_t number(std::size_t count) {
    const std::size_t first = next_;
    next_ += count;
    return first;
  }

  bool isOurs(std::size_t part) const { return part % shard_.count == shard_.index; }

  /// Is any of the parts from `first` on ours?
  bool isAnyOurs(std::size_t first, std::size_t count) const {
    for (std::size_t part = first; part < first + count; ++part) {
      if (isOurs(part)) {
        return true;
      }
    }
    return false;
  }

private:
  Shard shard_;
  std::size_t partSize_;
  std::size_t next_ = 0;
};

} // namespace linnet

#endif
