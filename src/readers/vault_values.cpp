// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_values.hpp"

#include <algorithm>
#include <array>

#include "text/unicode.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kLongestName = 90;
constexpr std::size_t kMostWords = 8;

constexpr std::array<std::string_view, 15> kSeparators{",", ";", "、", "，", "；", "・", "·", "•",
                                                       "→", "+", "&",  "|",  "\n", "／", "‧"};
constexpr std::array<std::string_view, 6> kSeparatorWords{"and", "or", "と", "和", "及", "vs"};
constexpr std::array<std::string_view, 11> kAndOthers{"...", "…",  "et al.", "et al", "ほか",  "など",
                                                      "等",  "他", "etc.",   "etc",   "others"};
constexpr std::array<std::string_view, 9> kPlaceholders{"n/a", "na",      "none", "null", "tbd",
                                                        "-",   "unknown", "无",   "なし"};
constexpr std::array<std::string_view, 7> kSentenceMarks{"。", "! ", "? ", "！", "？", ": ", "："};

template <std::size_t size>
std::size_t prefixIn(const std::array<std::string_view, size>& marks, std::string_view text) {
  for (const std::string_view mark : marks) {
    if (text.starts_with(mark)) {
      return mark.size();
    }
  }
  return 0;
}

template <std::size_t size> bool isOneOf(const std::array<std::string_view, size>& words, std::string_view text) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

std::size_t openingParenthesis(std::string_view text) {
  return text.starts_with('(') ? 1 : text.starts_with("（") ? std::string_view("（").size() : 0;
}

std::size_t closingParenthesis(std::string_view text) {
  return text.starts_with(')') ? 1 : text.starts_with("）") ? std::string_view("）").size() : 0;
}

/// Reads the pieces of a value one after the other; parentheses may reach over several.
class ListScan {
public:
  ListScan(const MarkdownPage& page, ValueList& list) : page_(page), list_(list) {}

  void readText(TextRange range) {
    const std::string_view text = std::string_view(page_.masked).substr(range.begin, range.end - range.begin);
    std::size_t begin = 0;
    std::size_t i = 0;
    while (i < text.size()) {
      const std::string_view rest = text.substr(i);
      const std::size_t separator = depth_ == 0 ? separatorAt(text, i) : 0;
      const std::size_t opening = openingParenthesis(rest);
      const std::size_t closing = closingParenthesis(rest);
      if (separator + opening + closing == 0) {
        ++i;
        continue;
      }
      if (depth_ == 0) {
        endName({range.begin + begin, range.begin + i});
      }
      needsSeparator_ = needsSeparator_ && separator == 0;
      depth_ += opening > 0 ? 1 : 0;
      depth_ -= closing > 0 && depth_ > 0 ? 1 : 0;
      i += separator + opening + closing;
      begin = i;
    }
    if (depth_ == 0) {
      endName({range.begin + begin, range.begin + text.size()});
    }
  }

  void readLink(std::size_t link) {
    if (depth_ > 0) {
      return;
    }
    list_.isList = list_.isList && !needsSeparator_;
    list_.members.push_back({true, link, {}});
    needsSeparator_ = true;
  }

private:
  // A slash parts names where there is a space at its side, or a link.
  static std::size_t separatorAt(std::string_view text, std::size_t i) {
    if (text[i] == '/') {
      const bool touchesSpace = i == 0 || i + 1 == text.size() || text[i - 1] == ' ' || text[i + 1] == ' ';
      return touchesSpace ? 1 : 0;
    }
    const std::size_t mark = prefixIn(kSeparators, text.substr(i));
    return mark > 0 ? mark : wordAt(text, i);
  }

  static std::size_t wordAt(std::string_view text, std::size_t i) {
    if (i > 0 && text[i - 1] != ' ') {
      return 0;
    }
    for (const std::string_view word : kSeparatorWords) {
      const std::size_t end = i + word.size();
      if (text.substr(i, word.size()) == word && (end == text.size() || text[end] == ' ')) {
        return word.size();
      }
    }
    return 0;
  }

  void endName(TextRange range) {
    std::string name = page_.plainText(range);
    if (name == "." || name == "。" || isOneOf(kAndOthers, name)) {
      return;
    }
    if (name.empty()) {
      return;
    }
    list_.isList = list_.isList && !needsSeparator_ && looksLikeName(name);
    needsSeparator_ = true;
    list_.members.push_back({false, 0, std::move(name)});
  }

  const MarkdownPage& page_;
  ValueList& list_;
  std::size_t depth_ = 0;
  bool needsSeparator_ = false;
};

} // namespace

