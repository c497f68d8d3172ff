// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "readers/vault_of.hpp"

using namespace linnet;

TEST_CASE("The kind is what the page states, in any of the usual ways") {
  CHECK(vaultOf({{"A.md", "---\nentity_type: company\n---\n"}}).has("id:A rdf:type schema:Organization"));
  CHECK(vaultOf({{"A.md", "---\ntype: entity\ntags: [x, researcher]\n---\n"}}).has("id:A rdf:type schema:Person"));
  CHECK(vaultOf({{"people/A.md", ""}}).has("id:A rdf:type schema:Person"));
  CHECK(
      vaultOf({{"@2024__OSDI__Warm kilns.md", ""}}).has("id:@2024__OSDI__Warm_kilns rdf:type schema:ScholarlyArticle"));
  CHECK(vaultOf({{"A.md", "---\ntype: concept\n---\n"}}).has("id:A rdf:type schema:DefinedTerm"));
  CHECK(vaultOf({{"A.md", "---\nentity_type: book\n---\n"}}).has("id:A rdf:type schema:Book"));
}

TEST_CASE("A kind of product is kept beside the kind") {
  const ConvertedVault vault = vaultOf({{"A.md", "---\nentity_type: dataset\n---\n"}});
  CHECK(vault.has("id:A rdf:type lin:Product"));
  CHECK(vault.has("id:A rdf:type schema:Dataset"));
  CHECK(vault.has("id:A lin:productKind \"dataset\""));
}

TEST_CASE("Without a stated kind the labels of the page tell, and those that link to it") {
  const ConvertedVault vault = vaultOf({{"A.md", "- 親組織: [[B]]\n- 関連研究者: [[C]]\n"}, {"C.md", "# C\n"}});
  CHECK(vault.has("id:A rdf:type schema:Organization"));
  CHECK(vault.has("id:B rdf:type schema:Organization"));
  CHECK(vault.has("id:C rdf:type schema:Person"));
  CHECK(vault.has("id:A schema:parentOrganization id:B"));
  CHECK(vault.has("id:C schema:affiliation id:A"));
}

TEST_CASE("A page that shows no kind is a thing, or is left out where known kinds alone are wanted") {
  CHECK(vaultOf({{"A.md", "# A\n"}}).has("id:A rdf:type schema:Thing"));
  VaultOptions options;
  options.knownKindsOnly = true;
  CHECK(vaultOf({{"A.md", "# A\n"}}, ProvenanceLevel::none, options).statements.empty());
}

TEST_CASE("A model that is filed as an organization is a product when it has a developer") {
  const ConvertedVault vault = vaultOf({{"A.md", "---\nentity_type: org\n---\n| Developer | [[B]] |\n|---|---|\n"}});
  CHECK(vault.has("id:A rdf:type lin:Product"));
  CHECK(vault.has("id:A schema:creator id:B"));
  CHECK(vault.told(Code::conflictingKind) == 1);
}

TEST_CASE("Relations are stated by front matter, fields, tables, bold labels, bullets and headings") {
  const std::string organization = "---\nentity_type: org\nparent_org: \"[[P]]\"\n---\n";
  CHECK(vaultOf({{"A.md", organization}}).has("id:A schema:parentOrganization id:P"));
  const std::string head = "---\nentity_type: org\n---\n";
  for (const std::string body : {"parent organization:: [[P]]\n", "| 母公司 | [[P]] |\n|---|---|\n",
                                 "**Parent company:** [[P]]\n", "- **Parent company**: [[P]]\n", "- 親組織： [[P]]\n",
                                 "## Parent organization\n\n- [[P]]\n", "- Parent company:\n  - [[P]]\n"}) {
    INFO(body);
    CHECK(vaultOf({{"A.md", head + body}}).has("id:A schema:parentOrganization id:P"));
  }
}

TEST_CASE("Prose behind a label is no list") {
  const ConvertedVault vault = vaultOf(
      {{"A.md", "---\nentity_type: org\n---\n- Partners: we spoke with [[B]] about clay.\n- Related: [[C]]\n"}});
  CHECK_FALSE(vault.mentions("org:linkedTo"));
  CHECK(vault.has("doc:A.md schema:mentions id:B"));
  CHECK(vault.has("doc:A.md schema:mentions id:C"));
}

TEST_CASE("A thing that is known to be of another kind is mentioned, not related") {
  const ConvertedVault vault =
      vaultOf({{"A.md", "---\nentity_type: org\nparent: \"[[B]]\"\n---\n"}, {"B.md", "---\ntype: concept\n---\n"}});
  CHECK_FALSE(vault.mentions("schema:parentOrganization"));
  CHECK(vault.has("doc:A.md schema:mentions id:B"));
}

