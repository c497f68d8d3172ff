// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <random>

#include "syntax/csv.hpp"

using namespace linnet;

namespace {

using Row = std::vector<std::string>;
using Rows = std::vector<Row>;

const Row kFault{"(fault)"};

Row rowOf(const CsvReader& reader) {
  return reader.isFaulty() ? kFault : Row(reader.cells().begin(), reader.cells().end());
}

Rows rowsOf(std::string_view text, CsvDialect dialect = {}) {
  CsvReader reader(text, dialect, 1);
  Rows rows;
  while (reader.next()) {
    rows.push_back(rowOf(reader));
  }
  return rows;
}

/// Reads a text that comes in pieces of a size, block by block.
Rows rowsOfPieces(std::string_view text, std::size_t size) {
  CsvCutter cutter(CsvDialect{});
  Rows rows;
  std::string held;
  std::size_t line = 1;
  const auto read = [&rows, &line](const std::string& block) {
    CsvReader reader(block, CsvDialect{}, line);
    while (reader.next()) {
      rows.push_back(rowOf(reader));
    }
    line += block.empty() ? 0 : 1;
  };
  for (std::size_t i = 0; i < text.size(); i += size) {
    held += text.substr(i, size);
    const std::size_t length = cutter.cut(held);
    read(held.substr(0, length));
    held.erase(0, length);
  }
  read(held);
  return rows;
}

std::string repeated(std::string_view text, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) {
    all += text;
  }
  return all;
}

} // namespace

TEST_CASE("Rows end with LF, CRLF, a lone CR or the text") {
  const Rows expected{{"a", "b"}, {"c", "d"}};
  CHECK(rowsOf("a,b\nc,d\n") == expected);
  CHECK(rowsOf("a,b\r\nc,d\r\n") == expected);
  CHECK(rowsOf("a,b\rc,d\r") == expected);
  CHECK(rowsOf("a,b\nc,d") == expected);
  CHECK(rowsOf("a,b\r\nc,\"d\"") == expected);
}

TEST_CASE("Blank lines are passed over, and counted") {
  CsvReader reader("\n\na\n\r\n\rb\n\n", CsvDialect{}, 7);
  REQUIRE(reader.next());
  CHECK(reader.line() == 9);
  REQUIRE(reader.next());
  CHECK(reader.line() == 12);
  CHECK_FALSE(reader.next());
  CHECK_FALSE(reader.next());
  CHECK(rowsOf("").empty());
  CHECK(rowsOf("\r\n\r\n").empty());
}

TEST_CASE("Empty cells are cells, also at a row's ends and where there is nothing else") {
  CHECK(rowsOf("a,,b\n,x,\n,,\n,") == Rows{{"a", "", "b"}, {"", "x", ""}, {"", "", ""}, {"", ""}});
  CHECK(rowsOf("\"\"\n\"\",\"\"\n") == Rows{{""}, {"", ""}});
  CHECK(rowsOf(" \n\t") == Rows{{" "}, {"\t"}});
}

TEST_CASE("A table of one column has a cell in each row") {
  CHECK(rowsOf("name\nMira Tal\n\"Okoro, Ben\"\n") == Rows{{"name"}, {"Mira Tal"}, {"Okoro, Ben"}});
}

TEST_CASE("Rows may differ in their number of cells") {
  CHECK(rowsOf("a,b\nc\nd,e,f\n") == Rows{{"a", "b"}, {"c"}, {"d", "e", "f"}});
}

TEST_CASE("Quotes are taken out, two of them are one") {
  CHECK(rowsOf("\"a\",\"b,c\",\"say \"\"so\"\"\"\n\"\"\"\",\"\"\"\"\"\"\n") ==
        Rows{{"a", "b,c", "say \"so\""}, {"\"", "\"\""}});
}

TEST_CASE("Line breaks in quotes are kept as they are") {
  CHECK(rowsOf("\"a\nb\",\"c\r\nd\",\"e\rf\"\ng") == Rows{{"a\nb", "c\r\nd", "e\rf"}, {"g"}});
}

TEST_CASE("A row's line is that of its beginning, whatever line breaks its cells hold") {
  CsvReader reader("\"a\nb\",\"c\r\nd\r\n\r\n\",\"e\rf\"\r\ng\n", CsvDialect{}, 1);
  REQUIRE(reader.next());
  CHECK(reader.line() == 1);
  REQUIRE(reader.next());
  CHECK(reader.line() == 7);
}

TEST_CASE("A quote within an unquoted cell is text, also where blank stands before it") {
  CHECK(rowsOf("sign \"Opening\" H,5\"\n \"a\" ,b") == Rows{{"sign \"Opening\" H", "5\""}, {" \"a\" ", "b"}});
}

