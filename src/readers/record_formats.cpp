// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_formats.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "rdf/syntax.hpp"
#include "readers/csl_types.hpp"
#include "syntax/bibtex.hpp"
#include "syntax/xml_cutter.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Looks for keys in the beginning of JSON, wherever they stand.
class JsonBeginning {
public:
  explicit JsonBeginning(std::string_view text) : text_(text) {}

  bool has(std::string_view key) const { return valueOf(key, 0) != kNone; }

  bool hasAny(std::initializer_list<std::string_view> keys) const {
    return std::any_of(keys.begin(), keys.end(), [this](std::string_view key) { return has(key); });
  }

  /// Does a value of the key begin so?
  bool hasValue(std::string_view key, std::string_view beginning) const {
    return hasValueThat(key, [beginning](std::string_view value) { return value.starts_with(beginning); });
  }

  /// Has the key a text among its values that `isIt`?
  template <typename IsIt> bool hasText(std::string_view key, const IsIt& isIt) const {
    return hasValueThat(key, [&isIt](std::string_view value) {
      return value.starts_with('"') && isIt(value.substr(1, value.find('"', 1) - 1));
    });
  }

private:
  template <typename IsIt> bool hasValueThat(std::string_view key, const IsIt& isIt) const {
    for (std::size_t value = valueOf(key, 0); value != kNone; value = valueOf(key, value)) {
      if (isIt(text_.substr(value))) {
        return true;
      }
    }
    return false;
  }

  // Where the value of the next such key stands.
  std::size_t valueOf(std::string_view key, std::size_t from) const {
    const std::string quoted = '"' + std::string(key) + '"';
    for (std::size_t found = text_.find(quoted, from); found != kNone; found = text_.find(quoted, found + 1)) {
      const std::size_t colon = text_.find_first_not_of(" \t\r\n", found + quoted.size());
      if (colon != kNone && text_[colon] == ':') {
        return text_.find_first_not_of(" \t\r\n", colon + 1);
      }
    }
    return kNone;
  }

  std::string_view text_;
};

// Titles are texts, and there are keys that nobody else has, or a type of CSL and keys that few others write so.
bool isCslJson(const JsonBeginning& json) {
  const bool isOfCrossref = json.has("message") || json.hasValue("title", "[");
  const bool hasType = json.hasText("type", [](std::string_view type) { return isCslType(type); });
  const bool hasCslDate = json.has("date-parts") && json.hasValue("title", "\"");
  const bool hasCslKey = json.hasAny({"container-title", "issued", "DOI", "URL", "ISBN", "ISSN", "citation-key"}) ||
                         (json.has("family") && json.hasAny({"given", "literal"}));
  return !isOfCrossref && (hasCslDate || (hasType && hasCslKey));
}

std::string_view formatOfJson(std::string_view text) {
  const JsonBeginning json(text);
  if (json.hasValue("id", "\"https://openalex.org/") || json.hasValue("id", "\"http://openalex.org/")) {
    return "openalex";
  }
  if ((json.hasValue("id", "\"https://ror.org/") || json.hasValue("id", "\"http://ror.org/")) &&
      json.hasAny({"external_ids", "acronyms", "names", "relationships"})) {
    return "ror";
  }
  if (json.has("mainsnak") || (json.hasValue("id", "\"Q") && json.hasAny({"labels", "missing"}))) {
    return "wikidata";
  }
  if (json.has("orcid-identifier") || (json.has("put-code") && json.has("visibility"))) {
    return "orcid";
  }
  if (json.has("hits") && (json.has("hit") || json.has("@total"))) {
    return "dblp";
  }
  if (json.has("doi") && (json.has("attributes") || (json.has("creators") && json.has("titles")))) {
    return "datacite";
  }
  if (isCslJson(json)) {
    return "csl-json";
  }
  const bool isCrossref = json.has("DOI") && (json.hasValue("title", "[") || json.has("message") ||
                                              json.hasAny({"reference-count", "is-referenced-by-count", "deposited"}));
  return isCrossref ? "crossref" : "json";
}

// The start tag of the root element.
std::string rootTagOf(std::string_view text) {
  XmlCutter cutter({});
  std::vector<Span> records;
  cutter.cut(text, XmlCutter::End::mayCome, records);
  return cutter.root();
}

std::string_view nameOfTag(std::string_view tag) {
  return tag.empty() ? tag : tag.substr(1, tag.find_first_of(" \t\r\n/>") - 1);
}

