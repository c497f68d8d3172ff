// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "wikidata/classes.hpp"

#include "model/ontology_files.hpp"
#include "rdf/parser.hpp"
#include "rdf/store.hpp"

namespace linnet {

namespace {

constexpr std::string_view kEntity = "http://www.wikidata.org/entity/";

} // namespace

WikidataClasses::WikidataClasses() {
  const Iri broadMatch = *Iri::parse("http://www.w3.org/2004/02/skos/core#broadMatch");
  Store store;
  parseRdf(wikidataTurtle(), {Syntax::turtle, {}, "urn:x-linnet:ontology:"}, store, [](const ParseError&) {});
  for (const Triple& triple : store.match(std::nullopt, broadMatch, std::nullopt)) {
    const Iri* const broader = std::get_if<Iri>(&triple.object);
    const std::optional<Kind> kind = broader != nullptr ? kindOf(*broader) : std::nullopt;
    if (!kind) {
      continue;
    }
    const std::optional<Term> word = store.object(triple.subject, iriOf(Property::productKind));
    const Literal* const productKind = word ? std::get_if<Literal>(&*word) : nullptr;
    classes_.emplace(triple.subject.view().substr(kEntity.size()),
                     Class{*kind, productKind != nullptr ? std::string(productKind->lexical()) : std::string()});
  }
}

const WikidataClasses::Class* WikidataClasses::find(std::string_view id) const {
  const auto found = classes_.find(std::string(id));
  return found == classes_.end() ? nullptr : &found->second;
}

} // namespace linnet
