// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The statements of one item of Wikidata.
#ifndef LINNET_READERS_WIKIDATA_STATEMENTS_HPP
#define LINNET_READERS_WIKIDATA_STATEMENTS_HPP

#include <optional>
#include <string_view>
#include <vector>

#include "rdf/iri.hpp"
#include "syntax/tree.hpp"
#include "text/arena.hpp"

namespace linnet {

/// Views into an entity's tree, which must outlive it.
class WikidataStatements {
public:
  explicit WikidataStatements(Value entity) : claims_(entity["claims"]) {}

  /// The property's statements ("P31") that have a value and are not deprecated.
  std::vector<Value> all(std::string_view property) const;
  /// Of these the preferred ones where there are any: what Wikidata itself takes for true ("truthy").
  std::vector<Value> best(std::string_view property) const;

  bool has(std::string_view property) const { return !all(property).empty(); }

private:
  Value claims_;
};

/// The value of a statement: a text, or an object.
inline Value valueOf(Value statement) {
  return statement["mainsnak"]["datavalue"]["value"];
}

/// The first value of a qualifier; a null where there is none.
Value qualifierOf(Value statement, std::string_view property);

/// "Q5" of a value that is an item; empty where it is none. Old dumps have only its number.
std::string_view itemOf(Value value, Arena& arena);

/// `http://www.wikidata.org/entity/Q5`; nothing where it is no item's or property's id.
std::optional<Iri> wikidataIri(std::string_view id, Arena& arena);

} // namespace linnet

#endif
