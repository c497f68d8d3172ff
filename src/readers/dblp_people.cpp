// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/dblp_people.hpp"

#include <algorithm>
#include <string>

#include "readers/record_text.hpp"
#include "readers/record_xml.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNumberSize = 5; // a space and four digits

// An attribute; in JSON its key begins with `@`.
std::string_view attribute(Value value, std::string_view name, std::string_view jsonName) {
  const std::string_view text = value[name].text();
  return text.empty() ? value[jsonName].text() : text;
}

/// One person, or a group of them.
class DblpPersonRecord {
public:
  DblpPersonRecord(Value record, Kind kind, Iri iri, const IriMinter& minter, RecordClaims& claims)
      : record_(record), minter_(minter), claims_(claims), person_(claims.batch().make(iri, kind)) {
    person_.isDescribedHere = true;
  }

  void read(std::string_view key) {
    claims_.identifier(person_, Scheme::dblp, key);
    const auto takeName = [this](Value name) { readName(textOf(name)); };
    forEach(record_, "author", takeName);
    forEach(record_["aliases"], "alias", takeName);
    const auto takeNote = [this](Value note) { readNote(note); };
    forEach(record_, "note", takeNote);
    forEach(record_["notes"], "note", takeNote);
    if (!record_["key"].isNull()) { // of a hit, it is the person's page at dblp
      forEach(record_, "url", [this](Value url) { readAddress(textOf(url)); });
    }
    forEach(record_, "crossref", [this](Value other) { readOther(textOf(other)); });
    Batch& batch = claims_.batch();
    batch.entities.push_back(std::move(person_));
  }

private:
  // The first is the name that dblp uses.
  void readName(std::string_view name) {
    if (name.empty()) {
      return;
    }
    const std::string_view plain = withoutHomonymNumber(name);
    claims_.text(person_, names_++ == 0 ? Property::name : Property::alternateName, plain);
    if (const std::optional<Iri> homonym = homonymIri(name, minter_, claims_.arena())) {
      RecordClaims::link(person_, Property::sameAs, *homonym);
    }
  }

  void readNote(Value note) {
    const std::string_view type = attribute(note, "type", "@type");
    const std::string_view text = withoutMarkup(textOf(note), claims_.arena());
    if (type == "affiliation") {
      return readAffiliation(text, attribute(note, "label", "@label").starts_with("former"));
    }
    if (type == "uname") {
      claims_.text(person_, Property::alternateName, text);
    } else if (type == "award") {
      claims_.text(person_, minter_.property("award", claims_.arena()), text);
    }
  }

  // Known by name only: an organization of this person.
  void readAffiliation(std::string_view name, bool isFormer) {
    if (name.empty()) {
      return;
    }
    Batch& batch = claims_.batch();
    Entity organization =
        batch.make(IriMinter::part(person_.iri, "affiliation", ++affiliations_, batch.arena), Kind::organization);
    claims_.text(organization, Property::name, name);
    const Predicate predicate =
        isFormer ? Predicate(minter_.property("formerAffiliation", batch.arena)) : Predicate(Property::affiliation);
    person_.claims.push_back({predicate, organization.iri});
    batch.entities.push_back(std::move(organization));
  }

  void readAddress(std::string_view address) {
    const std::optional<Identifier> identifier = identifierOfUrl(address);
    const bool isOfPeople =
        identifier && (identifier->scheme == Scheme::orcid || identifier->scheme == Scheme::wikidata ||
                       (identifier->scheme == Scheme::dblp && identifier->value.starts_with("pid/")));
    if (isOfPeople) {
      claims_.identifier(person_, identifier->scheme, identifier->value);
    } else {
      claims_.url(person_, Property::url, address);
    }
  }

  // The record was joined to another one's.
  void readOther(std::string_view key) {
    if (const std::optional<IdentifierTerms> other = claims_.terms(Scheme::dblp, key)) {
      RecordClaims::link(person_, Property::sameAs, other->iri);
    }
  }

  Value record_;
  const IriMinter& minter_;
  RecordClaims& claims_;
  Entity person_;
  std::size_t names_ = 0;
  std::size_t affiliations_ = 0;
};

} // namespace

std::string_view withoutHomonymNumber(std::string_view name) {
  const std::string_view number = name.substr(name.size() - std::min(name.size(), kNumberSize));
  const bool isNumber = name.size() > kNumberSize && number[0] == ' ' &&
                        number.find_first_not_of("0123456789", 1) == std::string_view::npos;
  return isNumber ? name.substr(0, name.size() - kNumberSize) : name;
}

std::optional<Iri> homonymIri(std::string_view name, const IriMinter& minter, Arena& arena) {
  return withoutHomonymNumber(name).size() < name.size()
             ? std::optional(minter.entity(arena.concat({"dblp/person/", name}), arena))
             : std::nullopt;
}

DblpPerson dblpPerson(Value author, const IriMinter& minter, RecordClaims& claims) {
  Arena& arena = claims.arena();
  const std::string_view name = withoutMarkup(textOf(author), arena);
  const std::string_view id = author.isObject() ? attribute(author, "pid", "@pid") : std::string_view();
  const std::string_view orcid = author.isObject() ? attribute(author, "orcid", "@orcid") : std::string_view();
  DblpPerson person{withoutHomonymNumber(name), std::nullopt, claims.terms(Scheme::orcid, orcid),
                    homonymIri(name, minter, arena)};
  if (!id.empty()) {
    person.identifier = claims.terms(Scheme::dblp, arena.concat({"pid/", id}));
  }
  if (!person.identifier) {
    person.identifier = std::exchange(person.orcid, std::nullopt);
  }
  if (!person.identifier && person.homonym) {
    person.identifier = IdentifierTerms{*std::exchange(person.homonym, std::nullopt), {}};
  }
  return person;
}

void addIdentities(const DblpPerson& person, RecordClaims& claims) {
  if (!person.identifier || (!person.orcid && !person.homonym)) {
    return;
  }
  Entity same = claims.batch().make(person.identifier->iri, std::nullopt);
  if (person.orcid) {
    RecordClaims::plain(same, Property::identifier, person.orcid->compact);
    RecordClaims::link(same, Property::sameAs, person.orcid->iri);
  }
  if (person.homonym) {
    RecordClaims::link(same, Property::sameAs, *person.homonym);
  }
  claims.batch().entities.push_back(std::move(same));
}

Outcome readDblpPerson(Value record, const IriMinter& minter, RecordClaims& claims) {
  const std::string_view type = record["publtype"].text();
  if (type == "disambiguation") { // a page of people who share a name
    return Outcome::leftOut;
  }
  const std::string_view key = record["key"].isNull() ? textOf(record["url"]) : record["key"].text();
  const std::optional<IdentifierTerms> id = claims.terms(Scheme::dblp, key);
  if (!id) {
    claims.tell(Code::badRecord, "the person has no dblp id", "the record was skipped");
    return Outcome::skipped;
  }
  DblpPersonRecord(record, type == "group" ? Kind::organization : Kind::person, id->iri, minter, claims).read(key);
  return claims.hasTold() ? Outcome::repaired : Outcome::exported;
}

} // namespace linnet