TEST_CASE("A name in a list of products is the thing that a link of it would lead to") {
  const ConvertedVault vault =
      vaultOf({{"A.md", "- 関連プロダクト: [[B]] / Cup / Bowl\n"}, {"Bowl.md", "# Bowl\n"}}, ProvenanceLevel::claim);
  CHECK(vault.has("id:Cup schema:creator id:A"));
  CHECK(vault.has("id:Cup schema:name \"Cup\""));
  CHECK(vault.has("id:Bowl schema:creator id:A"));
  CHECK(vault.mentions("lin:method \"related list: 関連プロダクト\""));
}

TEST_CASE("A name right before its paper is a product only where something says so") {
  const std::string paper = "[[@2025__SOSP__Mycroft - Tracing clay]]";
  CHECK(vaultOf({{"A.md", "焼成の Mycroft(" + paper + "、SOSP)。"}}).has("id:Mycroft rdf:type lin:Product"));
  CHECK(vaultOf({{"A.md", "[[Mycroft]]（" + paper + "）"}})
            .has("id:Mycroft schema:subjectOf id:@2025__SOSP__Mycroft_-_Tracing_clay"));
  CHECK_FALSE(vaultOf({{"A.md", "The authors(" + paper + ")"}}).mentions("lin:Product"));
  CHECK_FALSE(vaultOf({{"A.md", "[[Clay]](" + paper + ")"}}).mentions("lin:Product"));
  CHECK_FALSE(
      vaultOf({{"A.md", "SDCs in the Wild([[@2026__OSDI__SDCs in the Wild - A study]])"}}).mentions("lin:Product"));
  const Pages known{{"A.md", "[[Mycroft]](" + paper + ")"}, {"Mycroft.md", "---\nentity_type: person\n---\n"}};
  CHECK_FALSE(vaultOf(known).mentions("lin:Product"));
}

TEST_CASE("A citation name gives year, venue and title where the page does not") {
  const ConvertedVault vault = vaultOf({{"A.md", "[[@2026__MLSys2026__Warm kilns - A study]]"}});
  CHECK(vault.has("id:@2026__MLSys2026__Warm_kilns_-_A_study schema:name \"Warm kilns - A study\""));
  CHECK(vault.has("id:@2026__MLSys2026__Warm_kilns_-_A_study schema:datePublished \"2026\"^^xsd:gYear"));
  CHECK(vault.has("id:@2026__MLSys2026__Warm_kilns_-_A_study schema:isPartOf id:MLSys"));
  const ConvertedVault stated = vaultOf({{"@2026__MLSys__Warm kilns.md", "---\nyear: 2025\nvenue: OSDI 2025\n---\n"}});
  CHECK(stated.has("id:@2026__MLSys__Warm_kilns schema:datePublished \"2025\"^^xsd:gYear"));
  CHECK(stated.has("id:@2026__MLSys__Warm_kilns schema:isPartOf id:OSDI"));
}

TEST_CASE("Authors have a place each; those without a page are of that paper alone") {
  const std::string page = "---\ntype: paper\nauthors:\n  - \"[[Ada Quist]]\"\n  - Bram Clay\n  - Chika Sand\n---\n";
  const ConvertedVault vault =
      vaultOf({{"P.md", page}, {"Q.md", page}, {"chika.md", "---\nentity_type: person\ntitle: Chika Sand\n---\n"}});
  CHECK(vault.has("id:P schema:author id:Ada_Quist"));
  CHECK(vault.has("id:P#author-2 schema:name \"Bram Clay\""));
  CHECK(vault.has("id:Q#author-2 schema:name \"Bram Clay\""));
  CHECK(vault.has("id:P#authorship-2 lin:position \"2\"^^xsd:integer"));
  CHECK(vault.has("id:P#authorship-3 schema:author id:chika"));
}

TEST_CASE("Words around a name make no thing of the whole") {
  const ConvertedVault vault = vaultOf({{"A.md", "---\nentity_type: person\naffiliation: \"[[Kiln Lab]] (General "
                                                 "Partner)\"\nemployer: Formerly (Clay Inc)\n---\n"}});
  CHECK(vault.has("id:A schema:affiliation id:Kiln_Lab"));
  CHECK(vault.has("id:A property:employer \"Formerly (Clay Inc)\""));
}

