// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "mapping/shapes.hpp"
#include "model/ontology_files.hpp"
#include "rdf/parser.hpp"

using namespace linnet;

namespace {

constexpr std::string_view kPrefixes = "@prefix : <https://kiln.example/> .\n"
                                       "@prefix sh: <http://www.w3.org/ns/shacl#> .\n"
                                       "@prefix schema: <http://schema.org/> .\n"
                                       "@prefix org: <http://www.w3.org/ns/org#> .\n"
                                       "@prefix prov: <http://www.w3.org/ns/prov#> .\n"
                                       "@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .\n"
                                       "@prefix lin: <https://w3id.org/linnet/ns#> .\n"
                                       "@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .\n";

void read(const std::string& turtle, Store& store) {
  parseRdf(turtle, {Syntax::turtle, {}, "urn:x-test:"}, store,
           [](const ParseError& error) { FAIL(error.line << ": " << error.reason); });
}

/// What the shapes, or those of the ontology, say of the data.
std::vector<std::string> violations(const std::string& data, const std::string& shapes) {
  Store dataStore;
  Store shapeStore;
  read(std::string(kPrefixes) + data, dataStore);
  read(shapes, shapeStore);
  std::vector<std::string> messages;
  for (const Violation& violation : validate(dataStore, shapeStore)) {
    messages.push_back(violation.message);
  }
  return messages;
}

/// Does the value `:it :p <values>` conform to a property's constraint?
bool conforms(const std::string& values, const std::string& constraint) {
  const std::string data = ":it a :Thing . " + (values.empty() ? "" : ":it :p " + values + " .");
  return violations(data, std::string(kPrefixes) + ":Shape sh:targetClass :Thing ; sh:property [ sh:path :p ; " +
                              constraint + " ] .")
      .empty();
}

std::vector<std::string> ofOntology(const std::string& data) {
  return violations(data, std::string(shapesTurtle()));
}

using Messages = std::vector<std::string>;

} // namespace

TEST_CASE("Counts of values are held to the least and the most") {
  CHECK(conforms("1", "sh:minCount 1"));
  CHECK_FALSE(conforms("", "sh:minCount 1"));
  CHECK_FALSE(conforms("1", "sh:minCount 2"));
  CHECK(conforms("1, 2", "sh:maxCount 2"));
  CHECK_FALSE(conforms("1, 2, 3", "sh:maxCount 2"));
  CHECK(conforms("", "sh:maxCount 0"));
  CHECK_FALSE(conforms("1", "sh:maxCount 0"));
}

TEST_CASE("Values are held to being an IRI or a literal") {
  CHECK(conforms(":a", "sh:nodeKind sh:IRI"));
  CHECK_FALSE(conforms("\"https://kiln.example/a\"", "sh:nodeKind sh:IRI"));
  CHECK(conforms("1", "sh:nodeKind sh:Literal"));
  CHECK_FALSE(conforms("1, :a", "sh:nodeKind sh:Literal"));
}

TEST_CASE("Values are held to their datatype") {
  CHECK(conforms("1", "sh:datatype xsd:integer"));
  CHECK_FALSE(conforms("\"1\"", "sh:datatype xsd:integer"));
  CHECK_FALSE(conforms("1.0", "sh:datatype xsd:integer"));
  CHECK_FALSE(conforms("xsd:integer", "sh:datatype xsd:integer"));
}

TEST_CASE("Plain text has the datatype xsd:string, tagged text rdf:langString") {
  CHECK(conforms("\"a\"", "sh:datatype xsd:string"));
  CHECK_FALSE(conforms("\"a\"@en", "sh:datatype xsd:string"));
  CHECK(conforms("\"a\"@en", "sh:datatype rdf:langString"));
}

TEST_CASE("Values are held to a class") {
  CHECK(conforms(":a . :a a :Kiln", "sh:class :Kiln"));
  CHECK_FALSE(conforms(":a", "sh:class :Kiln"));
  CHECK_FALSE(conforms("\"a\"", "sh:class :Kiln"));
}

