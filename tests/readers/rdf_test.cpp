// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "rdf/ntriples.hpp"
#include "readers/rdf.hpp"

using namespace linnet;

namespace {

const IriMinter& minter() {
  static const IriMinter one = *IriMinter::make("https://example.org/");
  return one;
}

struct Read {
  std::string quads;
  Diagnostics diagnostics;
  Outcome outcome = Outcome::exported;
};

Read read(Syntax syntax, const std::string& text, const std::string& path = "a", std::size_t firstLine = 1) {
  const std::unique_ptr<Reader> reader = makeRdfReader(syntax, minter());
  Record record;
  record.path = "given/" + path;
  record.relativePath = path;
  record.bytes = text;
  record.firstLine = firstLine;
  Arena arena;
  Batch batch(reader->documentOf(record, arena));
  Read done;
  reader->read(record, batch, done.diagnostics, [&done](Outcome outcome) { done.outcome = outcome; });
  ByteBuffer quads;
  NTriplesSink sink(quads, NTriplesSink::Graphs::written);
  for (const auto& [triple, graph] : batch.statements) {
    sink.write(triple, graph);
  }
  done.quads = quads.view();
  return done;
}

} // namespace

TEST_CASE("Statements of a file without graphs are in the graph of its document") {
  const std::string expected = "<x:a> <x:b> \"c\"@en <https://example.org/doc/a> .\n";
  CHECK(read(Syntax::ntriples, "<x:a> <x:b> \"c\"@en .\n").quads == expected);
  CHECK(read(Syntax::turtle, "@prefix x: <x:> . x:a x:b \"c\"@en .").quads == expected);
}

TEST_CASE("Statements keep the graphs that the file names, and none where it names none") {
  CHECK(read(Syntax::nquads, "<x:a> <x:b> <x:c> <x:g> .\n<x:a> <x:b> <x:c> .\n").quads ==
        "<x:a> <x:b> <x:c> <x:g> .\n<x:a> <x:b> <x:c> .\n");
  CHECK(read(Syntax::trig, "<x:g> { <x:a> <x:b> <x:c> } <x:a> <x:b> <x:c> .").quads ==
        "<x:a> <x:b> <x:c> <x:g> .\n<x:a> <x:b> <x:c> .\n");
}

TEST_CASE("The two forms of schema.org become one, in subjects, predicates, objects, datatypes and graphs") {
  CHECK(read(Syntax::nquads,
             "<https://schema.org/s> <https://schema.org/p> <https://schema.org/o> <https://schema.org/g> .\n"
             "<x:a> <x:b> \"2\"^^<https://schema.org/Number> <x:g> .\n")
            .quads == "<http://schema.org/s> <http://schema.org/p> <http://schema.org/o> <http://schema.org/g> .\n"
                      "<x:a> <x:b> \"2\"^^<http://schema.org/Number> <x:g> .\n");
  CHECK(read(Syntax::nquads, "<x:a> <x:b> <https://schema.organic/> <x:g> .\n").quads ==
        "<x:a> <x:b> <https://schema.organic/> <x:g> .\n");
}

TEST_CASE("A blank node is one thing within a file, also across blocks, and another in every other file") {
  const std::string text = "_:n <x:b> \"c\" .\n";
  const std::string first = read(Syntax::ntriples, text, "a.nt").quads;
  CHECK(read(Syntax::ntriples, text, "a.nt", 500).quads == first);
  const std::string second = read(Syntax::ntriples, text, "b.nt").quads;
  CHECK(second.substr(0, second.find(' ')) != first.substr(0, first.find(' ')));
  CHECK(first.rfind("<https://example.org/.well-known/genid/", 0) == 0);
}

TEST_CASE("A bad statement is told with line and column, and the rest is kept") {
  const Read done = read(Syntax::turtle, "<x:a> <x:b> 1 .\n<x:a> <x:b> \"open .\n<x:a> <x:b> 2 .\n");
  CHECK(done.outcome == Outcome::repaired);
  CHECK(std::count(done.quads.begin(), done.quads.end(), '\n') == 2);
  REQUIRE(done.diagnostics.size() == 1);
  CHECK(done.diagnostics[0].code == Code::badStatement);
  CHECK(done.diagnostics[0].location.path == "given/a");
  CHECK(done.diagnostics[0].location.line == 2);
  CHECK(done.diagnostics[0].location.column > 1);
}

TEST_CASE("Lines are counted from the beginning of the file, not of the block") {
  const Read done = read(Syntax::ntriples, "<x:a> <x:b> <x:c> .\nnonsense\n", "a", 101);
  REQUIRE(done.diagnostics.size() == 1);
  CHECK(done.diagnostics[0].location.line == 102);
}

TEST_CASE("A record without a statement that can be read is skipped, an empty one is exported") {
  CHECK(read(Syntax::ntriples, "nonsense\n").outcome == Outcome::skipped);
  CHECK(read(Syntax::ntriples, "").outcome == Outcome::exported);
  CHECK(read(Syntax::turtle, "# a comment").outcome == Outcome::exported);
}

TEST_CASE("Relative IRIs are resolved against the document in Turtle and refused in N-Triples") {
  CHECK(read(Syntax::turtle, "<#x> <x:b> </c> .", "d/a.ttl").quads ==
        "<https://example.org/doc/d/a.ttl#x> <x:b> <https://example.org/c> <https://example.org/doc/d/a.ttl> .\n");
  CHECK(read(Syntax::ntriples, "<#x> <x:b> <x:c> .\n").outcome == Outcome::skipped);
}

TEST_CASE("Text that is not UTF-8 is told, and the rest is kept") {
  const Read done = read(Syntax::ntriples, "<x:a> <x:b> \"caf\xE9\" .\n<x:a> <x:b> \"c\" .\n");
  CHECK(done.diagnostics.size() == 1);
  CHECK(done.quads == "<x:a> <x:b> \"c\" <https://example.org/doc/a> .\n");
}

TEST_CASE("Lines are read in blocks, Turtle and TriG as whole files") {
  CHECK(makeRdfReader(Syntax::ntriples, minter())->recordForm() == RecordForm::lines);
  CHECK(makeRdfReader(Syntax::nquads, minter())->recordForm() == RecordForm::lines);
  CHECK(makeRdfReader(Syntax::turtle, minter())->recordForm() == std::nullopt);
  CHECK(makeRdfReader(Syntax::trig, minter())->recordForm() == std::nullopt);
}
