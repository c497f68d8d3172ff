// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/tex_accents.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "text/unicode.hpp"
#include "text/utf8.hpp"

namespace linnet {

namespace {

struct AccentRow {
  std::string_view name;
  char32_t combining;
  std::string_view alone = {}; ///< what `\^{}` shows
};

constexpr std::array<AccentRow, 22> kAccents{{{"'", 0x301, "'"},    {"`", 0x300, "`"}, {"^", 0x302, "^"},
                                              {"\"", 0x308, "\""},  {"~", 0x303, "~"}, {"=", 0x304, "¯"},
                                              {".", 0x307, "˙"},    {"v", 0x30C},      {"c", 0x327},
                                              {"u", 0x306},         {"H", 0x30B},      {"k", 0x328},
                                              {"r", 0x30A, "°"},    {"d", 0x323},      {"b", 0x331},
                                              {"t", 0x361},         {"h", 0x309},      {"G", 0x30F},
                                              {"U", 0x30D},         {"f", 0x311},      {"textcommabelow", 0x326},
                                              {"textsubdot", 0x323}}};

constexpr std::array<AccentRow, 12> kMathAccents{{{"hat", 0x302},
                                                  {"widehat", 0x302},
                                                  {"tilde", 0x303},
                                                  {"widetilde", 0x303},
                                                  {"bar", 0x304},
                                                  {"overline", 0x304},
                                                  {"vec", 0x20D7},
                                                  {"dot", 0x307},
                                                  {"ddot", 0x308},
                                                  {"acute", 0x301},
                                                  {"grave", 0x300},
                                                  {"check", 0x30C}}};

template <std::size_t Count> char32_t combiningOf(const std::array<AccentRow, Count>& rows, std::string_view name) {
  const auto* const row =
      std::find_if(rows.begin(), rows.end(), [name](const AccentRow& known) { return known.name == name; });
  return row == rows.end() ? 0 : row->combining;
}

bool isAsciiLetter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool isCombining(char32_t character) {
  return character >= 0x300 && character < 0x370;
}

/// The letters of ASCII with each accent, as they are composed.
class ComposedLetters {
public:
  ComposedLetters() {
    for (const AccentRow& row : kAccents) {
      for (std::size_t letter = 0; letter < kLetters; ++letter) {
        std::string text(1, static_cast<char>(kFirst + letter));
        appendUtf8(text, row.combining);
        letters_[row.combining][letter] = nfc(text);
      }
    }
  }

  std::string_view find(char letter, char32_t accent) const {
    const auto row = letters_.find(accent);
    return row == letters_.end() ? std::string_view() : row->second[static_cast<std::size_t>(letter - kFirst)];
  }

private:
  static constexpr char kFirst = 'A';
  static constexpr std::size_t kLetters = 'z' - 'A' + 1;
  std::map<char32_t, std::array<std::string, kLetters>> letters_;
};

// The letters without a dot get it back with the accent.
std::string_view withDot(std::string_view letter) {
  return letter == "ı" ? "i" : letter == "ȷ" ? "j" : letter;
}

std::string_view aloneOf(char32_t accent) {
  const auto* const row = std::find_if(kAccents.begin(), kAccents.end(),
                                       [accent](const AccentRow& known) { return known.combining == accent; });
  return row == kAccents.end() ? std::string_view() : row->alone;
}

} // namespace

char32_t texAccent(std::string_view name) {
  return combiningOf(kAccents, name);
}

char32_t texMathAccent(std::string_view name) {
  return combiningOf(kMathAccents, name);
}

bool applyTexAccent(std::string& text, std::size_t begin, char32_t accent) {
  static const ComposedLetters composed;
  if (begin == text.size()) {
    text += aloneOf(accent);
    return false;
  }
  std::size_t end = begin;
  nextCodePoint(text, end);
  const std::string letter(withDot(std::string_view(text).substr(begin, end - begin)));
  text.replace(begin, end - begin, letter);
  end = begin + letter.size();
  std::size_t next = end;
  if (letter.size() == 1 && isAsciiLetter(letter[0]) &&
      (end == text.size() || !isCombining(nextCodePoint(text, next)))) {
    const std::string_view both = composed.find(letter[0], accent);
    if (!both.empty()) {
      text.replace(begin, 1, both);
      return isCombining([&] {
        std::size_t second = begin;
        nextCodePoint(text, second);
        return second < text.size() ? nextCodePoint(text, second) : 0;
      }());
    }
  }
  for (next = end; next < text.size() && isCombining(nextCodePoint(text, next)); end = next) {
  }
  std::string mark;
  appendUtf8(mark, accent);
  text.insert(end, mark);
  return true;
}

} // namespace linnet
