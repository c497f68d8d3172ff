// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Writes and counts statements in the syntax of a run.
#ifndef LINNET_PIPELINE_FORMATTER_HPP
#define LINNET_PIPELINE_FORMATTER_HPP

#include <cstddef>
#include <string>

#include "model/vocabulary.hpp"
#include "rdf/ntriples.hpp"
#include "rdf/syntax.hpp"
#include "rdf/turtle.hpp"

namespace linnet {

/// Turns triples into the bytes of a syntax, block by block. Immutable and thread-safe.
class Formatter {
public:
  explicit Formatter(Syntax syntax) : syntax_(syntax), prefixes_(Vocabulary::prefixes()) {}

  std::string header() const { return isOfLines() ? std::string() : turtleHeader(prefixes_); }

  template <typename Fill> std::string block(Fill fill) const {
    std::string out;
    if (isOfLines()) {
      NTriplesSink sink(out, syntax_ == Syntax::nquads ? NTriplesSink::Graphs::written : NTriplesSink::Graphs::dropped);
      fill(sink);
    } else {
      TurtleSink sink(out, prefixes_,
                      syntax_ == Syntax::trig ? TurtleSink::Graphs::written : TurtleSink::Graphs::dropped);
      fill(sink);
      sink.finish();
    }
    return out;
  }

private:
  bool isOfLines() const { return syntax_ == Syntax::ntriples || syntax_ == Syntax::nquads; }

  Syntax syntax_;
  Prefixes prefixes_;
};

/// Counts what goes through to another sink.
class CountingSink : public Sink {
public:
  explicit CountingSink(Sink& next) : next_(next) {}
  void write(const Triple& triple, const std::optional<Iri>& graph) override {
    ++count;
    next_.write(triple, graph);
  }
  std::size_t count = 0;

private:
  Sink& next_;
};

} // namespace linnet

#endif
