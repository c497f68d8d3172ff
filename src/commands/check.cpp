// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/commands.hpp"
#include "commands/conversion_options.hpp"
#include "mapping/shapes.hpp"
#include "model/failure.hpp"
#include "model/ontology_files.hpp"
#include "pipeline/output.hpp"
#include "rdf/parser.hpp"

namespace linnet {

namespace {

constexpr std::size_t kPrinted = 100;

void readShapes(Store& store) {
  parseRdf(shapesTurtle(), {Syntax::turtle, {}, "urn:x-linnet:shapes:"}, store, [](const ParseError&) {});
}

std::string linesOf(const std::vector<Violation>& violations) {
  std::string lines;
  for (std::size_t i = 0; i < violations.size() && i < kPrinted; ++i) {
    const Violation& violation = violations[i];
    const std::string path = violation.path.empty() ? "" : " <" + violation.path + ">";
    lines += "<" + violation.focus + ">" + path + ": " + violation.message + "\n";
  }
  if (violations.size() > kPrinted) {
    lines += "… and " + std::to_string(violations.size() - kPrinted) + " more\n";
  }
  return lines;
}

} // namespace

std::vector<OptionRow> checkOptions() {
  return inputOptions();
}

int runCheck(const Command& command, const std::vector<std::string>& arguments) {
  ParsedOptions parsed = parseOptions(command.options, arguments);
  addConfiguration(parsed);
  ConversionOptions options = conversionOptionsOf(parsed);
  options.syntax = Syntax::ntriples;
  Reporter reporter(reporterOptionsOf(parsed));
  Store data;
  const Counts counts = convert(options, reporter, [&](std::string_view lines) {
    parseRdf(lines, {Syntax::ntriples, {}, options.base}, data,
             [](const ParseError& error) { throw Failure(error.reason); });
  });
  reporter.finish(counts);
  Store shapes;
  readShapes(shapes);
  const std::vector<Violation> violations = validate(data, shapes);
  Output().write(linesOf(violations) + plural(data.size(), "statement", "statements") + "; " +
                 plural(violations.size(), "violation", "violations") + " of the shapes\n");
  if (parsed.has("strict") && reporter.warnings() + reporter.errors() > 0) {
    throw Failure("there were warnings, and --strict makes them a failure");
  }
  return violations.empty() && reporter.errors() == 0 ? kDone : kIncomplete;
}

} // namespace linnet
