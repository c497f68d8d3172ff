// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <random>
#include <serd/serd.h>

#include "model/vocabulary.hpp"
#include "rdf/iri.hpp"
#include "rdf/ntriples.hpp"
#include "rdf/parser.hpp"
#include "rdf/store.hpp"
#include "rdf/turtle.hpp"
#include "text/arena.hpp"

using namespace linnet;

namespace {

Iri iri(std::string_view text) {
  return *Iri::parse(text);
}

std::string asNTriples(const Term& object) {
  ByteBuffer out;
  NTriplesSink(out, NTriplesSink::Graphs::dropped).write({iri("x:s"), iri("x:p"), object}, std::nullopt);
  return std::string(out.view());
}

std::string asTurtle(const Term& object) {
  ByteBuffer out;
  TurtleSink sink(out, Vocabulary::prefixes(), TurtleSink::Graphs::dropped);
  sink.write({iri("x:s"), iri("x:p"), object}, iri("x:graph"));
  sink.finish();
  return turtleHeader(Vocabulary::prefixes()).append(out.view());
}

struct Found {
  std::string lines;
  std::vector<ParseError> errors;
};

Found parsed(std::string_view text, Syntax syntax, const std::string& base = {}) {
  Found found;
  ByteBuffer lines;
  NTriplesSink sink(lines, NTriplesSink::Graphs::written);
  parseRdf(text, {syntax, base, "urn:x:"}, sink, [&found](const ParseError& error) { found.errors.push_back(error); });
  found.lines = lines.view();
  return found;
}

std::size_t append(const void* bytes, std::size_t size, void* stream) {
  static_cast<std::string*>(stream)->append(static_cast<const char*>(bytes), size);
  return size;
}

std::string asSerd(const std::string& text) {
  std::string out;
  SerdEnv* const environment = serd_env_new(nullptr);
  SerdWriter* const writer =
      serd_writer_new(SERD_NTRIPLES, static_cast<SerdStyle>(0), environment, nullptr, &append, &out);
  const auto node = [](const std::string& value, SerdType type) {
    return SerdNode{reinterpret_cast<const uint8_t*>(value.c_str()), value.size(), value.size(), 0, type};
  };
  const std::string s = "x:s";
  const std::string p = "x:p";
  const SerdNode subject = node(s, SERD_URI);
  const SerdNode predicate = node(p, SERD_URI);
  const SerdNode object = node(text, SERD_LITERAL);
  serd_writer_write_statement(writer, 0, nullptr, &subject, &predicate, &object, nullptr, nullptr);
  serd_writer_finish(writer);
  serd_writer_free(writer);
  serd_env_free(environment);
  return out;
}

} // namespace

TEST_CASE("An IRI is absolute, and as the strictest store reads it") {
  for (const char* text : {"http://a.example/b?c=d#e", "https://a/日本", "urn:isbn:0", "http://[::1]/", "x:y",
                           "https://a/%20", "https://doi.org/10.1/(a)"}) {
    INFO(text);
    CHECK(Iri::parse(text));
  }
  for (const char* text :
       {"", "relative", "http:", "http:///a", "https://a b/", "https://a/<", "https://a/%zz", "https://a/#b#c",
        "https://a/[b]", "1x:y", "https://a/\xee\x80\x80", "https://a/\\u0020", "https://a/{b}", "http://a:b/"}) {
    INFO(text);
    CHECK_FALSE(Iri::parse(text));
  }
}

TEST_CASE("What is an address by a quick look is one by all rules") {
  std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same cases in every run
  const std::string_view alphabet[] = {"a",
                                       "b0-9.",
                                       "/",
                                       "-",
                                       ".",
                                       "long-enough/for/a/second/look_",
                                       "#",
                                       "?",
                                       "é",
                                       "%20",
                                       "%",
                                       "[",
                                       "]",

                                       ":",
                                       "\"",
                                       "`",
                                       "{",
                                       "~!$&'()*+,;=",
                                       "\x7f"};
  std::size_t valid = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string rest = "//";
    for (auto k = random() % 9; k > 0; --k) {
      rest += alphabet[random() % 3 == 0 ? random() % std::size(alphabet) : random() % 6];
    }
    // Of a host with a path, another scheme allows what http does, but is not looked at quickly.
    const std::string address = "http:" + rest;
    INFO(address);
    const bool hasHost = rest.size() > 2 && rest.find_first_of("/?#:@[]", 2) != 2;
    CHECK((!hasHost || Iri::parse(address).has_value() == Iri::parse("x:" + rest).has_value()));
    valid += Iri::parse(address) ? 1 : 0;
  }
  CHECK(valid > 2000);
}

TEST_CASE("An IRI is mended where that is safe") {
  Arena arena;
  CHECK(Iri::repair(" https://a/b c\"d\" ", arena)->view() == "https://a/b%20c%22d%22");
  CHECK(Iri::repair("https://a/100%#b#c", arena)->view() == "https://a/100%25#b%23c");
  CHECK_FALSE(Iri::repair("no iri", arena));
}

TEST_CASE("Literals that are not of their datatype, and tags that are none, become plain text") {
  const Iri integer = iri("http://www.w3.org/2001/XMLSchema#integer");
  CHECK(Literal::typed("1", integer).datatype());
  CHECK_FALSE(Literal::typed("1 . <x:a> <x:b> <x:c>", integer).datatype());
  CHECK_FALSE(Literal::typed("2025-02-30", iri("http://www.w3.org/2001/XMLSchema#date")).datatype());
  CHECK_FALSE(Literal::typed("a", iri("http://www.w3.org/1999/02/22-rdf-syntax-ns#langString")).datatype());
  CHECK(Literal::tagged("a", "zh-Hant-TW").language() == "zh-Hant-TW");
  CHECK(Literal::tagged("a", "en_US").language().empty());
  CHECK(Literal::tagged("a", "zh-classical").language().empty());
}

