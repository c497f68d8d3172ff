// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// guessDialect: counts delimiters row by row.
#include <algorithm>
#include <array>
#include <tuple>

#include "syntax/csv.hpp"

namespace linnet {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kCandidates = ",\t;|";
constexpr std::size_t kRowsToCompare = 16;

using Counts = std::array<std::size_t, kCandidates.size()>;

/// Goes through a table whose delimiter is any of the candidates.
class DelimiterCount {
public:
  explicit DelimiterCount(std::string_view text) : text_(text) {}

  /// How often each is in the next row that is not blank, outside quotes.
  Counts nextRow() {
    position_ = std::min(text_.find_first_not_of("\r\n", position_), text_.size());
    Counts counts{};
    bool isAtCell = true;
    for (; position_ < text_.size() && text_[position_] != '\n' && text_[position_] != '\r'; ++position_) {
      if (isAtCell && text_[position_] == kQuote) {
        passQuoted();
      }
      const std::size_t candidate = kCandidates.find(text_[position_]);
      isAtCell = candidate != std::string_view::npos;
      if (isAtCell) {
        ++counts.at(candidate);
      }
    }
    return counts;
  }

  bool isAtEnd() const { return position_ >= text_.size(); }

private:
  static constexpr char kQuote = CsvDialect().quote;

  // From the quote that opens a cell to the one that closes it; stays where none does.
  void passQuoted() {
    std::size_t quote = text_.find(kQuote, position_ + 1);
    while (quote != std::string_view::npos && text_.substr(quote + 1).starts_with(kQuote)) {
      quote = text_.find(kQuote, quote + 2);
    }
    position_ = quote == std::string_view::npos ? position_ : quote;
  }

  std::string_view text_;
  std::size_t position_ = 0;
};

} // namespace

CsvDialect guessDialect(std::string_view beginning) {
  DelimiterCount rows(beginning.substr(beginning.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0));
  const Counts header = rows.nextRow();
  Counts agreeing{};
  for (std::size_t row = 0; row < kRowsToCompare && !rows.isAtEnd(); ++row) {
    const Counts counts = rows.nextRow();
    for (std::size_t i = 0; i < counts.size(); ++i) {
      agreeing.at(i) += counts.at(i) == header.at(i) ? 1 : 0;
    }
  }
  std::size_t best = 0;
  for (std::size_t i = 1; i < header.size(); ++i) {
    if (std::tie(header.at(i), agreeing.at(i)) > std::tie(header.at(best), agreeing.at(best)) && header.at(i) > 0) {
      best = i;
    }
  }
  return {kCandidates[best]};
}

} // namespace linnet
