// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The IRIs of entries that no identifier names.
#ifndef LINNET_READERS_RECORD_ENTRY_HPP
#define LINNET_READERS_RECORD_ENTRY_HPP

#include <string_view>

#include "model/iri_minter.hpp"

namespace linnet {

/// A file's name without folders and without what follows its first full stop.
std::string_view fileStem(std::string_view path);

/// `{base}id/{file stem}/{key}`.
Iri entryIri(const IriMinter& minter, std::string_view relativePath, std::string_view key, Arena& arena);

} // namespace linnet

#endif