namespace {

template <std::size_t size>
std::vector<std::string_view> splitAt(std::string_view text, const std::array<std::string_view, size>& separators) {
  std::vector<std::string_view> names;
  std::size_t begin = 0;
  std::size_t depth = 0;
  const auto add = [&](std::size_t end) {
    std::string_view name = trim(text.substr(begin, end - begin));
    name = name.starts_with("and ") ? name.substr(4) : name;
    if (!name.empty() && !isOneOf(kAndOthers, name)) {
      names.push_back(name);
    }
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    depth += openingParenthesis(text.substr(i)) > 0 ? 1 : 0;
    depth -= depth > 0 && closingParenthesis(text.substr(i)) > 0 ? 1 : 0;
    const std::size_t separator = depth == 0 ? prefixIn(separators, text.substr(i)) : 0;
    if (separator > 0) {
      add(i);
      i += separator - 1;
      begin = i + 1;
    }
  }
  add(text.size());
  return names;
}

// A capital letter or another script, or a particle: `van Gogh`, `de la Cruz`.
bool beginsLikePerson(std::string_view name) {
  const char first = name.empty() ? ' ' : name.front();
  const bool isCapital = (first >= 'A' && first <= 'Z') || static_cast<unsigned char>(first) >= 0x80;
  return isCapital || std::min(name.find(' '), name.size()) <= 3;
}

// A full stop and a space end a sentence, but for those behind initials and titles (`Daniel S. Weld`, `St. Gallen`).
bool holdsSentenceEnd(std::string_view text) {
  constexpr std::size_t shortestWord = 4;
  for (std::size_t i = text.find(". "); i != kNone; i = text.find(". ", i + 1)) {
    const std::size_t wordBegin = text.find_last_of(" .", i == 0 ? 0 : i - 1);
    const std::size_t length = wordBegin == kNone ? i : i - wordBegin - 1;
    if (length >= shortestWord) {
      return true;
    }
  }
  return false;
}

} // namespace

bool isAndOthers(std::string_view text) {
  return isOneOf(kAndOthers, text);
}

bool isPlaceholder(std::string_view text) {
  const std::string folded = foldCase(trim(text));
  return std::find(kPlaceholders.begin(), kPlaceholders.end(), folded) != kPlaceholders.end();
}

bool looksLikeName(std::string_view text) {
  const auto words = static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + 1;
  if (text.empty() || text.size() > kLongestName || words > kMostWords || text.find_first_of("()\"[]{}<>|") != kNone) {
    return false;
  }
  return std::none_of(kSentenceMarks.begin(), kSentenceMarks.end(),
                      [text](std::string_view mark) { return text.find(mark) != kNone; }) &&
         text.find("（") == kNone && !holdsSentenceEnd(text);
}

ValueList readValueList(const MarkdownPage& page, const MarkdownBlock& block, TextRange range) {
  ValueList list;
  ListScan scan(page, list);
  for (std::size_t i = block.firstPiece; i < block.endPiece; ++i) {
    const MarkdownPiece& piece = page.pieces[i];
    const TextRange part{std::max(piece.range.begin, range.begin), std::min(piece.range.end, range.end)};
    if (part.begin >= part.end || piece.type == MarkdownPiece::Type::footnote) {
      continue;
    }
    if (piece.type == MarkdownPiece::Type::link) {
      scan.readLink(piece.link);
    } else {
      scan.readText(part);
    }
  }
  return list;
}

std::vector<std::string_view> splitNames(std::string_view text) {
  constexpr std::array<std::string_view, 2> semicolons{";", "；"};
  constexpr std::array<std::string_view, 6> others{", ", " / ", "、", "，", " and ", " & "};
  const bool hasSemicolon = text.find(';') != kNone || text.find("；") != kNone;
  return hasSemicolon ? splitAt(text, semicolons) : splitAt(text, others);
}

std::vector<std::string_view> splitList(std::string_view text) {
  constexpr std::array<std::string_view, 4> separators{" / ", ";", "；", "、"};
  return splitAt(text, separators);
}

std::string_view personName(std::string_view text) {
  text = trim(text);
  while (text.starts_with('.') || text.starts_with("…")) {
    text = trim(text.substr(text.starts_with('.') ? 1 : std::string_view("…").size()));
  }
  const std::size_t remark = std::min(text.find(" ("), text.find("（"));
  text = trim(text.substr(0, remark));
  for (const std::string_view others : kAndOthers) {
    if (text.ends_with(others) && !others.empty()) {
      const std::string_view before = trim(text.substr(0, text.size() - others.size()));
      const bool isWord =
          before.size() + others.size() < text.size() || static_cast<unsigned char>(others.front()) >= 0x80;
      text = isWord || before.empty() ? before : text;
    }
  }
  while (text.ends_with(',')) {
    text = trim(text.substr(0, text.size() - 1));
  }
  const bool isRight = looksLikeName(text) && !isPlaceholder(text) && text.find_first_of("0123456789~") == kNone;
  return isRight && beginsLikePerson(text) ? text : std::string_view();
}

bool looksLikeProduct(std::string_view text) {
  constexpr std::ptrdiff_t mostSpaces = 4;
  const bool isMarked = std::any_of(text.begin(), text.end(), [](char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || static_cast<unsigned char>(byte) >= 0x80;
  });
  return isMarked && looksLikeName(text) && !isPlaceholder(text) &&
         std::count(text.begin(), text.end(), ' ') <= mostSpaces;
}

} // namespace linnet
