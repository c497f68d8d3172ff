// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <sstream>

#include "mapping/mapper.hpp"
#include "rdf/ntriples.hpp"
#include "readers/vault_of.hpp"

using namespace linnet;

namespace {

Iri iri(std::string_view text) {
  return *Iri::parse(text);
}

const Iri kDocument = iri("https://example.org/doc/a.md");
const Iri kOtherDocument = iri("https://example.org/doc/b.md");
const Iri kLab = iri("https://example.org/id/Lab");
const Iri kClay = iri("https://example.org/id/Clay");
const Iri kPaper = iri("https://example.org/id/Paper");
const Iri kAda = iri("https://example.org/id/Ada");

using Lines = std::vector<std::string>;

/// The statements that come of a batch, in order, with short prefixes and without the full stop.
Lines mapped(Batch& batch, ProvenanceLevel provenance, const std::vector<std::string>& vocabularies = {},
             NTriplesSink::Graphs graphs = NTriplesSink::Graphs::dropped) {
  static const Vocabulary vocabulary;
  static const IriMinter minter = *IriMinter::make("https://example.org/");
  ByteBuffer out;
  NTriplesSink sink(out, graphs);
  Mapper(vocabulary, minter, {provenance, vocabularies}).map(batch, sink);
  Lines lines;
  std::istringstream stream(std::string(out.view()));
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(shortened(line.substr(0, line.size() - 2)));
  }
  return lines;
}

bool has(const Lines& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

std::size_t count(const Lines& lines, const std::string& text) {
  return static_cast<std::size_t>(std::count_if(
      lines.begin(), lines.end(), [&text](const std::string& line) { return line.find(text) != std::string::npos; }));
}

/// A page on a lab with one relation and one text.
Batch labPage(Iri document = kDocument) {
  Batch batch(document);
  batch.entities.push_back({document, Kind::document, std::nullopt, {{Property::url, document}}});
  Entity lab{kLab, Kind::organization};
  lab.isDescribedHere = true;
  lab.claims.push_back({Property::name, Literal::plain("Lab")});
  lab.claims.push_back({Property::parentOrganization, kClay, {kPaper}, "\u00A72", "Parent"});
  batch.entities.push_back(lab);
  return batch;
}

Batch withPassage(Batch batch) {
  batch.passages.push_back({kLab, "It makes bowls.", "en", {kClay, kAda}, {kPaper}, "p. 3"});
  return batch;
}

/// The claims among the lines.
std::set<std::string> claims(const Lines& lines) {
  std::set<std::string> nodes;
  for (const std::string& line : lines) {
    if (line.rfind("claim:", 0) == 0) {
      nodes.insert(line.substr(0, line.find(' ')));
    }
  }
  return nodes;
}

} // namespace

TEST_CASE("Without provenance there are the facts alone") {
  Batch batch = labPage();
  CHECK(mapped(batch, ProvenanceLevel::none) ==
        Lines{"doc:a.md rdf:type schema:DigitalDocument", "doc:a.md schema:url doc:a.md",
              "id:Lab rdf:type schema:Organization", "id:Lab schema:name \"Lab\"",
              "id:Lab schema:parentOrganization id:Clay"});
}

TEST_CASE("With provenance of sources what a page describes is derived from its document") {
  Batch batch = labPage();
  batch.entities.push_back({kClay, Kind::organization});
  const Lines lines = mapped(batch, ProvenanceLevel::source);
  CHECK(count(lines, "prov:wasDerivedFrom") == 1);
  CHECK(has(lines, "id:Lab prov:wasDerivedFrom doc:a.md"));
  CHECK(claims(lines).empty());
}

TEST_CASE("With provenance of claims a relation is stated again with where it comes from, a name is not") {
  Batch batch = labPage();
  const Lines lines = mapped(batch, ProvenanceLevel::claim);
  CHECK(has(lines, "id:Lab schema:parentOrganization id:Clay"));
  REQUIRE(claims(lines).size() == 1);
  const std::string claim = *claims(lines).begin();
  const Lines expected{claim + " rdf:type lin:Claim",
                       claim + " rdf:subject id:Lab",
                       claim + " rdf:predicate schema:parentOrganization",
                       claim + " rdf:object id:Clay",
                       claim + " lin:method \"Parent\"",
                       claim + " prov:wasDerivedFrom doc:a.md",
                       claim + " prov:hadPrimarySource id:Paper",
                       claim + " lin:locator \"\u00A72\""};
  CHECK(Lines(lines.end() - static_cast<std::ptrdiff_t>(expected.size()), lines.end()) == expected);
}

