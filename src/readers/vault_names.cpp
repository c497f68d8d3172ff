// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_names.hpp"

#include <algorithm>
#include <array>

#include "model/identifier.hpp"
#include "text/unicode.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kYearLength = 4;

/// What is written where a venue would stand, of a paper that has none.
constexpr std::array<std::string_view, 8> kNoVenue{"under review", "preprint",      "technical report", "unpublished",
                                                   "submitted",    "published as ", "open-source",      "open source"};

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

// `2025 IEEE Conference` is the conference.
std::string_view withoutLeadingYear(std::string_view venue) {
  return isYear(venue.substr(0, kYearLength)) && venue.substr(kYearLength, 1) == " " ? trim(venue.substr(kYearLength))
                                                                                     : venue;
}

// `SIGIR '23`.
std::string_view withoutShortYear(std::string_view venue) {
  const std::size_t mark = venue.find_last_of('\'');
  const bool isShort =
      mark != kNone && mark > 0 && venue.size() == mark + 3 && isDigit(venue[mark + 1]) && isDigit(venue[mark + 2]);
  return isShort ? trim(venue.substr(0, mark)) : venue;
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
  const std::string_view name = trim(text);
  const std::string folded = foldCase(name);
  if (folded.starts_with("arxiv")) {
    return "arXiv";
  }
  const bool isNone = std::any_of(kNoVenue.begin(), kNoVenue.end(),
                                  [&folded](std::string_view words) { return folded.find(words) != kNone; });
  if (isNone) {
    return {};
  }
  const std::size_t parenthesis = std::min(name.find(" ("), name.find("（"));
  return withoutShortYear(withoutYear(withoutLeadingYear(trim(name.substr(0, parenthesis)))));
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
