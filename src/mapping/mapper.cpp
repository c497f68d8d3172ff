// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "mapping/mapper.hpp"

#include <set>
#include <string>

namespace linnet {

namespace {

Iri literalIri(std::string_view text) {
  return *Iri::parse(text);
}

std::string_view textOf(const Term& term) {
  const auto* const iri = std::get_if<Iri>(&term);
  return iri != nullptr ? iri->view() : std::get<Literal>(term).lexical();
}

// What tells two claims apart: subject, predicate and object, each between bytes that stand in no IRI and no UTF-8
// text.
std::string keyOf(Iri subject, Iri predicate, const Term& object) {
  std::string key;
  key.append(subject.view()).append("\x01").append(predicate.view()).append("\x01");
  if (const auto* const iri = std::get_if<Iri>(&object)) {
    return key.append("<").append(iri->view());
  }
  const auto& literal = std::get<Literal>(object);
  key.append("\"").append(literal.lexical()).append("\x01").append(literal.language()).append("\x01");
  return literal.datatype() ? key.append(literal.datatype()->view()) : key;
}

} // namespace

/// The writing of one batch: its triples all go into one graph.
class Mapper::Writing {
public:
  Writing(const Mapper& mapper, Batch& batch, Sink& sink) : mapper_(mapper), batch_(batch), sink_(sink) {}

  std::size_t write() {
    for (const Entity& entity : batch_.entities) {
      write(entity);
    }
    for (const Passage& passage : batch_.passages) {
      write(passage);
    }
    for (const auto& [triple, graph] : batch_.statements) {
      sink_.write(triple, graph);
      ++count_;
    }
    return count_;
  }

private:
  void triple(Iri subject, Iri predicate, const Term& object) {
    sink_.write({subject, predicate, object}, batch_.document);
    ++count_;
  }
  void triple(Iri subject, Property property, const Term& object) { triple(subject, iriOf(property), object); }

  void write(const Entity& entity) {
    writeTypes(entity);
    for (const Claim& claim : entity.claims) {
      writeDirectly(entity, claim);
    }
    writeAuthorshipLinks(entity);
    if (entity.isDescribedHere && mapper_.options_.provenance != ProvenanceLevel::none &&
        entity.iri != batch_.document) {
      triple(entity.iri, Property::wasDerivedFrom, batch_.document);
    }
    writeAuthorships(entity);
    if (mapper_.options_.provenance == ProvenanceLevel::claim) {
      writeClaims(entity);
    }
  }

  void writeTypes(const Entity& entity) {
    if (!entity.kind) {
      return;
    }
    triple(entity.iri, mapper_.type_, iriOf(*entity.kind));
    if (entity.secondType) {
      triple(entity.iri, mapper_.type_, *entity.secondType);
    }
    for (const Iri term : mapper_.alignedKinds_[static_cast<std::size_t>(*entity.kind)]) {
      triple(entity.iri, mapper_.type_, term);
    }
  }

  // Documents are our own record keeping: other vocabularies are for what they speak of.
  void writeDirectly(const Entity& entity, const Claim& claim) {
    triple(entity.iri, predicateOf(claim), claim.value);
    const auto* const property = std::get_if<Property>(&claim.predicate);
    if (entity.iri == batch_.document && claim.predicate == Predicate(Property::mentions)) {
      mentioned_.insert(textOf(claim.value));
    }
    if (property == nullptr || entity.kind == Kind::document) {
      return;
    }
    for (const Iri term : mapper_.alignedProperties_[static_cast<std::size_t>(*property)]) {
      triple(entity.iri, term, claim.value);
    }
  }

  static Iri predicateOf(const Claim& claim) {
    const Property* const property = std::get_if<Property>(&claim.predicate);
    return property != nullptr ? iriOf(*property) : std::get<Iri>(claim.predicate);
  }

  Iri nodeOf(Iri paper, const Authorship& authorship) {
    return IriMinter::part(paper, "authorship", authorship.position, batch_.arena);
  }

  void writeAuthorshipLinks(const Entity& entity) {
    for (const Authorship& authorship : entity.authorships) {
      triple(entity.iri, Property::authorship, nodeOf(entity.iri, authorship));
    }
  }

