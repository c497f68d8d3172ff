// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_strings.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace linnet {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kMonths{{{"jan", "January"},
                                                                                 {"feb", "February"},
                                                                                 {"mar", "March"},
                                                                                 {"apr", "April"},
                                                                                 {"may", "May"},
                                                                                 {"jun", "June"},
                                                                                 {"jul", "July"},
                                                                                 {"aug", "August"},
                                                                                 {"sep", "September"},
                                                                                 {"oct", "October"},
                                                                                 {"nov", "November"},
                                                                                 {"dec", "December"}}};

std::string lowered(std::string_view name) {
  std::string lower(name);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return lower;
}

std::optional<std::string_view> monthNamed(std::string_view name) {
  const auto* const month =
      std::find_if(kMonths.begin(), kMonths.end(), [name](const auto& known) { return known.first == name; });
  return month == kMonths.end() ? std::nullopt : std::optional(month->second);
}

} // namespace

bool BibtexStrings::add(const BibtexString& string) {
  std::string text;
  const bool isJoined = string.value.form == BibtexForm::concatenation || string.value.form == BibtexForm::name;
  const BibtexText value =
      isJoined ? join(string.value.text, string.position, kLargestString, text) : BibtexText{string.value.text};
  const bool isTooLarge = value.isTooLarge || value.text.size() > kLargestString;
  strings_[lowered(string.name)].push_back({string.position, isTooLarge ? std::string() : std::string(value.text)});
  return !isTooLarge;
}

void BibtexStrings::shareWith(BibtexStrings& others) {
  for (const auto& [name, all] : strings_) {
    others.strings_.try_emplace(name, 1, all.back());
  }
  others_ = &others;
}

const std::vector<BibtexStrings::Definition>* BibtexStrings::definitions(std::string_view name) const {
  const auto found = strings_.find(name);
  return found == strings_.end() ? nullptr : &found->second;
}

std::optional<std::string_view> BibtexStrings::find(std::string_view name, std::size_t position) const {
  const std::string lower = lowered(name);
  if (const std::vector<Definition>* const own = definitions(lower)) {
    const auto behind = std::partition_point(
        own->begin(), own->end(), [position](const Definition& definition) { return definition.position < position; });
    return behind == own->begin() ? behind->text : std::prev(behind)->text;
  }
  if (const std::optional<std::string_view> month = monthNamed(lower)) {
    return month;
  }
  const std::vector<Definition>* const other = others_ == nullptr ? nullptr : others_->definitions(lower);
  return other == nullptr ? std::nullopt : std::optional<std::string_view>(other->front().text);
}

BibtexText BibtexStrings::join(std::string_view concatenation, std::size_t position, std::size_t largest,
                               std::string& out) const {
  BibtexText joined;
  for (BibtexValue piece; takeBibtexPiece(concatenation, piece);) {
    const std::optional<std::string_view> string =
        piece.form == BibtexForm::name ? find(piece.text, position) : std::nullopt;
    joined.undefined =
        piece.form == BibtexForm::name && !string && joined.undefined.empty() ? piece.text : joined.undefined;
    out += string.value_or(piece.text);
    if (out.size() > largest) {
      return {{}, joined.undefined, true};
    }
  }
  joined.text = out;
  return joined;
}

BibtexText BibtexStrings::textOf(const BibtexValue& value, std::size_t position, Arena& arena) const {
  if (value.form == BibtexForm::name) {
    const std::optional<std::string_view> string = find(value.text, position);
    return string ? BibtexText{*string} : BibtexText{value.text, value.text};
  }
  if (value.form != BibtexForm::concatenation) {
    return {value.text};
  }
  std::string out;
  BibtexText joined = join(value.text, position, kLargestValue, out);
  joined.text = arena.store(joined.text);
  return joined;
}

} // namespace linnet
