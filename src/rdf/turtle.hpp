// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Writes Turtle and TriG by Serd.
#ifndef LINNET_RDF_TURTLE_HPP
#define LINNET_RDF_TURTLE_HPP

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rdf/sink.hpp"
#include "text/byte_buffer.hpp"

namespace linnet {

/// Prefix names and the namespaces that they stand for, in the order of writing.
using Prefixes = std::vector<std::pair<std::string, std::string>>;

/// The `@prefix` lines that go once at the head of a file.
std::string turtleHeader(const Prefixes& prefixes);

/// Appends one block of Turtle (graphs dropped) or TriG, complete when `finish` has been called; blocks made with the
/// same prefixes can be written one after the other behind one header.
class TurtleSink : public Sink {
public:
  enum class Graphs { dropped, written };
  TurtleSink(ByteBuffer& out, const Prefixes& prefixes, Graphs graphs);
  ~TurtleSink() override;
  void write(const Triple& triple, const std::optional<Iri>& graph) override;
  void finish();

private:
  struct Writer;
  std::unique_ptr<Writer> writer_;
};

} // namespace linnet

#endif
