// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The W3C's suites for the syntaxes of RDF 1.1 (github.com/w3c/rdf-tests), where they are at hand.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <set>

#include "model/vocabulary.hpp"
#include "rdf/ntriples.hpp"
#include "rdf/parser.hpp"
#include "rdf/store.hpp"
#include "rdf/turtle.hpp"
#include "syntax/source.hpp"

using namespace linnet;

namespace {

constexpr std::string_view kManifest = "http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#";
constexpr std::string_view kBlank = "urn:x-test:blank:";

struct Suite {
  std::string folder;
  std::string base; ///< under which the suite's files are published
  Syntax syntax;
};

const std::vector<Suite>& suites() {
  static const std::vector<Suite> all{
      {"rdf-turtle", "https://w3c.github.io/rdf-tests/rdf/rdf11/rdf-turtle/", Syntax::turtle},
      {"rdf-trig", "https://w3c.github.io/rdf-tests/rdf/rdf11/rdf-trig/", Syntax::trig},
      {"rdf-n-triples", "https://w3c.github.io/rdf-tests/rdf/rdf11/rdf-n-triples/", Syntax::ntriples},
      {"rdf-n-quads", "https://w3c.github.io/rdf-tests/rdf/rdf11/rdf-n-quads/", Syntax::nquads},
  };
  return all;
}

std::string suiteFolder(const Suite& suite) {
  return std::string(LINNET_SOURCE_DIR) + "/../shared/w3c/" + suite.folder + "/";
}

struct Read {
  std::string lines;
  std::size_t errors = 0;
};

Read readAs(std::string_view text, Syntax syntax, const std::string& base) {
  Read read;
  ByteBuffer lines;
  NTriplesSink sink(lines, NTriplesSink::Graphs::written);
  parseRdf(text, {syntax, base, std::string(kBlank)}, sink, [&read](const ParseError&) { ++read.errors; });
  read.lines = lines.view();
  return read;
}

std::set<std::string> statementsOf(const std::string& lines) {
  std::set<std::string> statements;
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = lines.find('\n', begin);
    statements.insert(lines.substr(begin, end - begin));
    begin = end + 1;
  }
  return statements;
}

/// Writes the statements in a syntax and reads what was written.
std::set<std::string> rewritten(const std::string& lines, Syntax syntax) {
  ByteBuffer text;
  text.append(turtleHeader(Vocabulary::prefixes()));
  {
    TurtleSink sink(text, Vocabulary::prefixes(),
                    syntax == Syntax::trig ? TurtleSink::Graphs::written : TurtleSink::Graphs::dropped);
    parseRdf(lines, {Syntax::nquads, {}, std::string(kBlank)}, sink, [](const ParseError&) {});
    sink.finish();
  }
  const Read again = readAs(text.view(), syntax, {});
  CHECK(again.errors == 0);
  return statementsOf(again.lines);
}

/// The blank nodes' IRIs in a line, each replaced by what `names` has for it.
std::string renamed(const std::string& line, const std::map<std::string, std::string>& names) {
  std::string result = line;
  for (std::size_t i = result.find(kBlank); i != std::string::npos; i = result.find(kBlank, i + 1)) {
    const std::size_t end = result.find('>', i);
    const auto name = names.find(result.substr(i, end - i));
    result.replace(i, end - i, name == names.end() ? std::string(kBlank) : name->second);
  }
  return result;
}

std::set<std::string> blanksOf(const std::set<std::string>& statements) {
  std::set<std::string> blanks;
  for (const std::string& line : statements) {
    for (std::size_t i = line.find(kBlank); i != std::string::npos; i = line.find(kBlank, i + 1)) {
      blanks.insert(line.substr(i, line.find('>', i) - i));
    }
  }
  return blanks;
}

