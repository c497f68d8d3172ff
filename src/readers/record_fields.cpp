// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_fields.hpp"

#include <algorithm>
#include <array>

namespace linnet {

namespace {

constexpr std::array<std::string_view, 6> kKeyNames{"id", "key", "@id", "_id", "identifier", "uri"};
constexpr std::array<std::string_view, 5> kKindNames{"type", "kind", "@type", "entity_type", "entitytype"};
constexpr std::array<std::string_view, 4> kNameNames{"label", "labels", "names", "prefLabel"};

template <std::size_t Count> bool isAmong(const std::array<std::string_view, Count>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

FieldRole roleOf(Property property) {
  switch (property) {
  case Property::datePublished:
  case Property::dateCreated:
  case Property::dateModified:
  case Property::foundingDate:
  case Property::dissolutionDate:
  case Property::birthDate:
    return FieldRole::date;
  case Property::url:
  case Property::codeRepository:
  case Property::license:
  case Property::sameAs:
  case Property::exactMatch:
  case Property::closeMatch:
    return FieldRole::address;
  case Property::parentOrganization:
  case Property::linkedTo:
  case Property::affiliation:
  case Property::author:
  case Property::sourceOrganization:
  case Property::isPartOf:
  case Property::citation:
  case Property::creator:
  case Property::subjectOf:
  case Property::funder:
  case Property::isReplacedBy:
    return FieldRole::entity;
  case Property::hadPrimarySource:
    return FieldRole::unknown; // of a page, not of a row
  default:
    return FieldRole::text;
  }
}

// Of properties whose values may be of several kinds, the usual one.
std::optional<Kind> usualKind(Property property) {
  switch (property) {
  case Property::author:
    return Kind::person;
  case Property::creator:
  case Property::funder:
    return Kind::organization;
  default:
    return std::nullopt;
  }
}

// Tells most names of an object apart.
std::size_t placeOf(std::string_view name) {
  if (name.empty()) {
    return 0;
  }
  return name.size() * 7 + static_cast<unsigned char>(name.front()) * std::size_t{3} +
         static_cast<unsigned char>(name.back()) * std::size_t{5};
}

bool isPublished(Kind kind) {
  return kind == Kind::paper || kind == Kind::book || kind == Kind::product;
}

} // namespace

Field& RecordFields::field(std::string_view name, Kind kind) {
  auto& recent = recent_.at(static_cast<std::size_t>(kind));
  Field*& first = recent[placeOf(name) % recent.size()];
  if (first == nullptr || first->name != name) {
    auto& fields = fields_.at(static_cast<std::size_t>(kind));
    lookup_.assign(name);
    const auto known = fields.find(lookup_);
    first = known != fields.end() ? &known->second : &fields.emplace(lookup_, find(name, kind)).first->second;
  }
  return *first;
}

std::optional<Labels::KindWord> RecordFields::kindOfWord(std::string_view word) {
  lookup_.assign(word);
  const auto known = kinds_.find(lookup_);
  return known != kinds_.end() ? known->second : kinds_.emplace(lookup_, labels_.kindOfWord(word)).first->second;
}

Field RecordFields::find(std::string_view name, Kind kind) const {
  Field field;
  field.name = name;
  if (isAmong(kKeyNames, name)) {
    field.role = FieldRole::key;
  } else if (isAmong(kKindNames, name)) {
    field.role = FieldRole::kind;
  } else if (isAmong(kNameNames, name)) {
    field.role = FieldRole::text;
  } else if (const Labels::Meaning* const meaning = labels_.meaning(name, kind)) {
    return meant(std::move(field), *meaning, kind);
  }
  return field;
}

Field RecordFields::meant(Field field, const Labels::Meaning& meaning, Kind kind) const {
  if (meaning.scheme) {
    field.role = FieldRole::identifier;
    field.scheme = *meaning.scheme;
    return field;
  }
  if (!meaning.property) {
    return field;
  }
  // A page's date is the day of the note, a row's that of the thing.
  const bool isOwnDate = *meaning.property == Property::dateCreated && field.name == "date" && isPublished(kind);
  field.property = isOwnDate ? Property::datePublished : *meaning.property;
  field.role = roleOf(field.property);
  field.isReversed = meaning.direction == Labels::Direction::fromValue;
  if (field.isReversed) {
    field.role = FieldRole::entity;
    field.valueKind = meaning.valueKind ? meaning.valueKind : vocabulary_.soleDomain(field.property);
  } else if (field.role == FieldRole::entity) {
    const std::optional<Kind> range = vocabulary_.range(field.property);
    field.valueKind = meaning.valueKind ? meaning.valueKind : range ? range : usualKind(field.property);
  }
  return field;
}

} // namespace linnet
