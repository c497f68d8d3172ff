// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/commands.hpp"
#include "commands/conversion_options.hpp"
#include "model/failure.hpp"
#include "pipeline/output.hpp"

namespace linnet {

namespace {

/// Ends a run whose output nobody reads any more.
struct ReaderIsGone {};

void requireCalm(const ParsedOptions& parsed, const Reporter& reporter) {
  if (!parsed.has("strict") || reporter.warnings() + reporter.errors() == 0) {
    return;
  }
  const std::string output = parsed.value("output");
  const bool isFile = !output.empty() && output != "-";
  throw Failure("there were warnings, and --strict makes them a failure" +
                (isFile ? "; " + output + " was not written" : std::string()));
}

} // namespace

std::vector<OptionRow> convertOptions() {
  std::vector<OptionRow> table = inputOptions();
  const std::vector<OptionRow> own{
      {"to", 't', "SYNTAX", false, "turtle, ntriples, nquads, trig (from -o, else turtle)"},
      {"output", 'o', "FILE", false, "write to it (standard output)"},
      {"provenance", '\0', "LEVEL", false, "none, source or claim (claim for vaults, else none)"},
      {"vocabulary", '\0', "NAME", true, "also write foaf, org, dcterms, bibo or wikidata terms"},
      {"unique", '\0', "", false, "drop repeated statements"},
      {"sort", '\0', "", false, "write statements in the order of their bytes"},
      {"shard", '\0', "I/N", false, "convert the I-th of N parts of the input"},
      {"memory", '\0', "SIZE", false, "for --unique and --sort, e.g. 4G (2G)"},
  };
  table.insert(table.begin() + 1, own.begin(), own.end());
  return table;
}

int runConvert(const Command& command, const std::vector<std::string>& arguments) {
  ParsedOptions parsed = parseOptions(command.options, arguments);
  addConfiguration(parsed);
  const ConversionOptions options = conversionOptionsOf(parsed);
  refuseInputAsTarget(parsed, "output");
  Reporter reporter(reporterOptionsOf(parsed));
  if (!parsed.has("base")) {
    reporter.tell({Code::defaultBase, {}, "IRIs are minted under " + options.base, "choose your own with --base"});
  }
  Output output(parsed.value("output"));
  try {
    reporter.finish(convert(options, reporter, [&output](std::string_view bytes) {
      output.write(bytes);
      if (output.isClosed()) {
        throw ReaderIsGone();
      }
    }));
  } catch (const ReaderIsGone&) {
    return kDone;
  }
  requireCalm(parsed, reporter);
  output.complete();
  return reporter.errors() > 0 ? kIncomplete : kDone;
}

} // namespace linnet
