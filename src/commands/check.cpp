// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdio>

#include "commands/commands.hpp"
#include "commands/conversion_options.hpp"
#include "mapping/shapes.hpp"
#include "model/failure.hpp"
#include "model/ontology_files.hpp"
#include "rdf/parser.hpp"

namespace linnet {

namespace {

constexpr std::size_t kPrinted = 100;

void readShapes(Store& store) {
  parseRdf(shapesTurtle(), {Syntax::turtle, {}, "urn:x-linnet:shapes:"}, store, [](const ParseError&) {});
}

void print(const std::vector<Violation>& violations) {
  for (std::size_t i = 0; i < violations.size() && i < kPrinted; ++i) {
    const Violation& violation = violations[i];
    const std::string path = violation.path.empty() ? "" : " <" + violation.path + ">";
    std::printf("<%s>%s: %s\n", violation.focus.c_str(), path.c_str(), violation.message.c_str());
  }
  if (violations.size() > kPrinted) {
    std::printf("… and %zu more\n", violations.size() - kPrinted);
  }
}

} // namespace

std::vector<OptionRow> checkOptions() {
  return inputOptions();
}

int runCheck(const Command& command, const std::vector<std::string>& arguments) {
  ParsedOptions parsed = parseOptions(command.options, arguments);
  addConfiguration(parsed, command.options);
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
  print(violations);
  std::printf("%zu statements; %zu violations of the shapes\n", data.size(), violations.size());
  if (parsed.has("strict") && reporter.warnings() > 0) {
    throw Failure("there were warnings, and --strict makes them a failure");
  }
  return violations.empty() && reporter.errors() == 0 ? kDone : kIncomplete;
}

} // namespace linnet
