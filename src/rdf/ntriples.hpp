// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Writes N-Triples and N-Quads in their canonical form.
#ifndef LINNET_RDF_NTRIPLES_HPP
#define LINNET_RDF_NTRIPLES_HPP

#include "rdf/sink.hpp"
#include "text/byte_buffer.hpp"

namespace linnet {

/// Appends lines to a buffer: the same bytes as Serd's writer, but `\b` and `\f` where Serd has `\u0008` and `\u000C`
/// (RDF 1.1 N-Triples, canonical form; sorted and unique they are RDFC-1.0).
class NTriplesSink : public Sink {
public:
  enum class Graphs { dropped, written };
  NTriplesSink(ByteBuffer& out, Graphs graphs) : out_(out), graphs_(graphs) {}
  void write(const Triple& triple, const std::optional<Iri>& graph) override;

private:
  ByteBuffer& out_;
  Graphs graphs_;
};

} // namespace linnet

#endif
