// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <filesystem>

#include "readers/vault_of.hpp"
#include "syntax/source.hpp"

using namespace linnet;

namespace {

std::string textOf(const std::string& path) {
  return readFile(std::string(LINNET_SOURCE_DIR) + path, 1U << 20U).bytes;
}

std::size_t typed(const ConvertedVault& vault, const std::string& kind) {
  return static_cast<std::size_t>(
      std::count_if(vault.statements.begin(), vault.statements.end(), [&kind](const std::string& statement) {
        return statement.find(" rdf:type " + kind + " .") != std::string::npos;
      }));
}

std::size_t with(const ConvertedVault& vault, const std::string& property) {
  return static_cast<std::size_t>(
      std::count_if(vault.statements.begin(), vault.statements.end(), [&property](const std::string& statement) {
        return statement.compare(statement.find(' '), property.size() + 2, " " + property + " ") == 0;
      }));
}

/// The graph with the document's IRI replaced.
std::set<std::string> graphOf(const ConvertedVault& vault, const std::string& document) {
  std::set<std::string> graph;
  for (std::string statement : vault.statements) {
    for (std::size_t i = statement.find(document); i != std::string::npos; i = statement.find(document, i)) {
      statement.replace(i, document.size(), "doc:it");
    }
    graph.insert(statement);
  }
  return graph;
}

void checkSeed(const std::string& page) {
  const ConvertedVault vault = vaultOf({{"ByteDance Seed.md", page}}, ProvenanceLevel::claim);
  CHECK(typed(vault, "schema:Person") == 5);
  CHECK(typed(vault, "schema:ScholarlyArticle") == 6);
  CHECK(typed(vault, "lin:Product") == 7);
  CHECK(typed(vault, "schema:Organization") == 4);
  CHECK(with(vault, "schema:text") == 5);
  CHECK(with(vault, "schema:affiliation") == 5);
  CHECK(with(vault, "schema:creator") == 4);
  CHECK(with(vault, "schema:subjectOf") == 6);
  for (const char* product : {"Mycroft", "DAPO", "veScale", "veScale-FSDP", "MegaScale-Omni", "SDCHunter", "AEGIS"}) {
    CHECK(vault.has(std::string("id:") + product + " rdf:type lin:Product"));
  }
  CHECK(vault.has("id:ByteDance_Seed schema:parentOrganization id:ByteDance"));
  CHECK(vault.has("id:ByteDance_Seed org:linkedTo id:Tsinghua_University"));
  CHECK_FALSE(vault.mentions("id:Yun_Zhang"));

  const ConvertedVault unnamed = vaultOf({{"page-0001.txt", page}}, ProvenanceLevel::claim);
  CHECK(graphOf(unnamed, "doc:page-0001.txt") == graphOf(vault, "doc:ByteDance%20Seed.md"));
}

} // namespace

TEST_CASE("A page gives the same graph with and without its line breaks") {
  const std::string lines = textOf("/fixtures/vault/lines/input/ByteDance Seed.md");
  const std::string flat = textOf("/fixtures/vault/flat/input/ByteDance Seed.md");
  REQUIRE(lines.find('\n') < 100);
  REQUIRE(flat.find('\n') == std::string::npos);
  const ConvertedVault whole = vaultOf({{"ByteDance Seed.md", lines}}, ProvenanceLevel::claim);
  const ConvertedVault recovered = vaultOf({{"ByteDance Seed.md", flat}}, ProvenanceLevel::claim);
  CHECK(whole.statements == recovered.statements);
  CHECK(recovered.told(Code::lostLineBreaks) == 1);
  CHECK(whole.told(Code::lostLineBreaks) == 0);
}

TEST_CASE("A flattened page of an organization gives all that it states, whatever its file is called") {
  checkSeed(textOf("/fixtures/vault/flat/input/ByteDance Seed.md"));
}

TEST_CASE("So does the page that the project began with, where it is at hand") {
  const std::string path = "/../shared/seed/ByteDance Seed.md";
  if (!std::filesystem::exists(std::string(LINNET_SOURCE_DIR) + path)) {
    WARN("the page is not here and was passed over");
    return;
  }
  checkSeed(textOf(path));
}
