// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "model/failure.hpp"
#include "pipeline/output.hpp"
#include "text/version.hpp"

namespace {

using linnet::Command;

int run(const std::vector<std::string>& arguments) {
  if (arguments.empty()) {
    std::fputs(linnet::overview().c_str(), stderr);
    return linnet::kFailed;
  }
  std::string name = arguments.front();
  if (name == "--version") {
    linnet::Output().write("linnet " + linnet::version() + "\n");
    return linnet::kDone;
  }
  name = name == "--help" || name == "-h" ? "help" : name;
  const Command& command = linnet::commandNamed(name);
  std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
  for (const std::string& argument : rest) {
    if (argument == "--help" || argument == "-h") {
      return linnet::runHelp(linnet::commandNamed("help"), {std::string(command.name)});
    }
  }
  return command.run(command, rest);
}

} // namespace

int main(int count, char** values) {
  try {
    return run(std::vector<std::string>(values + 1, values + count));
  } catch (const linnet::Failure& failure) {
    std::fprintf(stderr, "linnet: %s\n", failure.what());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "linnet: %s (this is a fault of the program; please report it)\n", error.what());
  }
  return linnet::kFailed;
}
