// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds out what kind of thing each node of a vault is.
#ifndef LINNET_READERS_VAULT_KINDS_HPP
#define LINNET_READERS_VAULT_KINDS_HPP

#include "readers/vault_graph.hpp"

namespace linnet {

/// Sets the kind of every node that shows one: by what its page states (entity type, type, tags), by its folder and its
/// file's name, by the domain of the labels on its page, by the range of the labels that link to it, in that order. A
/// page that states another kind than its relations allow is told; an organization with a developer is a product.
void findKinds(VaultGraph& graph, const Labels& labels, const Vocabulary& vocabulary, Diagnostics& diagnostics);

/// Does the field say which kind the page's thing is, in words that are known, or that say nothing (`type: entity`)?
bool statesKind(const Labels& labels, const PageField& field, const VaultPage& page);

/// The kind of the things that stand under a label, where the meaning has one.
std::optional<Kind> kindOfValues(const Labels::Meaning& meaning, const Vocabulary& vocabulary);

/// The meaning that a label has on a page: the one for the node's kind, else the one that its values fit.
const Labels::Meaning* meaningOf(const Labels& labels, const PageField& field, std::optional<Kind> kind);

} // namespace linnet

#endif
