// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/commands.hpp"

#include "model/failure.hpp"

namespace linnet {

const std::vector<Command>& commands() {
  static const std::vector<Command> all{
      {"convert", "INPUT...", "turns notes and RDF files into linked data", convertOptions(), &runConvert},
      {"check", "INPUT...", "checks syntax, terms and shapes", checkOptions(), &runCheck},
      {"formats", "", "lists what can be read", {}, &runFormats},
      {"help", "[COMMAND]", "explains a command and its options", helpOptions(), &runHelp},
  };
  return all;
}

const Command& commandNamed(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Command& command : commands()) {
    if (command.name == name) {
      return command;
    }
    names.push_back(command.name);
  }
  const std::optional<std::string_view> near = nearest(name, names);
  throw Failure("there is no command '" + std::string(name) + "'" +
                (near ? "; did you mean `linnet " + std::string(*near) + "`?" : " (`linnet help` lists them)"));
}

} // namespace linnet
