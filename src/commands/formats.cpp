// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <string>

#include "commands/commands.hpp"
#include "model/failure.hpp"
#include "pipeline/output.hpp"
#include "readers/readers.hpp"

namespace linnet {

int runFormats(const Command& command, const std::vector<std::string>& arguments) {
  const ParsedOptions parsed = parseOptions(command.options, arguments);
  if (!parsed.inputs().empty()) {
    throw Failure("`linnet formats` takes no argument: '" + parsed.inputs().front() + "'");
  }
  std::string lines;
  for (const Format& format : formats()) {
    lines.append(format.name)
        .append(10 - format.name.size(), ' ')
        .append(format.files)
        .append("\n          reads ")
        .append(format.content)
        .append("\n");
  }
  Output().write(lines);
  return kDone;
}

} // namespace linnet
