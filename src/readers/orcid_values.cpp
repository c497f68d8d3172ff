// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/orcid_values.hpp"

#include <charconv>

#include "readers/record_xml.hpp"

namespace linnet {

namespace {

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// "02" of "2".
std::string twoDigits(std::string_view text) {
  return (text.size() == 1 ? "0" : "") + std::string(text);
}

} // namespace

bool isPublic(Value value) {
  constexpr std::string_view word = "public";
  const std::string_view visibility = value["visibility"].text();
  bool isSame = visibility.size() == word.size();
  for (std::size_t i = 0; isSame && i < word.size(); ++i) {
    isSame = lower(visibility[i]) == word[i];
  }
  return visibility.empty() || isSame;
}

std::optional<Date> orcidDate(Value date) {
  const std::string year(textOf(date["year"]));
  const std::string month = year + "-" + twoDigits(textOf(date["month"]));
  const std::string day = month + "-" + twoDigits(textOf(date["day"]));
  for (const std::string& text : {day, month, year}) {
    if (std::optional<Date> read = readDate(text)) {
      return read;
    }
  }
  return std::nullopt;
}

std::size_t putCodeOf(Value item, std::size_t otherwise) {
  const std::string_view text = textOf(item["put-code"]);
  std::size_t code = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), code);
  return error == std::errc() && end == text.data() + text.size() && code > 0 ? code : otherwise;
}

std::string schemeOfType(std::string_view type) {
  std::string scheme;
  for (const char letter : type) {
    const char low = lower(letter);
    scheme += low >= 'a' && low <= 'z' ? std::string(1, low) : std::string();
  }
  return scheme;
}

} // namespace linnet
