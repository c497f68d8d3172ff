// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <string>

#include "syntax/csv.hpp"

using namespace linnet;

namespace {

// `line:cell|cell`; a faulty row has no cells.
std::vector<std::string> rowsOf(std::string_view text, char delimiter = ',') {
  Arena arena;
  CsvReader reader(text, delimiter, 1, arena);
  std::vector<std::string> rows;
  while (reader.next()) {
    std::string row = std::to_string(reader.line()) + ":";
    for (const std::string_view cell : reader.cells()) {
      row.append(cell).append("|");
    }
    rows.push_back(reader.isFaulty() ? row + "!" : row);
  }
  return rows;
}

std::vector<std::string> cutAt(std::string_view text, std::size_t piece) {
  CsvCutter cutter(',');
  std::vector<std::string> blocks;
  std::string held;
  for (std::size_t begin = 0; begin < text.size(); begin += piece) {
    held += text.substr(begin, piece);
    const std::size_t length = cutter.cut(held);
    if (length > 0) {
      blocks.push_back(held.substr(0, length));
      held.erase(0, length);
    }
  }
  blocks.push_back(held);
  return blocks;
}

using Rows = std::vector<std::string>;

} // namespace

TEST_CASE("Rows end with any line end, and the last with none") {
  CHECK(rowsOf("a,b\r\nc,d\ne,f\rg,h") == Rows{"1:a|b|", "2:c|d|", "3:e|f|", "4:g|h|"});
}

TEST_CASE("Empty cells are cells, blank lines no rows") {
  CHECK(rowsOf(",,\n\n\r\na,\n") == Rows{"1:|||", "4:a||"});
}

TEST_CASE("Quoted cells hold delimiters, line breaks and doubled quotes") {
  CHECK(rowsOf("\"a,b\",\"c\r\nd\",\"e \"\"f\"\"\"\ng,\"\",h") == Rows{"1:a,b|c\r\nd|e \"f\"|", "3:g||h|"});
}

TEST_CASE("A quote within a cell is text, and text behind a closing quote is kept") {
  CHECK(rowsOf("sign \"Opening\" H,\"a\"b\n") == Rows{"1:sign \"Opening\" H|ab|"});
}

TEST_CASE("A quote that is never closed spoils its line alone") {
  CHECK(rowsOf("a,b\n\"open,1\nc,d\n") == Rows{"1:a|b|", "2:!", "3:c|d|"});
}

TEST_CASE("Many open quotes are read in linear time") {
  std::string text;
  for (int i = 0; i < 200000; ++i) {
    text += "a,b\n";
  }
  text += '"';
  for (int i = 0; i < 200000; ++i) {
    text += "c,d\n";
  }
  CHECK(rowsOf(text).size() == 400000);
}

TEST_CASE("The delimiter is the one that the first line has most of, outside quotes") {
  CHECK(guessDelimiter("a,b,c") == ',');
  CHECK(guessDelimiter("a;b;\"c,d,e\"") == ';');
  CHECK(guessDelimiter("a\tb,c\td") == '\t');
  CHECK(guessDelimiter("name") == ',');
  CHECK(rowsOf("a\tb c\td", '\t') == Rows{"1:a|b c|d|"});
}

TEST_CASE("Blocks end where rows end, wherever the text is cut") {
  const std::string text = "a,\"b\nc\"\"\n\",d\ne,f\n\"g\",h\n\"i";
  for (std::size_t piece = 1; piece < text.size() + 2; ++piece) {
    Rows rows;
    std::string joined;
    for (const std::string& block : cutAt(text, piece)) {
      joined += block;
      for (const std::string& row : rowsOf(block)) {
        rows.push_back(row.substr(row.find(':') + 1));
      }
    }
    CHECK(joined == text);
    CHECK(rows == Rows{"a|b\nc\"\n|d|", "e|f|", "g|h|", "!"});
  }
}
