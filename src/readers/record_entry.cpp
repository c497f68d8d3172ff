// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_entry.hpp"

#include "text/hash.hpp"

namespace linnet {

namespace {

void appendContent(std::string& content, Value value) {
  content.append(value.key()).append("\x01").append(value.text()).append("\x02");
  for (const Value below : value) {
    appendContent(content, below);
  }
  content += '\x03';
}

} // namespace

std::string_view fileStem(std::string_view path) {
  path = path.substr(path.rfind('/') + 1);
  return path.substr(0, path.find('.', 1));
}

Iri entryIri(const IriMinter& minter, std::string_view relativePath, std::string_view key, Arena& arena) {
  return minter.entity(arena.concat({fileStem(relativePath), "/", key}), arena);
}

std::string contentHash(Value object) {
  std::string content;
  appendContent(content, object);
  return hash128(content).hex();
}

Iri EntryKeys::iri(std::string_view key, const std::string& contentHash, RecordClaims& claims) {
  Arena& arena = claims.arena();
  if (key.empty()) {
    return entryIri(minter_, relativePath_, contentHash, arena);
  }
  const auto [known, isNew] = hashes_.try_emplace(std::string(key), contentHash);
  if (isNew || known->second == contentHash) {
    return entryIri(minter_, relativePath_, key, arena);
  }
  claims.tell(Code::repeatedKey, "the key '" + std::string(key) + "' is that of another entry before",
              "this one got an IRI of its own");
  return entryIri(minter_, relativePath_, arena.concat({key, "-", contentHash}), arena);
}

} // namespace linnet
