// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/conversion_options.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <thread>

#include "commands/commands.hpp"
#include "model/failure.hpp"
#include "readers/readers.hpp"
#include "syntax/encoding.hpp"

namespace linnet {

namespace {

constexpr std::size_t kMostThreads = 1024;
constexpr std::size_t kMostShards = 1'000'000;

// A whole number from 1 to `most`.
std::optional<std::size_t> numberIn(std::string_view text, std::size_t most) {
  std::size_t number = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isNumber = result.ec == std::errc() && result.ptr == text.data() + text.size();
  return isNumber && number > 0 && number <= most ? std::optional(number) : std::nullopt;
}

std::size_t threadsOf(const std::string& text) {
  const std::optional<std::size_t> number = numberIn(text, kMostThreads);
  if (!number) {
    throw Failure("--threads '" + text + "': a number from 1 to " + std::to_string(kMostThreads) + " is needed");
  }
  return *number;
}

// `512M`, `2G`, `800K`, or bytes.
std::size_t sizeOf(const std::string& text) {
  const std::size_t unit = text.empty() ? std::string::npos : std::string_view("KMG").find(text.back());
  const bool hasUnit = unit != std::string::npos;
  const std::size_t shift = hasUnit ? 10 * (unit + 1) : 0;
  const std::optional<std::size_t> number =
      numberIn(std::string_view(text).substr(0, text.size() - (hasUnit ? 1 : 0)), std::string::npos >> shift);
  if (!number) {
    throw Failure("--memory '" + text + "': a size such as 512M or 4G is needed");
  }
  return *number << shift;
}

// `2/4` is the second of four parts.
Shard shardOf(const std::string& text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const std::optional<std::size_t> count =
      slash < text.size() ? numberIn(std::string_view(text).substr(slash + 1), kMostShards) : std::nullopt;
  const std::optional<std::size_t> number = count ? numberIn(std::string_view(text).substr(0, slash), *count) : count;
  if (!number) {
    throw Failure("--shard '" + text + "': I/N is needed, I from 1 to N, such as 1/4");
  }
  return {*number - 1, *count};
}

// One character; 0 where the table is to tell.
char delimiterOf(const std::string& text) {
  if (text == "tab" || text == "\\t") {
    return '\t';
  }
  if (text.size() > 1 || text == "\"" || text == "\n" || text == "\r") {
    throw Failure("--delimiter '" + text + "': one character is needed, such as ; or tab");
  }
  return text.empty() ? '\0' : text.front();
}

Syntax syntaxOf(const ParsedOptions& parsed) {
  if (parsed.has("to")) {
    const std::optional<Syntax> named = syntaxNamed(parsed.value("to"));
    if (!named) {
      throw Failure("--to '" + parsed.value("to") + "': turtle, ntriples, nquads or trig is needed");
    }
    return *named;
  }
  return syntaxOfFile(parsed.value("output")).value_or(Syntax::turtle);
}

std::optional<ProvenanceLevel> provenanceOf(const std::string& text) {
  if (text.empty()) {
    return std::nullopt;
  }
  if (text == "none") {
    return ProvenanceLevel::none;
  }
  if (text == "source") {
    return ProvenanceLevel::source;
  }
  if (text == "claim") {
    return ProvenanceLevel::claim;
  }
  throw Failure("--provenance '" + text + "': none, source or claim is needed");
}

std::string encodingOf(const ParsedOptions& parsed) {
  std::string name = parsed.value("encoding");
  if (!name.empty() && !encodingNamed(name)) {
    throw Failure("--encoding '" + name + "': the name of an encoding is needed, such as windows-1252 or shift_jis");
  }
  return name;
}

// A vault may come from anywhere: it says how it is to be read, never which files are to be written.
void addVaultFile(ParsedOptions& parsed, const std::string& path) {
  const ParsedOptions given = parsed;
  parsed.addFile(path, convertOptions());
  for (const char* const name : {"output", "report", "config"}) {
    if (parsed.has(name) && !given.has(name)) {
      throw Failure(path + ": '" + name + "' can't be set by a vault; give it on the command line");
    }
  }
}

void requireVocabulary(const std::string& name) {
  const std::vector<std::string_view> names = Vocabulary::vocabularyNames();
  if (std::find(names.begin(), names.end(), name) == names.end()) {
    throw Failure("--vocabulary '" + name + "': foaf, org, dcterms, bibo or wikidata is needed");
  }
}

} // namespace

std::vector<OptionRow> inputOptions() {
  return {
      {"from", 'f', "FORMAT", false, "the inputs' format (else found from content and name)"},
      {"base", '\0', "IRI", false, "mint IRIs under it (https://example.org/)"},
      {"labels", '\0', "FILE", true, "more words for properties, in the form of labels.ttl"},
      {"language", '\0', "TAG", false, "of text whose script does not tell"},
      {"known-kinds-only", '\0', "", false, "leave out pages and rows of no known kind"},
      {"no-abstract", '\0', "", false, "leave out abstracts"},
      {"delimiter", '\0', "CHAR", false, "between cells, e.g. ; or tab (else found)"},
      {"encoding", '\0', "NAME", false, "of tables that are not UTF-8, e.g. windows-1252"},
      {"list-separator", '\0', "TEXT", false, "between values in a cell, e.g. ;"},
      {"exclude", '\0', "GLOB", true, "leave out files below a folder, e.g. 'raw/**'"},
      {"content-root", '\0', "DIR", true, "a folder in the vault that links may start from"},
      {"threads", '\0', "N", false, "how many threads (all cores)"},
      {"report", '\0', "FILE", false, "write all messages, as JSON lines"},
      {"strict", '\0', "", false, "a warning is a failure"},
      {"quiet", '\0', "", false, "print errors only"},
      {"config", '\0', "FILE", false, "read options from it (else .linnet.conf in a vault)"},
  };
}

void addConfiguration(ParsedOptions& parsed) {
  if (parsed.has("config")) {
    return parsed.addFile(parsed.value("config"), convertOptions());
  }
  for (const std::string& input : parsed.inputs()) {
    const std::string path = input + (input.ends_with('/') ? "" : "/") + ".linnet.conf";
    std::error_code error;
    if (std::filesystem::is_regular_file(path, error)) {
      return addVaultFile(parsed, path);
    }
  }
}

void refuseInputAsTarget(const ParsedOptions& parsed, std::string_view option) {
  std::error_code error;
  for (const std::string& input : parsed.inputs()) {
    if (parsed.has(option) && std::filesystem::equivalent(input, parsed.value(option), error)) {
      throw Failure(input + ": is an input; give another file with --" + std::string(option));
    }
  }
}

ConversionOptions conversionOptionsOf(const ParsedOptions& parsed) {
  if (parsed.inputs().empty()) {
    throw Failure("an input is needed: a file, a folder, or - for standard input");
  }
  ConversionOptions options;
  options.inputs = {parsed.inputs(), parsed.value("from"), parsed.values("exclude"), parsed.value("output")};
  options.syntax = syntaxOf(parsed);
  options.base = parsed.has("base") ? parsed.value("base") : options.base;
  options.provenance = provenanceOf(parsed.value("provenance"));
  options.vocabularies = parsed.values("vocabulary");
  std::for_each(options.vocabularies.begin(), options.vocabularies.end(), requireVocabulary);
  options.labelFiles = parsed.values("labels");
  options.vault.language = parsed.value("language");
  if (!options.vault.language.empty() && !isLanguageTag(options.vault.language)) {
    throw Failure("--language '" + options.vault.language + "': a language tag such as en or zh-Hant is needed");
  }
  options.vault.contentRoots = parsed.values("content-root");
  options.vault.knownKindsOnly = parsed.has("known-kinds-only");
  options.records = {options.vault.language, parsed.value("list-separator"), parsed.has("no-abstract"),
                     options.vault.knownKindsOnly};
  options.delimiter = delimiterOf(parsed.value("delimiter"));
  options.encoding = encodingOf(parsed);
  options.shard = parsed.has("shard") ? shardOf(parsed.value("shard")) : options.shard;
  options.isUnique = parsed.has("unique");
  options.isSorted = parsed.has("sort");
  options.threads = parsed.has("threads") ? threadsOf(parsed.value("threads"))
                                          : std::max<std::size_t>(1, std::thread::hardware_concurrency());
  options.memory = parsed.has("memory") ? sizeOf(parsed.value("memory")) : options.memory;
  return options;
}

Reporter::Options reporterOptionsOf(const ParsedOptions& parsed) {
  refuseInputAsTarget(parsed, "report");
  const Format* const format = formatOfFile(parsed.value("report"), {});
  if (format != nullptr && format->name != "json") {
    throw Failure("--report '" + parsed.value("report") + "': the report is JSON lines; name it *.jsonl");
  }
  return {parsed.has("quiet"), parsed.value("report")};
}

} // namespace linnet
