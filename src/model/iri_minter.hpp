// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Makes the IRIs of everything that has none of its own.
#ifndef LINNET_MODEL_IRI_MINTER_HPP
#define LINNET_MODEL_IRI_MINTER_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "rdf/iri.hpp"
#include "text/arena.hpp"

namespace linnet {

/// All under one base, which it owns. Immutable and thread-safe; the IRIs live in the arena that they were made in.
class IriMinter {
public:
  /// Nothing where `base` is no absolute http or https IRI, or has a query or fragment. A `/` is added where it ends in
  /// none.
  static std::optional<IriMinter> make(std::string_view base);

  std::string_view base() const { return base_; }

  /// `{base}id/{slug}`: NFC, spaces as `_`, `/` kept, percent-encoded only where RFC 3987 forbids the character in a
  /// segment.
  Iri entity(std::string_view name, Arena& arena) const;
  /// `{base}doc/{path}`; the path is relative, with `/` between its parts.
  Iri document(std::string_view path, Arena& arena) const;
  /// `{base}property/{name}`.
  Iri property(std::string_view name, Arena& arena) const;
  /// `{base}claim/{hash of the key}`.
  Iri claim(std::string_view key, Arena& arena) const;
  /// `{entity}#{what}-{number}`; `~` for `#` where the entity's IRI has a fragment already.
  static Iri part(Iri entity, std::string_view what, std::size_t number, Arena& arena);
  /// `{base}.well-known/genid/{hash of the file's path}-`: what the IRIs of a file's blank nodes begin with.
  std::string skolemPrefix(std::string_view path) const;

private:
  explicit IriMinter(std::string base) : base_(std::move(base)) {}
  std::string base_;
};

/// The part of an entity's IRI that a name gives: see IriMinter::entity.
std::string slugOf(std::string_view name);

} // namespace linnet

#endif