TEST_CASE("Values are held to a pattern") {
  CHECK(conforms("\"doi:10.1\"", "sh:pattern \"^[a-z]+:.+\""));
  CHECK_FALSE(conforms("\"10.1\"", "sh:pattern \"^[a-z]+:.+\""));
  CHECK(conforms("\"xay\"", "sh:pattern \"a\""));
  CHECK(conforms(":abc", "sh:pattern \"abc$\""));
}

TEST_CASE("Text that is too long for a pattern does not conform, and ends nothing") {
  CHECK_FALSE(conforms("\"doi:" + std::string(1000000, 'a') + "\"", "sh:pattern \"^[a-z]+:.+\""));
}

TEST_CASE("Values are held to a list") {
  CHECK(conforms(":a, 2", "sh:in ( :a :b 2 )"));
  CHECK_FALSE(conforms(":c", "sh:in ( :a :b 2 )"));
  CHECK_FALSE(conforms("\"2\"", "sh:in ( :a :b 2 )"));
  CHECK_FALSE(conforms(":a", "sh:in ()"));
}

TEST_CASE("A value that has to be there is missed") {
  CHECK(conforms(":a, :b", "sh:hasValue :a"));
  CHECK_FALSE(conforms(":b", "sh:hasValue :a"));
  CHECK_FALSE(conforms("", "sh:hasValue :a"));
}

TEST_CASE("One of several shapes is enough, or all of them are needed") {
  const std::string members = "( [ sh:datatype xsd:gYear ] [ sh:pattern \"^2\" ] )";
  CHECK(conforms("\"1999\"^^xsd:gYear", "sh:or " + members));
  CHECK(conforms("\"2x\"", "sh:or " + members));
  CHECK_FALSE(conforms("\"1999\"", "sh:or " + members));
  CHECK(conforms("\"2001\"^^xsd:gYear", "sh:and " + members));
  CHECK_FALSE(conforms("\"1999\"^^xsd:gYear", "sh:and " + members));
}

TEST_CASE("Shapes within a shape look at the properties of the value") {
  const std::string shape = "sh:or ( [ sh:property [ sh:path :q ; sh:minCount 1 ] ] [ sh:nodeKind sh:Literal ] )";
  CHECK(conforms(":a . :a :q 1", shape));
  CHECK(conforms("1", shape));
  CHECK_FALSE(conforms(":a", shape));
}

TEST_CASE("A violation names the thing, the property and what the shape says") {
  Store data;
  Store shapes;
  read(std::string(kPrefixes) + ":it a :Thing . :other a :Other .", data);
  read(std::string(kPrefixes) +
           ":Shape sh:targetClass :Thing ; sh:property [ sh:path :p ; sh:minCount 1 ; sh:message \"it has a p\" ] .",
       shapes);
  const std::vector<Violation> found = validate(data, shapes);
  REQUIRE(found.size() == 1);
  CHECK(found[0].focus == "https://kiln.example/it");
  CHECK(found[0].path == "https://kiln.example/p");
  CHECK(found[0].message == "it has a p");
}

TEST_CASE("The ontology's shapes: good data of each class conforms") {
  CHECK(ofOntology(":o a schema:Organization ; schema:name \"O\" ; schema:foundingDate \"1999\"^^xsd:gYear ;"
                   " schema:identifier \"ror:05xyz\" ; schema:parentOrganization :q ; org:linkedTo :r ."
                   ":p a schema:ScholarlyArticle ; schema:name \"P\"@en ; schema:author :h ; lin:authorship :n ;"
                   " schema:datePublished \"2024-05\"^^xsd:gYearMonth ; schema:identifier \"doi:10.1/x\" ."
                   ":n a lin:Authorship ; lin:position 1 ; schema:author :h ."
                   ":h a schema:Person ; schema:name \"H\" ; schema:affiliation :o ."
                   ":x a lin:Product ; schema:name \"X\" ; schema:creator :o ; lin:productKind \"model\" ."
                   ":v a lin:Venue ; schema:name \"V\" ."
                   ":c a lin:Claim ; rdf:subject :o ; rdf:predicate org:linkedTo ; rdf:object :r ;"
                   " prov:wasDerivedFrom :d ."
                   ":t a lin:Claim ; schema:text \"words\" ; schema:about :o ; prov:wasDerivedFrom :d ."
                   ":d a schema:DigitalDocument ; schema:url :d ; schema:dateCreated \"2024-05-01\"^^xsd:date .")
            .empty());
}

