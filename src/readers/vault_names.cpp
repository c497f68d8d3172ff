// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_names.hpp"

#include <algorithm>

#include "model/identifier.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kYearLength = 4;

bool isDigit(char byte) {
  return byte >= '0' && byte <= '9';
}

bool isYear(std::string_view text) {
  return text.size() == kYearLength && std::all_of(text.begin(), text.end(), isDigit) &&
         (text[0] == '1' || text[0] == '2');
}

bool holdsYear(std::string_view text) {
  for (std::size_t i = 0; i + kYearLength <= text.size(); ++i) {
    if (isYear(text.substr(i, kYearLength))) {
      return true;
    }
  }
  return false;
}

std::string_view withoutYear(std::string_view venue) {
  const std::size_t yearBegin = venue.size() - std::min(venue.size(), kYearLength);
  const bool endsInYear = isYear(venue.substr(yearBegin)) && (yearBegin == 0 || !isDigit(venue[yearBegin - 1]));
  if (!endsInYear) {
    return venue;
  }
  std::string_view name = trim(venue.substr(0, yearBegin));
  while (!name.empty() && std::string_view("-_,'").find(name.back()) != kNone) {
    name = trim(name.substr(0, name.size() - 1));
  }
  return name.empty() ? venue : name;
}

bool isWordByte(char byte) {
  return isDigit(byte) || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || byte == '-' || byte == '_' ||
         byte == '.' || byte == '+';
}

} // namespace

std::optional<CitationName> readCitationName(std::string_view pageName) {
  const std::size_t first = pageName.find("__");
  const std::size_t second = first == kNone ? kNone : pageName.find("__", first + 2);
  if (!pageName.starts_with('@') || second == kNone || !isYear(pageName.substr(1, first - 1))) {
    return std::nullopt;
  }
  CitationName name;
  name.year = pageName.substr(1, first - 1);
  name.venue = withoutYear(trim(pageName.substr(first + 2, second - first - 2)));
  name.title = trim(pageName.substr(second + 2));
  return name.title.empty() ? std::nullopt : std::optional(name);
}

bool isPaperName(std::string_view pageName) {
  return (pageName.starts_with('@') && holdsYear(pageName)) ||
         (!pageName.empty() && isDigit(pageName.front()) && pageName.find(' ') == kNone &&
          readIdentifier(Scheme::arxiv, pageName).has_value());
}

std::string_view venueName(std::string_view text) {
  std::string_view name = trim(text);
  if (name.starts_with("arXiv") || name.starts_with("arxiv")) {
    return "arXiv";
  }
  const std::size_t parenthesis = std::min(name.find(" ("), name.find("（"));
  return withoutYear(trim(name.substr(0, parenthesis)));
}

std::string_view titlePrefix(std::string_view title) {
  const std::size_t end = std::min({title.find(" - "), title.find(':'), title.find("：")});
  return end == kNone ? std::string_view() : trim(title.substr(0, end));
}

bool endsInName(std::string_view text, std::string_view name) {
  if (name.empty() || !text.ends_with(name)) {
    return false;
  }
  const std::size_t begin = text.size() - name.size();
  return begin == 0 || !isWordByte(text[begin - 1]) || !isWordByte(name.front());
}

} // namespace linnet
