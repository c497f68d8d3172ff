// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Turns the values of a record into claims: names, dates, identifiers, links, each checked.
#ifndef LINNET_READERS_RECORD_CLAIMS_HPP
#define LINNET_READERS_RECORD_CLAIMS_HPP

#include <optional>
#include <string>
#include <string_view>

#include "model/date.hpp"
#include "model/diagnostics.hpp"
#include "model/entity.hpp"
#include "model/identifier.hpp"

namespace linnet {

/// An identifier as an IRI and as a claim's text, in the batch's arena.
struct IdentifierTerms {
  Iri iri;
  std::string_view compact; ///< "doi:10.1145/…"
};

/// Nothing where the text is none of the scheme, or empty.
std::optional<IdentifierTerms> identifierTerms(Scheme scheme, std::string_view text, Arena& arena);

/// For one record. What is wrong with a value is told with the record's place, and the value left out or kept as text.
/// Empty values, and texts of white space alone, yield nothing.
class RecordClaims {
public:
  RecordClaims(Batch& batch, Diagnostics& diagnostics, Location location, std::string_view defaultLanguage)
      : batch_(batch), diagnostics_(diagnostics), location_(std::move(location)), defaultLanguage_(defaultLanguage) {}

  /// A text with its language: the one that is named (`en_US` as `en-US`, `eng` as `en`), else what its script tells.
  void text(Entity& entity, const Predicate& predicate, std::string_view text, std::string_view language = {});
  /// A text without language: a code, a version, a keyword.
  static void plain(Entity& entity, Property property, std::string_view text);
  static void link(Entity& entity, Property property, Iri iri) { entity.claims.push_back({property, iri}); }
  /// False, and told, where the text is no date.
  bool date(Entity& entity, Property property, std::string_view text);
  void date(Entity& entity, Property property, const Date& date);
  /// An address; what can't be one is kept as text.
  void url(Entity& entity, Property property, std::string_view text);
  /// schema:identifier and schema:sameAs; of Wikidata skos:exactMatch.
  void identifier(Entity& entity, Scheme scheme, std::string_view text);
  /// An identifier that has no IRI: "grid:grid.1234.5".
  void identifierText(Entity& entity, std::string_view scheme, std::string_view value);

  /// Nothing, and told, where it is none of the scheme.
  std::optional<IdentifierTerms> terms(Scheme scheme, std::string_view text);

  /// The literal of a text with the language as `text` finds it.
  Literal literal(std::string_view text, std::string_view language = {});

  void tell(Code code, std::string text, std::string hint = {});
  bool hasTold() const { return hasTold_; }
  const Location& location() const { return location_; }
  Arena& arena() { return batch_.arena; }
  Batch& batch() { return batch_; }

private:
  std::string_view languageOf(std::string_view named, std::string_view text);

  Batch& batch_;
  Diagnostics& diagnostics_;
  Location location_;
  std::string_view defaultLanguage_;
  bool hasTold_ = false;
};

} // namespace linnet

#endif
