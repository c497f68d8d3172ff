// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Where triples go.
#ifndef LINNET_RDF_SINK_HPP
#define LINNET_RDF_SINK_HPP

#include <optional>

#include "rdf/term.hpp"

namespace linnet {

/// Takes triples one by one. A sink is used by one thread at a time.
class Sink {
public:
  Sink() = default;
  Sink(const Sink&) = delete;
  Sink& operator=(const Sink&) = delete;
  virtual ~Sink() = default;

  /// The triple in the graph, or in the default graph where there is none. The terms are borrowed for the call only.
  virtual void write(const Triple& triple, const std::optional<Iri>& graph) = 0;
};

} // namespace linnet

#endif
