// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// CsvCutter: it looks at quotes, and searches backwards for the last line's end between them.
#include <algorithm>
#include <cstring>

#include "syntax/csv.hpp"

namespace linnet {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kNone = std::string_view::npos;

std::size_t behindLineEnd(std::string_view text, std::size_t position) {
  return position + (text.substr(position, 2) == "\r\n" ? 2 : 1);
}

// The first such byte of a stretch, or its end.
std::size_t findFirst(std::string_view text, char byte, std::size_t begin, std::size_t end) {
  const void* const found = begin < end ? std::memchr(text.data() + begin, byte, end - begin) : nullptr;
  return found == nullptr ? end : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

// The last such byte of a stretch, or npos.
std::size_t findLast(std::string_view text, char byte, std::size_t begin, std::size_t end) {
  const void* const found = begin < end ? memrchr(text.data() + begin, byte, end - begin) : nullptr;
  return found == nullptr ? kNone : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

// Behind the last line's end that begins in a stretch; `begin` where none does.
std::size_t behindLastLineEnd(std::string_view text, std::size_t begin, std::size_t end) {
  const std::size_t newline = findLast(text, '\n', begin, end);
  const std::size_t behind = newline == kNone ? begin : newline + 1;
  const std::size_t carriageReturn = findLast(text, '\r', behind, end);
  if (carriageReturn == kNone) {
    return behind;
  }
  return behindLineEnd(text, carriageReturn);
}

} // namespace

std::size_t CsvCutter::cut(std::string_view text) {
  if (isAtStart_ && position_ == 0) {
    if (text.size() < kByteOrderMark.size() && kByteOrderMark.starts_with(text)) {
      return 0;
    }
    position_ = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  }
  bool goesOn = true;
  while (goesOn) {
    goesOn = place_ == Place::quoted       ? takeQuoted(text)
             : place_ == Place::faultyLine ? takeFaultyLine(text)
                                           : takeUnquoted(text);
  }
  const std::size_t length = whole_;
  isAtStart_ = isAtStart_ && length == 0;
  position_ -= length;
  open_ -= std::min(open_, length);
  whole_ = 0;
  return length;
}

bool CsvCutter::isOpener(std::string_view text, std::size_t quote) const {
  if (quote == 0 || (isAtStart_ && quote == kByteOrderMark.size() && text.starts_with(kByteOrderMark))) {
    return true;
  }
  const char before = text[quote - 1];
  return before == dialect_.delimiter || before == '\n' || before == '\r';
}

// Up to the next quote that opens a cell; false where there is none yet.
bool CsvCutter::takeUnquoted(std::string_view text) {
  const std::size_t end = text.ends_with('\r') ? text.size() - 1 : text.size();
  std::size_t quote = findFirst(text, dialect_.quote, position_, end);
  while (quote < end && !isOpener(text, quote)) {
    quote = findFirst(text, dialect_.quote, quote + 1, end);
  }
  const std::size_t behind = behindLastLineEnd(text, position_, quote);
  whole_ = behind > position_ ? behind : whole_;
  position_ = std::max(position_, quote);
  if (quote >= end) {
    return false;
  }
  open_ = quote;
  position_ = quote + 1;
  place_ = Place::quoted;
  return true;
}

// Up to the quote that closes the cell; false where it isn't there yet.
bool CsvCutter::takeQuoted(std::string_view text) {
  const std::size_t reach = dialect_.reachOf(open_, text.size());
  while (true) {
    const std::size_t quote = findFirst(text, dialect_.quote, position_, reach);
    if (quote >= reach) {
      position_ = std::max(position_, reach);
      return reach < text.size() && takeFault(text, reach);
    }
    if (quote + 1 >= text.size()) {
      position_ = quote;
      return false;
    }
    if (text[quote + 1] != dialect_.quote) {
      position_ = quote + 1;
      place_ = Place::unquoted;
      return true;
    }
    position_ = quote + 2;
  }
}

// The row is a fault and ends with its first line. Those that begin before `reach` end with their lines as well, by
// quotes or as faults (see CsvReader::reachOf); only the one that goes on behind it has to be looked at.
bool CsvCutter::takeFault(std::string_view text, std::size_t reach) {
  const std::size_t behind = behindLastLineEnd(text, whole_, reach);
  place_ = behind > whole_ ? Place::unquoted : Place::faultyLine;
  position_ = behind > whole_ ? behind : position_;
  whole_ = behind;
  return true;
}

// Up to the end of a faulty row; false where it isn't there yet.
bool CsvCutter::takeFaultyLine(std::string_view text) {
  const std::size_t newline = findFirst(text, '\n', position_, text.size());
  const std::size_t end = findFirst(text, '\r', position_, newline);
  position_ = end;
  if (end == text.size() || (text[end] == '\r' && end + 1 == text.size())) {
    return false;
  }
  whole_ = behindLineEnd(text, end);
  position_ = whole_;
  place_ = Place::unquoted;
  return true;
}

} // namespace linnet
