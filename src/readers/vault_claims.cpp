// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_claims.hpp"

#include <algorithm>

namespace linnet {

namespace {

std::string keyOf(Iri subject, const Claim& claim) {
  std::string key(subject.view());
  key += '\x01';
  const Property* const property = std::get_if<Property>(&claim.predicate);
  key += property != nullptr ? iriOf(*property).view() : std::get<Iri>(claim.predicate).view();
  key += '\x01';
  if (const auto* const iri = std::get_if<Iri>(&claim.value)) {
    return key.append("<").append(iri->view());
  }
  const auto& literal = std::get<Literal>(claim.value);
  key.append(literal.language()).append("\x01").append(literal.lexical());
  return literal.datatype() ? key.append("\x01").append(literal.datatype()->view()) : key;
}

} // namespace

Entity& PageClaims::entity(Iri iri) {
  const auto [place, isNew] = places_.emplace(iri.view(), batch_.entities.size());
  if (isNew) {
    batch_.entities.push_back({iri});
  }
  return batch_.entities[place->second];
}

void PageClaims::add(Iri subject, Claim claim) {
  Entity& subjectEntity = entity(subject);
  const std::size_t entityPlace = places_.at(subject.view());
  const auto [known, isNew] =
      claims_.emplace(keyOf(subject, claim), std::pair(entityPlace, subjectEntity.claims.size()));
  if (isNew) {
    subjectEntity.claims.push_back(std::move(claim));
    return;
  }
  std::vector<Iri>& sources = subjectEntity.claims[known->second.second].primarySources;
  for (const Iri source : claim.primarySources) {
    if (std::find(sources.begin(), sources.end(), source) == sources.end()) {
      sources.push_back(source);
    }
  }
}

void PageClaims::mention(Iri thing) {
  if (mentioned_.insert(thing.view()).second) {
    entity(batch_.document).claims.push_back({Property::mentions, thing});
  }
}

bool PageClaims::has(Iri subject, Property property) const {
  const auto place = places_.find(subject.view());
  if (place == places_.end()) {
    return false;
  }
  const std::vector<Claim>& claims = batch_.entities[place->second].claims;
  return std::any_of(claims.begin(), claims.end(),
                     [property](const Claim& claim) { return claim.predicate == Predicate(property); });
}

} // namespace linnet
