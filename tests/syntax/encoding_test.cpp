// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "syntax/encoding.hpp"
#include "text/utf8.hpp"

using namespace linnet;
using namespace std::string_literals;

namespace {

std::string nameOf(std::string_view name) {
  const std::optional<Encoding> encoding = encodingNamed(name);
  return encoding ? std::string(encoding->name) : "(none)";
}

std::string nameOfBeginning(const std::string& beginning) {
  const std::optional<Encoding> encoding = encodingOf(beginning);
  return encoding ? std::string(encoding->name) : "(none)";
}

struct Transcoded {
  std::string text;
  std::size_t undecodable = 0;
  friend bool operator==(const Transcoded&, const Transcoded&) = default;
};

Transcoded transcoded(std::string_view encoding, std::string_view bytes, std::size_t piece) {
  Transcoder transcoder(encodingNamed(encoding).value());
  Transcoded result;
  for (std::size_t i = 0; i < bytes.size(); i += piece) {
    result.text += transcoder.convert(bytes.substr(i, piece));
  }
  result.text += transcoder.finish();
  result.undecodable = transcoder.undecodable();
  return result;
}

/// In one piece, and the same in pieces of any size.
Transcoded transcoded(std::string_view encoding, const std::string& bytes) {
  Transcoded whole = transcoded(encoding, bytes, bytes.size() + 1);
  for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
    const Transcoded pieces = transcoded(encoding, bytes, piece);
    CHECK(pieces.text == whole.text);
    CHECK(pieces.undecodable == whole.undecodable);
  }
  CHECK(firstInvalidUtf8(whole.text) == std::string::npos);
  return whole;
}

} // namespace

TEST_CASE("Names of encodings are compared without case and punctuation") {
  CHECK(nameOf("utf-8") == "UTF-8");
  CHECK(nameOf("UTF8") == "UTF-8");
  CHECK(nameOf("Utf_16-le") == "UTF-16LE");
  CHECK(nameOf("latin1") == "ISO-8859-1");
  CHECK(nameOf("ISO_8859-1") == "ISO-8859-1");
  CHECK(nameOf("iso 8859-15") == "ISO-8859-15");
  CHECK(nameOf("Windows-1252") == "CP1252");
  CHECK(nameOf("cp1252") == "CP1252");
  CHECK(nameOf("IBM850") == "CP850");
  CHECK(nameOf("KOI8-R") == "KOI8-R");
  CHECK(nameOf("EUC-JP") == "EUC-JP");
  CHECK(nameOf("gb18030") == "GB18030");
  CHECK(nameOf("Big5") == "BIG5");
}

TEST_CASE("Encodings that Windows extended are what Windows made of them") {
  CHECK(nameOf("Shift_JIS") == "CP932");
  CHECK(nameOf("Windows-31J") == "CP932");
  CHECK(nameOf("euc-kr") == "UHC");
  CHECK(nameOf("GBK") == "GB18030");
}

TEST_CASE("What is no name of an encoding has none") {
  CHECK(nameOf("") == "(none)");
  CHECK(nameOf("-") == "(none)");
  CHECK(nameOf("klingon") == "(none)");
  CHECK(nameOf("utf-8//TRANSLIT") == "(none)");
  CHECK(nameOf("cp") == "(none)");
  CHECK(nameOf("windows") == "(none)");
}

TEST_CASE("A byte order mark tells the encoding") {
  CHECK(nameOfBeginning("\xEF\xBB\xBFid") == "UTF-8");
  CHECK(nameOfBeginning("\xFF\xFEi\0"s) == "UTF-16LE");
  CHECK(nameOfBeginning("\xFE\xFF\0i"s) == "UTF-16BE");
  CHECK(nameOfBeginning("\xFF\xFE\0\0i\0\0\0"s) == "UTF-32LE");
  CHECK(nameOfBeginning("\xFF\xFE") == "UTF-16LE");
}

TEST_CASE("UTF-16 is told without a mark where every second byte is NUL") {
  CHECK(nameOfBeginning("i\0d\0,\0"s) == "UTF-16LE");
  CHECK(nameOfBeginning("\0i\0d\0,\0"s) == "UTF-16BE");
  CHECK(nameOfBeginning("i\0d\0,"s) == "UTF-16LE");
}

TEST_CASE("Other beginnings tell nothing") {
  CHECK(nameOfBeginning("") == "(none)");
  CHECK(nameOfBeginning("id,name") == "(none)");
  CHECK(nameOfBeginning("a\0"s) == "(none)");
  CHECK(nameOfBeginning("\0\0\0\0\0\0"s) == "(none)");
  CHECK(nameOfBeginning("a\0b\0cd"s) == "(none)");
  CHECK(nameOfBeginning("\xEF\xBB") == "(none)");
}

