// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Memory for large tables that are looked at all over.
#ifndef LINNET_TEXT_LARGE_PAGES_HPP
#define LINNET_TEXT_LARGE_PAGES_HPP

#include <cstddef>
#include <new>

namespace linnet {

/// Asks for pages of 2 MiB; only advice, on which nothing depends.
void adviseLargePages(void* memory, std::size_t size);

/// An allocator that asks the system for pages of 2 MiB where so much is needed: a table of many megabytes otherwise
/// costs more time in page faults and misses of the address cache than in itself. Stateless; thread-safe.
template <typename Value> class LargePages {
public:
  using value_type = Value;

  LargePages() = default;
  template <typename Other> explicit LargePages(const LargePages<Other>& /*other*/) {}

  Value* allocate(std::size_t count) {
    const std::size_t size = count * sizeof(Value);
    void* const memory = ::operator new(size, alignmentOf(size));
    if (size >= kLargePage) {
      adviseLargePages(memory, size);
    }
    return static_cast<Value*>(memory);
  }

  void deallocate(Value* memory, std::size_t count) noexcept {
    ::operator delete(memory, alignmentOf(count * sizeof(Value)));
  }

  friend bool operator==(const LargePages& /*one*/, const LargePages& /*other*/) { return true; }

private:
  static constexpr std::size_t kLargePage = std::size_t{2} << 20U;

  static std::align_val_t alignmentOf(std::size_t size) {
    return std::align_val_t{size >= kLargePage ? kLargePage : alignof(std::max_align_t)};
  }
};

} // namespace linnet

#endif
