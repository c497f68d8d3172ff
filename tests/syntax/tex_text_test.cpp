// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <chrono>

#include "syntax/tex_text.hpp"

namespace {

std::string read(std::string_view tex) {
  linnet::Arena arena;
  return std::string(linnet::TexText(arena).read(tex));
}

std::string readVerbatim(std::string_view tex) {
  linnet::Arena arena;
  return std::string(linnet::TexText(arena).readVerbatim(tex));
}

std::string unknownIn(std::string_view tex) {
  linnet::Arena arena;
  linnet::TexText text(arena);
  text.read(tex);
  return text.takeUnknownCommand();
}

} // namespace

TEST_CASE("accents of TeX become letters, however they are written") {
  for (const char* const tex : {"\\'e", "\\'{e}", "{\\'e}", "{\\'{e}}", "\\' e", "\\'{{e}}"}) {
    CHECK(read(tex) == "é");
  }
  CHECK(read("\\'\\i \\'{\\i} {\\'{\\i}} {\\'\\i}") == "íí í í"); // a command takes the space behind it
  CHECK(read("\\v{c} \\v s {\\v s} \\c c \\c{C} \\H{o} {\\H o} \\k{a} \\r{a} \\u{g}") == "č š š ç Ç ő ő ą å ğ");
  CHECK(read("\\d{s} \\b{k} \\t{oo} \\.{I}bo \\=a \\~n \\^o \\\"u \\`a") == "ṣ ḵ o͡o İbo ā ñ ô ü à");
  CHECK(read("\\'{\\^e} \\'\\^e \\\"{\\=u} {\\'{\\\"u}} \\c{\\'c} \\'{\\ae}") == "ế ế ṻ ǘ ḉ ǽ");
  CHECK(read("Trag{\\\" o}die na\\\"{\\i}f \\\"{ou}") == "Tragödie naïf öu");
  CHECK(read("\\'{}a \\^{} \\~{}") == "'a ^ ~");
  CHECK(read("e\xCC\x81") == "é");
}

TEST_CASE("letters and signs of TeX become those of Unicode") {
  CHECK(read("Stra{\\ss}e \\O ystein {\\L}uk \\AA berg \\aa{}b \\ae\\oe\\dh\\th\\dj\\ng") ==
        "Straße Øystein Łuk Åberg åb æœðþđŋ");
  CHECK(read("a \\& b \\% \\_ \\# \\$ \\{ \\} \\textbackslash{} \\slash{}") == "a & b % _ # $ { } \\ /");
  CHECK(read("1--10 --- a-b ``q'' `s' it's ?`") == "1–10 — a-b “q” ‘s' it's ?‘");
  CHECK(read("J.~R.\\,R. x\\ y z\\\\w soft\\-ly o\\/") == "J. R. R. x y z w softly o");
  CHECK(read("\\LaTeX{} \\copyright\\textregistered\\texttrademark \\dots{} \\pounds5") == "LaTeX ©®™… £5");
  CHECK(read("3\\textsuperscript{rd} m\\textsuperscript{2} H\\textsubscript{2}O") == "3rd m² H₂O");
}

TEST_CASE("what formats is dropped, and what it formats kept") {
  CHECK(read("\\emph{a} {\\em b} \\textbf{\\textit{c}} \\textsc{D} \\mbox{e} a\\it b{\\bf c}") == "a b c D e abc");
  CHECK(read("\\href{https://example.org}{Example} \\url{https://example.org/~a_b}") ==
        "Example https://example.org/~a_b");
  CHECK(read("{\\noopsort{1973b}}1973 a\\begin{it}b\\end{it}c {{A} {B}c}") == "1973 abc A Bc");
  CHECK(read("  a\n  b\t c ") == "a b c");
}

TEST_CASE("formulas are readable") {
  CHECK(read("$\\alpha$-x $O(n^2)$ CO$_2$ $x_{i+1}$ $\\ell_1$ $\\mathcal{O}(\\log n)$ $\\hat{x}$") ==
        "α-x O(n²) CO₂ xᵢ₊₁ ℓ₁ O(log n) x̂");
  CHECK(read("$e=mc^2$, \\(x^3\\), \\ensuremath{\\beta} and \\lambda{}") == "e=mc², x³, β and λ");
  CHECK(read("$\\frac{1}{2}$ $^{sup}_{sub}$") == "\\frac{1}{2} ^{sup}_{sub}");
  CHECK(read("for \\$5 or $6") == "for $5 or $6");
}

TEST_CASE("commands of unknown meaning are kept and told") {
  CHECK(read("x \\unknown y \\foo{bar}") == "x unknown y bar");
  CHECK(unknownIn("x \\unknown y \\foo{bar}") == "\\unknown");
  CHECK(unknownIn("\\emph{x} \\'e $\\foo$").empty());
}

TEST_CASE("addresses keep what is no TeX in them") {
  CHECK(readVerbatim("10.5555/978-3-319\\_16") == "10.5555/978-3-319_16");
  CHECK(readVerbatim("\\url{http://a.example/\\~{}x--y/{\\textasciitilde}z?a=1\\&b}") ==
        "http://a.example/~x--y/~z?a=1&b");
  CHECK(readVerbatim("http://a.example/\n  b") == "http://a.example/b");
  CHECK(readVerbatim("http://a.example/$\\sim$b") == "http://a.example/~b");
}

TEST_CASE("braces without end, and text without sense, take linear time") {
  constexpr std::size_t size = 300000;
  std::string accents;
  std::string dollars;
  std::string urls;
  for (std::size_t i = 0; i < size; ++i) {
    accents += "\\'{";
    dollars += "\\$ $ \\( ";
    urls += "\\url{\\textsuperscript{";
  }
  const auto begin = std::chrono::steady_clock::now();
  for (const std::string& tex :
       {accents, accents + std::string(size, 'x'), dollars, urls, std::string(size, '{'), std::string(size, '\\')}) {
    read(tex);
    readVerbatim(tex);
  }
  CHECK(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() < 4);
}
