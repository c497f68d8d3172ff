// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "model/date.hpp"
#include "model/iri_minter.hpp"
#include "model/labels.hpp"
#include "model/ontology_files.hpp"
#include "model/vocabulary.hpp"
#include "rdf/parser.hpp"
#include "rdf/store.hpp"

using namespace linnet;

TEST_CASE("Dates are read with the precision that they are given with") {
  const auto value = [](const char* text) {
    const auto date = readDate(text);
    return date ? date->value : std::string();
  };
  CHECK(value("2026") == "2026");
  CHECK(value("2026-05") == "2026-05");
  CHECK(value("2026/5/1") == "2026-05-01");
  CHECK(value("20260501") == "2026-05-01");
  CHECK(value("2026-05-01T18:46:00+09:00") == "2026-05-01");
  CHECK(value("2026年5月1日") == "2026-05-01");
  CHECK(value("1 May 2026") == "2026-05-01");
  CHECK(value("May 1st, 2026") == "2026-05-01");
  CHECK(value("May 2026") == "2026-05");
  CHECK(value("[[2026/01/05]]") == "2026-01-05");
  CHECK(value("2026-00-00") == "2026");
}

TEST_CASE("What is no date, or none that exists, is not read") {
  for (const char* text : {"2026-02-30", "2026-13", "03/04/2026", "continuous", "2024-06 (v1)", "2026-04-3004-17",
                           "0026", "Mayor 2026", ""}) {
    INFO(text);
    CHECK_FALSE(readDate(text));
  }
  CHECK(readDate("2024-02-29"));
  CHECK_FALSE(readDate("1900-02-29"));
}

TEST_CASE("IRIs are minted from names of any script, in NFC, and hold nothing that an IRI can't") {
  const IriMinter minter = *IriMinter::make("https://kiln.example/wiki");
  Arena arena;
  CHECK(minter.entity("清華 大学", arena).view() == "https://kiln.example/wiki/id/清華_大学");
  CHECK(minter.entity("U\u0308ber", arena) == minter.entity("\u00dcber", arena));
  CHECK(minter.entity("C# [x] 100% \"q\"?", arena).view() ==
        "https://kiln.example/wiki/id/C%23_%5Bx%5D_100%25_%22q%22%3F");
  CHECK(minter.entity("a/../b", arena).view() == "https://kiln.example/wiki/id/a/%2E%2E/b");
  CHECK(minter.document("a b/c.md", arena).view() == "https://kiln.example/wiki/doc/a%20b/c.md");
  CHECK(IriMinter::part(minter.entity("P", arena), "author", 2, arena).view() ==
        "https://kiln.example/wiki/id/P#author-2");
}

TEST_CASE("A base is an absolute http IRI without query and fragment") {
  for (const char* base : {"", "nowhere", "ftp://a/", "https://", "https://a/?q", "https://a/#f", "https://a b/"}) {
    INFO(base);
    CHECK_FALSE(IriMinter::make(base));
  }
}

TEST_CASE("The ontology and the enumerations agree") {
  Store store;
  parseRdf(linnetTurtle(), {Syntax::turtle, {}, "urn:x-test:"}, store,
           [](const ParseError& error) { FAIL(error.line << error.reason); });
  const Iri type = *Iri::parse("http://www.w3.org/1999/02/22-rdf-syntax-ns#type");
  const Iri label = *Iri::parse("http://www.w3.org/2000/01/rdf-schema#label");
  std::size_t classes = 0;
  for (const Triple& triple :
       store.match(std::nullopt, type, Term(*Iri::parse("http://www.w3.org/2002/07/owl#Class")))) {
    INFO(triple.subject.view());
    CHECK(kindOf(triple.subject));
    CHECK(store.objects(triple.subject, label).size() >= 2);
    ++classes;
  }
  std::size_t properties = 0;
  for (const Triple& triple :
       store.match(std::nullopt, type, Term(*Iri::parse("http://www.w3.org/1999/02/22-rdf-syntax-ns#Property")))) {
    INFO(triple.subject.view());
    CHECK(propertyOf(triple.subject));
    CHECK(store.objects(triple.subject, label).size() >= 2);
    ++properties;
  }
  CHECK(classes == kKindCount);
  CHECK(properties == kPropertyCount);
  CHECK(kKindCount <= 12);
  CHECK(kPropertyCount <= 60);
}

TEST_CASE("What the ontology says of a property is what the program knows") {
  const Vocabulary vocabulary;
  CHECK(vocabulary.isClaimed(Property::parentOrganization));
  CHECK_FALSE(vocabulary.isClaimed(Property::name));
  CHECK(vocabulary.range(Property::affiliation) == Kind::organization);
  CHECK(vocabulary.soleDomain(Property::creator) == Kind::product);
  CHECK_FALSE(vocabulary.range(Property::name));
  CHECK(vocabulary.alignedTerms(Kind::person, "foaf") ==
        std::vector<Iri>{*Iri::parse("http://xmlns.com/foaf/0.1/Person")});
  CHECK(vocabulary.alignedTerms(Property::citation, "wikidata") ==
        std::vector<Iri>{*Iri::parse("http://www.wikidata.org/prop/direct/P2860")});
}

TEST_CASE("Words are found in any spelling, with the meaning for the kind") {
  const Labels labels;
  REQUIRE(labels.meaning("親組織：", Kind::organization) != nullptr);
  CHECK(labels.meaning("**Parent_Org**", Kind::organization)->property == Property::parentOrganization);
  CHECK(labels.meaning("parent org", Kind::product)->property == Property::creator);
  CHECK(labels.meaning("関連プロダクト", std::nullopt)->direction == Labels::Direction::fromValue);
  CHECK(labels.meaning("関連プロダクト", std::nullopt)->related);
  CHECK(labels.meaning("🔗 Related (12 pages)", std::nullopt)->mention);
  CHECK(labels.meaning("arxiv_id", Kind::paper)->scheme == Scheme::arxiv);
  CHECK(labels.meaning("affiliation", Kind::venue) == nullptr);
  CHECK(labels.find("unheard of") == nullptr);
  CHECK(labels.kindOfWord("Companies")->kind == Kind::organization);
  CHECK(labels.kindOfWord("模型")->productKind == "model");
}

TEST_CASE("A user's labels come first, and what is none is told") {
  Labels labels;
  CHECK(labels
            .add("@prefix label: <https://w3id.org/linnet/labels#> .\n"
                 "[] label:word \"developer\" ; label:property <http://schema.org/author> .\n")
            .empty());
  CHECK(labels.meaning("developer", std::nullopt)->property == Property::author);
  CHECK(labels.add("@prefix label: <https://w3id.org/linnet/labels#> .\n[] label:word \"x\" ; label:scheme \"y\" .\n")
            .size() == 1);
  CHECK(labels.add("nonsense").size() == 1);
}
