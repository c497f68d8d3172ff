// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Drops repeated lines and sorts them: --unique and --sort.
#ifndef LINNET_PIPELINE_STATEMENT_LINES_HPP
#define LINNET_PIPELINE_STATEMENT_LINES_HPP

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "text/hash_set.hpp"

namespace linnet {

/// Takes blocks of lines of N-Triples or N-Quads and hands on what is left of them: at once where they need no sorting,
/// else at the end. Throws Failure where more memory than allowed would be needed. One thread at a time, but for
/// `look`.
class StatementLines {
public:
  enum class Order { asTheyCome, sorted };
  enum class Repeats { kept, dropped };

  StatementLines(Order order, Repeats repeats, std::size_t memory, std::function<void(std::string_view)> handOn)
      : order_(order), repeats_(repeats), memory_(memory), handOn_(std::move(handOn)) {}

  /// A line's hash, and its place in its block.
  struct Line {
    Hash128 hash;
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  /// What has to be known of a block's lines before they are taken; nothing where that is nothing. By any thread.
  std::vector<Line> look(std::string_view block) const;

  void take(std::string_view block, const std::vector<Line>& lines);
  void take(std::string_view block) { take(block, look(block)); }

  /// Hands on what is held. Returns the number of lines handed on in all.
  std::size_t finish();

private:
  bool dropsAtOnce() const { return order_ == Order::asTheyCome && repeats_ == Repeats::dropped; }
  void takeUnique(std::string_view block, const std::vector<Line>& lines);
  void need(std::size_t bytes) const;

  Order order_;
  Repeats repeats_;
  std::size_t memory_;
  std::function<void(std::string_view)> handOn_;
  HashSet seen_;
  std::string kept_; ///< of the block that is taken
  std::string held_;
  std::size_t count_ = 0;
};

} // namespace linnet

#endif
