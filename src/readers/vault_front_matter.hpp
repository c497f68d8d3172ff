// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Turns a page's front matter into fields.
#ifndef LINNET_READERS_VAULT_FRONT_MATTER_HPP
#define LINNET_READERS_VAULT_FRONT_MATTER_HPP

#include <string_view>

#include "readers/vault_page.hpp"
#include "syntax/front_matter.hpp"

namespace linnet {

/// Appends a field for each key of the block. What is nested gets the keys that lead to it, joined by full stops
/// (`sota.score`); of a map under a label that is known, the entry that names something is the label's value.
void addFrontMatterFields(const FrontMatter& frontMatter, const Labels& labels, VaultPage& page);

/// The links and the text of a scalar: its links where it holds any, else a path to a page, an address or the text as
/// it is.
void addScalar(std::string_view text, std::size_t line, VaultPage& page, PageField& field);

} // namespace linnet

#endif