  void writeAuthorships(const Entity& entity) {
    for (const Authorship& authorship : entity.authorships) {
      const Iri node = nodeOf(entity.iri, authorship);
      triple(node, mapper_.type_, iriOf(Kind::authorship));
      const std::string_view position = batch_.arena.store(std::to_string(authorship.position));
      triple(node, Property::position, Literal::typed(position, mapper_.integer_));
      triple(node, Property::author, authorship.author);
      if (!authorship.nameAsPublished.empty()) {
        triple(node, Property::nameAsPublished, Literal::plain(authorship.nameAsPublished));
      }
      for (const Iri organization : authorship.affiliations) {
        triple(node, Property::affiliation, organization);
      }
    }
  }

  bool isStatedAsClaim(const Entity& entity, const Claim& claim) const {
    if (entity.kind == Kind::document) {
      return false;
    }
    if (const Property* const property = std::get_if<Property>(&claim.predicate)) {
      return mapper_.vocabulary_.isClaimed(*property);
    }
    return std::holds_alternative<Iri>(claim.value);
  }

  void writeClaims(const Entity& entity) {
    for (const Claim& claim : entity.claims) {
      if (isStatedAsClaim(entity, claim)) {
        writeClaim(entity.iri, claim);
      }
    }
  }

  void writeClaim(Iri subject, const Claim& claim) {
    const Iri predicate = predicateOf(claim);
    const Iri node = mapper_.minter_.claim(keyOf(subject, predicate, claim.value), batch_.arena);
    triple(node, mapper_.type_, iriOf(Kind::claim));
    triple(node, Property::subject, subject);
    triple(node, Property::predicate, predicate);
    triple(node, Property::object, claim.value);
    if (!claim.method.empty()) {
      triple(node, Property::method, Literal::plain(claim.method));
    }
    writeSources(node, claim.primarySources, claim.locator);
  }

  void writeSources(Iri node, const std::vector<Iri>& primarySources, std::string_view locator) {
    triple(node, Property::wasDerivedFrom, batch_.document);
    for (const Iri source : primarySources) {
      triple(node, Property::hadPrimarySource, source);
    }
    if (!locator.empty()) {
      triple(node, Property::locator, Literal::plain(locator));
    }
  }

  // Without claims the document mentions what a passage links to, like everything else that it links to.
  void mentionByDocument(const Passage& passage) {
    for (const Iri mention : passage.mentions) {
      if (mentioned_.insert(mention.view()).second) {
        triple(batch_.document, Property::mentions, mention);
      }
    }
  }

  void write(const Passage& passage) {
    if (mapper_.options_.provenance != ProvenanceLevel::claim) {
      return mentionByDocument(passage);
    }
    const std::string key = std::string(passage.about.view()) + '\x01' + std::string(passage.text);
    const Iri node = mapper_.minter_.claim(key, batch_.arena);
    triple(node, mapper_.type_, iriOf(Kind::claim));
    triple(node, Property::text, Literal::tagged(passage.text, passage.language));
    triple(node, Property::about, passage.about);
    for (const Iri mention : passage.mentions) {
      triple(node, Property::mentions, mention);
    }
    writeSources(node, passage.primarySources, passage.locator);
  }

  const Mapper& mapper_;
  Batch& batch_;
  Sink& sink_;
  std::set<std::string_view> mentioned_; ///< by the document
  std::size_t count_ = 0;                ///< of triples
};

Mapper::Mapper(const Vocabulary& vocabulary, const IriMinter& minter, MapperOptions options)
    : vocabulary_(vocabulary), minter_(minter), options_(std::move(options)),
      type_(literalIri("http://www.w3.org/1999/02/22-rdf-syntax-ns#type")),
      integer_(literalIri("http://www.w3.org/2001/XMLSchema#integer")), alignedProperties_(kPropertyCount),
      alignedKinds_(kKindCount) {
  for (const std::string& name : options_.vocabularies) {
    for (std::size_t i = 0; i < kPropertyCount; ++i) {
      const std::vector<Iri> terms = vocabulary_.alignedTerms(static_cast<Property>(i), name);
      alignedProperties_[i].insert(alignedProperties_[i].end(), terms.begin(), terms.end());
    }
    for (std::size_t i = 0; i < kKindCount; ++i) {
      const std::vector<Iri> terms = vocabulary_.alignedTerms(static_cast<Kind>(i), name);
      alignedKinds_[i].insert(alignedKinds_[i].end(), terms.begin(), terms.end());
    }
  }
}

std::size_t Mapper::map(Batch& batch, Sink& sink) const {
  return Writing(*this, batch, sink).write();
}

} // namespace linnet
