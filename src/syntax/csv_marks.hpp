// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds the bytes of a table that mean something, 64 bytes at a time.
#ifndef LINNET_SYNTAX_CSV_MARKS_HPP
#define LINNET_SYNTAX_CSV_MARKS_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace linnet {

/// The quotes, and all marks (quotes, delimiters, CR and LF), of a text, which must outlive it. Fast where it is asked
/// for places one behind the other. Not thread-safe.
class CsvMarks {
public:
  CsvMarks(std::string_view text, char delimiter, char quote) : text_(text), delimiter_(delimiter), quote_(quote) {}

  /// The first mark at or behind a place; the text's size where there is none.
  std::size_t find(std::size_t from) {
    while (from < text_.size()) {
      load(from);
      const std::uint64_t marks = marks_ >> (from - block_);
      if (marks != 0) {
        return from + static_cast<std::size_t>(std::countr_zero(marks));
      }
      from = block_ + kBlockSize;
    }
    return text_.size();
  }

  /// The first quote at or behind a place and before `reach`, which is at most the text's size; else `reach`.
  std::size_t findQuote(std::size_t from, std::size_t reach) {
    while (from < reach) {
      load(from);
      const std::uint64_t quotes = quotes_ >> (from - block_);
      if (quotes != 0) {
        const std::size_t found = from + static_cast<std::size_t>(std::countr_zero(quotes));
        return found < reach ? found : reach;
      }
      from = block_ + kBlockSize;
    }
    return reach;
  }

private:
  static constexpr std::size_t kBlockSize = 64;

  void load(std::size_t position) {
    if (position - block_ >= kBlockSize) {
      loadBlock(position - position % kBlockSize);
    }
  }
  void loadBlock(std::size_t begin);

  std::string_view text_;
  char delimiter_;
  char quote_;
  std::size_t block_ = static_cast<std::size_t>(-1) - kBlockSize; ///< where the block that the masks are of begins
  std::uint64_t marks_ = 0;                                       ///< a bit for each byte, the first is the lowest
  std::uint64_t quotes_ = 0;
};

} // namespace linnet

#endif
