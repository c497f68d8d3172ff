// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Large buffers that go round between threads.
#ifndef LINNET_PIPELINE_POOL_HPP
#define LINNET_PIPELINE_POOL_HPP

#include <mutex>
#include <utility>
#include <vector>

namespace linnet {

/// Keeps what was used, with its memory, for the next who needs one: memory that one thread allocates and another
/// frees costs more in page faults than what it is used for. Thread-safe.
template <typename Buffer> class Pool {
public:
  /// One that was given back, with whatever it holds, or a new one.
  Buffer take() {
    const std::lock_guard lock(mutex_);
    if (spare_.empty()) {
      return Buffer();
    }
    Buffer buffer = std::move(spare_.back());
    spare_.pop_back();
    return buffer;
  }

  void giveBack(Buffer buffer) {
    const std::lock_guard lock(mutex_);
    spare_.push_back(std::move(buffer));
  }

private:
  std::mutex mutex_;
  std::vector<Buffer> spare_;
};

} // namespace linnet

#endif
