// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdint>
#include <cstdlib>

#include "rdf/ntriples.hpp"
#include "rdf/parser.hpp"

// What is read in any syntax can be written as N-Quads and read again, to the same number of statements.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace linnet;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Syntax syntax : {Syntax::turtle, Syntax::ntriples, Syntax::nquads, Syntax::trig}) {
    ByteBuffer lines;
    NTriplesSink sink(lines, NTriplesSink::Graphs::written);
    const std::size_t count =
        parseRdf(text, {syntax, "https://base.example/doc", "urn:x-blank:"}, sink, [](const ParseError&) {});
    ByteBuffer again;
    NTriplesSink againSink(again, NTriplesSink::Graphs::written);
    const std::size_t countAgain = parseRdf(lines.view(), {Syntax::nquads, {}, "urn:x-blank:"}, againSink,
                                            [](const ParseError&) { std::abort(); });
    if (count != countAgain || lines.view() != again.view()) {
      std::abort();
    }
  }
  return 0;
}
