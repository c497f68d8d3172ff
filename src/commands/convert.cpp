// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <filesystem>

#include "commands/commands.hpp"
#include "commands/conversion_options.hpp"
#include "model/failure.hpp"
#include "pipeline/output.hpp"

namespace linnet {

namespace {

void refuseInputAsOutput(const ParsedOptions& parsed) {
  std::error_code error;
  for (const std::string& input : parsed.inputs()) {
    if (parsed.has("output") && std::filesystem::equivalent(input, parsed.value("output"), error)) {
      throw Failure(input + ": is an input; give another file with --output");
    }
  }
}

} // namespace

std::vector<OptionRow> convertOptions() {
  std::vector<OptionRow> table = inputOptions();
  const std::vector<OptionRow> own{
      {"to", 't', "SYNTAX", false, "turtle, ntriples, nquads or trig (else from -o, else turtle)"},
      {"output", 'o', "FILE", false, "write to it (standard output)"},
      {"provenance", '\0', "LEVEL", false, "none, source or claim (claim for vaults, else none)"},
      {"vocabulary", '\0', "NAME", true, "also write foaf, org, dcterms, bibo or wikidata terms"},
      {"unique", '\0', "", false, "drop repeated statements"},
      {"sort", '\0', "", false, "write statements in the order of their bytes"},
      {"memory", '\0', "SIZE", false, "for --unique and --sort, e.g. 4G (2G)"},
  };
  table.insert(table.begin() + 1, own.begin(), own.end());
  return table;
}

int runConvert(const Command& command, const std::vector<std::string>& arguments) {
  ParsedOptions parsed = parseOptions(command.options, arguments);
  addConfiguration(parsed, command.options);
  const ConversionOptions options = conversionOptionsOf(parsed);
  refuseInputAsOutput(parsed);
  if (isCompressedName(parsed.value("output"))) {
    throw Failure(parsed.value("output") +
                  ": compressed files are not written yet (linnet convert … -t ntriples | gzip > FILE does)");
  }
  Reporter reporter(reporterOptionsOf(parsed));
  if (!parsed.has("base")) {
    reporter.tell({Code::defaultBase, {}, "IRIs are minted under " + options.base, "choose your own with --base"});
  }
  Output output(parsed.value("output"));
  const Counts counts = convert(options, reporter, [&output](std::string_view bytes) { output.write(bytes); });
  reporter.finish(counts);
  if (parsed.has("strict") && reporter.warnings() + reporter.errors() > 0) {
    throw Failure("there were warnings, and --strict makes them a failure; nothing was written");
  }
  output.complete();
  return reporter.errors() > 0 ? kIncomplete : kDone;
}

} // namespace linnet
