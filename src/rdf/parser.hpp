// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads Turtle, TriG, N-Triples and N-Quads by Serd, as strictly as the strictest store.
#ifndef LINNET_RDF_PARSER_HPP
#define LINNET_RDF_PARSER_HPP

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "rdf/sink.hpp"
#include "rdf/syntax.hpp"

namespace linnet {

/// A statement that was refused: where (1-based line, 1-based byte column; 0 where unknown) and why.
struct ParseError {
  std::size_t line = 0;
  std::size_t column = 0;
  std::string reason;
};

struct ParserOptions {
  Syntax syntax = Syntax::turtle;
  /// Relative IRIs are resolved against it; none are allowed where it is empty (RFC 3986, 5).
  std::string baseIri;
  /// Blank node L becomes the IRI `{skolemPrefix}L`; generated labels never meet labels of the file.
  std::string skolemPrefix;
};

/// Reads one document (N-Triples and N-Quads: any number of whole lines) and hands its statements to `sink` in order;
/// their terms are borrowed for the call. A statement that is not well-formed is told to `onError` and skipped, and
/// reading goes on at the next one that can be found. Statements that need RDF 1.2 are refused. Returns the number of
/// statements handed on. No state is shared between calls. The text may hold anything, also bytes that are no UTF-8.
std::size_t parseRdf(std::string_view text, const ParserOptions& options, Sink& sink,
                     const std::function<void(const ParseError&)>& onError);

} // namespace linnet

#endif
