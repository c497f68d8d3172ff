// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What an object of no known shape says of what it is: its kind, its key, its strongest identifier.
#ifndef LINNET_READERS_RECORD_IDENTITY_HPP
#define LINNET_READERS_RECORD_IDENTITY_HPP

#include <optional>
#include <string_view>

#include "rdf/iri.hpp"
#include "readers/record_fields.hpp"
#include "syntax/tree.hpp"
#include "text/arena.hpp"

namespace linnet {

struct RecordIdentity {
  Kind kind = Kind::thing;
  std::string_view productKind = {};
  std::optional<Iri> iri = std::nullopt; ///< of its strongest identifier
  std::string_view key = {};
  bool hasKindField = false; ///< whose word is known
};

/// `expected` is the kind where the object has no word for it that is known; else its identifiers tell the kind.
RecordIdentity identityOf(Value object, std::optional<Kind> expected, RecordFields& fields, Arena& arena);

/// Are IRIs of entities made of the scheme's identifiers?
bool namesEntities(Scheme scheme);

} // namespace linnet

#endif
