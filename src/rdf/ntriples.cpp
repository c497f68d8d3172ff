// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/ntriples.hpp"

#include <array>

namespace linnet {

namespace {

// The escape of each byte that does not stand for itself in a literal (RDF 1.1 N-Triples, 7: canonical form, and Serd's
// habit of escaping the other control characters); a null pointer where it does.
std::array<const char*, 256> makeEscapes() {
  static std::array<std::array<char, 7>, 33> controls{};
  std::array<const char*, 256> escapes{};
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto escaped = [&digits](unsigned byte) {
    return std::array<char, 7>{'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 0x0FU], '\0'};
  };
  for (unsigned byte = 0; byte < 0x20; ++byte) {
    controls[byte] = escaped(byte);
    escapes[byte] = controls[byte].data();
  }
  controls[32] = escaped(0x7F);
  escapes[0x7F] = controls[32].data();
  escapes['\b'] = "\\b";
  escapes['\t'] = "\\t";
  escapes['\n'] = "\\n";
  escapes['\f'] = "\\f";
  escapes['\r'] = "\\r";
  escapes['"'] = "\\\"";
  escapes['\\'] = "\\\\";
  return escapes;
}

void appendEscaped(std::string& out, std::string_view text) {
  static const std::array<const char*, 256> escapes = makeEscapes();
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (const char* const escape = escapes[static_cast<unsigned char>(text[i])]) {
      out.append(text, begin, i - begin).append(escape);
      begin = i + 1;
    }
  }
  out.append(text, begin, text.size() - begin);
}

void append(std::string& out, Iri iri) {
  out += '<';
  out += iri.view();
  out += '>';
}

void append(std::string& out, const Literal& literal) {
  out += '"';
  appendEscaped(out, literal.lexical());
  out += '"';
  if (literal.datatype()) {
    out += "^^";
    append(out, *literal.datatype());
  } else if (!literal.language().empty()) {
    out += '@';
    out += literal.language();
  }
}

} // namespace

void NTriplesSink::write(const Triple& triple, const std::optional<Iri>& graph) {
  append(out_, triple.subject);
  out_ += ' ';
  append(out_, triple.predicate);
  out_ += ' ';
  if (const auto* const iri = std::get_if<Iri>(&triple.object)) {
    append(out_, *iri);
  } else {
    append(out_, std::get<Literal>(triple.object));
  }
  if (graphs_ == Graphs::written && graph) {
    out_ += ' ';
    append(out_, *graph);
  }
  out_ += " .\n";
}

} // namespace linnet
