// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/commands.hpp"

#include <algorithm>

namespace linnet {

const std::vector<Command>& commands() {
  static const std::vector<Command> all{
      {"convert", "INPUT...", "turns notes and RDF files into linked data", convertOptions(), &runConvert},
      {"check", "INPUT...", "checks syntax, terms and shapes", checkOptions(), &runCheck},
      {"formats", "", "lists what can be read", {}, &runFormats},
      {"help", "[COMMAND]", "explains a command and its options", {}, &runHelp},
  };
  return all;
}

const Command* commandNamed(std::string_view name) {
  const auto found = std::find_if(commands().begin(), commands().end(),
                                  [name](const Command& command) { return command.name == name; });
  return found == commands().end() ? nullptr : &*found;
}

} // namespace linnet