// dblp's records may stand alone, without the element around all of them.
std::string_view formatOfXml(std::string_view text) {
  constexpr std::array<std::string_view, 10> records{"article",      "inproceedings", "proceedings", "book",
                                                     "incollection", "data",          "phdthesis",   "mastersthesis",
                                                     "www",          "person"};
  const std::string tag = rootTagOf(text);
  const std::string_view name = nameOfTag(tag);
  if (tag.find("xmlns") != kNone && tag.find("orcid.org/ns/") != kNone) {
    return "orcid";
  }
  const bool isRecord = std::find(records.begin(), records.end(), name) != records.end() && tag.find(" key=") != kNone;
  const bool isAnswer = name == "result" && text.find("<hits") != kNone && text.find("dblp") != kNone;
  return name == "dblp" || name == "dblpperson" || isRecord || isAnswer ? "dblp" : std::string_view();
}

// What stands behind a byte order mark and white space.
std::string_view behindMark(std::string_view text) {
  return trim(text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text);
}

bool endsWithAny(std::string_view name, std::initializer_list<std::string_view> endings) {
  return std::any_of(endings.begin(), endings.end(),
                     [name](std::string_view ending) { return name.ends_with(ending); });
}

// The name as it would be decompressed.
std::string_view plainName(std::string_view name) {
  return isCompressedName(name) ? name.substr(0, name.rfind('.')) : name;
}

bool isTableName(std::string_view plainName) {
  return endsWithAny(plainName, {".csv", ".tsv", ".tab", ".txt"});
}

bool isJsonName(std::string_view plainName) {
  return endsWithAny(plainName, {".json", ".jsonl", ".ndjson"});
}

// A bibliography is told by its name, or by an entry on a line of its own.
bool isBibliography(std::string_view plainName, std::string_view beginning) {
  if (endsWithAny(plainName, {".bib", ".bibtex", ".biblatex"})) {
    return true;
  }
  if (beginning.find('@') == kNone || endsWithAny(plainName, {".csv", ".tsv", ".tab"}) || isJsonName(plainName)) {
    return false;
  }
  BibtexParser parser(beginning);
  BibtexEntry entry;
  const bool isEntry = parser.next(entry) && !entry.key.empty() && !entry.fields.empty();
  return isEntry && (entry.begin == 0 || beginning[entry.begin - 1] == '\n');
}

} // namespace

std::string rootElementOf(std::string_view beginning) {
  beginning = behindMark(beginning);
  const std::string tag = beginning.starts_with('<') ? rootTagOf(beginning) : std::string();
  const std::string_view name = nameOfTag(tag);
  return name.find("://") == kNone && !name.ends_with(':') ? std::string(name) : std::string();
}

bool isTableOfIds(std::string_view beginning) {
  return beginning.substr(0, beginning.find('\n')).find("merge_into_id") != kNone;
}

std::string_view recordFormatOf(std::string_view fileName, std::string_view beginning) {
  const std::string_view name = plainName(fileName);
  if (isTableOfIds(beginning)) {
    return "openalex";
  }
  if (isBibliography(name, beginning)) {
    return "bibtex";
  }
  if (name.ends_with(".csv")) {
    return "csv";
  }
  if (endsWithAny(name, {".tsv", ".tab"})) {
    return "tsv";
  }
  beginning = behindMark(beginning);
  if (beginning.starts_with('<')) {
    return formatOfXml(beginning);
  }
  const std::string_view inList = beginning.starts_with('[') ? trim(beginning.substr(1)) : beginning;
  const bool isJson = inList.starts_with('{') || (beginning.starts_with('[') && inList.starts_with(']'));
  return isJson || isJsonName(name) ? formatOfJson(beginning) : std::string_view();
}

bool isRecordName(std::string_view fileName) {
  const std::string_view name = plainName(fileName);
  const bool isManifest = name == "manifest" || name == "manifest.json";
  return !isManifest && (endsWithAny(name, {".json", ".jsonl", ".ndjson", ".xml", ".csv", ".tsv", ".tab", ".bib",
                                            ".bibtex", ".biblatex", ".zip", ".tar"}) ||
                         name.size() < fileName.size() || fileName.find('.') == kNone);
}

bool isTellingMember(std::string_view name) {
  const std::string_view plain = plainName(name);
  return isJsonName(plain) || plain.ends_with(".xml");
}

bool isMemberToRead(std::string_view name, RecordForm form, const std::vector<std::string>& all) {
  const std::string_view plain = plainName(name);
  const std::string_view file = plain.substr(plain.rfind('/') + 1);
  const bool hasEnding = file.find('.') != kNone;
  const bool isOfForm = !hasEnding || (form == RecordForm::csvRows ? isTableName(plain) : isJsonName(plain)) ||
                        (form == RecordForm::xmlOrJson && plain.ends_with(".xml"));
  const std::string newer = std::string(plain.substr(0, plain.rfind('.'))) + "_schema_v2" +
                            std::string(hasEnding ? name.substr(plain.rfind('.')) : std::string_view());
  return isOfForm && file != "manifest" && file != "manifest.json" &&
         std::find(all.begin(), all.end(), newer) == all.end();
}

} // namespace linnet
