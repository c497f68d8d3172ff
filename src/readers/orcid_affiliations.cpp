// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/orcid_affiliations.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "readers/record_text.hpp"
#include "readers/record_xml.hpp"

namespace linnet {

namespace {

constexpr std::array<OrcidSection, 7> kSections{{{"employments", "employment", "employment-summary"},
                                                 {"educations", "education", "education-summary"},
                                                 {"qualifications", "qualification", "qualification-summary"},
                                                 {"invited-positions", "invited-position", "invited-position-summary"},
                                                 {"memberships", "membership", "membership-summary"},
                                                 {"services", "service", "service-summary"},
                                                 {"distinctions", "distinction", "distinction-summary"}}};

const OrcidSection* sectionOf(std::string_view kind) {
  const auto* const found = std::find_if(kSections.begin(), kSections.end(),
                                         [kind](const OrcidSection& section) { return section.kind == kind; });
  return found == kSections.end() ? nullptr : &*found;
}

/// An organization's identifier.
struct OrganizationId {
  std::optional<Iri> iri;
  std::string_view compact;
};

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// Of a registry that has no IRIs of its own, `{base}id/grid/grid.1234.5`.
OrganizationId registryId(std::string_view scheme, std::string_view value, const IriMinter& minter, Arena& arena) {
  return {minter.entity(arena.concat({scheme, "/", value}), arena), arena.concat({scheme, ":", value})};
}

// FundRef's are DOIs, of which ORCID's records often have the last part alone. ROR's are told by their address,
// whatever the record says of their source.
OrganizationId organizationId(Value disambiguated, const IriMinter& minter, RecordClaims& claims) {
  const std::string_view value = textOf(disambiguated["disambiguated-organization-identifier"]);
  const std::string scheme = schemeOfType(textOf(disambiguated["disambiguation-source"]));
  Arena& arena = claims.arena();
  if (value.empty()) {
    return {};
  }
  if (scheme == "ror" || contains(value, "ror.org/")) {
    const std::optional<IdentifierTerms> ror = claims.terms(Scheme::ror, value);
    return ror ? OrganizationId{ror->iri, ror->compact} : OrganizationId{};
  }
  if (scheme == "fundref") {
    const bool isNumber = value.find_first_not_of("0123456789") == std::string_view::npos;
    const std::optional<IdentifierTerms> doi =
        claims.terms(Scheme::doi, isNumber ? arena.concat({"10.13039/", value}) : value);
    return doi ? OrganizationId{doi->iri, doi->compact} : OrganizationId{};
  }
  const bool isKnown = scheme == "grid" || scheme == "ringgold" || scheme == "lei";
  return isKnown ? registryId(arena.store(scheme), value, minter, arena) : OrganizationId{};
}

} // namespace

bool OrcidAffiliations::isKind(std::string_view kind) {
  return sectionOf(kind) != nullptr;
}

void OrcidAffiliations::readAll(Value activities) {
  for (const OrcidSection& section : kSections) {
    count_ = 0;
    walk(activities[section.list], section);
  }
}

bool OrcidAffiliations::read(Value affiliation, std::string_view kind) {
  const OrcidSection* const section = sectionOf(kind);
  if (section == nullptr) {
    return false;
  }
  take(affiliation, *section);
  return true;
}

// They stand in groups, and in JSON in lists of them.
void OrcidAffiliations::walk(Value list, const OrcidSection& section) {
  const auto takeOne = [&](Value one) { take(one, section); };
  const auto takeGroup = [&](Value group) { walk(group, section); };
  forEach(list, section.summary, takeOne);
  forEach(list, section.kind, takeOne);
  forEach(list, "affiliation-group", takeGroup);
  forEach(list, "summaries", takeGroup);
}

void OrcidAffiliations::take(Value affiliation, const OrcidSection& section) {
  ++count_;
  if (!isPublic(affiliation)) {
    return;
  }
  const std::optional<Iri> organization = organizationOf(affiliation);
  Arena& arena = claims_.arena();
  Entity node = claims_.batch().make(IriMinter::part(person_.iri, section.kind, putCodeOf(affiliation, count_), arena),
                                     Kind::thing);
  if (organization) {
    node.claims.push_back({context_.minter.property("organization", arena), *organization});
  }
  const std::string_view role = textOf(affiliation["role-title"]);
  addText(node, "role", role.empty() ? textOf(affiliation["role"]) : role);
  addText(node, "department", textOf(affiliation["department-name"]));
  addDate(node, "startDate", affiliation["start-date"]);
  addDate(node, "endDate", affiliation["end-date"]);
  const std::string_view url = textOf(affiliation["url"]);
  claims_.url(node, Property::url, url);
  if (node.claims.empty()) {
    return;
  }
  person_.claims.push_back({context_.minter.property(section.kind, arena), node.iri});
  if (section.kind == "employment" && organization && !orcidDate(affiliation["end-date"])) {
    RecordClaims::link(person_, Property::affiliation, *organization);
  }
  claims_.batch().entities.push_back(std::move(node));
}

void OrcidAffiliations::addText(Entity& node, std::string_view property, std::string_view text) {
  claims_.text(node, context_.minter.property(property, claims_.arena()), withoutMarkup(text, claims_.arena()));
}

void OrcidAffiliations::addDate(Entity& node, std::string_view property, Value date) {
  if (const std::optional<Date> read = orcidDate(date)) {
    Arena& arena = claims_.arena();
    node.claims.push_back(
        {context_.minter.property(property, arena), Literal::typed(arena.store(read->value), read->datatype())});
  }
}

// In a summary its name stands alone.
std::optional<Iri> OrcidAffiliations::organizationOf(Value affiliation) {
  const Value organization = affiliation["organization"];
  const std::string_view said =
      organization.isNull() ? textOf(affiliation["organization-name"]) : textOf(organization["name"]);
  const std::string_view name = withoutMarkup(said, claims_.arena());
  const OrganizationId id = organizationId(organization["disambiguated-organization"], context_.minter, claims_);
  if (name.empty() && !id.iri) {
    return std::nullopt;
  }
  const std::string key(id.iri ? id.iri->view() : name);
  if (const auto known = organizations_.find(key); known != organizations_.end()) {
    return known->second;
  }
  Batch& batch = claims_.batch();
  Entity entity = batch.make(
      id.iri ? *id.iri : IriMinter::part(person_.iri, "organization", organizations_.size() + 1, batch.arena),
      Kind::organization);
  claims_.text(entity, Property::name, name);
  RecordClaims::plain(entity, Property::identifier, id.compact);
  RecordClaims::plain(entity, Property::location, textOf(organization["address"]["country"]));
  const Iri iri = entity.iri;
  organizations_.emplace(key, iri);
  batch.entities.push_back(std::move(entity));
  return iri;
}

} // namespace linnet
