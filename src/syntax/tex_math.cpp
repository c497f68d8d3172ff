// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/tex_math.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "syntax/tex_accents.hpp"
#include "syntax/tex_symbols.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

struct ScriptRow {
  std::string_view plain;
  std::string_view raised;
  std::string_view lowered = {};
};

constexpr std::array<ScriptRow, 61> kScripts{
    {{"0", "⁰", "₀"}, {"1", "¹", "₁"}, {"2", "²", "₂"}, {"3", "³", "₃"}, {"4", "⁴", "₄"}, {"5", "⁵", "₅"},
     {"6", "⁶", "₆"}, {"7", "⁷", "₇"}, {"8", "⁸", "₈"}, {"9", "⁹", "₉"}, {"+", "⁺", "₊"}, {"-", "⁻", "₋"},
     {"−", "⁻", "₋"}, {"=", "⁼", "₌"}, {"(", "⁽", "₍"}, {")", "⁾", "₎"}, {"a", "ᵃ", "ₐ"}, {"b", "ᵇ"},
     {"c", "ᶜ"},      {"d", "ᵈ"},      {"e", "ᵉ", "ₑ"}, {"f", "ᶠ"},      {"g", "ᵍ"},      {"h", "ʰ", "ₕ"},
     {"i", "ⁱ", "ᵢ"}, {"j", "ʲ", "ⱼ"}, {"k", "ᵏ", "ₖ"}, {"l", "ˡ", "ₗ"}, {"m", "ᵐ", "ₘ"}, {"n", "ⁿ", "ₙ"},
     {"o", "ᵒ", "ₒ"}, {"p", "ᵖ", "ₚ"}, {"r", "ʳ", "ᵣ"}, {"s", "ˢ", "ₛ"}, {"t", "ᵗ", "ₜ"}, {"u", "ᵘ", "ᵤ"},
     {"v", "ᵛ", "ᵥ"}, {"w", "ʷ"},      {"x", "ˣ", "ₓ"}, {"y", "ʸ"},      {"z", "ᶻ"},      {"A", "ᴬ"},
     {"B", "ᴮ"},      {"D", "ᴰ"},      {"E", "ᴱ"},      {"G", "ᴳ"},      {"H", "ᴴ"},      {"K", "ᴷ"},
     {"L", "ᴸ"},      {"M", "ᴹ"},      {"N", "ᴺ"},      {"P", "ᴾ"},      {"R", "ᴿ"},      {"T", "ᵀ"},
     {"β", "ᵝ", "ᵦ"}, {"γ", "ᵞ", "ᵧ"}, {"ρ", "", "ᵨ"},  {"φ", "ᵠ", "ᵩ"}, {"χ", "ᵡ", "ᵪ"}, {"∘", "°"},
     {"*", "*"}}};

template <typename FormOf> bool appendScript(std::string& out, std::string_view text, FormOf formOf) {
  const std::size_t before = out.size();
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    nextCodePoint(text, i);
    const std::string_view character = text.substr(begin, i - begin);
    const auto* const row = std::find_if(kScripts.begin(), kScripts.end(),
                                         [character](const ScriptRow& known) { return known.plain == character; });
    if (row == kScripts.end() || formOf(*row).empty()) {
      out.resize(before);
      return false;
    }
    out += formOf(*row);
  }
  return true;
}

// Commands that change how a formula looks and not what it says.
constexpr std::array<std::string_view, 38> kLooks{
    "mathrm",     "mathbf", "mathit", "mathcal",      "mathbb",     "mathsf", "mathtt",       "mathfrak",  "mathscr",
    "boldsymbol", "bm",     "pmb",    "text",         "textrm",     "textit", "textbf",       "textsf",    "texttt",
    "textnormal", "mbox",   "hbox",   "operatorname", "ensuremath", "left",   "right",        "big",       "Big",
    "bigl",       "bigr",   "rm",     "bf",           "it",         "cal",    "displaystyle", "textstyle", "limits",
    "nolimits",   "em"};

bool isLetter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// One formula. A script may hold no other, so that nothing here is deep.
class MathText {
public:
  explicit MathText(std::string_view formula) : rest_(formula) {}

