// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_names.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "readers/record_text.hpp"
#include "syntax/bibtex.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kLargestList = 100000; // of an annotation: there is no paper with more authors

bool isSpace(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// `and` with white space around it, or an end of the list.
bool isAnd(std::string_view list, std::size_t at) {
  constexpr std::size_t size = 3;
  return lower(list[at]) == 'a' && at + size <= list.size() && isBibtexName(list.substr(at, size), "and") &&
         (at == 0 || isSpace(list[at - 1])) && (at + size == list.size() || isSpace(list[at + size]));
}

// The parts between the marks that are in no braces; a mark behind a `\` is none.
std::vector<std::string_view> partsOf(std::string_view text, char mark) {
  std::vector<std::string_view> parts;
  std::size_t depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '{' ? 1 : 0;
    depth -= text[i] == '}' && depth > 0 ? 1 : 0;
    if (text[i] == mark && depth == 0 && (i == 0 || text[i - 1] != '\\')) {
      parts.push_back(trim(text.substr(begin, i - begin)));
      begin = i + 1;
    }
  }
  parts.push_back(trim(text.substr(begin)));
  return parts;
}

// Is the text a group from end to end, and no accented letter: `{\'E}`?
bool isGroup(std::string_view text) {
  if (!text.starts_with('{') || !text.ends_with('}') || text.starts_with("{\\")) {
    return false;
  }
  std::size_t depth = 0;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    depth += text[i] == '{' ? 1 : 0;
    depth -= text[i] == '}' ? 1 : 0;
    if (depth == 0) {
      return false;
    }
  }
  return depth == 1;
}

bool isOthers(std::string_view part) {
  return isBibtexName(part, "others") || isBibtexName(part, "et al.") || isBibtexName(part, "et al") ||
         isBibtexName(part, "{et al.}") || isBibtexName(part, "...");
}

// Takes `et al.` off the end of a name.
bool takeOthers(std::string_view& name) {
  for (const std::string_view ending : {" et al.", " et al", " {et al.}", " others"}) {
    if (name.size() > ending.size() && isBibtexName(name.substr(name.size() - ending.size()), ending)) {
      name = trim(name.substr(0, name.size() - ending.size()));
      name = name.ends_with(',') ? trim(name.substr(0, name.size() - 1)) : name;
      return true;
    }
  }
  return false;
}

// Two words or more, so that it may be a whole name.
bool mayBeName(std::string_view part) {
  return std::any_of(part.begin(), part.end(), isSpace) && !part.ends_with(" Jr.") && !part.ends_with(" Jr");
}

/// The names of one list.
class NameReading {
public:
  NameReading(TexText& tex, Arena& arena) : tex_(tex), arena_(arena) {}

  BibtexNames read(std::string_view list) {
    const std::vector<std::string_view> parts = bibtexListOf(list);
    names_.names.reserve(parts.size());
    if (parts.size() == 1 && readWithoutAnd(parts.front())) {
      return std::move(names_);
    }
    for (const std::string_view part : parts) {
      readOne(part);
    }
    return std::move(names_);
  }

private:
  // Whole names between commas or semicolons: how other programs write lists.
  bool readWithoutAnd(std::string_view list) {
    if (isGroup(list)) {
      return false;
    }
    const std::vector<std::string_view> lists = partsOf(list, ';');
    if (lists.size() > 1) {
      names_.trouble = "the names are separated by semicolons, not by `and`";
      std::for_each(lists.begin(), lists.end(), [this](std::string_view name) { readOne(name); });
      return true;
    }
    std::vector<std::string_view> parts = partsOf(list, ',');
    if (parts.size() < 3) {
      return false;
    }
    if (isOthers(parts.back())) {
      names_.hasOthers = true;
      parts.pop_back();
    }
    if (parts.size() < 3 || !std::all_of(parts.begin(), parts.end(), mayBeName) || isExtended(parts.front())) {
      return false;
    }
    names_.trouble = "the names are separated by commas, not by `and`";
    for (const std::string_view part : parts) {
      names_.names.push_back({tex_.read(part)});
    }
    return true;
  }

