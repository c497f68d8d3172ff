// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The manual page, whose commands, options and formats are those of the program's own tables.
#ifndef LINNET_COMMANDS_HELP_MANUAL_HPP
#define LINNET_COMMANDS_HELP_MANUAL_HPP

#include <string>
#include <string_view>

namespace linnet {

/// linnet(1) in roff, for `man`: ASCII, without a date, the same for every build of a version.
std::string manualPage();

/// The text as roff shows it, letter for letter: hyphens that can be copied, no requests, no escapes.
std::string roffText(std::string_view text);

} // namespace linnet

#endif
