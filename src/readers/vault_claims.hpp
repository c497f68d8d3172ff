// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Collects what a page claims, each claim once.
#ifndef LINNET_READERS_VAULT_CLAIMS_HPP
#define LINNET_READERS_VAULT_CLAIMS_HPP

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "model/entity.hpp"

namespace linnet {

/// The entities of one batch, in the order in which they are first spoken of.
class PageClaims {
public:
  explicit PageClaims(Batch& batch) : batch_(batch) {}

  Batch& batch() { return batch_; }

  Entity& entity(Iri iri);

  /// Adds a claim to the subject; one that is there already gets the sources that are new.
  void add(Iri subject, Claim claim);

  /// The document mentions the thing.
  void mention(Iri thing);

  bool has(Iri subject, Property property) const;

private:
  Batch& batch_;
  std::unordered_map<std::string_view, std::size_t> places_; ///< of entities in the batch, by IRI
  std::unordered_map<std::string, std::pair<std::size_t, std::size_t>>
      claims_; ///< entity and claim, by what is claimed
  std::unordered_set<std::string_view> mentioned_;
};

} // namespace linnet

#endif
