// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/readers.hpp"

#include <algorithm>

#include "rdf/syntax.hpp"
#include "readers/bibtex.hpp"
#include "readers/crossref.hpp"
#include "readers/csl_json.hpp"
#include "readers/csv.hpp"
#include "readers/datacite.hpp"
#include "readers/dblp.hpp"
#include "readers/json.hpp"
#include "readers/openalex.hpp"
#include "readers/orcid.hpp"
#include "readers/rdf.hpp"
#include "readers/record_formats.hpp"
#include "readers/ror.hpp"
#include "readers/wikidata.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

std::string_view nameOfSyntax(Syntax syntax) {
  switch (syntax) {
  case Syntax::turtle:
    return "turtle";
  case Syntax::ntriples:
    return "ntriples";
  case Syntax::nquads:
    return "nquads";
  case Syntax::trig:
    break;
  }
  return "trig";
}

// A first line that begins with an IRI or blank node and ends with a full stop, with three terms or four.
std::string_view lineSyntax(std::string_view text) {
  const std::string_view line = trim(text.substr(0, text.find('\n')));
  if ((!line.starts_with('<') && !line.starts_with("_:")) || !line.ends_with('.')) {
    return {};
  }
  const std::string_view terms = trim(line.substr(0, line.size() - 1));
  const std::size_t lastSpace = terms.rfind(' ');
  const bool endsInIri = terms.ends_with('>') && lastSpace != kNone && terms[lastSpace + 1] == '<';
  const std::string_view before = endsInIri ? trim(terms.substr(0, lastSpace)) : std::string_view();
  const bool hasFourTerms = before.ends_with('"') || std::count(before.begin(), before.end(), '>') > 2;
  return hasFourTerms ? "nquads" : "ntriples";
}

// What stands behind the lines of comments at the beginning of RDF: in Markdown they would be headings.
std::string_view withoutComments(std::string_view text) {
  while (text.starts_with('#')) {
    text = trim(text.substr(std::min(text.find('\n'), text.size())));
  }
  return text;
}

std::string_view formatOfText(std::string_view text) {
  constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
  text = trim(text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text);
  const std::string_view statements = withoutComments(text);
  if (statements.starts_with("@prefix") || statements.starts_with("@base") || statements.starts_with("PREFIX ") ||
      statements.starts_with("BASE ")) {
    return statements.find('{') != kNone ? "trig" : "turtle";
  }
  if (const std::string_view syntax = lineSyntax(statements); !syntax.empty()) {
    return syntax;
  }
  const bool isMarkdown = text.starts_with("# ") || text.starts_with("---\n") || text.starts_with("---\r\n") ||
                          text.find("[[") != kNone || text.find("\n# ") != kNone || text.find("\n## ") != kNone;
  return isMarkdown ? "vault" : "";
}

ReferenceContext referenceContext(const ReaderContext& context) {
  return {context.minter, context.known, context.records};
}

ObjectContext objectContext(const ReaderContext& context) {
  return {context.minter, context.labels, context.vocabulary, context.records};
}

} // namespace

