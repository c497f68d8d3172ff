// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/tex_commands.hpp"

#include <algorithm>
#include <array>

namespace linnet {

namespace {

struct ActionRow {
  std::string_view name;
  TexAction action;
};

constexpr std::array<ActionRow, 34> kActions{{{"url", TexAction::verbatim},
                                              {"path", TexAction::verbatim},
                                              {"nolinkurl", TexAction::verbatim},
                                              {"href", TexAction::drop},
                                              {"hyperref", TexAction::drop},
                                              {"hyperlink", TexAction::drop},
                                              {"textcolor", TexAction::drop},
                                              {"color", TexAction::drop},
                                              {"colorbox", TexAction::drop},
                                              {"hspace", TexAction::drop},
                                              {"vspace", TexAction::drop},
                                              {"raisebox", TexAction::drop},
                                              {"selectlanguage", TexAction::drop},
                                              {"foreignlanguage", TexAction::drop},
                                              {"begin", TexAction::drop},
                                              {"end", TexAction::drop},
                                              {"noopsort", TexAction::drop},
                                              {"nosort", TexAction::drop},
                                              {"SortNoop", TexAction::drop},
                                              {"noop", TexAction::drop},
                                              {"thanks", TexAction::drop},
                                              {"footnote", TexAction::drop},
                                              {"label", TexAction::drop},
                                              {"index", TexAction::drop},
                                              {"hphantom", TexAction::drop},
                                              {"phantom", TexAction::drop},
                                              {"vphantom", TexAction::drop},
                                              {"fontencoding", TexAction::drop},
                                              {"textsuperscript", TexAction::raise},
                                              {"textsubscript", TexAction::lower},
                                              {"ensuremath", TexAction::formula},
                                              {"ElsevierGlyph", TexAction::character},
                                              {"SpringerGlyph", TexAction::character},
                                              {"unichar", TexAction::character}}};

constexpr std::array<std::string_view, 81> kKept{"emph",
                                                 "em",
                                                 "it",
                                                 "itshape",
                                                 "textit",
                                                 "bf",
                                                 "bfseries",
                                                 "textbf",
                                                 "mdseries",
                                                 "textmd",
                                                 "sc",
                                                 "scshape",
                                                 "textsc",
                                                 "tt",
                                                 "ttfamily",
                                                 "texttt",
                                                 "rm",
                                                 "rmfamily",
                                                 "textrm",
                                                 "sf",
                                                 "sffamily",
                                                 "textsf",
                                                 "sl",
                                                 "slshape",
                                                 "textsl",
                                                 "up",
                                                 "upshape",
                                                 "textup",
                                                 "normalfont",
                                                 "textnormal",
                                                 "cal",
                                                 "mit",
                                                 "mathrm",
                                                 "mathit",
                                                 "mathbf",
                                                 "mathcal",
                                                 "mathbb",
                                                 "mathsf",
                                                 "mathtt",
                                                 "text",
                                                 "underline",
                                                 "uline",
                                                 "ul",
                                                 "overline",
                                                 "uppercase",
                                                 "lowercase",
                                                 "MakeUppercase",
                                                 "MakeLowercase",
                                                 "mbox",
                                                 "hbox",
                                                 "makebox",
                                                 "fbox",
                                                 "protect",
                                                 "relax",
                                                 "noindent",
                                                 "tiny",
                                                 "scriptsize",
                                                 "footnotesize",
                                                 "small",
                                                 "normalsize",
                                                 "large",
                                                 "Large",
                                                 "LARGE",
                                                 "huge",
                                                 "Huge",
                                                 "enquote",
                                                 "mkbibquote",
                                                 "mkbibemph",
                                                 "mkbibitalic",
                                                 "mkbibbold",
                                                 "bibstring",
                                                 "ignorespaces",
                                                 "unskip",
                                                 "xspace",
                                                 "natexlab",
                                                 "bibinfo",
                                                 "nohyphens",
                                                 "allowbreak",
                                                 "smash",
                                                 "cite",
                                                 "textquote"};

} // namespace

std::optional<TexAction> texAction(std::string_view name) {
  const auto* const row =
      std::find_if(kActions.begin(), kActions.end(), [name](const ActionRow& known) { return known.name == name; });
  if (row != kActions.end()) {
    return row->action;
  }
  return std::find(kKept.begin(), kKept.end(), name) != kKept.end() ? std::optional(TexAction::keep) : std::nullopt;
}

} // namespace linnet
