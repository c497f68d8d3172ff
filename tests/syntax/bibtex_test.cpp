// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <chrono>
#include <string>

#include "syntax/bibtex.hpp"
#include "syntax/stray_bytes.hpp"

using linnet::BibtexEntry;
using linnet::BibtexForm;

namespace {

// "type key line: name=text|name=text; fault"
std::vector<std::string> shapesOf(std::string_view text) {
  std::vector<std::string> shapes;
  linnet::BibtexParser parser(text);
  for (BibtexEntry entry; parser.next(entry);) {
    std::string shape = std::string(entry.type) + " " + std::string(entry.key) + " " + std::to_string(entry.line) + ":";
    for (const linnet::BibtexField& field : entry.fields) {
      const bool isName = field.value.form == BibtexForm::name;
      shape += " " + std::string(field.name) + "=" + (isName ? "<" : "") + std::string(field.value.text) +
               (isName ? ">" : "");
    }
    if (entry.fault.text != nullptr) {
      shape += (entry.fault.isFatal ? " !" : " ?") + std::string(entry.fault.text);
    }
    shapes.push_back(shape);
  }
  return shapes;
}

std::vector<std::string> piecesOf(std::string_view concatenation) {
  std::vector<std::string> pieces;
  for (linnet::BibtexValue piece; linnet::takeBibtexPiece(concatenation, piece);) {
    pieces.push_back(std::to_string(static_cast<int>(piece.form)) + std::string(piece.text));
  }
  return pieces;
}

using Shapes = std::vector<std::string>;

// How long it takes to read the text, and how many entries it has.
std::pair<double, std::size_t> timeOf(const std::string& text) {
  const auto begin = std::chrono::steady_clock::now();
  linnet::BibtexParser parser(text);
  std::size_t count = 0;
  for (BibtexEntry entry; parser.next(entry);) {
    ++count;
  }
  return {std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(), count};
}

} // namespace

TEST_CASE("entries of BibTeX are read with their fields") {
  CHECK(shapesOf("@article{k,\n  title = {A {B} c},\n year=1999, month = may\n}\n") ==
        Shapes{"article k 1: title=A {B} c year=1999 month=<may>"});
  CHECK(shapesOf("text @ and a@b.example {x}\n% @book{no, title={x}}\n@Book(a:b/c+1, Title = \"in {\"}q{\"} out\")") ==
        Shapes{"Book a:b/c+1 3: Title=in {\"}q{\"} out"});
  CHECK(shapesOf("@string{pub = \"Kiln\" # { Press}}@misc{ключ,a=pub # 3}") ==
        Shapes{"string  1: pub=\"Kiln\" # { Press}", "misc ключ 1: a=pub # 3"});
  CHECK(
      shapesOf("@comment{ @article{no,\n title={x}} }\n@preamble{ \"\\newcommand{\\x}{y}\" }\n@misc {k , a={b} , }") ==
      Shapes{"misc k 4: a=b"});
  CHECK(shapesOf("@misc{k,\r\n % a = {b},\r\n c = {d}\r\n}") == Shapes{"misc k 1: c=d"});
  CHECK(shapesOf("@misc{k}@misc{10.1016/0022-1694(82)90008-X,}") ==
        Shapes{"misc k 1:", "misc 10.1016/0022-1694(82)90008-X 1:"});
  CHECK(shapesOf("").empty());
  CHECK(shapesOf("@ {x} @1{y} @").empty());
}

TEST_CASE("pieces of a value that is put together are told apart") {
  CHECK(piecesOf("\"Kiln\" # { Press}#pub # 12") == Shapes{"1Kiln", "0 Press", "3pub", "212"});
  CHECK(piecesOf(" # ").empty());
}

TEST_CASE("an entry of BibTeX that is broken does not swallow the next") {
  CHECK(shapesOf("@article{bad,\n  title = {Open {brace},\n}\n\n@article{good,\n title = {Good}}") ==
        Shapes{"article bad 1: title=Open {brace},\n ?the entry is never closed", "article good 5: title=Good"});
  CHECK(shapesOf("@article{bad, title = {Open\n@article{good, title = {Good}}") ==
        Shapes{"article bad 1: !the value's brace is never closed", "article good 2: title=Good"});
  CHECK(shapesOf("@article{tail,\n  title={Tail},\n  volume=\"\n") ==
        Shapes{"article tail 1: title=Tail !the value's quotation mark is never closed"});
  CHECK(shapesOf("@a{k, t = {x} y = {z}}") == Shapes{"a k 1: t=x y=z ?a comma is missing before the field"});
  CHECK(shapesOf("@a{k, t = {x} and, y = {z}}") ==
        Shapes{"a k 1: t=x y=z ?there is something behind the field's value"});
  CHECK(shapesOf("@a{k, t, y = {z}}") == Shapes{"a k 1: y=z ?the field has no value"});
  CHECK(shapesOf("@a{k, t = , y = {z}}") == Shapes{"a k 1: y=z ?the field has no value"});
  CHECK(shapesOf("@a{t = {x}}") == Shapes{"a  1: t=x ?the entry has no key"});
  CHECK(shapesOf("@a{k\n t = {x}}").front().find("t=x") != std::string::npos);
  CHECK(shapesOf("@a{k, t = {x})\n@b{l}").size() == 2);
  CHECK(shapesOf("@comment{ open\n@a{k, t={x}}") == Shapes{"comment  1: !the comment is never closed", "a k 2: t=x"});
  CHECK(shapesOf("@a{k, note = {a line\n@home is no entry}, t={x}}") ==
        Shapes{"a k 1: note=a line\n@home is no entry t=x"});
}

TEST_CASE("BibTeX is read in linear time") {
  constexpr std::size_t million = 1000000;
  std::string starts;
  std::string comments;
  std::string open;
  for (std::size_t i = 0; i < 100000; ++i) {
    starts += "@a{";
    comments += "@comment{\n";
    open += "@a{k,t={{\n";
  }
  const std::string blanks = "@a" + std::string(million, ' ');
  const std::string large = "@a{k, t = {" + std::string(50 * million, 'x') + "}}";
  for (const std::string& text : {std::string(million, '{'), "@a{k, t={" + std::string(million, '{'), starts, comments,
                                  open, std::string(million, '@'), blanks + blanks + blanks, large}) {
    CHECK(timeOf(text).first < 2);
  }
  CHECK(timeOf(large).second == 1);
}

TEST_CASE("bytes that are no UTF-8 are read as Windows-1252") {
  CHECK(linnet::withoutStrayBytes("M\xFCller and Müller \x96 \x81") == "Müller and Müller – \xEF\xBF\xBD");
  CHECK(linnet::withoutStrayBytes("").empty());
}