TEST_CASE("Text behind a closing quote is kept and told") {
  CsvReader reader("\"a\"b,\"c\" \n\"x\"y\"z\",w\nplain\n", CsvDialect{}, 1);
  REQUIRE(reader.next());
  CHECK(rowOf(reader) == Row{"ab", "c "});
  CHECK(reader.fault() == CsvReader::Fault::textBehindQuote);
  REQUIRE(reader.next());
  CHECK(rowOf(reader) == Row{"xy\"z\"", "w"});
  REQUIRE(reader.next());
  CHECK(reader.fault() == CsvReader::Fault::none);
}

TEST_CASE("A byte order mark is left out, before a quote as well, and only on line 1") {
  CHECK(rowsOf("\xEF\xBB\xBFid,name\n") == Rows{{"id", "name"}});
  CHECK(rowsOf("\xEF\xBB\xBF\"i,d\",name\n") == Rows{{"i,d", "name"}});
  CHECK(rowsOf("\xEF\xBB\xBF").empty());
  CsvReader later("\xEF\xBB\xBFx\n", CsvDialect{}, 2);
  REQUIRE(later.next());
  CHECK(rowOf(later) == Row{"\xEF\xBB\xBFx"});
}

TEST_CASE("NUL bytes are kept") {
  using namespace std::string_literals;
  CHECK(rowsOf("a\0b,\0\n\"\0\"\"\"\n"s) == Rows{{"a\0b"s, "\0"s}, {"\0\""s}});
}

TEST_CASE("Delimiters and quotes are those of the dialect") {
  CHECK(rowsOf("a,b\t\"c\td\"\n", {'\t'}) == Rows{{"a,b", "c\td"}});
  CHECK(rowsOf("'a;''b';\"c\n", {';', '\''}) == Rows{{"a;'b", "\"c"}});
}

TEST_CASE("Cells longer than a block of the search, and rows at its borders, are read") {
  for (std::size_t length = 0; length < 200; ++length) {
    const std::string cell(length, 'x');
    CHECK(rowsOf(cell + ",\"" + cell + "\"\"\"," + cell + "\ny") == Rows{{cell, cell + "\"", cell}, {"y"}});
  }
}

TEST_CASE("A row without its end and the place behind it are told") {
  CsvReader reader("a,\"b\"\r\nc", CsvDialect{}, 1);
  REQUIRE(reader.next());
  CHECK(reader.row() == "a,\"b\"");
  CHECK(reader.position() == 7);
  REQUIRE(reader.next());
  CHECK(reader.row() == "c");
  CHECK(reader.position() == 8);
}

TEST_CASE("Cells that were put together stay in the arena") {
  Arena arena;
  CsvReader reader("\"a\"\"b\"\n\"c\"\"d\"\n", CsvDialect{}, 1, arena);
  REQUIRE(reader.next());
  const std::string_view first = reader.cells().front();
  REQUIRE(reader.next());
  CHECK(first == "a\"b");
}

TEST_CASE("A quote that is never closed costs its own line alone") {
  CsvReader reader("a,b\nc,\"d\ne,f\n\ng,h\n", CsvDialect{}, 1);
  REQUIRE(reader.next());
  REQUIRE(reader.next());
  CHECK(reader.fault() == CsvReader::Fault::openQuote);
  CHECK(reader.cells().empty());
  CHECK(reader.row() == "c,\"d");
  CHECK(reader.line() == 2);
  REQUIRE(reader.next());
  CHECK(rowOf(reader) == Row{"e", "f"});
  CHECK(reader.line() == 3);
  REQUIRE(reader.next());
  CHECK(reader.line() == 5);
  CHECK_FALSE(reader.next());
  CHECK(rowsOf("\"") == Rows{kFault});
}

TEST_CASE("Rows behind an open quote are read by their own quotes") {
  CHECK(rowsOf("\"a\n\"\"b\"\"\nc,\"\"\nd\n") == Rows{kFault, {"b\"\""}, {"c", ""}, {"d"}});
  CHECK(rowsOf("a\"b,\"c\na\"b,\"c\nd,e\n") == Rows{kFault, kFault, {"d", "e"}});
}

TEST_CASE("A quoted cell is closed within the largest size, or it is not one") {
  const std::string largest(kLargestQuotedCell, 'x');
  CHECK(rowsOf('"' + largest + "\"\ny\n") == Rows{{largest}, {"y"}});
  CHECK(rowsOf('"' + largest + "x\"\ny\n") == Rows{kFault, {"y"}});
  CHECK(rowsOf("\"a\n" + largest + "\"\ny\n") == Rows{kFault, {largest + '"'}, {"y"}});
}

