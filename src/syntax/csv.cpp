// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/csv.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr char kQuote = '"';
constexpr std::size_t kLongestCell = std::size_t{1} << 20U; // a quoted cell that is longer was never closed

} // namespace

char guessDelimiter(std::string_view firstLine) {
  constexpr std::array<char, 4> candidates{',', '\t', ';', '|'};
  std::array<std::size_t, 4> counts{};
  bool isInQuotes = false;
  for (const char letter : firstLine) {
    isInQuotes = isInQuotes != (letter == kQuote);
    const auto* const candidate = std::find(candidates.begin(), candidates.end(), letter);
    if (candidate != candidates.end() && !isInQuotes) {
      ++counts.at(static_cast<std::size_t>(candidate - candidates.begin()));
    }
  }
  return candidates.at(static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin()));
}

bool CsvReader::next() {
  while (position_ < text_.size()) {
    if (text_[position_] == '\n' || text_[position_] == '\r') {
      passLineEnd();
    } else {
      return takeRow();
    }
  }
  return false;
}

bool CsvReader::isAtEnd() const {
  return position_ >= text_.size() || text_[position_] == '\n' || text_[position_] == '\r';
}

void CsvReader::passLineEnd() {
  if (position_ >= text_.size()) {
    return;
  }
  position_ += text_.substr(position_).starts_with("\r\n") ? 2 : 1;
  ++nextLine_;
}

bool CsvReader::takeRow() {
  const std::size_t begin = position_;
  cells_.clear();
  line_ = nextLine_;
  isFaulty_ = false;
  while (true) {
    if (position_ < text_.size() && text_[position_] == kQuote) {
      if (!takeQuotedCell()) {
        takeFaultyLine(begin);
        return true;
      }
    } else {
      takeCell();
    }
    if (isAtEnd()) {
      break;
    }
    ++position_; // the delimiter
  }
  row_ = text_.substr(begin, position_ - begin);
  passLineEnd();
  return true;
}

void CsvReader::takeCell() {
  const std::size_t begin = position_;
  while (!isAtEnd() && text_[position_] != delimiter_) {
    ++position_;
  }
  cells_.push_back(text_.substr(begin, position_ - begin));
}

// False where the quote is never closed.
bool CsvReader::takeQuotedCell() {
  std::string held;
  std::size_t begin = position_ + 1;
  std::size_t quote = begin;
  while (true) {
    quote = quote >= noQuoteFrom_ ? kNone : text_.find(kQuote, quote);
    if (quote == kNone) {
      noQuoteFrom_ = std::min(noQuoteFrom_, begin);
      return false;
    }
    if (quote + 1 >= text_.size() || text_[quote + 1] != kQuote) {
      break;
    }
    held.append(text_, begin, quote + 1 - begin);
    quote += 2;
    begin = quote;
  }
  nextLine_ += static_cast<std::size_t>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(position_),
                                                   text_.begin() + static_cast<std::ptrdiff_t>(quote), '\n'));
  position_ = quote + 1;
  const std::string_view last = text_.substr(begin, quote - begin);
  const std::size_t behind = position_;
  while (!isAtEnd() && text_[position_] != delimiter_) {
    ++position_;
  }
  const std::string_view tail = text_.substr(behind, position_ - behind);
  cells_.push_back(held.empty() && tail.empty() ? last : arena_.concat({held, last, tail}));
  return true;
}

void CsvReader::takeFaultyLine(std::size_t begin) {
  isFaulty_ = true;
  cells_.clear();
  nextLine_ = line_;
  position_ = std::min(text_.find_first_of("\r\n", begin), text_.size());
  row_ = text_.substr(begin, position_ - begin);
  passLineEnd();
}

std::size_t CsvCutter::cut(std::string_view text) {
  for (; position_ < text.size(); ++position_) {
    const char letter = text[position_];
    if (isInQuotes_) {
      if (letter == kQuote) {
        isInQuotes_ = false; // the second of a pair opens it again
        isAtCellStart_ = true;
      } else if (position_ - quote_ > kLongestCell) {
        isInQuotes_ = false;
        position_ = std::max(whole_, std::min(text.find('\n', whole_), position_));
        whole_ = position_ + 1;
        isAtCellStart_ = true;
      }
    } else if (letter == kQuote && isAtCellStart_) {
      isInQuotes_ = true;
      quote_ = position_;
    } else {
      isAtCellStart_ = letter == delimiter_ || letter == '\n' || letter == '\r';
      whole_ = letter == '\n' ? position_ + 1 : whole_;
    }
  }
  const std::size_t length = whole_;
  position_ -= length;
  quote_ -= std::min(quote_, length);
  whole_ = 0;
  return length;
}

} // namespace linnet