TEST_CASE("Text of one byte a character becomes UTF-8") {
  CHECK(transcoded("latin1", "Zo\xEB,\x93\n") == Transcoded{"Zoë,\xC2\x93\n"});
  CHECK(transcoded("cp1252", "\x93Zo\xEB\x94 \x80") == Transcoded{"“Zoë” €"});
  CHECK(transcoded("koi8-r", "\xED\xC9\xD2\xC1") == Transcoded{"Мира"});
  CHECK(transcoded("utf-8", "Zoë € 𐍈\0z"s) == Transcoded{"Zoë € 𐍈\0z"s});
}

TEST_CASE("Characters of several bytes may be cut anywhere") {
  CHECK(transcoded("shift_jis", "\x93\x8C\x8B\x9E,\xB1\x87\x40") == Transcoded{"東京,ｱ①"});
  CHECK(transcoded("euc-jp", "\xC5\xEC\xB5\xFE,\x8E\xB1") == Transcoded{"東京,ｱ"});
  CHECK(transcoded("gb18030", "\xB1\xB1\xBE\xA9,\x90\x30\xD5\x30") == Transcoded{"北京,𐍈"});
  CHECK(transcoded("big5", "\xA5\x78\xA5\x5F,x") == Transcoded{"台北,x"});
  CHECK(transcoded("big5-hkscs", "\xA5\x78\x88\x62\x88\x66") == Transcoded{"台Ê̄Ê"});
  CHECK(transcoded("euc-kr", "\xBC\xAD\xBF\xEF") == Transcoded{"서울"});
  CHECK(transcoded("iso-2022-jp", "a\x1B$B\x45\x6C\x35\x7E\x1B(B,b") == Transcoded{"a東京,b"});
}

TEST_CASE("UTF-16 is read by its mark, which is left out, else as little-endian") {
  const Transcoded expected{"ë,𐍈\n"};
  CHECK(transcoded("utf-16", "\xFF\xFE\xEB\0,\0\x00\xD8\x48\xDF\n\0"s) == expected);
  CHECK(transcoded("utf-16", "\xFE\xFF\0\xEB\0,\xD8\x00\xDF\x48\0\n"s) == expected);
  CHECK(transcoded("utf-16", "\xEB\0,\0\x00\xD8\x48\xDF\n\0"s) == expected);
  CHECK(transcoded("utf-16be", "\xFE\xFF\0\xEB\0,\xD8\x00\xDF\x48\0\n"s) == expected);
}

TEST_CASE("A byte order mark is left out at the beginning alone") {
  CHECK(transcoded("utf-8", "\xEF\xBB\xBF\xEF\xBB\xBFx") == Transcoded{"\xEF\xBB\xBFx"});
  CHECK(transcoded("utf-8", "\xEF\xBB\xBF") == Transcoded{""});
}

TEST_CASE("What can't be decoded is replaced and counted, and what stands behind it is read") {
  CHECK(transcoded("utf-8", "a\xFF,b\x80\xC3,c") == Transcoded{"a\uFFFD,b\uFFFD\uFFFD,c", 3});
  CHECK(transcoded("cp1252", "a\x81,b") == Transcoded{"a\uFFFD,b", 1});
  CHECK(transcoded("ascii", "Zo\xEB!") == Transcoded{"Zo\uFFFD!", 1});
  CHECK(transcoded("utf-16le", "a\0\x00\xDC,\0\x00\xD8,\0b\0"s) == Transcoded{"a\uFFFD,\uFFFD,b", 2});
  CHECK(transcoded("shift_jis", "a\x81,b") == Transcoded{"a\uFFFD,b", 1});
}

TEST_CASE("A character that the end cuts off is one that can't be decoded") {
  CHECK(transcoded("utf-8", "a\xE2\x82") == Transcoded{"a\uFFFD", 1});
  CHECK(transcoded("utf-16", "a\0b"s) == Transcoded{"a\uFFFD", 1});
  CHECK(transcoded("utf-16", "a") == Transcoded{"\uFFFD", 1});
  CHECK(transcoded("shift_jis", "a\x93") == Transcoded{"a\uFFFD", 1});
}

TEST_CASE("No bytes are no text") {
  CHECK(transcoded("utf-16", "") == Transcoded{""});
  CHECK(transcoded("gb18030", "") == Transcoded{""});
}

TEST_CASE("Long texts are converted whole, also where all of them is undecodable") {
  const std::size_t count = 100000;
  CHECK(transcoded("latin1", std::string(count, '\xEB'), count).text.size() == 2 * count);
  CHECK(transcoded("ascii", std::string(count, '\xEB'), count).undecodable == count);
}
