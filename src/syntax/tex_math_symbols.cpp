// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <array>

#include "syntax/tex_symbols.hpp"

namespace linnet {

namespace {

struct SymbolRow {
  std::string_view name;
  std::string_view text;
};

// By name: looked up by halving.
// clang-format off
constexpr std::array<SymbolRow, 342> kMathSymbols{{
    {"Bbbk", "𝕜"}, {"Box", "□"}, {"Delta", "Δ"}, {"Diamond", "◇"}, {"Downarrow", "⇓"}, {"Gamma", "Γ"}, {"Im", "ℑ"},
    {"Lambda", "Λ"}, {"Leftarrow", "⇐"}, {"Leftrightarrow", "⇔"}, {"Longleftarrow", "⟸"},
    {"Longleftrightarrow", "⟺"}, {"Longrightarrow", "⟹"}, {"Omega", "Ω"}, {"Phi", "Φ"}, {"Pi", "Π"}, {"Pr", "Pr"},
    {"Psi", "Ψ"}, {"Re", "ℜ"}, {"Rightarrow", "⇒"}, {"Sigma", "Σ"}, {"Theta", "Θ"}, {"Uparrow", "⇑"},
    {"Upsilon", "Υ"}, {"Vdash", "⊩"}, {"Vert", "‖"}, {"Xi", "Ξ"}, {"aleph", "ℵ"}, {"alpha", "α"}, {"amalg", "⨿"},
    {"angle", "∠"}, {"angstrom", "Å"}, {"approx", "≈"}, {"approxeq", "≊"}, {"arccos", "arccos"},
    {"arcsin", "arcsin"}, {"arctan", "arctan"}, {"arg", "arg"}, {"ast", "∗"}, {"asymp", "≍"}, {"backprime", "‵"},
    {"backslash", "\\"}, {"because", "∵"}, {"beta", "β"}, {"beth", "ℶ"}, {"bigcap", "⋂"}, {"bigcirc", "◯"},
    {"bigcup", "⋃"}, {"bigodot", "⨀"}, {"bigoplus", "⨁"}, {"bigotimes", "⨂"}, {"bigstar", "★"},
    {"bigtriangledown", "▽"}, {"bigtriangleup", "△"}, {"biguplus", "⨄"}, {"bigvee", "⋁"}, {"bigwedge", "⋀"},
    {"blacklozenge", "⧫"}, {"blacksquare", "■"}, {"blacktriangle", "▲"}, {"blacktriangleright", "▶"},
    {"bmod", "mod"}, {"bot", "⊥"}, {"bowtie", "⋈"}, {"boxplus", "⊞"}, {"boxtimes", "⊠"}, {"bullet", "•"},
    {"cap", "∩"}, {"cdot", "·"}, {"cdots", "⋯"}, {"cent", "¢"}, {"chi", "χ"}, {"circ", "∘"},
    {"circlearrowleft", "↺"}, {"circlearrowright", "↻"}, {"clubsuit", "♣"}, {"colon", ":"}, {"coloneqq", "≔"},
    {"colonequals", "≔"}, {"complement", "∁"}, {"cong", "≅"}, {"coprod", "∐"}, {"cos", "cos"}, {"cosh", "cosh"},
    {"cot", "cot"}, {"coth", "coth"}, {"csc", "csc"}, {"cup", "∪"}, {"dagger", "†"}, {"dashv", "⊣"},
    {"ddagger", "‡"}, {"ddots", "⋱"}, {"deg", "deg"}, {"delta", "δ"}, {"det", "det"}, {"diamond", "⋄"},
    {"diamondsuit", "♢"}, {"digamma", "ϝ"}, {"dim", "dim"}, {"div", "÷"}, {"doteq", "≐"}, {"dotplus", "∔"},
    {"dots", "…"}, {"dotsb", "⋯"}, {"dotsc", "…"}, {"dotsm", "⋯"}, {"downarrow", "↓"}, {"downharpoonright", "⇂"},
    {"earth", "♁"}, {"ell", "ℓ"}, {"emptyset", "∅"}, {"epsilon", "ϵ"}, {"eqqcolon", "≕"}, {"equiv", "≡"},
    {"eta", "η"}, {"eth", "ð"}, {"exists", "∃"}, {"exp", "exp"}, {"female", "♀"}, {"flat", "♭"}, {"forall", "∀"},
    {"frown", "⌢"}, {"gamma", "γ"}, {"gcd", "gcd"}, {"ge", "≥"}, {"geq", "≥"}, {"geqslant", "⩾"}, {"gets", "←"},
    {"gg", "≫"}, {"gt", ">"}, {"gtrsim", "≳"}, {"hbar", "ℏ"}, {"heartsuit", "♡"}, {"hom", "hom"},
    {"hookleftarrow", "↩"}, {"hookrightarrow", "↪"}, {"hslash", "ℏ"}, {"iff", "⇔"}, {"iiint", "∭"}, {"iint", "∬"},
    {"imath", "ı"}, {"impliedby", "⇐"}, {"implies", "⇒"}, {"in", "∈"}, {"inf", "inf"}, {"infty", "∞"}, {"int", "∫"},
    {"intercal", "⊺"}, {"iota", "ι"}, {"jmath", "ȷ"}, {"kappa", "κ"}, {"ker", "ker"}, {"lVert", "‖"},
    {"lambda", "λ"}, {"land", "∧"}, {"langle", "⟨"}, {"lbrace", "{"}, {"lbrack", "["}, {"lceil", "⌈"},
    {"ldots", "…"}, {"le", "≤"}, {"leadsto", "⇝"}, {"leftarrow", "←"}, {"leftharpoonup", "↼"},
    {"leftrightarrow", "↔"}, {"leftrightarrows", "⇆"}, {"leq", "≤"}, {"leqslant", "⩽"}, {"lessgtr", "≶"},
    {"lesssim", "≲"}, {"lfloor", "⌊"}, {"lg", "lg"}, {"lhd", "⊲"}, {"lim", "lim"}, {"liminf", "liminf"},
    {"limsup", "limsup"}, {"ll", "≪"}, {"ln", "ln"}, {"lnot", "¬"}, {"log", "log"}, {"longleftarrow", "⟵"},
    {"longleftrightarrow", "⟷"}, {"longmapsto", "⟼"}, {"longrightarrow", "⟶"}, {"lor", "∨"}, {"lozenge", "◊"},
    {"lt", "<"}, {"ltimes", "⋉"}, {"lvert", "|"}, {"male", "♂"}, {"mapsto", "↦"}, {"mars", "♂"}, {"max", "max"},
    {"measuredangle", "∡"}, {"mho", "℧"}, {"mid", "∣"}, {"min", "min"}, {"mod", "mod"}, {"models", "⊨"}, {"mp", "∓"},
    {"mu", "μ"}, {"multimap", "⊸"}, {"nabla", "∇"}, {"natural", "♮"}, {"ncong", "≇"}, {"ne", "≠"}, {"nearrow", "↗"},
    {"neg", "¬"}, {"neq", "≠"}, {"nexists", "∄"}, {"ngeq", "≱"}, {"ngtr", "≯"}, {"ni", "∋"}, {"nleq", "≰"},
    {"nless", "≮"}, {"nmid", "∤"}, {"notin", "∉"}, {"nparallel", "∦"}, {"nrightarrow", "↛"}, {"nsim", "≁"},
    {"nsubseteq", "⊈"}, {"nu", "ν"}, {"nvDash", "⊭"}, {"nvdash", "⊬"}, {"nwarrow", "↖"}, {"odot", "⊙"}, {"ohm", "Ω"},
    {"oint", "∮"}, {"omega", "ω"}, {"omicron", "ο"}, {"ominus", "⊖"}, {"oplus", "⊕"}, {"oslash", "⊘"},
    {"otimes", "⊗"}, {"owns", "∋"}, {"parallel", "∥"}, {"partial", "∂"}, {"perp", "⊥"}, {"phi", "ϕ"}, {"pi", "π"},
    {"pm", "±"}, {"prec", "≺"}, {"preceq", "⪯"}, {"prime", "′"}, {"prod", "∏"}, {"propto", "∝"}, {"psi", "ψ"},
    {"qquad", " "}, {"quad", " "}, {"rVert", "‖"}, {"rangle", "⟩"}, {"rbrace", "}"}, {"rbrack", "]"}, {"rceil", "⌉"},
    {"restriction", "↾"}, {"rfloor", "⌋"}, {"rhd", "⊳"}, {"rho", "ρ"}, {"rightarrow", "→"}, {"rightharpoonup", "⇀"},
    {"rightleftarrows", "⇄"}, {"rightleftharpoons", "⇌"}, {"rightrightarrows", "⇉"}, {"rightsquigarrow", "⇝"},
    {"rtimes", "⋊"}, {"rvert", "|"}, {"searrow", "↘"}, {"sec", "sec"}, {"setminus", "∖"}, {"sharp", "♯"},
    {"sigma", "σ"}, {"sim", "∼"}, {"simeq", "≃"}, {"sin", "sin"}, {"sinh", "sinh"}, {"smallsetminus", "∖"},
    {"smile", "⌣"}, {"spadesuit", "♠"}, {"sqcap", "⊓"}, {"sqcup", "⊔"}, {"sqsubset", "⊏"}, {"sqsubseteq", "⊑"},
    {"sqsupset", "⊐"}, {"sqsupseteq", "⊒"}, {"square", "□"}, {"star", "⋆"}, {"subset", "⊂"}, {"subseteq", "⊆"},
    {"subsetneq", "⊊"}, {"succ", "≻"}, {"succeq", "⪰"}, {"sum", "∑"}, {"sun", "☉"}, {"sup", "sup"}, {"supset", "⊃"},
    {"supseteq", "⊇"}, {"surd", "√"}, {"swarrow", "↙"}, {"tan", "tan"}, {"tanh", "tanh"}, {"tau", "τ"},
    {"textasciitilde", "~"}, {"therefore", "∴"}, {"theta", "θ"}, {"thickapprox", "≈"}, {"thicksim", "∼"},
    {"times", "×"}, {"to", "→"}, {"top", "⊤"}, {"triangle", "△"}, {"triangledown", "▽"}, {"triangleleft", "◁"},
    {"trianglelefteq", "⊴"}, {"triangleright", "▷"}, {"trianglerighteq", "⊵"}, {"twoheadrightarrow", "↠"},
    {"unlhd", "⊴"}, {"unrhd", "⊵"}, {"uparrow", "↑"}, {"updownarrow", "↕"}, {"upharpoonright", "↾"}, {"uplus", "⊎"},
    {"upsilon", "υ"}, {"vDash", "⊨"}, {"varepsilon", "ε"}, {"varkappa", "ϰ"}, {"varnothing", "∅"}, {"varphi", "φ"},
    {"varpi", "ϖ"}, {"varrho", "ϱ"}, {"varsigma", "ς"}, {"vartheta", "ϑ"}, {"vdash", "⊢"}, {"vdots", "⋮"},
    {"vee", "∨"}, {"venus", "♀"}, {"vert", "|"}, {"wedge", "∧"}, {"wp", "℘"}, {"wr", "≀"}, {"xi", "ξ"},
    {"zeta", "ζ"}}};
// clang-format on

static_assert(std::is_sorted(kMathSymbols.begin(), kMathSymbols.end(),
                             [](const SymbolRow& one, const SymbolRow& other) { return one.name < other.name; }));

} // namespace

std::optional<std::string_view> texMathSymbol(std::string_view name) {
  const auto* const row =
      std::lower_bound(kMathSymbols.begin(), kMathSymbols.end(), name,
                       [](const SymbolRow& known, std::string_view wanted) { return known.name < wanted; });
  return row != kMathSymbols.end() && row->name == name ? std::optional(row->text) : std::nullopt;
}

} // namespace linnet
