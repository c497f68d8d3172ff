// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_entry.hpp"

namespace linnet {

std::string_view fileStem(std::string_view path) {
  path = path.substr(path.rfind('/') + 1);
  return path.substr(0, path.find('.', 1));
}

Iri entryIri(const IriMinter& minter, std::string_view relativePath, std::string_view key, Arena& arena) {
  return minter.entity(arena.concat({fileStem(relativePath), "/", key}), arena);
}

} // namespace linnet
