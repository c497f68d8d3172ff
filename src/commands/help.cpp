// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/commands.hpp"
#include "commands/help_manual.hpp"
#include "model/failure.hpp"
#include "pipeline/output.hpp"

namespace linnet {

namespace {

std::string helpOf(const Command& command) {
  std::string text = "Usage: linnet " + std::string(command.name);
  text += command.options.empty() ? "" : " [OPTION]...";
  text += command.arguments.empty() ? "" : " " + std::string(command.arguments);
  text += "\n\nlinnet " + std::string(command.name) + " " + std::string(command.summary) + ".\n";
  if (!command.options.empty()) {
    text += "\n" + describeOptions(command.options);
  }
  return text;
}

} // namespace

std::string overview() {
  std::string text = "linnet turns research notes and RDF files into linked data.\n\n";
  text += "  linnet convert my-vault -o my-vault.ttl         Markdown pages as Turtle\n";
  text += "  linnet convert my-vault -t ntriples | sort -u   as N-Triples, into a pipe\n";
  text += "  linnet check my-vault.ttl                       is it right?\n\nCommands:\n";
  for (const Command& command : commands()) {
    std::string line = "  " + std::string(command.name) + " " + std::string(command.arguments);
    line.append(line.size() < 22 ? 22 - line.size() : 1, ' ');
    text += line + std::string(command.summary) + "\n";
  }
  return text + "\n`linnet help convert` lists the options. `linnet --version` prints the version.\n";
}

std::vector<OptionRow> helpOptions() {
  return {{"man", '\0', "", false, "print the manual page in roff, as `man` reads it"}};
}

int runHelp(const Command& command, const std::vector<std::string>& arguments) {
  const ParsedOptions options = parseOptions(command.options, arguments);
  if (options.has("man")) {
    if (!options.inputs().empty()) {
      throw Failure("--man takes no command: the manual page is of all");
    }
    Output().write(manualPage());
    return kDone;
  }
  if (options.inputs().empty()) {
    Output().write(overview());
    return kDone;
  }
  Output().write(helpOf(commandNamed(options.inputs().front())));
  return kDone;
}

} // namespace linnet
