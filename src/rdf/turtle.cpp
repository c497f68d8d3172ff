// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/turtle.hpp"

#include <algorithm>
#include <serd/serd.h>

namespace linnet {

namespace {

constexpr std::string_view kXsd = "http://www.w3.org/2001/XMLSchema#";
constexpr std::string_view kInteger = "http://www.w3.org/2001/XMLSchema#integer";

size_t appendBytes(const void* bytes, size_t size, void* stream) {
  static_cast<ByteBuffer*>(stream)->append({static_cast<const char*>(bytes), size});
  return size;
}

const uint8_t* bytesOf(const std::string& text) {
  return reinterpret_cast<const uint8_t*>(text.c_str());
}

} // namespace

/// Serd's writer with the terminated copies of a statement's terms that it needs.
struct TurtleSink::Writer {
  Writer(ByteBuffer& target, const Prefixes& prefixes, Graphs graphsWritten)
      : out(target), graphs(graphsWritten), environment(serd_env_new(nullptr)) {
    for (const auto& [name, iri] : prefixes) {
      serd_env_set_prefix_from_strings(environment, bytesOf(name), bytesOf(iri));
      xsdPrefix = iri == kXsd ? name + ":" : xsdPrefix;
    }
    const auto style = static_cast<SerdStyle>(SERD_STYLE_ABBREVIATED | SERD_STYLE_CURIED | SERD_STYLE_BULK);
    writer = serd_writer_new(graphs == Graphs::written ? SERD_TRIG : SERD_TURTLE, style, environment, nullptr,
                             &appendBytes, &out);
  }

  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  ~Writer() {
    serd_writer_free(writer);
    serd_env_free(environment);
  }

  // Flags of zero say that the text holds no quotes and line ends: Serd then writes it as one escaped line. What it
  // writes for text with them in a long string ends wrongly where the text ends in quotes.
  static SerdNode nodeOf(std::string& copy, std::string_view text, SerdType type) {
    copy.assign(text);
    return {bytesOf(copy), copy.size(), copy.size(), 0, type};
  }

  // Serd writes xsd:integer, boolean and decimal as bare tokens and looks at their IRI only; under its prefixed name it
  // keeps the quotes. Digits alone can't be mistaken for anything else.
  SerdNode datatypeOf(const Literal& literal) {
    const std::string_view iri = literal.datatype()->view();
    const std::string_view lexical = literal.lexical();
    const bool isBare = iri == kInteger && lexical.find_first_not_of("0123456789") == std::string_view::npos;
    if (isBare || xsdPrefix.empty() || !iri.starts_with(kXsd)) {
      return nodeOf(datatypeCopy, iri, SERD_URI);
    }
    return nodeOf(datatypeCopy, xsdPrefix + std::string(iri.substr(kXsd.size())), SERD_CURIE);
  }

  void write(const Triple& triple, const std::optional<Iri>& graphIri) {
    const SerdNode subject = nodeOf(subjectCopy, triple.subject.view(), SERD_URI);
    const SerdNode predicate = nodeOf(predicateCopy, triple.predicate.view(), SERD_URI);
    const bool hasGraph = graphs == Graphs::written && graphIri;
    const SerdNode graph = hasGraph ? nodeOf(graphCopy, graphIri->view(), SERD_URI) : SERD_NODE_NULL;
    SerdNode datatype = SERD_NODE_NULL;
    SerdNode language = SERD_NODE_NULL;
    SerdNode object = SERD_NODE_NULL;
    if (const auto* const iri = std::get_if<Iri>(&triple.object)) {
      object = nodeOf(objectCopy, iri->view(), SERD_URI);
    } else {
      const auto& literal = std::get<Literal>(triple.object);
      object = nodeOf(objectCopy, literal.lexical(), SERD_LITERAL);
      datatype = literal.datatype() ? datatypeOf(literal) : datatype;
      language = literal.language().empty() ? language : nodeOf(languageCopy, literal.language(), SERD_LITERAL);
    }
    serd_writer_write_statement(writer, 0, hasGraph ? &graph : nullptr, &subject, &predicate, &object,
                                datatype.buf != nullptr ? &datatype : nullptr,
                                language.buf != nullptr ? &language : nullptr);
  }

  ByteBuffer& out;
  Graphs graphs;
  SerdEnv* environment;
  SerdWriter* writer = nullptr;
  std::string xsdPrefix;
  std::string subjectCopy;
  std::string predicateCopy;
  std::string objectCopy;
  std::string graphCopy;
  std::string datatypeCopy;
  std::string languageCopy;
};

std::string turtleHeader(const Prefixes& prefixes) {
  std::string header;
  for (const auto& [name, iri] : prefixes) {
    header.append("@prefix ").append(name).append(": <").append(iri).append("> .\n");
  }
  return header.append("\n");
}

TurtleSink::TurtleSink(ByteBuffer& out, const Prefixes& prefixes, Graphs graphs)
    : writer_(std::make_unique<Writer>(out, prefixes, graphs)) {}

TurtleSink::~TurtleSink() = default;

void TurtleSink::write(const Triple& triple, const std::optional<Iri>& graph) {
  writer_->write(triple, graph);
}

// Serd ends a graph's brace with the indentation of a line that never comes.
void TurtleSink::finish() {
  serd_writer_finish(writer_->writer);
  ByteBuffer& out = writer_->out;
  const std::size_t end = out.view().find_last_not_of(" \t\n");
  if (end != std::string_view::npos) {
    out.resize(end + 1);
    out.append("\n\n");
  }
}

} // namespace linnet
