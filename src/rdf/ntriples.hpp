// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Writes N-Triples and N-Quads in their canonical form.
#ifndef LINNET_RDF_NTRIPLES_HPP
#define LINNET_RDF_NTRIPLES_HPP

#include <string>

#include "rdf/sink.hpp"

namespace linnet {

/// Appends lines to a string: the same bytes as Serd's writer, but `\b` and `\f` where Serd has `\u0008` and `\u000C`
/// (RDF 1.1 N-Triples, canonical form; sorted and unique they are RDFC-1.0).
class NTriplesSink : public Sink {
public:
  enum class Graphs { dropped, written };
  NTriplesSink(std::string& out, Graphs graphs) : out_(out), graphs_(graphs) {}
  void write(const Triple& triple, const std::optional<Iri>& graph) override;

private:
  std::string& out_;
  Graphs graphs_;
};

} // namespace linnet

#endif
