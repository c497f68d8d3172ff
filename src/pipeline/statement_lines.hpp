// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Drops repeated lines and sorts them: --unique and --sort.
#ifndef LINNET_PIPELINE_STATEMENT_LINES_HPP
#define LINNET_PIPELINE_STATEMENT_LINES_HPP

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>

#include "text/hash.hpp"

namespace linnet {

/// Takes blocks of lines of N-Triples or N-Quads and hands on what is left of them: at once where they need no sorting,
/// else at the end. Throws Failure where more memory than allowed would be needed. One thread at a time.
class StatementLines {
public:
  enum class Order { asTheyCome, sorted };
  enum class Repeats { kept, dropped };

  StatementLines(Order order, Repeats repeats, std::size_t memory, std::function<void(std::string_view)> handOn)
      : order_(order), repeats_(repeats), memory_(memory), handOn_(std::move(handOn)) {}

  void take(std::string_view block);

  /// Hands on what is held. Returns the number of lines handed on in all.
  std::size_t finish();

private:
  void takeUnique(std::string_view block);
  void need(std::size_t bytes) const;

  Order order_;
  Repeats repeats_;
  std::size_t memory_;
  std::function<void(std::string_view)> handOn_;
  std::unordered_set<Hash128, Hash128Hasher> seen_;
  std::string held_;
  std::size_t count_ = 0;
};

} // namespace linnet

#endif
