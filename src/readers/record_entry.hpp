// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The IRIs of entries that no identifier names.
#ifndef LINNET_READERS_RECORD_ENTRY_HPP
#define LINNET_READERS_RECORD_ENTRY_HPP

#include <string>
#include <string_view>
#include <unordered_map>

#include "model/iri_minter.hpp"
#include "readers/record_claims.hpp"
#include "syntax/tree.hpp"

namespace linnet {

/// A file's name without folders and without what follows its first full stop.
std::string_view fileStem(std::string_view path);

/// `{base}id/{file stem}/{key}`.
Iri entryIri(const IriMinter& minter, std::string_view relativePath, std::string_view key, Arena& arena);

/// The key of an object that has none: 32 hexadecimal digits of all that it holds.
std::string contentHash(Value object);

/// The IRIs of a block's entries that no identifier names, by their keys. Not thread-safe.
class EntryKeys {
public:
  EntryKeys(const IriMinter& minter, std::string_view relativePath) : minter_(minter), relativePath_(relativePath) {}

  /// Without a key, it is the hash of the content. Where another entry of the block has the key, that is told and the
  /// hash put behind; the same entry again is the same thing.
  Iri iri(std::string_view key, const std::string& contentHash, RecordClaims& claims);

private:
  const IriMinter& minter_;
  std::string relativePath_;
  std::unordered_map<std::string, std::string> hashes_; ///< of the first entry with a key
};

} // namespace linnet

#endif
