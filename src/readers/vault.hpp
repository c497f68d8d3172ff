// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads a research wiki: a folder of Markdown pages that link to each other.
#ifndef LINNET_READERS_VAULT_HPP
#define LINNET_READERS_VAULT_HPP

#include <memory>
#include <string>
#include <vector>

#include "model/iri_minter.hpp"
#include "model/labels.hpp"
#include "readers/reader.hpp"

namespace linnet {

struct VaultOptions {
  std::string language;                  ///< of text that says none and whose script does not tell; may be empty
  std::vector<std::string> contentRoots; ///< folders below the vault's root that links may start from
  bool knownKindsOnly = false;           ///< leave out pages of no known kind
};

/// Obsidian vaults, "LLM wikis" and Logseq graphs. Holds references to `minter`, `labels` and `vocabulary`, which must
/// outlive it. Records are whole pages; `relativePath` is the path below the vault's root.
std::unique_ptr<Reader> makeVaultReader(const VaultOptions& options, const IriMinter& minter, const Labels& labels,
                                        const Vocabulary& vocabulary);

} // namespace linnet

#endif
