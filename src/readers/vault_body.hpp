// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the fields, sourced passages, named papers, tags and mentions out of a page's body.
#ifndef LINNET_READERS_VAULT_BODY_HPP
#define LINNET_READERS_VAULT_BODY_HPP

#include "readers/vault_page.hpp"
#include "syntax/markdown.hpp"

namespace linnet {

/// Appends to `page` what its body says. A line is a field where it is `key:: value`, a row of a table of two columns,
/// a line that begins with a bold label, a labelled list item whose value is a list, or a list item of links alone
/// under a heading that is a known label; every other link is in a passage or a mention.
void readBody(const MarkdownPage& markdown, const Labels& labels, VaultPage& page);

} // namespace linnet

#endif
