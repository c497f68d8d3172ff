// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "text/script.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

// Elements that stand within a line, and those that begin a new one.
constexpr std::array<std::string_view, 28> kInline{"i",
                                                   "b",
                                                   "em",
                                                   "strong",
                                                   "sub",
                                                   "sup",
                                                   "italic",
                                                   "bold",
                                                   "sc",
                                                   "tt",
                                                   "u",
                                                   "a",
                                                   "span",
                                                   "xref",
                                                   "ext-link",
                                                   "font",
                                                   "small",
                                                   "code",
                                                   "scp",
                                                   "underline",
                                                   "monospace",
                                                   "named-content",
                                                   "inline-formula",
                                                   "tex-math",
                                                   "alternatives",
                                                   "roman",
                                                   "strike",
                                                   "overline"};
constexpr std::array<std::string_view, 19> kBlock{
    "p",  "title", "sec", "br",    "div",      "ul",           "ol",    "li",    "list",   "list-item",
    "h1", "h2",    "h3",  "label", "abstract", "disp-formula", "break", "table", "section"};

struct ReferenceRow {
  std::string_view name;
  std::string_view text;
};

constexpr std::array<ReferenceRow, 8> kReferences{{{"lt", "<"},
                                                   {"gt", ">"},
                                                   {"amp", "&"},
                                                   {"quot", "\""},
                                                   {"apos", "'"},
                                                   {"nbsp", " "},
                                                   {"ndash", "–"},
                                                   {"mdash", "—"}}};

template <std::size_t Count> bool isAmong(const std::array<std::string_view, Count>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// A tag in a text: where it ends, and what it is.
struct Tag {
  std::size_t end = kNone; ///< behind its `>`; none where it is no tag
  std::string name;        ///< in lower case, without `jats:`
  bool isClosing = false;
};

Tag tagAt(std::string_view text, std::size_t begin) {
  const std::size_t end = text.find_first_of("<>", begin + 1);
  if (end == kNone || text[end] != '>') {
    return {};
  }
  std::string_view inner = text.substr(begin + 1, end - begin - 1);
  Tag tag;
  tag.isClosing = inner.starts_with('/');
  inner.remove_prefix(tag.isClosing ? 1 : 0);
  inner = inner.substr(0, inner.find_first_of(" \t\r\n/"));
  const bool isMath = inner.starts_with("mml:");
  inner.remove_prefix(inner.starts_with("jats:") ? 5 : 0);
  tag.name = inner;
  std::transform(tag.name.begin(), tag.name.end(), tag.name.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  tag.end = isMath || isAmong(kInline, tag.name) || isAmong(kBlock, tag.name) ? end + 1 : kNone;
  return tag;
}

std::string withoutTags(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size();) {
    const Tag tag = text[i] == '<' ? tagAt(text, i) : Tag{};
    if (tag.end == kNone) {
      plain += text[i++];
      continue;
    }
    i = tag.end;
    if (tag.name == "title" && !tag.isClosing && text.substr(i).starts_with("Abstract<")) {
      i = text.find('<', i);
    }
    plain += isAmong(kBlock, tag.name) ? " " : "";
  }
  return plain;
}

// Appends what the reference at `begin` stands for and says where it ends; none where it is no reference.
std::size_t appendReference(std::string& out, std::string_view text, std::size_t begin) {
  constexpr std::size_t longest = 10;
  const std::size_t end = text.substr(0, begin + longest).find(';', begin);
  if (end == kNone) {
    return kNone;
  }
  std::string_view name = text.substr(begin + 1, end - begin - 1);
  const auto* const row = std::find_if(kReferences.begin(), kReferences.end(),
                                       [name](const ReferenceRow& known) { return known.name == name; });
  if (row != kReferences.end()) {
    out += row->text;
    return end + 1;
  }
  if (!name.starts_with('#')) {
    return kNone;
  }
  const bool isHexadecimal = name.starts_with("#x") || name.starts_with("#X");
  name.remove_prefix(isHexadecimal ? 2 : 1);
  unsigned code = 0;
  const auto result = std::from_chars(name.data(), name.data() + name.size(), code, isHexadecimal ? 16 : 10);
  const bool isCharacter = code >= 0x20 && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  if (result.ptr != name.data() + name.size() || !isCharacter) {
    return kNone;
  }
  appendUtf8(out, code);
  return end + 1;
}

std::string withoutReferences(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = text[i] == '&' ? appendReference(plain, text, i) : kNone;
    if (end == kNone) {
      plain += text[i++];
    } else {
      i = end;
    }
  }
  return plain;
}

std::string folded(std::string_view text) {
  std::string line;
  bool wasBlank = false;
  for (const char letter : trim(text)) {
    const bool isBlank = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
    line += isBlank && wasBlank ? "" : std::string_view(isBlank ? " " : std::string_view(&letter, 1));
    wasBlank = isBlank;
  }
  return line;
}

} // namespace

std::string_view withoutMarkup(std::string_view text, Arena& arena) {
  if (text.find_first_of("<&\n\t") == kNone && text.find("  ") == kNone) {
    return trim(text);
  }
  return arena.store(folded(withoutReferences(withoutTags(text))));
}

std::string_view nameOfParts(std::string_view given, std::string_view family, std::string_view suffix, Arena& arena) {
  given = trim(given);
  family = trim(family);
  suffix = trim(suffix);
  const bool isEastAsian = !languageByScript(family).empty() && !languageByScript(given).empty();
  const std::string_view name = given.empty() || family.empty() ? (given.empty() ? family : given)
                                : isEastAsian                   ? arena.concat({family, given})
                                                                : arena.concat({given, " ", family});
  return name.empty() || suffix.empty() ? name : arena.concat({name, " ", suffix});
}

} // namespace linnet