TEST_CASE("N-Triples are Serd's, byte for byte, but for two escapes") {
  std::mt19937 random(7);
  const std::string_view alphabet[] = {"a",
                                       "\"",
                                       "\\",
                                       "\n",
                                       "\r",
                                       "\t",
                                       "é",
                                       "日",
                                       "😀",
                                       " ",
                                       "\x01",
                                       "\x7f",
                                       "'",
                                       "sixteen bytes are",
                                       " the most at once, ",
                                       "日本語の文字列"};
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (auto k = random() % 12; k > 0; --k) {
      text += alphabet[random() % std::size(alphabet)];
    }
    CHECK(asNTriples(Literal::plain(text)) == asSerd(text));
  }
  CHECK(asNTriples(Literal::plain("\b\f")) == "<x:s> <x:p> \"\\b\\f\" .\n");
}

TEST_CASE("What is written as Turtle is read again as it was") {
  const Iri boolean = iri("http://www.w3.org/2001/XMLSchema#boolean");
  const Iri decimal = iri("http://www.w3.org/2001/XMLSchema#decimal");
  const Iri integer = iri("http://www.w3.org/2001/XMLSchema#integer");
  for (const Term& object :
       {Term(Literal::plain("say \"\"")), Term(Literal::plain("a\nb\\")), Term(Literal::typed("1", boolean)),
        Term(Literal::typed("5.", decimal)), Term(Literal::typed("007", integer)), Term(Literal::typed("-1", integer)),
        Term(Literal::tagged("日", "ja-Latn-x-private1")), Term(iri("http://schema.org/a-b")),
        Term(Literal::plain(""))}) {
    INFO(asTurtle(object));
    const Found found = parsed(asTurtle(object), Syntax::turtle);
    CHECK(found.errors.empty());
    CHECK(found.lines == asNTriples(object));
  }
}

TEST_CASE("A bad statement is told with its place, and those around it are read") {
  const Found turtle = parsed("@prefix x: <x:> .\nx:a x:b x:c .\nx:d x:e \"open .\nx:f x:g x:h .\n", Syntax::turtle);
  CHECK(turtle.lines == "<x:a> <x:b> <x:c> .\n<x:f> <x:g> <x:h> .\n");
  REQUIRE(turtle.errors.size() == 1);
  CHECK(turtle.errors[0].line == 3);
  const Found lines = parsed(
      "<x:a> <x:b> <x:c>\n<x:d> <x:e> \"\xff\" .\n<x:f> <x:g> <x:h> . <x:i> <x:j> <x:k> .\n<x:l> <x:m> <x:n> .\n",
      Syntax::ntriples);
  CHECK(lines.lines == "<x:l> <x:m> <x:n> .\n");
  REQUIRE(lines.errors.size() == 3);
  CHECK(lines.errors[0].line == 1);
  CHECK(lines.errors[1].line == 2);
  CHECK(lines.errors[2].line == 3);
}

TEST_CASE("Nothing of a statement that is bad in part comes through") {
  CHECK(parsed("<x:a> <x:b> <x:c> , <relative> .", Syntax::turtle).lines.empty());
}

TEST_CASE("Labels that are made up never meet those of the file") {
  const Found found = parsed("_:b1 <x:p> [] , [] . _:genid1 <x:p> ( 1 ) .", Syntax::turtle);
  CHECK(found.errors.empty());
  CHECK(found.lines.find("<urn:x:b1>") != std::string::npos);
  CHECK(found.lines.find("<urn:x:~") != std::string::npos);
}

TEST_CASE("Relative IRIs need a base") {
  CHECK(parsed("<a> <b> <../c> .", Syntax::turtle, "https://a.example/x/y").lines ==
        "<https://a.example/x/a> <https://a.example/x/b> <https://a.example/c> .\n");
  CHECK(parsed("<a> <x:b> <x:c> .", Syntax::turtle).errors.size() == 1);
}

TEST_CASE("The parser ends on anything") {
  for (const std::string& text :
       {std::string("\0", 1), std::string("\"\0\"", 3), std::string("<x:a> <x:b> \"a\0b\" .", 20),
        std::string(100000, '['), std::string("{ { {"), std::string("\"\"\"")}) {
    for (const Syntax syntax : {Syntax::turtle, Syntax::ntriples, Syntax::nquads, Syntax::trig}) {
      parsed(text, syntax);
    }
  }
  SUCCEED();
}

TEST_CASE("A store holds each triple once, and language tags of any length") {
  Store store;
  const Triple first{iri("x:s"), iri("x:p"), Literal::tagged("a", "sl-rozaj-biske-1994")};
  const Triple second{iri("x:s"), iri("x:p"), Literal::tagged("a", "sl-rozaj-biske-1995")};
  store.write(first, std::nullopt);
  store.write(first, std::nullopt);
  store.write(second, std::nullopt);
  CHECK(store.size() == 2);
  CHECK(store.objects(iri("x:s"), iri("x:p")).size() == 2);
  CHECK(store.match(std::nullopt, std::nullopt, first.object) == std::vector<Triple>{first});
}
