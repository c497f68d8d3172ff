// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/tex_conversion.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "syntax/tex_accents.hpp"
#include "syntax/tex_commands.hpp"
#include "syntax/tex_math.hpp"
#include "syntax/tex_symbols.hpp"
#include "text/unicode.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
// What stands deeper in braces has no effect on them any more, so that what is nested costs no more than its length.
constexpr std::size_t kDeepest = 64;

bool isLetter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool isSpace(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/// One text. Groups are kept on a stack of our own, whatever their depth.
class TexConversion {
public:
  TexConversion(std::string_view tex, std::string& out, std::string& unknownCommand)
      : tex_(tex), out_(out), unknown_(unknownCommand) {}

  void run() {
    while (at_ < tex_.size()) {
      takeNext();
    }
    while (!groups_.empty()) {
      closeGroup();
    }
    while (out_.ends_with(' ')) {
      out_.pop_back();
    }
    if (needsNormalising_) {
      out_ = nfc(out_);
    }
  }

private:
  /// What is done with what braces hold, or, after an accent, with the one character that follows.
  struct Group {
    std::size_t begin = 0; ///< of what it put out
    char32_t accent = 0;
    std::optional<TexAction> action = std::nullopt;
    bool isOneCharacter = false;
  };

  void takeNext() {
    const char byte = tex_[at_];
    switch (byte) {
    case '\\':
      return takeCommand();
    case '{':
      return openGroup({out_.size()});
    case '}':
      ++at_;
      while (!groups_.empty() && groups_.back().isOneCharacter) {
        closeGroup();
      }
      if (!groups_.empty()) {
        closeGroup();
        endCharacter();
      }
      return;
    case '$':
      return takeFormula();
    case '-':
    case '\'':
    case '`':
      return takeRun(byte);
    default:
      takeCharacter(byte);
    }
  }

  void takeCharacter(char byte) {
    if (byte == '~' || isSpace(byte)) {
      ++at_;
      return appendSpace();
    }
    const std::size_t begin = at_;
    nextCodePoint(tex_, at_);
    append(tex_.substr(begin, at_ - begin));
  }

  // Is it what an accent stands on, that is done.
  void append(std::string_view character) {
    out_ += character;
    endCharacter();
  }

  void appendSpace() {
    const bool isAwaited = !groups_.empty() && groups_.back().isOneCharacter;
    if (!out_.empty() && out_.back() != ' ' && !isAwaited) {
      out_ += ' ';
    }
  }

  void endCharacter() {
    while (!groups_.empty() && groups_.back().isOneCharacter) {
      closeGroup();
    }
  }

  void openGroup(Group group) {
    ++at_;
    group.action = groups_.size() < kDeepest ? group.action : std::nullopt;
    group.accent = groups_.size() < kDeepest ? group.accent : 0;
    groups_.push_back(group);
  }

  void closeGroup() {
    const Group group = groups_.back();
    groups_.pop_back();
    const std::size_t begin = std::min(group.begin, out_.size());
    if (group.accent != 0) {
      needsNormalising_ = applyTexAccent(out_, begin, group.accent) || needsNormalising_;
    } else if (group.action == TexAction::drop) {
      out_.resize(begin);
    } else if (group.action) {
      finish(*group.action, begin);
    }
  }

  void finish(TexAction action, std::size_t begin) {
    const std::string inner = out_.substr(begin);
    out_.resize(begin);
    const auto isDigit = [](char byte) { return !isLetter(byte); };
    const bool isNumber = std::all_of(inner.begin(), inner.end(), isDigit); // "3rd" is read more easily than "3ʳᵈ"
    const bool isDone = action == TexAction::raise   ? isNumber && appendRaised(out_, inner)
                        : action == TexAction::lower ? isNumber && appendLowered(out_, inner)
                                                     : action == TexAction::character && appendCharacter(inner);
    out_ += isDone ? std::string() : inner;
  }

  bool appendCharacter(std::string_view digits) {
    digits.remove_prefix(std::min(digits.find_first_not_of("\"x"), digits.size()));
    unsigned code = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    const bool isCharacter = error == std::errc() && end == digits.data() + digits.size() && code >= 0x20 &&
                             code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    if (isCharacter) {
      appendUtf8(out_, code);
    }
    return isCharacter;
  }

  // Dashes and quotation marks are written as several of one character.
  void takeRun(char byte) {
    std::size_t count = 0;
    while (at_ < tex_.size() && tex_[at_] == byte && count < (byte == '-' ? 3U : 2U)) {
      ++at_;
      ++count;
    }
    static constexpr std::array<std::string_view, 3> dashes{"-", "–", "—"};
    const std::string_view one = byte == '`' ? "‘" : "'";
    const std::string_view two = byte == '`' ? "“" : "”";
    append(byte == '-' ? dashes[count - 1] : count == 2 ? two : one);
  }

  // A dollar without another one is money.
  void takeFormula() {
    const std::size_t begin = at_ + (tex_.substr(at_).starts_with("$$") ? 2 : 1);
    std::size_t end = hasDollars_ ? tex_.find('$', begin) : kNone;
    while (end != kNone && tex_[end - 1] == '\\') {
      end = tex_.find('$', end + 1);
    }
    hasDollars_ = end != kNone;
    if (end == kNone || end == begin) {
      ++at_;
      return append("$");
    }
    at_ = end + (begin - at_);
    at_ = std::min(at_, tex_.size());
    appendFormula(tex_.substr(begin, end - begin));
  }

  void appendFormula(std::string_view formula) {
    std::string text;
    appendTexMath(text, trim(foldWhitespace(formula)));
    needsNormalising_ = needsNormalising_ || !isAscii(text);
    append(text);
  }

  void takeCommand() {
    const std::size_t begin = ++at_;
    if (begin == tex_.size()) {
      return append("\\");
    }
    if (!isLetter(tex_[begin])) {
      return takeMark(tex_[begin]);
    }
    while (at_ < tex_.size() && isLetter(tex_[at_])) {
      ++at_;
    }
    const std::string_view name = tex_.substr(begin, at_ - begin);
    const std::size_t behind = at_;
    skipSpace();
    if (const char32_t accent = texAccent(name)) {
      return takeAccent(accent);
    }
    if (const std::optional<std::string_view> symbol = texSymbol(name)) {
      return appendSymbol(*symbol);
    }
    if (const std::optional<TexAction> action = texAction(name)) {
      return takeAction(*action);
    }
    if (const std::optional<std::string_view> symbol = texMathSymbol(name)) {
      return append(*symbol);
    }
    takeUnknown(name, behind);
  }

  void appendSymbol(std::string_view symbol) {
    if (symbol == " ") {
      return appendSpace();
    }
    append(symbol);
  }

  // What is in braces behind it says more than its name.
  void takeUnknown(std::string_view name, std::size_t behind) {
    unknown_ = unknown_.empty() ? "\\" + std::string(name) : unknown_;
    if (at_ < tex_.size() && tex_[at_] == '{' && !tex_.substr(at_).starts_with("{}")) {
      return;
    }
    append(name);
    at_ = behind;
  }

  void takeMark(char mark) {
    if (const char32_t accent = texAccent(std::string_view(&tex_[at_], 1))) {
      ++at_;
      skipSpace();
      return takeAccent(accent);
    }
    if (mark == '(') {
      return takeFormulaInParentheses();
    }
    if (isSpace(mark) || std::string_view("\\,;:>").find(mark) != kNone) {
      ++at_;
      return appendSpace();
    }
    if (std::string_view("!/-@*)").find(mark) != kNone) {
      ++at_;
      return;
    }
    takeLiteral();
  }

  void takeLiteral() {
    const std::size_t begin = at_;
    nextCodePoint(tex_, at_);
    append(tex_.substr(begin, at_ - begin));
  }

  void takeFormulaInParentheses() {
    const std::size_t end = hasParentheses_ ? tex_.find("\\)", at_) : kNone;
    hasParentheses_ = end != kNone;
    if (end == kNone) {
      return takeLiteral();
    }
    const std::string_view formula = tex_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 2;
    appendFormula(formula);
  }

  void takeAccent(char32_t accent) {
    if (at_ < tex_.size() && tex_[at_] == '{') {
      return openGroup({out_.size(), accent});
    }
    groups_.push_back({out_.size(), groups_.size() < kDeepest ? accent : 0, std::nullopt, true});
  }

  void takeAction(TexAction action) {
    if (action == TexAction::keep) {
      return;
    }
    if (at_ < tex_.size() && tex_[at_] == '*') {
      ++at_;
    }
    if (at_ == tex_.size() || tex_[at_] != '{') {
      return;
    }
    if (action == TexAction::verbatim || action == TexAction::formula) {
      return takeWhole(action);
    }
    openGroup({out_.size(), 0, action});
  }

  // A group that is not read as the rest is.
  void takeWhole(TexAction action) {
    std::size_t depth = 0;
    const std::size_t begin = at_ + 1;
    do {
      depth += tex_[at_] == '{' ? 1 : 0;
      depth -= tex_[at_] == '}' ? 1 : 0;
      ++at_;
    } while (at_ < tex_.size() && depth > 0);
    const std::string_view inner = tex_.substr(begin, at_ - begin - (depth == 0 ? 1 : 0));
    if (action == TexAction::formula) {
      return appendFormula(inner);
    }
    for (std::size_t i = 0; i < inner.size(); ++i) {
      out_ += inner[i] == '\\' && i + 1 < inner.size() ? "" : inner.substr(i, 1);
    }
    endCharacter();
  }

  void skipSpace() {
    while (at_ < tex_.size() && isSpace(tex_[at_])) {
      ++at_;
    }
  }

  std::string_view tex_;
  std::size_t at_ = 0;
  std::string& out_;
  std::string& unknown_;
  std::vector<Group> groups_;
  bool needsNormalising_ = false;
  bool hasDollars_ = true;     ///< before the end, as far as is known
  bool hasParentheses_ = true; ///< likewise those that close a formula
};

} // namespace

void convertTex(std::string_view tex, std::string& out, std::string& unknownCommand) {
  TexConversion(tex, out, unknownCommand).run();
}

} // namespace linnet
