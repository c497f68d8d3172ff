// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Entities, what is claimed of them, and the batch that readers hand to the mapper.
#ifndef LINNET_MODEL_ENTITY_HPP
#define LINNET_MODEL_ENTITY_HPP

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/vocabulary.hpp"
#include "rdf/term.hpp"
#include "text/arena.hpp"

namespace linnet {

/// A property of the ontology, or `{base}property/{name}` for a field that no word is known for.
using Predicate = std::variant<Property, Iri>;

/// Something that a source says of an entity.
struct Claim {
  Predicate predicate;
  Term value;
  std::vector<Iri> primarySources = {}; ///< the works that the source cites for it
  std::string_view locator = {};        ///< where in the primary source: "§8"
  std::string_view method = {};         ///< how it was read: the label of the list, …
};

/// One author's place on one paper; written as a lin:Authorship `{paper}#authorship-{position}`.
struct Authorship {
  std::uint32_t position = 0; ///< from 1
  Iri author;
  std::string_view nameAsPublished = {}; ///< empty where it is the author's name
  std::vector<Iri> affiliations = {};    ///< as the paper has them
};

/// A thing of the domain with the claims that one record makes about it. The same entity may come in many batches.
struct Entity {
  Iri iri;
  std::optional<Kind> kind = std::nullopt; ///< nothing where another batch says it
  std::optional<Iri> secondType = std::nullopt;
  std::vector<Claim> claims = {};
  std::vector<Authorship> authorships = {};
  bool isDescribedHere = false; ///< the record is this entity's own: it is derived from the document
};

/// A sourced passage of prose.
struct Passage {
  Iri about;
  std::string_view text; ///< plain, white space folded, without its source marker
  std::string_view language = {};
  std::vector<Iri> mentions = {};
  std::vector<Iri> primarySources = {};
  std::string_view locator = {};
};

/// What one record yields, with the memory that all of it borrows from. Not thread-safe.
struct Batch {
  explicit Batch(Iri documentIri) : document(documentIri) {}

  /// An entity that is to be pushed to `entities`, whose claims have memory that earlier ones gave up.
  Entity make(Iri iri, std::optional<Kind> kind) {
    Entity entity{iri, kind};
    if (!spareClaims_.empty()) {
      entity.claims = std::move(spareClaims_.back());
      spareClaims_.pop_back();
    }
    return entity;
  }

  /// Gives up all but the document, whose IRI is in another arena, and keeps the memory for the next record.
  void clear() {
    for (Entity& entity : entities) {
      entity.claims.clear();
      spareClaims_.push_back(std::move(entity.claims));
    }
    entities.clear();
    passages.clear();
    statements.clear();
    arena.clear();
  }

  Arena arena;
  Iri document; ///< the page or file: what claims are derived from, and the graph in N-Quads and TriG
  std::vector<Entity> entities;
  std::vector<Passage> passages;
  std::vector<std::pair<Triple, std::optional<Iri>>>
      statements; ///< of RDF input, with their own graph: passed on as they are

private:
  std::vector<std::vector<Claim>> spareClaims_;
};

} // namespace linnet

#endif
