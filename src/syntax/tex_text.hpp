// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Makes plain text of the TeX that names, titles and addresses of bibliographies are written in.
#ifndef LINNET_SYNTAX_TEX_TEXT_HPP
#define LINNET_SYNTAX_TEX_TEXT_HPP

#include <string>
#include <string_view>

#include "text/arena.hpp"

namespace linnet {

/// What it gives back is in the arena, or part of what it was given. Takes linear time. Not thread-safe.
class TexText {
public:
  explicit TexText(Arena& arena) : arena_(arena) {}

  /// Plain text in Unicode (NFC), white space folded: accents and letters, signs, dashes and quotation marks; commands
  /// that format are dropped and what they format kept, braces too; formulas as `appendTexMath` has them. A command of
  /// unknown meaning is kept by its name.
  std::string_view read(std::string_view tex);

  /// An address or identifier, in which only what had to be escaped is TeX: `~` and `--` stay. White space is left out.
  std::string_view readVerbatim(std::string_view tex);

  /// The first command of unknown meaning since this was last asked for, with its `\`; empty where there was none.
  std::string takeUnknownCommand();

private:
  Arena& arena_;
  std::string out_;
  std::string unknownCommand_;
};

} // namespace linnet

#endif
