// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What TeX's commands do with what follows them.
#ifndef LINNET_SYNTAX_TEX_COMMANDS_HPP
#define LINNET_SYNTAX_TEX_COMMANDS_HPP

#include <optional>
#include <string_view>

namespace linnet {

enum class TexAction {
  keep,      ///< it formats what follows, which is kept
  drop,      ///< what follows in braces is not shown
  verbatim,  ///< what follows in braces is an address
  raise,     ///< what follows in braces is raised
  lower,     ///< lowered
  formula,   ///< a formula
  character, ///< the number of a character, in hexadecimal digits
};

/// By the command's name without `\`; nothing where it is not known.
std::optional<TexAction> texAction(std::string_view name);

} // namespace linnet

#endif