TEST_CASE("Fields that no word is known for survive under their own names") {
  const ConvertedVault vault =
      vaultOf({{"A.md", "---\nglaze: NO\nscore:\n  best: 1.10\nkiln: \"[[K]]\"\n---\nfiring:: 1_000\n"}});
  CHECK(vault.has("id:A property:glaze \"NO\""));
  CHECK(vault.has("id:A property:score.best \"1.10\""));
  CHECK(vault.has("id:A property:kiln id:K"));
  CHECK(vault.has("id:A property:firing \"1_000\""));
  CHECK(vault.told(Code::unknownField) == 4);
}

TEST_CASE("Identifiers are normalised, and kept as text with a warning where they are wrong") {
  const ConvertedVault paper =
      vaultOf({{"P.md", "---\ntype: paper\narxiv_id: 2308.11730\ndoi: https://doi.org/10.1145/3617232\n---\n"}});
  CHECK(paper.has("id:P schema:identifier \"arxiv:2308.11730\""));
  CHECK(paper.has("id:P schema:sameAs <https://doi.org/10.1145/3617232>"));
  const ConvertedVault person =
      vaultOf({{"P.md", "---\nentity_type: person\norcid: 0000-0002-1825-0098\nwikidata: Q42\n---\n"}});
  CHECK(person.has("id:P property:orcid \"0000-0002-1825-0098\""));
  CHECK(person.told(Code::wrongIdentifier) == 1);
  CHECK(person.has("id:P skos:exactMatch <http://www.wikidata.org/entity/Q42>"));
}

TEST_CASE("The DOI or arXiv identifier on a product's page is its paper's") {
  const Pages pages{{"A.md", "---\nentity_type: tool\narxiv_id: \"2308.11730\"\n---\n"},
                    {"P.md", "---\ntype: paper\narxiv_id: 2308.11730v2\n---\n"}};
  const ConvertedVault vault = vaultOf(pages);
  CHECK(vault.has("id:A schema:subjectOf id:P"));
  CHECK(vault.beginning("id:A schema:identifier").empty());
}

TEST_CASE("Dates have the precision that they are given with, and exist") {
  const ConvertedVault vault = vaultOf(
      {{"P.md", "---\ntype: paper\npublished: 2026-05\ncreated: 2026-02-30\nupdated: 2026-06-02 18:46\n---\n"}});
  CHECK(vault.has("id:P schema:datePublished \"2026-05\"^^xsd:gYearMonth"));
  CHECK(vault.has("id:P property:created \"2026-02-30\""));
  CHECK(vault.has("doc:P.md schema:dateModified \"2026-06-02\"^^xsd:date"));
  CHECK(vault.told(Code::wrongDate) == 1);
}

TEST_CASE("Tags need a character that is no digit, and follow white space") {
  const ConvertedVault vault = vaultOf(
      {{"T.md", "---\ntags: [\"#kiln/wood\", 2024]\n---\nUse #cool-tag and #窯 not #1984 nor a#b `#code`\n# T\n"}});
  CHECK(vault.beginning("id:T schema:keywords").size() == 3);
  CHECK(vault.has("id:T schema:keywords \"kiln/wood\""));
  CHECK(vault.has("id:T schema:keywords \"窯\"@zh"));
}

TEST_CASE("The papers of a person have that person for their author") {
  const ConvertedVault vault = vaultOf({{"A.md", "---\ntype: person\n---\n- Papers: [[W2]]\n"}});
  CHECK(vault.has("id:W2 schema:author id:A"));
  CHECK(vault.has("id:W2 rdf:type schema:ScholarlyArticle"));
  CHECK_FALSE(vault.mentions("lin:authorship"));
}

TEST_CASE("Authors are names of people, and keep the places that the list gives them") {
  const std::string page =
      "---\ntype: paper\nauthors: [Daniel S. Weld, Xin Liu (MIT), and 25 colleagues, Ann Lee ほか, et al.]\n---\n";
  const ConvertedVault vault = vaultOf({{"P.md", page}});
  CHECK(vault.has("id:P#author-1 schema:name \"Daniel S. Weld\""));
  CHECK(vault.has("id:P#author-2 schema:name \"Xin Liu\""));
  CHECK(vault.has("id:P property:authors \"and 25 colleagues\""));
  CHECK(vault.has("id:P#author-4 schema:name \"Ann Lee\""));
  CHECK(vault.has("id:P#authorship-4 lin:position \"4\"^^xsd:integer"));
  CHECK(vault.beginning("id:P schema:author").size() == 3);
  CHECK(vaultOf({{"P.md", "---\ntype: paper\nauthors: \"Lee, Ann; Po, Carl\"\n---\n"}})
            .beginning("id:P schema:author")
            .size() == 2);
}

