// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Terms and triples of RDF 1.1, borrowed from the memory of the batch that they came with.
#ifndef LINNET_RDF_TERM_HPP
#define LINNET_RDF_TERM_HPP

#include <optional>
#include <string_view>
#include <variant>

#include "rdf/iri.hpp"

namespace linnet {

/// A literal (RDF 1.1 Concepts, 3.3). The lexical form is valid UTF-8. At most one of datatype and language is there; a
/// literal with neither is an xsd:string. Made only by the functions below, so that it can be written without a further
/// check.
class Literal {
public:
  static Literal plain(std::string_view lexical) { return {lexical, std::nullopt, {}}; }

  /// With a language tag where `language` is a well-formed one (BCP 47 as stores check it: letters, then groups of
  /// letters and digits, 8 at most each), else plain.
  static Literal tagged(std::string_view lexical, std::string_view language);

  /// With the datatype; plain where the datatype is xsd:string or rdf:langString, or where the lexical form is not in
  /// the lexical space of an XSD datatype that we know (integer and its kin, decimal, double, float, boolean, date,
  /// dateTime, gYear, gYearMonth): Turtle would otherwise hold a bare token that means something else.
  static Literal typed(std::string_view lexical, Iri datatype);

  std::string_view lexical() const { return lexical_; }
  const std::optional<Iri>& datatype() const { return datatype_; }
  std::string_view language() const { return language_; }

  friend bool operator==(const Literal&, const Literal&) = default;

private:
  Literal(std::string_view lexical, std::optional<Iri> datatype, std::string_view language)
      : lexical_(lexical), datatype_(datatype), language_(language) {}

  std::string_view lexical_;
  std::optional<Iri> datatype_;
  std::string_view language_;
};

/// There are no blank nodes: the reader of RDF gives each an IRI (RDF 1.1 Concepts, 3.5, skolemisation).
using Term = std::variant<Iri, Literal>;

struct Triple {
  Iri subject;
  Iri predicate;
  Term object;

  friend bool operator==(const Triple&, const Triple&) = default;
};

/// Is this in the lexical space of the datatype? True for every datatype that `Literal::typed` does not know.
bool isLexicalFormOf(std::string_view lexical, std::string_view datatypeIri);

/// A language tag that every store takes (see Literal::tagged).
bool isLanguageTag(std::string_view tag);

} // namespace linnet

#endif
