// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The four syntaxes of RDF that are read and written.
#ifndef LINNET_RDF_SYNTAX_HPP
#define LINNET_RDF_SYNTAX_HPP

#include <optional>
#include <string_view>

namespace linnet {

enum class Syntax { turtle, ntriples, nquads, trig };

/// By the name that the command line has for it: "turtle", "ntriples", "nquads", "trig".
std::optional<Syntax> syntaxNamed(std::string_view name);

/// By the ending of a file's name (.ttl, .nt, .nq, .trig), also before .gz, .bz2, .zst, .xz.
std::optional<Syntax> syntaxOfFile(std::string_view fileName);

/// Does the file's name say that it is compressed (.gz, .bz2, .zst, .xz)?
bool isCompressedName(std::string_view fileName);

/// Do statements of this syntax name their graph?
constexpr bool hasGraphs(Syntax syntax) {
  return syntax == Syntax::nquads || syntax == Syntax::trig;
}

} // namespace linnet

#endif
