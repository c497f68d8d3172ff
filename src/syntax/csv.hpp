// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads tables of comma- or otherwise separated values (RFC 4180, and what is found beside it).
#ifndef LINNET_SYNTAX_CSV_HPP
#define LINNET_SYNTAX_CSV_HPP

#include <cstddef>
#include <string_view>
#include <vector>

#include "text/arena.hpp"

namespace linnet {

/// The separator that the first line of a table speaks for: a tab, semicolon, comma or bar, whichever is the most
/// frequent outside quotes; a comma where there is none.
char guessDelimiter(std::string_view firstLine);

/// Reads rows. A cell that begins with a quote goes on until the next lone quote, over line breaks and delimiters; a
/// quote elsewhere is text. Rows end with LF, CRLF or a lone CR; blank ones are passed over. A cell whose quote is
/// never closed makes its line a faulty row, and the next line is read as if nothing had happened. Linear. Not
/// thread-safe.
class CsvReader {
public:
  /// The text begins with a row, on `firstLine`. Cells that had quotes in them are kept in the arena.
  CsvReader(std::string_view text, char delimiter, std::size_t firstLine, Arena& arena)
      : text_(text), delimiter_(delimiter), nextLine_(firstLine), arena_(arena) {}

  bool next();

  /// Valid as long as the text and the arena.
  const std::vector<std::string_view>& cells() const { return cells_; }
  /// That the row begins on.
  std::size_t line() const { return line_; }
  /// The row as it stands, without its end.
  std::string_view row() const { return row_; }
  bool isFaulty() const { return isFaulty_; }
  /// Behind the row and its end.
  std::size_t position() const { return position_; }

private:
  bool takeRow();
  bool takeQuotedCell();
  void takeCell();
  bool isAtEnd() const;
  void passLineEnd();
  void takeFaultyLine(std::size_t begin);

  std::string_view text_;
  char delimiter_;
  std::size_t nextLine_;
  Arena& arena_;
  std::vector<std::string_view> cells_;
  std::string_view row_;
  std::size_t line_ = 0;
  std::size_t position_ = 0;
  std::size_t noQuoteFrom_ = std::string_view::npos; ///< no quote is closed from here on
  bool isFaulty_ = false;
};

/// Finds where rows end in a text that grows at its end. Not thread-safe.
class CsvCutter {
public:
  explicit CsvCutter(char delimiter) : delimiter_(delimiter) {}

  /// How much of the text, which begins where the last cut ended, is whole rows.
  std::size_t cut(std::string_view text);

private:
  char delimiter_;
  std::size_t position_ = 0; ///< how far the text was looked at
  std::size_t whole_ = 0;
  std::size_t quote_ = 0; ///< where the open cell began
  bool isAtCellStart_ = true;
  bool isInQuotes_ = false;
};

} // namespace linnet

#endif