TEST_CASE("The same claim in two documents is one node, derived from both") {
  Batch first = withPassage(labPage());
  Batch second = withPassage(labPage(kOtherDocument));
  const Lines one = mapped(first, ProvenanceLevel::claim);
  const Lines two = mapped(second, ProvenanceLevel::claim);
  REQUIRE(claims(one).size() == 2);
  CHECK(claims(one) == claims(two));
  for (const std::string& claim : claims(one)) {
    CHECK(has(one, claim + " prov:wasDerivedFrom doc:a.md"));
    CHECK(has(two, claim + " prov:wasDerivedFrom doc:b.md"));
  }
}

TEST_CASE("Claims that differ by subject, predicate, or the form of the object are different nodes") {
  const auto nodeOf = [](Iri subject, Property property, const Term& value) {
    Batch batch(kDocument);
    batch.entities.push_back({subject, Kind::organization, std::nullopt, {{property, value}}});
    const std::set<std::string> nodes = claims(mapped(batch, ProvenanceLevel::claim));
    REQUIRE(nodes.size() == 1);
    return *nodes.begin();
  };
  const Iri year = iri("http://www.w3.org/2001/XMLSchema#gYear");
  const std::set<std::string> nodes{
      nodeOf(kLab, Property::parentOrganization, kClay),
      nodeOf(kAda, Property::parentOrganization, kClay),
      nodeOf(kLab, Property::linkedTo, kClay),
      nodeOf(kLab, Property::parentOrganization, Literal::plain(kClay.view())),
      nodeOf(kLab, Property::parentOrganization, Literal::tagged(kClay.view(), "en")),
      nodeOf(kLab, Property::foundingDate, Literal::plain("1999")),
      nodeOf(kLab, Property::foundingDate, Literal::typed("1999", year)),
  };
  CHECK(nodes.size() == 7);
}

TEST_CASE("A field without a word is a claim where it leads to a thing, and none where it is text") {
  Batch batch(kDocument);
  const Iri field = iri("https://example.org/property/kiln");
  batch.entities.push_back({kLab, Kind::organization, std::nullopt, {{field, kClay}, {field, Literal::plain("hot")}}});
  const Lines lines = mapped(batch, ProvenanceLevel::claim);
  CHECK(has(lines, "id:Lab property:kiln id:Clay"));
  CHECK(has(lines, "id:Lab property:kiln \"hot\""));
  CHECK(claims(lines).size() == 1);
  CHECK(count(lines, "rdf:object id:Clay") == 1);
}

TEST_CASE("What is said of a document is no claim") {
  Batch batch(kDocument);
  batch.entities.push_back({kDocument, Kind::document, std::nullopt, {{Property::mentions, kClay}}});
  CHECK(claims(mapped(batch, ProvenanceLevel::claim)).empty());
}

TEST_CASE("A sourced passage is a claim with its text, what it is about and what it mentions") {
  Batch batch = withPassage(Batch(kDocument));
  const Lines lines = mapped(batch, ProvenanceLevel::claim);
  REQUIRE(claims(lines).size() == 1);
  const std::string claim = *claims(lines).begin();
  CHECK(lines == Lines{claim + " rdf:type lin:Claim", claim + " schema:text \"It makes bowls.\"@en",
                       claim + " schema:about id:Lab", claim + " schema:mentions id:Clay",
                       claim + " schema:mentions id:Ada", claim + " prov:wasDerivedFrom doc:a.md",
                       claim + " prov:hadPrimarySource id:Paper", claim + " lin:locator \"p. 3\""});
}

TEST_CASE("Without claims the document mentions what its passages mention, each thing once") {
  const ProvenanceLevel level = GENERATE(ProvenanceLevel::none, ProvenanceLevel::source);
  Batch batch = withPassage(withPassage(Batch(kDocument)));
  batch.entities.push_back({kDocument, Kind::document, std::nullopt, {{Property::mentions, kClay}}});
  CHECK(mapped(batch, level) == Lines{"doc:a.md rdf:type schema:DigitalDocument", "doc:a.md schema:mentions id:Clay",
                                      "doc:a.md schema:mentions id:Ada"});
}

