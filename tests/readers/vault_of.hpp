// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Converts a vault that stands in a test's own text.
#ifndef LINNET_TESTS_READERS_VAULT_OF_HPP
#define LINNET_TESTS_READERS_VAULT_OF_HPP

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "mapping/mapper.hpp"
#include "rdf/ntriples.hpp"
#include "readers/vault.hpp"

namespace linnet {

/// Pages by their paths.
using Pages = std::vector<std::pair<std::string, std::string>>;

/// What came of a vault: its statements as lines of N-Triples with short prefixes, and what was told.
struct ConvertedVault {
  std::set<std::string> statements;
  Diagnostics diagnostics;

  bool has(const std::string& statement) const { return statements.count(statement + " .") > 0; }

  /// The statements that begin so.
  std::vector<std::string> beginning(const std::string& begin) const {
    std::vector<std::string> found;
    std::copy_if(statements.begin(), statements.end(), std::back_inserter(found),
                 [&begin](const std::string& statement) { return statement.rfind(begin, 0) == 0; });
    return found;
  }

  /// Does any statement hold the text?
  bool mentions(const std::string& text) const {
    return std::any_of(statements.begin(), statements.end(),
                       [&text](const std::string& statement) { return statement.find(text) != std::string::npos; });
  }

  std::size_t told(Code code) const {
    return static_cast<std::size_t>(
        std::count_if(diagnostics.begin(), diagnostics.end(), [code](const Diagnostic& d) { return d.code == code; }));
  }
};

inline std::string shortened(std::string line) {
  const std::vector<std::pair<std::string, std::string>> prefixes{
      {"https://example.org/id/", "id:"},
      {"https://example.org/doc/", "doc:"},
      {"https://example.org/property/", "property:"},
      {"https://example.org/claim/", "claim:"},
      {"http://schema.org/", "schema:"},
      {"https://w3id.org/linnet/ns#", "lin:"},
      {"http://www.w3.org/ns/prov#", "prov:"},
      {"http://www.w3.org/ns/org#", "org:"},
      {"http://www.w3.org/2004/02/skos/core#", "skos:"},
      {"http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf:"},
      {"http://www.w3.org/2001/XMLSchema#", "xsd:"},
  };
  for (const auto& [space, prefix] : prefixes) {
    for (std::size_t i = line.find("<" + space); i != std::string::npos; i = line.find("<" + space, i)) {
      line.replace(i, space.size() + 1, prefix);
      line.erase(line.find('>', i), 1);
    }
  }
  return line;
}

/// What the pages tell the run's other readers.
inline void addPagesOf(const Pages& pages, KnownPages& known) {
  static const Vocabulary vocabulary;
  static const Labels labels;
  static const IriMinter minter = *IriMinter::make("https://example.org/");
  const std::unique_ptr<Reader> reader = makeVaultReader({}, minter, labels, vocabulary);
  Diagnostics diagnostics;
  for (const auto& [path, text] : pages) {
    Record record;
    record.path = path;
    record.relativePath = path;
    record.bytes = text;
    reader->index(reader->survey(record, diagnostics));
  }
  reader->resolve(diagnostics);
  reader->addPages(known);
}

inline ConvertedVault vaultOf(const Pages& pages, ProvenanceLevel provenance = ProvenanceLevel::none,
                              const VaultOptions& options = {}) {
  static const Vocabulary vocabulary;
  static const Labels labels;
  static const IriMinter minter = *IriMinter::make("https://example.org/");
  const std::unique_ptr<Reader> reader = makeVaultReader(options, minter, labels, vocabulary);
  ConvertedVault vault;
  std::vector<Record> records;
  for (const auto& [path, text] : pages) {
    Record record;
    record.number = records.size();
    record.path = path;
    record.relativePath = path;
    record.bytes = text;
    records.push_back(record);
    reader->index(reader->survey(record, vault.diagnostics));
  }
  reader->resolve(vault.diagnostics);
  const Mapper mapper(vocabulary, minter, {provenance, {}});
  ByteBuffer buffer;
  NTriplesSink sink(buffer, NTriplesSink::Graphs::dropped);
  for (const Record& record : records) {
    Arena arena;
    Batch batch(reader->documentOf(record, arena));
    reader->read(record, batch, vault.diagnostics, [](Outcome) {});
    mapper.map(batch, sink);
  }
  const std::string lines(buffer.view());
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = lines.find('\n', begin);
    vault.statements.insert(shortened(lines.substr(begin, end - begin)));
    begin = end + 1;
  }
  return vault;
}

} // namespace linnet

#endif