  /// False where something has no form.
  bool append(std::string& out) {
    while (!rest_.empty()) {
      if (!appendNext(out)) {
        return false;
      }
    }
    return true;
  }

private:
  bool appendNext(std::string& out) {
    const char byte = rest_.front();
    if (byte == '^' || byte == '_') {
      rest_.remove_prefix(1);
      return appendScript(out, byte);
    }
    if (byte == '\\') {
      return appendCommand(out);
    }
    rest_.remove_prefix(1);
    if (byte == '\'') {
      out += "′";
    } else if (byte != '{' && byte != '}' && byte != '$') {
      out += byte == '~' ? ' ' : byte;
    }
    return byte != '&';
  }

  bool appendScript(std::string& out, char mark) {
    std::string script;
    const std::string_view argument = takeArgument();
    if (argument == "\\prime") {
      out += "′";
      return true;
    }
    const bool isFlat = argument.find_first_of("^_") == std::string_view::npos &&
                        argument.find("\\sp") == std::string_view::npos &&
                        argument.find("\\sb") == std::string_view::npos;
    return isFlat && MathText(argument).append(script) &&
           (mark == '^' ? appendRaised(out, trim(script)) : appendLowered(out, trim(script)));
  }

  // A group without its braces, a command or a character.
  std::string_view takeArgument() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
    std::size_t size = 1;
    if (rest_.starts_with('\\')) {
      while (size < rest_.size() && isLetter(rest_[size])) {
        ++size;
      }
      size = std::max<std::size_t>(size, 2);
    } else if (rest_.starts_with('{')) {
      const std::string_view group = rest_.substr(0, endOfGroup());
      rest_.remove_prefix(group.size());
      return group.size() < 2 ? std::string_view() : group.substr(1, group.size() - 2);
    } else if (!rest_.empty()) {
      size = 0;
      nextCodePoint(rest_, size);
    }
    const std::string_view argument = rest_.substr(0, size);
    rest_.remove_prefix(argument.size());
    return argument;
  }

  std::size_t endOfGroup() const {
    std::size_t depth = 0;
    for (std::size_t i = 0; i < rest_.size(); ++i) {
      depth += rest_[i] == '{' ? 1 : 0;
      depth -= rest_[i] == '}' ? 1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
    return rest_.size();
  }

  bool appendCommand(std::string& out) {
    const std::string_view command = takeArgument().substr(1);
    const bool hasLetters = !command.empty() && isLetter(command.front());
    if (!hasLetters) {
      return appendMark(out, command);
    }
    if (command == "sp" || command == "sb") {
      return appendScript(out, command == "sp" ? '^' : '_');
    }
    if (const std::optional<std::string_view> symbol = texMathSymbol(command)) {
      out += *symbol;
      return true;
    }
    if (const char32_t accent = texMathAccent(command)) {
      return appendAccented(out, accent);
    }
    return std::find(kLooks.begin(), kLooks.end(), command) != kLooks.end();
  }

  static bool appendMark(std::string& out, std::string_view command) {
    if (command.empty() || std::string_view(",;:!/-").find(command) != std::string_view::npos) {
      return true;
    }
    out += command == "|" ? "‖" : command == "\\" ? " " : command;
    return true;
  }

  bool appendAccented(std::string& out, char32_t accent) {
    std::string letter;
    const std::string_view argument = takeArgument();
    std::size_t end = 0;
    const bool isFlat = argument.find_first_of("^_{") == std::string_view::npos;
    if (!isFlat || !MathText(argument).append(letter) || letter.empty()) {
      return false;
    }
    nextCodePoint(letter, end);
    if (end != letter.size()) {
      return false;
    }
    applyTexAccent(letter, 0, accent);
    out += letter;
    return true;
  }

  std::string_view rest_;
};

} // namespace

bool appendRaised(std::string& out, std::string_view text) {
  return appendScript(out, text, [](const ScriptRow& row) { return row.raised; });
}

bool appendLowered(std::string& out, std::string_view text) {
  return appendScript(out, text, [](const ScriptRow& row) { return row.lowered; });
}

void appendTexMath(std::string& out, std::string_view formula) {
  const std::size_t before = out.size();
  if (!MathText(formula).append(out)) {
    out.resize(before);
    out += formula;
  }
}

} // namespace linnet
