// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_identity.hpp"

#include <algorithm>
#include <array>

#include "readers/record_claims.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

// The identifiers that an entity's IRI is made of, the strongest first.
constexpr std::array<Scheme, 5> kStrongest{Scheme::doi, Scheme::arxiv, Scheme::orcid, Scheme::ror, Scheme::openalex};

std::optional<Kind> kindOfScheme(Scheme scheme) {
  switch (scheme) {
  case Scheme::doi:
  case Scheme::arxiv:
  case Scheme::pmid:
    return Kind::paper;
  case Scheme::orcid:
    return Kind::person;
  case Scheme::ror:
    return Kind::organization;
  case Scheme::isbn:
    return Kind::book;
  case Scheme::issn:
    return Kind::venue;
  default:
    return std::nullopt;
  }
}

std::size_t rankOf(Scheme scheme) {
  return static_cast<std::size_t>(std::find(kStrongest.begin(), kStrongest.end(), scheme) - kStrongest.begin());
}

// Keys and addresses may be those of a registry.
std::optional<Scheme> schemeOf(const Field& field, std::string_view text) {
  if (field.role == FieldRole::identifier) {
    return field.scheme;
  }
  const bool mayBe =
      field.role == FieldRole::key || (field.role == FieldRole::address && field.property == Property::url);
  if (!mayBe || !text.starts_with("http")) {
    return std::nullopt;
  }
  const std::optional<Identifier> identifier = identifierOfUrl(text);
  return identifier ? std::optional(identifier->scheme) : std::nullopt;
}

void learnKind(RecordIdentity& identity, Value value, RecordFields& fields) {
  const Value word = value.isArray() && !value.isEmpty() ? *value.begin() : value;
  if (const std::optional<Labels::KindWord> kind = fields.kindOfWord(word.text())) {
    identity.kind = kind->kind;
    identity.productKind = kind->productKind;
    identity.hasKindField = true;
  }
}

} // namespace

bool namesEntities(Scheme scheme) {
  return rankOf(scheme) < kStrongest.size();
}

RecordIdentity identityOf(Value object, std::optional<Kind> expected, RecordFields& fields, Arena& arena) {
  RecordIdentity identity;
  std::optional<Kind> byScheme;
  std::size_t best = kStrongest.size();
  for (const Value member : object) {
    const Field& field = fields.field(member.key(), Kind::thing);
    if (field.role == FieldRole::key && identity.key.empty()) {
      identity.key = trim(member.text());
    } else if (field.role == FieldRole::kind) {
      learnKind(identity, member, fields);
    }
    const std::optional<Scheme> scheme = schemeOf(field, member.text());
    if (scheme && rankOf(*scheme) < best) {
      if (const std::optional<IdentifierTerms> terms = identifierTerms(*scheme, member.text(), arena)) {
        best = rankOf(*scheme);
        identity.iri = terms->iri;
      }
    }
    byScheme = byScheme || !scheme || member.text().empty() ? byScheme : kindOfScheme(*scheme);
  }
  if (!identity.hasKindField) {
    identity.kind = expected ? *expected : byScheme.value_or(Kind::thing);
  }
  return identity;
}

} // namespace linnet