  void readOne(std::string_view part) {
    if (isOthers(part)) {
      names_.hasOthers = true;
      return;
    }
    names_.hasOthers = takeOthers(part) || names_.hasOthers;
    const BibtexName name =
        isGroup(part) ? BibtexName{tex_.read(part), Kind::organization} : BibtexName{spoken(partsOf(part, ','), part)};
    if (!isBlank(name.name)) {
      names_.names.push_back(name);
    } else if (names_.trouble == nullptr) {
      names_.trouble = "a name is missing in the list";
    }
  }

  std::string_view spoken(std::vector<std::string_view> parts, std::string_view whole) {
    while (parts.size() > 1 && parts.back().empty()) {
      parts.pop_back();
    }
    if (isExtended(parts.front())) {
      return spokenOfExtended(parts);
    }
    switch (parts.size()) {
    case 1:
      return tex_.read(parts[0]);
    case 2:
      return nameOfParts(tex_.read(parts[1]), tex_.read(parts[0]), {}, arena_);
    case 3:
      return nameOfParts(tex_.read(parts[2]), tex_.read(parts[0]), tex_.read(parts[1]), arena_);
    default:
      names_.trouble = "the name has more than two commas";
      return tex_.read(whole);
    }
  }

  static bool isExtended(std::string_view part) { return !keyOf(part).empty(); }

  // Of `family=…` the key, in BibLaTeX's spelling.
  static std::string_view keyOf(std::string_view part) {
    static constexpr std::array<std::string_view, 5> keys{"family", "given", "prefix", "suffix", "useprefix"};
    const std::size_t equal = part.find('=');
    const std::string_view word = equal == kNone ? std::string_view() : trim(part.substr(0, equal));
    const std::string_view key = word.substr(0, word.find("-i"));
    const auto* const known = std::find(keys.begin(), keys.end(), key);
    return known == keys.end() ? std::string_view() : word;
  }

  std::string_view spokenOfExtended(const std::vector<std::string_view>& parts) {
    const auto valueOf = [&](std::string_view key) -> std::string_view {
      for (const std::string_view part : parts) {
        if (keyOf(part) == key) {
          std::string_view value = trim(part.substr(part.find('=') + 1));
          value = value.size() > 1 && value.starts_with('"') && value.ends_with('"') ? value.substr(1, value.size() - 2)
                                                                                     : value;
          return tex_.read(value);
        }
      }
      return {};
    };
    const std::string_view prefix = valueOf("prefix");
    const std::string_view family = valueOf("family");
    const std::string_view whole = prefix.empty() ? family : arena_.concat({prefix, " ", family});
    return nameOfParts(valueOf("given"), whole, valueOf("suffix"), arena_);
  }

  TexText& tex_;
  Arena& arena_;
  BibtexNames names_;
};

} // namespace

std::vector<std::string_view> bibtexListOf(std::string_view list) {
  std::vector<std::string_view> parts;
  std::size_t depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    depth += list[i] == '{' ? 1 : 0;
    depth -= list[i] == '}' && depth > 0 ? 1 : 0;
    if (depth == 0 && isAnd(list, i)) {
      parts.push_back(trim(list.substr(begin, i - begin)));
      i += 2;
      begin = i + 1;
    }
  }
  parts.push_back(trim(list.substr(begin)));
  return parts;
}

BibtexNames readBibtexNames(std::string_view list, TexText& tex, Arena& arena) {
  return isBlank(list) ? BibtexNames{} : NameReading(tex, arena).read(list);
}

std::vector<std::string_view> bibtexAnnotations(std::string_view annotation) {
  std::vector<std::string_view> values;
  for (const std::string_view part : partsOf(annotation, ';')) {
    const std::size_t equal = part.find('=');
    std::size_t number = 0;
    std::from_chars(part.data(), part.data() + part.size(), number);
    if (equal == kNone || number == 0 || number > kLargestList) {
      continue;
    }
    std::string_view value = trim(part.substr(equal + 1));
    while (!value.empty() && (value.front() == '"' || value.front() == '{')) {
      value.remove_prefix(1);
    }
    while (!value.empty() && (value.back() == '"' || value.back() == '}')) {
      value.remove_suffix(1);
    }
    values.resize(std::max(values.size(), number));
    values[number - 1] = value;
  }
  return values;
}

} // namespace linnet
