// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The commands of the program.
#ifndef LINNET_COMMANDS_COMMANDS_HPP
#define LINNET_COMMANDS_COMMANDS_HPP

#include <string>
#include <string_view>
#include <vector>

#include "commands/options.hpp"

namespace linnet {

/// Exit statuses: all was exported; the run failed and left no output; it finished, but something could not be read or
/// exported.
enum ExitStatus : int { kDone = 0, kFailed = 1, kIncomplete = 2 };

/// A command. `run` gets the arguments behind its name; it throws Failure where it can't go on.
struct Command {
  std::string_view name;
  std::string_view arguments; ///< as the usage line has them
  std::string_view summary;   ///< one line
  std::vector<OptionRow> options;
  int (*run)(const Command& command, const std::vector<std::string>& arguments);
};

/// All commands, in the order of `linnet help`.
const std::vector<Command>& commands();

/// Throws Failure where there is none of the name, with the nearest one.
const Command& commandNamed(std::string_view name);

int runConvert(const Command& command, const std::vector<std::string>& arguments);
int runCheck(const Command& command, const std::vector<std::string>& arguments);
int runFormats(const Command& command, const std::vector<std::string>& arguments);
int runHelp(const Command& command, const std::vector<std::string>& arguments);

/// The text of `linnet help`, which fits a screen.
std::string overview();

std::vector<OptionRow> convertOptions();
std::vector<OptionRow> checkOptions();
std::vector<OptionRow> helpOptions();

} // namespace linnet

#endif
