// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the options that conversion is steered by.
#ifndef LINNET_COMMANDS_CONVERSION_OPTIONS_HPP
#define LINNET_COMMANDS_CONVERSION_OPTIONS_HPP

#include <vector>

#include "commands/options.hpp"
#include "pipeline/conversion.hpp"

namespace linnet {

/// The options that every command has that reads inputs.
std::vector<OptionRow> inputOptions();

/// Adds the options of a file: --config, else `.linnet.conf` in the root of the first vault that has one. It may hold
/// every option of `convert`, whatever the command; a vault's own can't name files to be written.
void addConfiguration(ParsedOptions& parsed);

/// Throws Failure where the option names a file that is an input.
void refuseInputAsTarget(const ParsedOptions& parsed, std::string_view option);

/// Throws Failure where a value is none that the option takes, or there is no input.
ConversionOptions conversionOptionsOf(const ParsedOptions& parsed);

Reporter::Options reporterOptionsOf(const ParsedOptions& parsed);

} // namespace linnet

#endif
