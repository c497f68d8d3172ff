// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "readers/vault_of.hpp"

using namespace linnet;

namespace {

/// The claim whose text this is; empty where there is none.
std::string claimOf(const ConvertedVault& vault, const std::string& text) {
  for (const std::string& statement : vault.statements) {
    if (statement.find(" schema:text \"" + text + "\"") != std::string::npos) {
      return statement.substr(0, statement.find(' '));
    }
  }
  return {};
}

ConvertedVault page(const std::string& body) {
  return vaultOf({{"P.md", "# P\n\n" + body}}, ProvenanceLevel::claim);
}

} // namespace

TEST_CASE("A sourced passage is a claim about the page, in its language, with what it links to and every source") {
  const ConvertedVault vault = page("[[Kiln]] は熱い。(Source: [[A]], [[B]])\n");
  const std::string claim = claimOf(vault, "Kiln は熱い。");
  REQUIRE_FALSE(claim.empty());
  CHECK(vault.has(claim + " rdf:type lin:Claim"));
  CHECK(vault.has(claim + " schema:text \"Kiln は熱い。\"@ja"));
  CHECK(vault.has(claim + " schema:about id:P"));
  CHECK(vault.has(claim + " schema:mentions id:Kiln"));
  CHECK(vault.has(claim + " prov:hadPrimarySource id:A"));
  CHECK(vault.has(claim + " prov:hadPrimarySource id:B"));
  CHECK(vault.has(claim + " prov:wasDerivedFrom doc:P.md"));
  CHECK_FALSE(vault.has("doc:P.md schema:mentions id:Kiln"));
}

TEST_CASE("Source markers are read in all their forms") {
  for (const std::string marker : {"(Source: [[A]])", "（Source: [[A]]）", "（出典：[[A]]）", "(source: [[A]], turn 2)",
                                   "[Source: [[A]]]", "(来源：[[A]])", "(Source: [x](A.md))", "[^1]\n\n[^1]: [[A]]"}) {
    INFO(marker);
    const ConvertedVault vault =
        vaultOf({{"P.md", "# P\n\nClay is warm. " + marker + "\n"}, {"A.md", ""}}, ProvenanceLevel::claim);
    const std::string claim = claimOf(vault, "Clay is warm.");
    REQUIRE_FALSE(claim.empty());
    CHECK(vault.has(claim + " prov:hadPrimarySource id:A"));
  }
}

TEST_CASE("A path in a footnote is a document") {
  const ConvertedVault vault = page("Clay is warm.^[raw/articles/clay.md]\n");
  CHECK(vault.has(claimOf(vault, "Clay is warm.") + " prov:hadPrimarySource doc:raw/articles/clay.md"));
}

TEST_CASE("A locator is kept, and a marker before the full stop belongs to its sentence") {
  const ConvertedVault vault = page("粘土は温かい(Source: [[A]] §8)。次の文。\n");
  const std::string claim = claimOf(vault, "粘土は温かい。");
  REQUIRE_FALSE(claim.empty());
  CHECK(vault.has(claim + " lin:locator \"§8\""));
}

TEST_CASE("A passage reaches back to the marker, heading or list item before it") {
  const ConvertedVault vault = page("One. (Source: [[A]])\n\nTwo.\n\nThree. (Source: [[B]])\n\n## Four\n\nFive. "
                                    "(Source: [[C]])\n- Six. (Source: [[D]])\n- Seven.\n- (Source: [[E]])\n");
  for (const std::string text : {"One.", "Two. Three.", "Five.", "Six.", "Seven."}) {
    INFO(text);
    CHECK_FALSE(claimOf(vault, text).empty());
  }
}

TEST_CASE("A source on a labelled list belongs to what the list states") {
  const ConvertedVault vault = vaultOf(
      {{"P.md", "---\nentity_type: org\n---\n- Parent company: [[B]] (Source: [[A]])\n"}}, ProvenanceLevel::claim);
  CHECK(vault.has("id:P schema:parentOrganization id:B"));
  CHECK(vault.mentions("prov:hadPrimarySource id:A"));
}

TEST_CASE("Sources of a page are its entity's") {
  const ConvertedVault vault = page("## Sources\n\n- [[A]]\n- [[B]]\n");
  CHECK(vault.has("id:P prov:hadPrimarySource id:A"));
  CHECK(vaultOf({{"P.md", "---\nsources:\n  - raw/a.md\n  - \"[[B]]\"\n---\n"}})
            .has("id:P prov:hadPrimarySource doc:raw/a.md"));
}

TEST_CASE("Text that has been replaced is no statement, and what is folded states nothing") {
  const ConvertedVault vault = page("> [!note]- 編纂前の観察 2026-09\n> [[Old]] だった。(Source: [[A]])\n\n> [!info]- "
                                    "More\n> [[Kiln]] (Source: [[A]])\n");
  CHECK_FALSE(vault.mentions("id:Old"));
  CHECK_FALSE(vault.mentions("schema:text"));
  CHECK(vault.has("doc:P.md schema:mentions id:Kiln"));
}

TEST_CASE("The same claim on two pages is one node with two documents") {
  const std::string text = "---\nentity_type: person\naffiliation: \"[[L]]\"\n---\n";
  const ConvertedVault vault =
      vaultOf({{"A.md", text}, {"L.md", "---\nentity_type: org\nmembers: \"[[A]]\"\n---\n"}}, ProvenanceLevel::claim);
  CHECK(vault.beginning("id:A schema:affiliation").size() == 1);
  std::size_t documents = 0;
  for (const std::string& statement : vault.statements) {
    documents +=
        statement.rfind("claim:", 0) == 0 && statement.find("prov:wasDerivedFrom") != std::string::npos ? 1 : 0;
  }
  CHECK(documents == 2);
}

TEST_CASE("A link in an inline footnote is a source, and an empty marker is none") {
  const ConvertedVault vault = page("Fact seven^[see [[S4]]]. Fact eight. (Source: )\n");
  CHECK(vault.has(claimOf(vault, "Fact seven.") + " prov:hadPrimarySource id:S4"));
  CHECK(claimOf(vault, "Fact eight.").empty());
}

TEST_CASE("A space may stand between a product and its paper") {
  const Pages pages{{"P.md", "[[Qux]] ([[@2024__V__Other - x]])"}, {"Qux.md", "---\ntype: tool\n---\n"}};
  CHECK(vaultOf(pages).has("id:Qux schema:subjectOf id:@2024__V__Other_-_x"));
}