TEST_CASE("The ontology's shapes: each rule is broken by bad data") {
  const auto [data, message] = GENERATE(table<std::string, std::string>({
      {":o a schema:Organization .", "an organization has a name"},
      {":o a schema:Organization ; schema:name \"O\" ; schema:parentOrganization \"Q\" .",
       "a parent organization is an IRI"},
      {":o a schema:Organization ; schema:name \"O\" ; org:linkedTo \"Q\" .", "a partner is an IRI"},
      {":o a schema:Organization ; schema:name \"O\" ; schema:foundingDate \"long ago\" .",
       "a founding date is one gYear, gYearMonth or date"},
      {":o a schema:Organization ; schema:name \"O\" ; schema:identifier \"05xyz\" .",
       "an identifier begins with its scheme: ror:\u2026"},
      {":o a schema:Organization ; schema:name \"O\" ; schema:sameAs \"x\" .", "sameAs is an IRI"},
      {":p a schema:ScholarlyArticle .", "a paper has a title"},
      {":p a schema:ScholarlyArticle ; schema:name \"P\" ; schema:datePublished \"soon\" .",
       "a date of publication is a gYear, gYearMonth or date"},
      {":p a schema:ScholarlyArticle ; schema:name \"P\" ; schema:author \"H\" .", "an author is an IRI"},
      {":p a schema:ScholarlyArticle ; schema:name \"P\" ; lin:authorship :n .", "an authorship is a lin:Authorship"},
      {":p a schema:ScholarlyArticle ; schema:name \"P\" ; schema:isPartOf \"V\" .", "a venue is an IRI"},
      {":x a lin:Product .", "a product has a name"},
      {":x a lin:Product ; schema:name \"X\" ; schema:creator \"O\" .", "a creator is an IRI"},
      {":x a lin:Product ; schema:name \"X\" ; lin:productKind :k .", "a kind of product is a word"},
      {":h a schema:Person .", "a person has a name"},
      {":h a schema:Person ; schema:name \"H\" ; schema:affiliation \"O\" .", "an affiliation is an IRI"},
      {":v a lin:Venue .", "a venue has a name"},
      {":n a lin:Authorship ; schema:author :h ; lin:position 0 .", "an authorship has one position from 1"},
      {":n a lin:Authorship ; schema:author :h ; lin:position 1, 2 .", "an authorship has one position from 1"},
      {":n a lin:Authorship ; lin:position 1 .", "an authorship has an author"},
      {":c a lin:Claim ; rdf:subject :o ; rdf:predicate :p ; prov:wasDerivedFrom :d .",
       "a claim has a subject, predicate and object, or a text and what it is about"},
      {":c a lin:Claim ; schema:text \"w\" ; schema:about :o .", "a claim is derived from a document"},
      {":c a lin:Claim ; schema:text \"w\", \"v\" ; schema:about :o ; prov:wasDerivedFrom :d .",
       "a claim has one text"},
      {":d a schema:DigitalDocument .", "a document has an address"},
      {":d a schema:DigitalDocument ; schema:url :d ; schema:name \"D\" .", "a document has no name"},
      {":d a schema:DigitalDocument ; schema:url :d ; schema:dateModified \"now\" .",
       "a date of change is a gYear, gYearMonth or date"},
  }));
  INFO(data);
  CHECK(ofOntology(data) == Messages{message});
}