TEST_CASE("How large a quoted cell may be is the dialect's") {
  CHECK(rowsOf("\"abc\",d\n\"a\nbc\"\n", {',', '"', 3}) == Rows{{"abc", "d"}, kFault, {"bc\""}});
  CHECK(rowsOf("\"a\nb\"\n", {',', '"', static_cast<std::size_t>(-1)}) == Rows{{"a\nb"}});
}

TEST_CASE("Many lines with open quotes are read in linear time") {
  constexpr std::size_t count = 100000;
  CHECK(rowsOf(repeated("\"a\n", count)).size() == count / 2);
  CHECK(rowsOf("\"x\n" + repeated("\"\"a\n", count)).size() == count + 1);
  const std::string crossing = repeated("a\"b,\"c, and some more\n", count);
  const Rows rows = rowsOf(crossing);
  CHECK(rows == Rows(count, kFault));
  CHECK(rowsOfPieces(crossing, 65536) == rows);
}

TEST_CASE("An open quote at each line's beginning is a fault for each, where the cells are too large to be closed") {
  const std::string line = '"' + std::string(kLargestQuotedCell + 10, 'x') + '\n';
  const std::string text = repeated(line, 8) + "y\n";
  CHECK(rowsOf(text) == Rows{kFault, kFault, kFault, kFault, kFault, kFault, kFault, kFault, {"y"}});
  CHECK(rowsOfPieces(text, 100000) == rowsOf(text));
}

TEST_CASE("A cut is behind the last row's end") {
  CsvCutter cutter(CsvDialect{});
  CHECK(cutter.cut("a,b") == 0);
  CHECK(cutter.cut("a,b\nc") == 4);
  CHECK(cutter.cut("c,\"d\n") == 0);
  CHECK(cutter.cut("c,\"d\n\"\"\n") == 0);
  CHECK(cutter.cut("c,\"d\n\"\"\n\"\r") == 0);
  CHECK(cutter.cut("c,\"d\n\"\"\n\"\r\ne\rf") == 13);
  CHECK(cutter.cut("f") == 0);
}

TEST_CASE("A text that comes in pieces reads as the whole does") {
  const std::string text = "\xEF\xBB\xBF\"i,\nd\",b\r\n\"x\"\"\r\n\",\"\"\"\"\r\n\rc\"d,\"e\"f\"\n,,\n\r\"g\rh\",\"\"\n"
                           "\"open,\n\"\"i\"\"\r\nj,\xEF\xBB\xBF\n";
  const Rows whole = rowsOf(text);
  for (std::size_t size = 1; size < text.size(); ++size) {
    CHECK(rowsOfPieces(text, size) == whole);
  }
}

TEST_CASE("The rows behind a cell that grew too large are cut and read as in the whole") {
  std::string text = "h\n\"open\n";
  for (std::size_t i = 0; text.size() < kLargestQuotedCell * 6; ++i) {
    text += i % 600000 == 599999 ? "k,\"open again\r\n" : i % 2 == 0 ? "a,b\"\"b,c\r\n" : "d,\"\"e\r";
    text += i % 680000 == 679999 ? "\"\r\n" : "";
  }
  const Rows whole = rowsOf(text);
  CHECK(std::count(whole.begin(), whole.end(), kFault) > 1);
  CHECK(rowsOfPieces(text, 65536) == whole);
  CHECK(rowsOfPieces(text, 99991) == whole);
}

TEST_CASE("The delimiter is the most frequent one of the header, outside quotes") {
  CHECK(guessDialect("id,name,born\n1;2;3;4;5\n").delimiter == ',');
  CHECK(guessDialect("id;name, first;born\n").delimiter == ';');
  CHECK(guessDialect("id\tname\n").delimiter == '\t');
  CHECK(guessDialect("id|name\r\n1|2").delimiter == '|');
  CHECK(guessDialect("\xEF\xBB\xBF\"a,b,c\nd,e\";\"f\"\"g,h\"\n").delimiter == ';');
  CHECK(guessDialect("\r\n\nid;name\n").delimiter == ';');
  CHECK(guessDialect("width 5\";a,b;height 6\"\n").delimiter == ';');
}

TEST_CASE("The rows decide between delimiters that the header has as often") {
  CHECK(guessDialect("name;born, died\nMira, Tal;1901, 1980\nOkoro;1950\n").delimiter == ';');
  CHECK(guessDialect("a,b;c\n").delimiter == ',');
}

TEST_CASE("Where no delimiter is in the header, it is the comma") {
  CHECK(guessDialect("").delimiter == ',');
  CHECK(guessDialect("name\na;b;c\n").delimiter == ',');
  CHECK(guessDialect("\"never closed\n").delimiter == ',');
}
