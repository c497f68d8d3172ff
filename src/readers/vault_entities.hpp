// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Turns a page of a vault into entities, claims, passages and its document.
#ifndef LINNET_READERS_VAULT_ENTITIES_HPP
#define LINNET_READERS_VAULT_ENTITIES_HPP

#include "model/entity.hpp"
#include "readers/vault.hpp"
#include "readers/vault_graph.hpp"

namespace linnet {

/// What the reading of pages shares, all of it immutable by then.
struct VaultContext {
  const VaultGraph& graph;
  const VaultOptions& options;
  const IriMinter& minter;
  const Labels& labels;
  const Vocabulary& vocabulary;
};

/// Fills the batch with what the page and the nodes that are exported with it yield. Thread-safe.
Outcome exportPage(const VaultContext& context, std::size_t page, Batch& batch, Diagnostics& diagnostics);

} // namespace linnet

#endif
