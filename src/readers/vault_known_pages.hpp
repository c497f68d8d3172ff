// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Tells bibliographies that are read with a vault what its pages are about.
#ifndef LINNET_READERS_VAULT_KNOWN_PAGES_HPP
#define LINNET_READERS_VAULT_KNOWN_PAGES_HPP

#include "readers/known_pages.hpp"
#include "readers/vault_graph.hpp"

namespace linnet {

/// Works by the identifiers of papers' pages and by citation keys: of a page's name `@smith2020`, of such an alias, of
/// a field such as `citekey`. People by the names and aliases of their pages. Kinds must have been found.
void addKnownPages(const VaultGraph& graph, const Labels& labels, KnownPages& known);

} // namespace linnet

#endif
