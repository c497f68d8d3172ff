// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads tables of comma- or otherwise separated values (RFC 4180, and what is found beside it).
#ifndef LINNET_SYNTAX_CSV_HPP
#define LINNET_SYNTAX_CSV_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/csv_marks.hpp"
#include "text/arena.hpp"

namespace linnet {

inline constexpr std::size_t kLargestQuotedCell = std::size_t{4} << 20U;

/// How a table is written ("CSV on the Web", W3C, 5.9, has such dialects). Delimiter and quote differ, and neither is
/// CR or LF.
struct CsvDialect {
  char delimiter = ',';
  char quote = '"';
  /// A quoted cell with more bytes than this between its quotes was never meant to be one: its quote counts as not
  /// closed, wherever the text is cut.
  std::size_t largestQuotedCell = kLargestQuotedCell;

  /// Behind the last byte that can close the cell that is opened at a place of the text.
  std::size_t reachOf(std::size_t open, std::size_t textSize) const {
    return textSize - open - 1 > largestQuotedCell ? open + largestQuotedCell + 2 : textSize;
  }
};

/// The dialect that the beginning of a table speaks for: of comma, tab, semicolon and bar, outside quotes, the most
/// frequent in the first row that is not blank; of two that are as frequent the one that more of the next rows have as
/// often, then the one named first. A comma where there is none. Pure; looks at a few rows only.
CsvDialect guessDialect(std::string_view beginning);

/// Reads rows as RFC 4180 has them, 2, and takes what real files hold beside: rows that end with CRLF, LF or a lone CR,
/// the last one also with the text; a byte order mark at the beginning of line 1, which is left out. Empty lines are
/// passed over; rows of any number of cells are rows. Every byte of a cell is kept, NUL, blanks and the line breaks in
/// quotes among them.
///
/// A cell that begins with a quote goes on, over delimiters and line breaks, until the next lone quote (two are one of
/// the cell's text); what stands between that and the delimiter is kept. A quote elsewhere is text. A row with a quote
/// that is never closed is a fault: it ends with its first line, and reading goes on with the next. Linear in the text,
/// whatever it holds. Not thread-safe.
class CsvReader {
public:
  enum class Fault {
    none,
    textBehindQuote, ///< the row was read: `"a"b` is the cell `ab`
    openQuote        ///< no cells could be read
  };

  /// The text, which must outlive the reader, begins with a row, on `firstLine`.
  CsvReader(std::string_view text, CsvDialect dialect, std::size_t firstLine)
      : CsvReader(text, dialect, firstLine, own_) {}
  /// Cells that had to be put together are kept in the arena, and not only until the next row.
  CsvReader(std::string_view text, CsvDialect dialect, std::size_t firstLine, Arena& arena);
  CsvReader(const CsvReader&) = delete;
  CsvReader& operator=(const CsvReader&) = delete;
  ~CsvReader() = default;

  /// Moves to the next row that is not blank; false at the end.
  bool next();

  /// Views into the text, or, where quotes had to be taken out, into memory that is the reader's until the next row, or
  /// the arena's. None where a quote is open.
  const std::vector<std::string_view>& cells() const { return cells_; }
  /// That the row begins on.
  std::size_t line() const { return line_; }
  /// The row as it stands, without its end.
  std::string_view row() const { return row_; }
  Fault fault() const { return fault_; }
  bool isFaulty() const { return fault_ == Fault::openQuote; }
  /// Behind the row and its end.
  std::size_t position() const { return position_; }

private:
  bool isQuoteAt(std::size_t position) const { return position < text_.size() && text_[position] == dialect_.quote; }
  void passLineEnd();
  void takeRow();
  std::size_t findEndOfCell(std::size_t from);
  std::size_t findLineEnd(std::size_t from);
  std::optional<std::size_t> takeCell(std::size_t begin);
  std::optional<std::size_t> takeQuotedCell(std::size_t open);
  std::size_t takeTail(std::string_view last, std::size_t behind);
  std::size_t reachOf(std::size_t open);
  void takeFaultyLine();

  Arena own_;
  Arena& arena_;
  std::string_view text_;
  CsvDialect dialect_;
  CsvMarks marks_;
  std::size_t nextLine_;
  std::string unquoted_; ///< of the cell that is being read
  std::vector<std::string_view> cells_;
  std::string_view row_;
  std::size_t line_ = 0;
  std::size_t position_ = 0;
  std::size_t rowBegin_ = 0;
  std::optional<std::size_t> firstLineEnd_; ///< of the row, where it was looked for
  std::size_t faultReach_ = 0;              ///< how far the text was read for the sake of rows that proved faulty
  Fault fault_ = Fault::none;
};

/// Finds where rows end in a text that grows at its end, so that what is cut there reads as the whole would. Nothing is
/// looked at twice but the last line before a fault. Not thread-safe.
class CsvCutter {
public:
  explicit CsvCutter(CsvDialect dialect) : dialect_(dialect) {}

  /// How much of the text is whole rows, with their ends; 0 where none is. The text begins at the beginning of a table,
  /// then where the last cut ended; until there is a cut, it is the text of the last call and more. A CR at the very
  /// end is no row's end yet: LF may follow.
  std::size_t cut(std::string_view text);

private:
  enum class Place { unquoted, quoted, faultyLine };

  bool isOpener(std::string_view text, std::size_t quote) const;
  bool takeUnquoted(std::string_view text);
  bool takeQuoted(std::string_view text);
  bool takeFaultyLine(std::string_view text);
  bool takeFault(std::string_view text, std::size_t reach);

  CsvDialect dialect_;
  Place place_ = Place::unquoted;
  std::size_t position_ = 0; ///< how far the text was looked at
  std::size_t whole_ = 0;    ///< behind the last row's end
  std::size_t open_ = 0;     ///< the quote that is open
  bool isAtStart_ = true;    ///< of the table
};

} // namespace linnet

#endif
