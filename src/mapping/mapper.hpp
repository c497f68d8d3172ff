// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Turns entities, claims and passages into triples.
#ifndef LINNET_MAPPING_MAPPER_HPP
#define LINNET_MAPPING_MAPPER_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "model/entity.hpp"
#include "model/iri_minter.hpp"
#include "rdf/sink.hpp"

namespace linnet {

/// How much of where things come from is written: nothing; for each entity the document; for each claim as well, as a
/// lin:Claim.
enum class ProvenanceLevel { none, source, claim };

struct MapperOptions {
  ProvenanceLevel provenance = ProvenanceLevel::claim;
  std::vector<std::string>
      vocabularies; ///< other vocabularies that the same facts are also written in: "foaf", "wikidata", …
};

/// Immutable and thread-safe. Holds references to `vocabulary` and `minter`.
class Mapper {
public:
  Mapper(const Vocabulary& vocabulary, const IriMinter& minter, MapperOptions options);

  /// Writes the batch's triples and says how many they are, a subject after the other, in the graph of its document. A
  /// triple may come again within a batch only where the batch says it twice. IRIs that are minted go into the batch's
  /// arena.
  std::size_t map(Batch& batch, Sink& sink) const;

private:
  class Writing;

  const Vocabulary& vocabulary_;
  const IriMinter& minter_;
  MapperOptions options_;
  Iri type_;
  Iri integer_;
  std::vector<std::vector<Iri>> alignedProperties_; ///< by Property: its terms in the other vocabularies
  std::vector<std::vector<Iri>> alignedKinds_;      ///< by Kind
};

} // namespace linnet

#endif
