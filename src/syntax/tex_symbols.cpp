// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/tex_symbols.hpp"

#include <algorithm>
#include <array>

namespace linnet {

namespace {

struct SymbolRow {
  std::string_view name;
  std::string_view text;
};

// By name: looked up by halving.
// clang-format off
constexpr std::array<SymbolRow, 229> kSymbols{{
    {"AA", "Å"}, {"AE", "Æ"}, {"AMS", "AMS"}, {"AmS", "AMS"}, {"AmSTeX", "AMS-TeX"}, {"BibLaTeX", "BibLaTeX"},
    {"BibTeX", "BibTeX"}, {"ConTeXt", "ConTeXt"}, {"DH", "Ð"}, {"DJ", "Đ"}, {"EUR", "€"}, {"Eth", "Ð"}, {"IJ", "Ĳ"},
    {"L", "Ł"}, {"LaTeX", "LaTeX"}, {"LaTeXe", "LaTeX2ε"}, {"LuaLaTeX", "LuaLaTeX"}, {"LuaTeX", "LuaTeX"},
    {"MF", "METAFONT"}, {"MP", "METAPOST"}, {"NG", "Ŋ"}, {"O", "Ø"}, {"OE", "Œ"}, {"P", "¶"}, {"S", "§"},
    {"SS", "ẞ"}, {"TH", "Þ"}, {"TeX", "TeX"}, {"XeLaTeX", "XeLaTeX"}, {"XeTeX", "XeTeX"}, {"aa", "å"}, {"ae", "æ"},
    {"and", " and "}, {"checkmark", "✓"}, {"colon", ":"}, {"copyright", "©"}, {"dag", "†"}, {"ddag", "‡"},
    {"degree", "°"}, {"dh", "ð"}, {"dj", "đ"}, {"dots", "…"}, {"dq", "\""}, {"enskip", " "}, {"enspace", " "},
    {"eth", "ð"}, {"euro", "€"}, {"fg", " »"}, {"flqq", "«"}, {"frqq", "»"}, {"glq", "‚"}, {"glqq", "„"},
    {"grq", "‘"}, {"grqq", "“"}, {"guillemetleft", "«"}, {"guillemetright", "»"}, {"guillemotleft", "«"},
    {"guillemotright", "»"}, {"guilsinglleft", "‹"}, {"guilsinglright", "›"}, {"hfill", " "}, {"horizontalbar", "―"},
    {"hv", "ƕ"}, {"i", "ı"}, {"ij", "ĳ"}, {"j", "ȷ"}, {"l", "ł"}, {"lbrace", "{"}, {"lbrack", "["}, {"ldots", "…"},
    {"linebreak", " "}, {"lq", "‘"}, {"maltese", "✠"}, {"micro", "µ"}, {"newline", " "}, {"ng", "ŋ"},
    {"nobreakdash", ""}, {"nobreakspace", " "}, {"o", "ø"}, {"oe", "œ"}, {"og", "« "}, {"par", " "}, {"permil", "‰"},
    {"pounds", "£"}, {"qquad", " "}, {"quad", " "}, {"quotedblbase", "„"}, {"quotesinglbase", "‚"}, {"rbrace", "}"},
    {"rbrack", "]"}, {"rq", "’"}, {"slash", "/"}, {"space", " "}, {"ss", "ß"}, {"textampersand", "&"},
    {"textasciiacute", "´"}, {"textasciibreve", "˘"}, {"textasciicaron", "ˇ"}, {"textasciicircum", "^"},
    {"textasciidieresis", "¨"}, {"textasciigrave", "`"}, {"textasciimacron", "¯"}, {"textasciitilde", "~"},
    {"textasteriskcentered", "∗"}, {"textat", "@"}, {"textbackslash", "\\"}, {"textbaht", "฿"}, {"textbar", "|"},
    {"textbardbl", "‖"}, {"textbari", "ɨ"}, {"textbaru", "ʉ"}, {"textbeta", "β"}, {"textbigcircle", "◯"},
    {"textborn", "⋆"}, {"textbraceleft", "{"}, {"textbraceright", "}"}, {"textbrokenbar", "¦"}, {"textbullet", "•"},
    {"textcdot", "·"}, {"textcelsius", "℃"}, {"textcent", "¢"}, {"textcircledP", "℗"}, {"textcompwordmark", ""},
    {"textcopyleft", "🄯"}, {"textcopyright", "©"}, {"textcrb", "ƀ"}, {"textcrd", "đ"}, {"textcrh", "ħ"},
    {"textcrlambda", "ƛ"}, {"textcurrency", "¤"}, {"textdagger", "†"}, {"textdaggerdbl", "‡"},
    {"textdblhyphen", "⹀"}, {"textdegree", "°"}, {"textdied", "†"}, {"textdiscount", "⁒"}, {"textdiv", "÷"},
    {"textdollar", "$"}, {"textdong", "₫"}, {"textdownarrow", "↓"}, {"textellipsis", "…"}, {"textemdash", "—"},
    {"textendash", "–"}, {"textendashfig", "‒"}, {"textepsilon", "ɛ"}, {"textesh", "ʃ"}, {"textestimated", "℮"},
    {"texteta", "η"}, {"texteuro", "€"}, {"textexclamdown", "¡"}, {"textflorin", "ƒ"}, {"textfractionsolidus", "⁄"},
    {"textgamma", "ɣ"}, {"textglotstop", "ʔ"}, {"textgreater", ">"}, {"textinterrobang", "‽"}, {"textlangle", "⟨"},
    {"textlbrackdbl", "⟦"}, {"textleftarrow", "←"}, {"textless", "<"}, {"textlira", "₤"}, {"textlnot", "¬"},
    {"textlonglegr", "ɼ"}, {"textltailn", "ɲ"}, {"textmarried", "⚭"}, {"textmho", "℧"}, {"textminus", "−"},
    {"textmu", "µ"}, {"textmusicalnote", "♪"}, {"textnaira", "₦"}, {"textnumbersign", "#"}, {"textnumero", "№"},
    {"textohm", "Ω"}, {"textonehalf", "½"}, {"textonequarter", "¼"}, {"textonesuperior", "¹"},
    {"textopenbullet", "◦"}, {"textopeno", "ɔ"}, {"textordfeminine", "ª"}, {"textordmasculine", "º"},
    {"textparagraph", "¶"}, {"textpercent", "%"}, {"textperiodcentered", "·"}, {"textpertenthousand", "‱"},
    {"textperthousand", "‰"}, {"textpeso", "₱"}, {"textphi", "ɸ"}, {"textpilcrow", "¶"}, {"textpm", "±"},
    {"textprime", "′"}, {"textquestiondown", "¿"}, {"textquotedbl", "\""}, {"textquotedblleft", "“"},
    {"textquotedblright", "”"}, {"textquoteleft", "‘"}, {"textquoteright", "’"}, {"textquotesingle", "'"},
    {"textrangle", "⟩"}, {"textrbrackdbl", "⟧"}, {"textrecipe", "℞"}, {"textreferencemark", "※"},
    {"textregistered", "®"}, {"textrightarrow", "→"}, {"textrtaild", "ɖ"}, {"textrtailt", "ʈ"}, {"textrupee", "₹"},
    {"textschwa", "ə"}, {"textsection", "§"}, {"textservicemark", "℠"}, {"textsoftsign", "ь"}, {"textsterling", "£"},
    {"textsurd", "√"}, {"textthorn", "þ"}, {"textthreequarters", "¾"}, {"textthreesuperior", "³"},
    {"texttildelow", "˷"}, {"texttimes", "×"}, {"texttrademark", "™"}, {"textturna", "ɐ"}, {"texttwosuperior", "²"},
    {"textunderscore", "_"}, {"textuparrow", "↑"}, {"textvisiblespace", "␣"}, {"textwon", "₩"}, {"textyen", "¥"},
    {"textyogh", "ʒ"}, {"th", "þ"}, {"thinspace", " "}, {"yen", "¥"}}};
// clang-format on

static_assert(std::is_sorted(kSymbols.begin(), kSymbols.end(),
                             [](const SymbolRow& one, const SymbolRow& other) { return one.name < other.name; }));

} // namespace

std::optional<std::string_view> texSymbol(std::string_view name) {
  const auto* const row =
      std::lower_bound(kSymbols.begin(), kSymbols.end(), name,
                       [](const SymbolRow& known, std::string_view wanted) { return known.name < wanted; });
  return row != kSymbols.end() && row->name == name ? std::optional(row->text) : std::nullopt;
}

} // namespace linnet