const std::vector<Format>& formats() {
  static const std::vector<Format> all{
      {"vault", "folders of Markdown pages (Obsidian, Logseq, LLM wikis), single pages",
       "organizations, papers, products, people, concepts; their relations; sourced passages; links",
       [](const ReaderContext& context) {
         return makeVaultReader(context.vault, context.minter, context.labels, context.vocabulary);
       }},
      {"openalex", "OpenAlex snapshot and API (JSON Lines, JSON; .gz), tables of merged ids",
       "works with authorships, institutions, venue, references, funders, keywords, abstract; authors; institutions; "
       "sources",
       [](const ReaderContext& context) { return makeOpenAlexReader(context.records, context.minter); }, true},
      {"ror", "dumps of the Research Organization Registry (JSON, .zip), versions 1 and 2; its API",
       "organizations: names, relationships, links, external ids, country",
       [](const ReaderContext& context) { return makeRorReader(context.records, context.minter); }},
      {"crossref", "Crossref REST API and public data file (JSON, JSON Lines; .gz)",
       "works with authors, affiliations, venue, date, references, funders, abstract",
       [](const ReaderContext& context) { return makeCrossrefReader(context.records, context.minter); }},
      {"datacite", "DataCite REST API and public data file (JSON, JSON Lines; .gz, .tar)",
       "software, datasets and models as products, texts as papers, with creators, licence, version, what describes "
       "them",
       [](const ReaderContext& context) { return makeDataCiteReader(context.records, context.minter); }},
      {"dblp", "dblp's dump and its records (XML; .gz), answers of its search API (JSON, XML)",
       "publications with authors in order, editors, venue, year, identifiers, volume; people with names, affiliations",
       [](const ReaderContext& context) { return makeDblpReader(context.records, context.minter, context.known); }},
      {"orcid", "ORCID records and summaries (XML 3.0; .tar.gz), the public API's JSON",
       "public parts: people with names, links, affiliations and their dates; works with title, date, venue, own ids",
       [](const ReaderContext& context) { return makeOrcidReader(context.records, context.minter, context.known); }},
      {"wikidata", "Wikidata's entity dump (JSON; .gz, .bz2), single entities, the API's answers",
       "items: labels, aliases, identifiers, kind, the statements that the ontology has a property for",
       [](const ReaderContext& context) { return makeWikidataReader(context.records, context.minter); }},
      {"bibtex", "bibliographies in BibTeX and BibLaTeX (.bib)",
       "papers, books, software and data with authors in order, identifiers, venue, date, keywords, abstract; other "
       "fields under their own names",
       [](const ReaderContext& context) { return makeBibtexReader(context.records, context.minter, context.known); }},
      {"csl-json", "CSL-JSON of Zotero, Mendeley, citation-js, doi.org (JSON, JSON Lines)",
       "papers, books, software, datasets with authors in order, container, date, identifiers, also those in notes",
       [](const ReaderContext& context) { return makeCslJsonReader(referenceContext(context)); }},
      {"csv", "tables with a header (.csv; also with ; | or tab between cells)",
       "a row a thing, by the names of the columns (those of ontology/labels.ttl); others under their own names",
       [](const ReaderContext& context) { return makeCsvReader(objectContext(context)); }},
      {"tsv", "the same (.tsv)", "as of csv",
       [](const ReaderContext& context) { return makeCsvReader(objectContext(context)); }},
      {"json", "JSON, JSON Lines, concatenated JSON of no known shape",
       "an object a thing, by the names of its keys, nested ones too; others under their own names",
       [](const ReaderContext& context) { return makeJsonReader(objectContext(context)); }},
      {"turtle", "RDF 1.1 Turtle (.ttl)", "its statements",
       [](const ReaderContext& context) { return makeRdfReader(Syntax::turtle, context.minter); }},
      {"ntriples", "RDF 1.1 N-Triples (.nt)", "its statements",
       [](const ReaderContext& context) { return makeRdfReader(Syntax::ntriples, context.minter); }},
      {"nquads", "RDF 1.1 N-Quads (.nq)", "its statements with their graphs",
       [](const ReaderContext& context) { return makeRdfReader(Syntax::nquads, context.minter); }},
      {"trig", "RDF 1.1 TriG (.trig)", "its statements with their graphs",
       [](const ReaderContext& context) { return makeRdfReader(Syntax::trig, context.minter); }},
  };
  return all;
}

const Format* formatNamed(std::string_view name) {
  const auto found =
      std::find_if(formats().begin(), formats().end(), [name](const Format& format) { return format.name == name; });
  return found == formats().end() ? nullptr : &*found;
}

const Format* formatOfFile(std::string_view fileName, std::string_view beginning) {
  if (isPageFile(fileName)) {
    return formatNamed("vault");
  }
  if (const std::optional<Syntax> syntax = syntaxOfFile(fileName)) {
    return formatNamed(nameOfSyntax(*syntax));
  }
  const std::string_view record = recordFormatOf(fileName, beginning);
  const std::string_view name = record.empty() ? formatOfText(beginning) : record;
  return name.empty() ? nullptr : formatNamed(name);
}

bool isRecordFormat(const Format& format) {
  return format.name != "vault" && !syntaxNamed(format.name);
}

bool isPageFile(std::string_view fileName) {
  return fileName.ends_with(".md") || fileName.ends_with(".markdown");
}

} // namespace linnet