TEST_CASE("An author's place on a paper is a node of the paper with position, author and the name that differs") {
  Batch batch(kDocument);
  Entity paper{kPaper, Kind::paper};
  paper.authorships = {{1, kAda, "A. Quist"}, {2, kLab}};
  batch.entities.push_back(paper);
  CHECK(mapped(batch, ProvenanceLevel::none) ==
        Lines{"id:Paper rdf:type schema:ScholarlyArticle", "id:Paper lin:authorship id:Paper#authorship-1",
              "id:Paper lin:authorship id:Paper#authorship-2", "id:Paper#authorship-1 rdf:type lin:Authorship",
              "id:Paper#authorship-1 lin:position \"1\"^^xsd:integer", "id:Paper#authorship-1 schema:author id:Ada",
              "id:Paper#authorship-1 lin:nameAsPublished \"A. Quist\"", "id:Paper#authorship-2 rdf:type lin:Authorship",
              "id:Paper#authorship-2 lin:position \"2\"^^xsd:integer", "id:Paper#authorship-2 schema:author id:Lab"});
}

TEST_CASE("A second type stands beside the first") {
  Batch batch(kDocument);
  batch.entities.push_back({kClay, Kind::product, iri("http://schema.org/Dataset")});
  CHECK(mapped(batch, ProvenanceLevel::none) ==
        Lines{"id:Clay rdf:type lin:Product", "id:Clay rdf:type schema:Dataset"});
}

TEST_CASE("Other vocabularies say the same facts beside our own, but nothing in the claims") {
  Batch batch = labPage();
  const Lines lines = mapped(batch, ProvenanceLevel::claim, {"foaf", "wikidata"});
  CHECK(has(lines, "id:Lab rdf:type schema:Organization"));
  CHECK(has(lines, "id:Lab rdf:type <http://xmlns.com/foaf/0.1/Organization>"));
  CHECK(has(lines, "id:Lab rdf:type <http://www.wikidata.org/entity/Q43229>"));
  CHECK(has(lines, "id:Lab <http://xmlns.com/foaf/0.1/name> \"Lab\""));
  CHECK(has(lines, "id:Lab <http://www.wikidata.org/prop/direct/P749> id:Clay"));
  CHECK(claims(lines).size() == 1);
  CHECK(count(lines, "rdf:predicate") == 1);
}

TEST_CASE("Every vocabulary that there is aligns something") {
  const Lines plain = [] {
    Batch batch = labPage();
    batch.entities.push_back({kPaper, Kind::paper, std::nullopt, {{Property::author, kAda}}});
    return mapped(batch, ProvenanceLevel::none);
  }();
  for (const std::string_view name : Vocabulary::vocabularyNames()) {
    Batch batch = labPage();
    batch.entities.push_back({kPaper, Kind::paper, std::nullopt, {{Property::author, kAda}}});
    INFO(name);
    CHECK(mapped(batch, ProvenanceLevel::none, {std::string(name)}).size() > plain.size());
  }
}

TEST_CASE("Everything of a batch is in the graph of its document, statements of RDF in their own") {
  Batch batch = withPassage(labPage());
  const Iri graph = iri("https://example.org/graph");
  batch.statements.push_back({{kLab, iri("http://schema.org/name"), Literal::plain("x")}, graph});
  batch.statements.push_back({{kLab, iri("http://schema.org/name"), Literal::plain("y")}, std::nullopt});
  const Lines lines = mapped(batch, ProvenanceLevel::claim, {}, NTriplesSink::Graphs::written);
  CHECK(has(lines, "id:Lab schema:name \"x\" <https://example.org/graph>"));
  CHECK(has(lines, "id:Lab schema:name \"y\""));
  const auto inDocument = std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
    return line.size() > 9 && line.substr(line.size() - 9) == " doc:a.md";
  });
  CHECK(static_cast<std::size_t>(inDocument) == lines.size() - 2);
}

TEST_CASE("A thing of no known kind gets no type") {
  Batch batch(kDocument);
  batch.entities.push_back({kClay, std::nullopt, std::nullopt, {{Property::name, Literal::plain("Clay")}}});
  CHECK(mapped(batch, ProvenanceLevel::claim) == Lines{"id:Clay schema:name \"Clay\""});
}
