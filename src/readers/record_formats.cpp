// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_formats.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "rdf/syntax.hpp"
#include "syntax/bibtex.hpp"
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
    for (std::size_t value = valueOf(key, 0); value != kNone; value = valueOf(key, value)) {
      if (text_.substr(value).starts_with(beginning)) {
        return true;
      }
    }
    return false;
  }

private:
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
  if (json.has("doi") && (json.has("attributes") || (json.has("creators") && json.has("titles")))) {
    return "datacite";
  }
  const bool isCrossref = json.has("DOI") && (json.hasValue("title", "[") || json.has("message") ||
                                              json.hasAny({"reference-count", "is-referenced-by-count", "deposited"}));
  return isCrossref ? "crossref" : "json";
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
  beginning = trim(beginning.starts_with(kByteOrderMark) ? beginning.substr(kByteOrderMark.size()) : beginning);
  const std::string_view inList = beginning.starts_with('[') ? trim(beginning.substr(1)) : beginning;
  const bool isJson = inList.starts_with('{') || (beginning.starts_with('[') && inList.starts_with(']'));
  return isJson || isJsonName(name) ? formatOfJson(beginning) : std::string_view();
}

bool isRecordName(std::string_view fileName) {
  const std::string_view name = plainName(fileName);
  const bool isManifest = name == "manifest" || name == "manifest.json";
  return !isManifest && (endsWithAny(name, {".json", ".jsonl", ".ndjson", ".csv", ".tsv", ".tab", ".bib", ".bibtex",
                                            ".biblatex", ".zip", ".tar"}) ||
                         name.size() < fileName.size() || fileName.find('.') == kNone);
}

bool isTellingMember(std::string_view name) {
  return isJsonName(plainName(name));
}

bool isMemberToRead(std::string_view name, RecordForm form, const std::vector<std::string>& all) {
  const std::string_view plain = plainName(name);
  const std::string_view file = plain.substr(plain.rfind('/') + 1);
  const bool hasEnding = file.find('.') != kNone;
  const bool isOfForm = !hasEnding || (form == RecordForm::csvRows ? isTableName(plain) : isJsonName(plain));
  const std::string newer = std::string(plain.substr(0, plain.rfind('.'))) + "_schema_v2" +
                            std::string(hasEnding ? name.substr(plain.rfind('.')) : std::string_view());
  return isOfForm && file != "manifest" && file != "manifest.json" &&
         std::find(all.begin(), all.end(), newer) == all.end();
}

} // namespace linnet
