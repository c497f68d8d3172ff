// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/csv.hpp"

#include <algorithm>

namespace linnet {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isLineEnd(char byte) {
  return byte == '\n' || byte == '\r';
}

// Behind the line's end at a place.
std::size_t behindLineEnd(std::string_view text, std::size_t position) {
  return position + (text.substr(position, 2) == "\r\n" ? 2 : 1);
}

// How many lines end in a stretch of the text that does not part CR from LF.
std::size_t countLineEnds(std::string_view stretch) {
  const auto count = [stretch](char byte) {
    return static_cast<std::size_t>(std::count(stretch.begin(), stretch.end(), byte));
  };
  std::size_t lines = count('\n') + count('\r');
  for (std::size_t i = stretch.find("\r\n"); i != std::string_view::npos; i = stretch.find("\r\n", i + 2)) {
    --lines;
  }
  return lines;
}

} // namespace

CsvReader::CsvReader(std::string_view text, CsvDialect dialect, std::size_t firstLine, Arena& arena)
    : arena_(arena), text_(text), dialect_(dialect), marks_(text, dialect.delimiter, dialect.quote),
      nextLine_(firstLine), position_(firstLine == 1 && text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0) {}

bool CsvReader::next() {
  while (position_ < text_.size() && isLineEnd(text_[position_])) {
    passLineEnd();
  }
  if (position_ >= text_.size()) {
    return false;
  }
  takeRow();
  return true;
}

void CsvReader::passLineEnd() {
  if (position_ < text_.size()) {
    position_ = behindLineEnd(text_, position_);
    ++nextLine_;
  }
}

void CsvReader::takeRow() {
  own_.clear();
  cells_.clear();
  line_ = nextLine_;
  fault_ = Fault::none;
  rowBegin_ = position_;
  firstLineEnd_.reset();
  std::optional<std::size_t> end = takeCell(rowBegin_);
  while (end && *end < text_.size() && text_[*end] == dialect_.delimiter) {
    end = takeCell(*end + 1);
  }
  if (!end) {
    return takeFaultyLine();
  }
  row_ = text_.substr(rowBegin_, *end - rowBegin_);
  position_ = *end;
  passLineEnd();
}

// The end of the cell; nothing where its quote is never closed.
std::optional<std::size_t> CsvReader::takeCell(std::size_t begin) {
  if (isQuoteAt(begin)) {
    return takeQuotedCell(begin);
  }
  const std::size_t end = findEndOfCell(begin);
  cells_.push_back(text_.substr(begin, end - begin));
  return end;
}

// The delimiter or line's end behind a place that is outside quotes.
std::size_t CsvReader::findEndOfCell(std::size_t from) {
  std::size_t end = marks_.find(from);
  while (isQuoteAt(end)) {
    end = marks_.find(end + 1);
  }
  return end;
}

std::size_t CsvReader::findLineEnd(std::size_t from) {
  std::size_t end = marks_.find(from);
  while (end < text_.size() && !isLineEnd(text_[end])) {
    end = marks_.find(end + 1);
  }
  return end;
}

std::optional<std::size_t> CsvReader::takeQuotedCell(std::size_t open) {
  const std::size_t reach = reachOf(open);
  const std::size_t firstMark = marks_.find(open + 1);
  std::size_t begin = open + 1;
  std::size_t quote = isQuoteAt(firstMark) ? std::min(firstMark, reach) : marks_.findQuote(begin, reach);
  unquoted_.clear();
  while (quote < reach && isQuoteAt(quote + 1)) {
    unquoted_.append(text_, begin, quote + 1 - begin);
    begin = quote + 2;
    quote = marks_.findQuote(begin, reach);
  }
  if (quote >= reach) {
    faultReach_ = std::max(faultReach_, reach);
    return std::nullopt;
  }
  nextLine_ += firstMark < quote ? countLineEnds(text_.substr(firstMark, quote - firstMark)) : 0;
  return takeTail(text_.substr(begin, quote - begin), quote + 1);
}

// What stands behind the quote that closes a cell; `last` is what stands before, from the last quote on.
std::size_t CsvReader::takeTail(std::string_view last, std::size_t behind) {
  const std::size_t end = findEndOfCell(behind);
  if (end == behind && unquoted_.empty()) {
    cells_.push_back(last);
  } else {
    fault_ = end == behind ? fault_ : Fault::textBehindQuote;
    cells_.push_back(arena_.concat({unquoted_, last, text_.substr(behind, end - behind)}));
  }
  return end;
}

// How far to look for the quote that closes a cell.
//
// A row that proved faulty went through all text up to `faultReach_` without coming to an end, so it was in quotes at
// every line's end there. A later row that is in quotes at one of them too has the same quote open, and the same fault.
// So it need not be looked for again, and reading is linear however many quotes are open.
std::size_t CsvReader::reachOf(std::size_t open) {
  const std::size_t reach = dialect_.reachOf(open, text_.size());
  if (rowBegin_ >= faultReach_) {
    return reach;
  }
  firstLineEnd_ = firstLineEnd_ ? firstLineEnd_ : findLineEnd(rowBegin_);
  return *firstLineEnd_ > open && *firstLineEnd_ < faultReach_ ? std::min(reach, *firstLineEnd_) : reach;
}

void CsvReader::takeFaultyLine() {
  fault_ = Fault::openQuote;
  cells_.clear();
  nextLine_ = line_;
  position_ = findLineEnd(rowBegin_);
  row_ = text_.substr(rowBegin_, position_ - rowBegin_);
  passLineEnd();
}

} // namespace linnet
