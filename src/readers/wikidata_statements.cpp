// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/wikidata_statements.hpp"

#include <algorithm>

namespace linnet {

namespace {

constexpr std::string_view kEntity = "http://www.wikidata.org/entity/";

bool areDigits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isPreferred(Value statement) {
  return statement["rank"].text() == "preferred";
}

} // namespace

std::vector<Value> WikidataStatements::all(std::string_view property) const {
  std::vector<Value> found;
  for (const Value statement : claims_[property]) {
    if (statement["rank"].text() != "deprecated" && statement["mainsnak"]["snaktype"].text() == "value") {
      found.push_back(statement);
    }
  }
  return found;
}

std::vector<Value> WikidataStatements::best(std::string_view property) const {
  std::vector<Value> found = all(property);
  if (std::any_of(found.begin(), found.end(), isPreferred)) {
    found.erase(std::remove_if(found.begin(), found.end(), [](Value statement) { return !isPreferred(statement); }),
                found.end());
  }
  return found;
}

Value qualifierOf(Value statement, std::string_view property) {
  for (const Value snak : statement["qualifiers"][property]) {
    if (snak["snaktype"].text() == "value") {
      return snak["datavalue"]["value"];
    }
  }
  return {};
}

std::string_view itemOf(Value value, Arena& arena) {
  const std::string_view id = value["id"].text();
  const std::string_view number = value["numeric-id"].text();
  const bool isItem = value["entity-type"].text().empty() || value["entity-type"].text() == "item";
  return !id.empty() || !isItem || !areDigits(number) ? id : arena.concat({"Q", number});
}

std::optional<Iri> wikidataIri(std::string_view id, Arena& arena) {
  const bool isId = (id.starts_with('Q') || id.starts_with('P')) && areDigits(id.substr(1));
  return isId ? Iri::parse(arena.concat({kEntity, id})) : std::nullopt;
}

} // namespace linnet