TEST_CASE("Names of organizations and venues are not taken apart at commas and 'and'") {
  const ConvertedVault vault =
      vaultOf({{"P.md", "---\ntype: paper\nvenue: 2025 Conference on Robots and Systems (IROS)\n"
                        "institutions: University of California, Berkeley\n---\n"}});
  CHECK(vault.has("id:P schema:isPartOf id:Conference_on_Robots_and_Systems"));
  CHECK(vault.has("id:P property:institutions \"University of California, Berkeley\""));
}

TEST_CASE("What stands for a missing venue is none") {
  for (const std::string venue : {"Under review", "N/A", "Clay Works (technical report)"}) {
    INFO(venue);
    CHECK_FALSE(vaultOf({{"P.md", "---\ntype: paper\nvenue: " + venue + "\n---\n"}}).mentions("lin:Venue"));
  }
}

TEST_CASE("More than a name makes no organization") {
  for (const std::string employer : {"Engineering Manager, X", "Formerly X", "X spinout"}) {
    INFO(employer);
    const ConvertedVault vault = vaultOf({{"A.md", "---\ntype: person\nemployer: \"" + employer + "\"\n---\n"}});
    CHECK(vault.has("id:A property:employer \"" + employer + "\""));
    CHECK_FALSE(vault.mentions("schema:affiliation"));
  }
}

TEST_CASE("A list of products without links is a list of products") {
  const ConvertedVault vault = vaultOf({{"A.md", "---\ntype: org\n---\n- Products: Foo, Bar\n- Models: none\n"}});
  CHECK(vault.has("id:Foo schema:creator id:A"));
  CHECK(vault.has("id:Bar rdf:type lin:Product"));
  CHECK(vault.beginning("id:").size() == 8);
}

TEST_CASE("A field in a list item is one line's") {
  const ConvertedVault vault =
      vaultOf({{"A.md", "---\ntype: person\n---\n- affiliation:: [[Org X]]\n  [[Bob]] likes this\n"}});
  CHECK(vault.has("id:A schema:affiliation id:Org_X"));
  CHECK(vault.has("doc:A.md schema:mentions id:Bob"));
  CHECK_FALSE(vault.has("id:A schema:affiliation id:Bob"));
}

TEST_CASE("Of several kinds among the tags the page's fields choose") {
  CHECK(vaultOf({{"A.md", "---\ntags: [company, person]\naffiliation: \"[[Q]]\"\n---\n"}})
            .has("id:A rdf:type schema:Person"));
  CHECK(vaultOf({{"A.md", "---\ntags: [model, company]\nfounded: 2015\n---\n"}})
            .has("id:A rdf:type schema:Organization"));
}

TEST_CASE("An address is the link's, or the first word of the text") {
  const ConvertedVault vault = vaultOf(
      {{"A.md",
        "---\ntype: org\nwebsite: \"[B](https://b.example/)\"\n---\n- Homepage: https://d.example/ and more\n"}});
  CHECK(vault.has("id:A schema:url <https://b.example/>"));
  CHECK(vault.has("id:A schema:url <https://d.example/>"));
}

TEST_CASE("A table's head is no field, a date no thing, a template no paper") {
  CHECK_FALSE(vaultOf({{"A.md", "| Published | Version |\n|---|---|\n| 2024 | x |\n"}}).mentions("\"Version\""));
  CHECK_FALSE(vaultOf({{"A.md", "created:: [[2026/01/05]]\n"}}).mentions("id:05"));
  CHECK_FALSE(vaultOf({{"T.md", "---\ntitle: \"{{title}}\"\ntype: paper\n---\n"}, {"B.md", ""}}).mentions("id:T"));
}

TEST_CASE("A relation alone tells the kind of a page that says nothing else") {
  const ConvertedVault vault = vaultOf({{"A.md", "- 所属: [[O]]\n"}});
  CHECK(vault.has("id:A rdf:type schema:Person"));
  CHECK(vault.has("id:O rdf:type schema:Organization"));
}

TEST_CASE("The language that a page states is that of its Han text") {
  const ConvertedVault vault =
      vaultOf({{"A.md", "---\nlang: ja\n---\n研究機関。(Source: [[B]])\n"}}, ProvenanceLevel::claim);
  CHECK(vault.mentions("schema:text \"研究機関。\"@ja"));
}
