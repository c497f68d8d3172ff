// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Things that a vault knows by a name alone: listed products, products named before their paper, venues.
#ifndef LINNET_READERS_VAULT_NAMED_HPP
#define LINNET_READERS_VAULT_NAMED_HPP

#include "readers/vault_graph.hpp"

namespace linnet {

/// Finds the papers' pages by their identifiers, and gives a node to each name in a list of products, to each venue
/// that a paper's page or citation name gives, and to each product that prose names right before its paper in
/// parentheses. Such a name in prose must be what the paper's title begins with (one word), or stand in the page's list
/// of products, or link to a product; a known kind is never overridden. Kinds must have been found.
void findNamedThings(VaultGraph& graph, const Labels& labels, const IriMinter& minter);

} // namespace linnet

#endif
