// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Writes statements in the syntax of a run.
#ifndef LINNET_PIPELINE_FORMATTER_HPP
#define LINNET_PIPELINE_FORMATTER_HPP

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

  /// What `fill` writes to the sink that it is given, in the memory of `out`.
  template <typename Fill> ByteBuffer block(Fill fill, ByteBuffer out = {}) const {
    out.resize(0);
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

} // namespace linnet

#endif
