// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_work.hpp"

#include <utility>

#include "model/iri_minter.hpp"

namespace linnet {

RecordWork::RecordWork(Iri iri, Kind kind, RecordClaims& claims)
    : claims_(claims), entity_(claims.batch().make(iri, kind)), begin_(claims.batch().entities.size()) {
  entity_.isDescribedHere = true;
}

void RecordWork::addAuthor(const Contributor& author) {
  ++authors_;
  if (author.name.empty()) {
    return;
  }
  Batch& batch = claims_.batch();
  Entity agent = batch.make(iriOf(author), author.kind);
  claims_.text(agent, Property::name, author.name);
  if (author.identifier) {
    RecordClaims::plain(agent, Property::identifier, author.identifier->compact);
  }
  RecordClaims::link(entity_, hasAuthorships() ? Property::author : Property::creator, agent.iri);
  Authorship place{authors_, agent.iri, author.nameAsPublished};
  for (const NamedOrganization& organization : author.affiliations) {
    if (const std::optional<Iri> iri = affiliation(organization)) {
      place.affiliations.push_back(*iri);
    }
  }
  if (hasAuthorships()) {
    entity_.authorships.push_back(std::move(place));
  } else if (author.kind == Kind::person) {
    for (const Iri organization : place.affiliations) {
      RecordClaims::link(agent, Property::affiliation, organization);
    }
  }
  batch.entities.push_back(std::move(agent));
}

Iri RecordWork::iriOf(const Contributor& author) const {
  if (author.identifier) {
    return author.identifier->iri;
  }
  const std::optional<Iri> person =
      pages_ != nullptr && author.kind == Kind::person ? pages_->person(author.name) : std::nullopt;
  return person ? *person : IriMinter::part(entity_.iri, "author", authors_, claims_.arena());
}

std::optional<Iri> RecordWork::affiliation(const NamedOrganization& organization) {
  if (!organization.identifier && organization.name.empty()) {
    return std::nullopt;
  }
  const std::string key(organization.identifier ? organization.identifier->iri.view() : organization.name);
  const auto known = affiliations_.find(key);
  if (known != affiliations_.end()) {
    return known->second;
  }
  Entity entity = organizationEntity(organization, "affiliation", affiliations_.size() + 1);
  const Iri iri = entity.iri;
  affiliations_.emplace(key, iri);
  claims_.batch().entities.push_back(std::move(entity));
  return iri;
}

Entity RecordWork::organizationEntity(const NamedOrganization& organization, std::string_view what,
                                      std::size_t number) {
  Batch& batch = claims_.batch();
  Entity entity = batch.make(organization.identifier ? organization.identifier->iri
                                                     : IriMinter::part(entity_.iri, what, number, batch.arena),
                             Kind::organization);
  claims_.text(entity, Property::name, organization.name);
  return entity;
}

void RecordWork::setVenue(std::string_view name, const std::optional<IdentifierTerms>& issn) {
  if (name.empty()) {
    return;
  }
  Batch& batch = claims_.batch();
  Entity venue = batch.make(issn ? issn->iri : IriMinter::part(entity_.iri, "venue", 1, batch.arena), Kind::venue);
  claims_.text(venue, Property::name, name);
  if (issn) {
    RecordClaims::plain(venue, Property::identifier, issn->compact);
  }
  RecordClaims::link(entity_, Property::isPartOf, venue.iri);
  batch.entities.push_back(std::move(venue));
}

void RecordWork::addFunder(const NamedOrganization& funder) {
  ++funders_;
  if (funder.name.empty()) {
    return;
  }
  Entity organization = organizationEntity(funder, "funder", funders_);
  RecordClaims::link(entity_, Property::funder, organization.iri);
  claims_.batch().entities.push_back(std::move(organization));
}

void RecordWork::finish() {
  std::vector<Entity>& entities = claims_.batch().entities;
  entities.insert(entities.begin() + static_cast<std::ptrdiff_t>(begin_), std::move(entity_));
}

} // namespace linnet
