// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdio>
#include <string>

#include "commands/commands.hpp"
#include "readers/readers.hpp"

namespace linnet {

int runFormats(const Command& command, const std::vector<std::string>& arguments) {
  parseOptions(command.options, arguments);
  for (const Format& format : formats()) {
    std::string line(format.name);
    line.append(10 - line.size(), ' ')
        .append(format.files)
        .append("\n          reads ")
        .append(format.content)
        .append("\n");
    std::fputs(line.c_str(), stdout);
  }
  return kDone;
}

} // namespace linnet
