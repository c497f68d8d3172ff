// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <utf8proc.h>

#include "text/hash.hpp"
#include "text/percent.hpp"
#include "text/script.hpp"
#include "text/unicode.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

using namespace linnet;

TEST_CASE("The first byte that is no UTF-8 is found") {
  CHECK(firstInvalidUtf8("aé日😀") == std::string_view::npos);
  CHECK(firstInvalidUtf8("ab\xff") == 2);
  CHECK(firstInvalidUtf8("a\xc0\xaf") == 1);         // overlong
  CHECK(firstInvalidUtf8("a\xed\xa0\x80") == 1);     // a surrogate
  CHECK(firstInvalidUtf8("a\xf4\x90\x80\x80") == 1); // above U+10FFFF
  CHECK(firstInvalidUtf8("日\xe6\x97") == 3);        // cut
}

TEST_CASE("Code points are read as they were written") {
  for (const char32_t codePoint : {U'a', U'é', U'日', U'😀', U'\U0010FFFF'}) {
    std::string text;
    appendUtf8(text, codePoint);
    std::size_t position = 0;
    CHECK(nextCodePoint(text, position) == codePoint);
    CHECK(position == text.size());
  }
}

TEST_CASE("NFC composes, and knows what is composed already") {
  CHECK(nfc("U\u0308ber") == "\u00dcber");
  CHECK(nfc("か\u3099") == "が");
  CHECK(isNfc("日本語 ＤＡＰＯ Über 😀"));
  CHECK_FALSE(isNfc("U\u0308"));
}

TEST_CASE("Every character that is taken for normal is what utf8proc makes of it") {
  for (char32_t codePoint = 0x80; codePoint < 0x30000; ++codePoint) {
    if (codePoint >= 0xD800 && codePoint <= 0xDFFF) {
      continue;
    }
    std::string text = "a";
    appendUtf8(text, codePoint);
    text += 'b';
    utf8proc_uint8_t* const composed = utf8proc_NFC(reinterpret_cast<const utf8proc_uint8_t*>(text.c_str()));
    const std::string expected(reinterpret_cast<const char*>(composed));
    free(composed);
    if (nfc(text) != expected) {
      FAIL("U+" << std::hex << static_cast<unsigned>(codePoint));
    }
  }
}

TEST_CASE("Names are compared without case, and loosely without what parts words") {
  CHECK(foldCase("ÜBER Straße") == foldCase("über STRASSE"));
  CHECK(looseKey("Parent_Org") == looseKey("ｐａｒｅｎｔ-org"));
}

TEST_CASE("White space is taken away and folded") {
  CHECK(trim(" \t\u3000a b\u00a0\n") == "a b");
  CHECK(foldWhitespace("  a \n\t b ") == "a b");
  CHECK(trim("\u3000").empty());
}

TEST_CASE("The script tells the language") {
  CHECK(languageByScript("DAPO の論文") == "ja");
  CHECK(languageByScript("论文") == "zh");
  CHECK(languageByScript("논문") == "ko");
  CHECK(languageByScript("Füße, 😀").empty());
}

TEST_CASE("Percent escapes are decoded where they are whole") {
  CHECK(percentDecode("a%20b%E6%97%A5%zz%2") == "a b日%zz%2");
  std::string out;
  appendPercentEncoded(out, ' ');
  CHECK(out == "%20");
}

TEST_CASE("A hash is the same in every run") {
  CHECK(hash128("").hex() == "99aa06d3014798d86001c324468d497f");
  CHECK(hash128("a") != hash128("b"));
}