/// Names each blank node by what is said of it, round by round: graphs that are alike get the same names.
std::multiset<std::string> canonical(const std::set<std::string>& statements) {
  std::map<std::string, std::string> names;
  for (std::size_t round = 0; round < 8; ++round) {
    std::map<std::string, std::string> next;
    for (const std::string& blank : blanksOf(statements)) {
      std::multiset<std::string> about;
      for (const std::string& line : statements) {
        std::map<std::string, std::string> marked = names;
        marked[blank] = std::string(kBlank) + "this";
        if (line.find(blank + ">") != std::string::npos) {
          about.insert(renamed(line, marked));
        }
      }
      std::string all;
      for (const std::string& line : about) {
        all += line;
      }
      next[blank] = std::string(kBlank) + std::to_string(std::hash<std::string>{}(all));
    }
    names = next;
  }
  std::multiset<std::string> lines;
  for (const std::string& line : statements) {
    lines.insert(renamed(line, names));
  }
  return lines;
}

std::string fileOf(const Store& manifest, Iri test, std::string_view property) {
  const std::optional<Term> file = manifest.object(test, *Iri::parse(std::string(kManifest) + std::string(property)));
  const auto* const iri = file ? std::get_if<Iri>(&*file) : nullptr;
  return iri == nullptr ? std::string() : std::string(iri->view().substr(iri->view().rfind('/') + 1));
}

/// Both hold one statement with `<http:g>`, which is refused: an http IRI without a host is no IRI for the strictest
/// stores.
bool hasHostlessIri(std::string_view file) {
  return file.starts_with("IRI-resolution-07.");
}

void checkTest(const Suite& suite, const Store& manifest, Iri test, std::string_view type) {
  const std::string action = fileOf(manifest, test, "action");
  INFO(suite.folder << "/" << action);
  const Read read = readAs(readFile(suiteFolder(suite) + action, 1U << 24U).bytes, suite.syntax, suite.base + action);
  if (type.find("Negative") != std::string_view::npos) {
    CHECK(read.errors > 0);
    return;
  }
  CHECK(read.errors == (hasHostlessIri(action) ? 1U : 0U));
  const std::set<std::string> statements = statementsOf(read.lines);
  const bool namesGraphs = hasGraphs(suite.syntax);
  CHECK(rewritten(read.lines, namesGraphs ? Syntax::trig : Syntax::turtle) == statements);
  CHECK(statementsOf(readAs(read.lines, Syntax::nquads, {}).lines) == statements);
  const std::string result = fileOf(manifest, test, "result");
  if (!result.empty()) {
    const Read expected = readAs(readFile(suiteFolder(suite) + result, 1U << 24U).bytes, Syntax::nquads, {});
    CHECK(canonical(statements) == canonical(statementsOf(expected.lines)));
  }
}

} // namespace

TEST_CASE("The W3C's suites are read, written and refused as they demand") {
  const Iri typeIri = *Iri::parse("http://www.w3.org/1999/02/22-rdf-syntax-ns#type");
  for (const Suite& suite : suites()) {
    if (!std::filesystem::exists(suiteFolder(suite) + "manifest.ttl")) {
      WARN(suite.folder << " is not here and was passed over");
      continue;
    }
    Store manifest;
    const std::string text = readFile(suiteFolder(suite) + "manifest.ttl", 1U << 24U).bytes;
    parseRdf(text, {Syntax::turtle, suite.base + "manifest.ttl", "urn:x-test:manifest:"}, manifest,
             [](const ParseError& error) { FAIL("manifest:" << error.line << ": " << error.reason); });
    std::size_t count = 0;
    for (const Triple& triple : manifest.match(std::nullopt, typeIri, std::nullopt)) {
      const auto* const type = std::get_if<Iri>(&triple.object);
      if (type != nullptr && type->view().starts_with("http://www.w3.org/ns/rdftest#Test")) {
        checkTest(suite, manifest, triple.subject, type->view());
        ++count;
      }
    }
    CHECK(count > 50);
  }
}
