// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/conversion_options.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <thread>

#include "model/failure.hpp"

namespace linnet {

namespace {

std::size_t numberOf(const std::string& option, std::string_view text) {
  std::size_t number = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
  if (result.ec != std::errc() || result.ptr != text.data() + text.size() || number == 0) {
    throw Failure("--" + option + " '" + std::string(text) + "': a number above 0 is needed");
  }
  return number;
}

// `512M`, `2G`, `800K`, or bytes.
std::size_t sizeOf(std::string_view text) {
  const std::string_view units = "KMG";
  const std::size_t unit = text.empty() ? std::string_view::npos : units.find(text.back());
  const bool hasUnit = unit != std::string_view::npos;
  const std::size_t number = numberOf("memory", text.substr(0, text.size() - (hasUnit ? 1 : 0)));
  return hasUnit ? number << (10 * (unit + 1)) : number;
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
      {"known-kinds-only", '\0', "", false, "leave out pages of no known kind"},
      {"exclude", '\0', "GLOB", true, "leave out files below a folder, e.g. 'raw/**'"},
      {"content-root", '\0', "DIR", true, "a folder in the vault that links may start from"},
      {"threads", '\0', "N", false, "how many threads (all cores)"},
      {"report", '\0', "FILE", false, "write all messages, as JSON lines"},
      {"strict", '\0', "", false, "a warning is a failure"},
      {"quiet", '\0', "", false, "print errors only"},
      {"config", '\0', "FILE", false, "read options from it (else .linnet.conf in a vault)"},
  };
}

void addConfiguration(ParsedOptions& parsed, const std::vector<OptionRow>& table) {
  if (parsed.has("config")) {
    return parsed.addFile(parsed.value("config"), table);
  }
  for (const std::string& input : parsed.inputs()) {
    const std::string path = input + "/.linnet.conf";
    if (std::filesystem::is_regular_file(path)) {
      return parsed.addFile(path, table);
    }
  }
}

ConversionOptions conversionOptionsOf(const ParsedOptions& parsed) {
  if (parsed.inputs().empty()) {
    throw Failure("an input is needed: a file, a folder, or - for standard input");
  }
  ConversionOptions options;
  options.inputs = {parsed.inputs(), parsed.value("from"), parsed.values("exclude")};
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
  options.isUnique = parsed.has("unique");
  options.isSorted = parsed.has("sort");
  options.threads = parsed.has("threads") ? numberOf("threads", parsed.value("threads"))
                                          : std::max<std::size_t>(1, std::thread::hardware_concurrency());
  options.memory = parsed.has("memory") ? sizeOf(parsed.value("memory")) : options.memory;
  return options;
}

Reporter::Options reporterOptionsOf(const ParsedOptions& parsed) {
  return {parsed.has("quiet"), parsed.value("report")};
}

} // namespace linnet
