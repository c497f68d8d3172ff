// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Bytes that grow at their end: a string that is not filled before it is written to.
#ifndef LINNET_TEXT_BYTE_BUFFER_HPP
#define LINNET_TEXT_BYTE_BUFFER_HPP

#include <cstddef>
#include <cstring>
#include <memory>
#include <string_view>

namespace linnet {

/// Not thread-safe.
class ByteBuffer {
public:
  std::string_view view() const { return {bytes_.get(), size_}; }
  std::size_t size() const { return size_; }

  /// The end of the bytes, with room for `count` more behind it. Valid until the next call of a function that is not
  /// const; `setEnd` says how many of them were written.
  char* room(std::size_t count) {
    if (capacity_ - size_ < count) {
      grow(count);
    }
    return bytes_.get() + size_;
  }
  void setEnd(const char* end) { size_ = static_cast<std::size_t>(end - bytes_.get()); }

  void append(std::string_view text) {
    if (!text.empty()) {
      std::memcpy(room(text.size()), text.data(), text.size());
      size_ += text.size();
    }
  }

  /// What is more is not filled.
  void resize(std::size_t size) {
    room(size > size_ ? size - size_ : 0);
    size_ = size;
  }

private:
  static constexpr std::size_t kFirstCapacity = 4096;

  void grow(std::size_t count) {
    std::size_t capacity = capacity_ < kFirstCapacity ? kFirstCapacity : capacity_ * 2;
    capacity = capacity < size_ + count ? size_ + count : capacity;
    auto bytes = std::make_unique_for_overwrite<char[]>(capacity);
    if (size_ > 0) {
      std::memcpy(bytes.get(), bytes_.get(), size_);
    }
    bytes_ = std::move(bytes);
    capacity_ = capacity;
  }

  std::unique_ptr<char[]> bytes_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

} // namespace linnet

#endif
