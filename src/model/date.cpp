// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/date.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "rdf/term.hpp"
#include "text/unicode.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::string_view kXsdDate = "http://www.w3.org/2001/XMLSchema#date";
constexpr std::array<std::string_view, 12> kMonths{"january",   "february", "march",    "april",
                                                   "may",       "june",     "july",     "august",
                                                   "september", "october",  "november", "december"};

bool isDigit(char byte) {
  return byte >= '0' && byte <= '9';
}

bool areDigits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

bool isYear(std::string_view text) {
  return text.size() == 4 && areDigits(text) && (text[0] == '1' || text[0] == '2');
}

std::string twoDigits(std::string_view text) {
  return text.size() == 1 ? "0" + std::string(text) : std::string(text);
}

/// A date from its parts; a month or day that is empty or `00` lowers the precision.
std::optional<Date> dateOf(std::string_view year, std::string_view monthText, std::string_view dayText) {
  const std::string month = twoDigits(monthText);
  const std::string day = twoDigits(dayText);
  if (!isYear(year) || (!month.empty() && !areDigits(month)) || (!day.empty() && !areDigits(day))) {
    return std::nullopt;
  }
  if (month.empty() || month == "00") {
    return Date{std::string(year), DatePrecision::year};
  }
  if (day.empty() || day == "00") {
    Date date{std::string(year) + "-" + month, DatePrecision::month};
    return isLexicalFormOf(date.value, date.datatype().view()) ? std::optional(date) : std::nullopt;
  }
  Date date{std::string(year) + "-" + month + "-" + day, DatePrecision::day};
  return isLexicalFormOf(date.value, kXsdDate) ? std::optional(date) : std::nullopt;
}

// `2026-05-01`, as nearly all records have it.
bool isWholeDay(std::string_view text) {
  constexpr std::size_t size = 10;
  return text.size() == size && text[4] == '-' && isYear(text.substr(0, 4)) && isLexicalFormOf(text, kXsdDate);
}

// `18:46`, `T18:46:00+09:00`, `T00:00:00Z`, ` 8:05`.
bool isTimeOfDay(std::string_view text) {
  text = trim(text);
  text = text.starts_with('T') ? text.substr(1) : text;
  const std::size_t colon = text.find(':');
  const std::string_view hour = text.substr(0, colon);
  const std::string_view minute = colon == kNone ? std::string_view() : text.substr(colon + 1, 2);
  return hour.size() <= 2 && areDigits(hour) && twoDigits(hour) <= "24" && minute.size() == 2 && areDigits(minute) &&
         minute <= "59" && text.find_first_not_of("0123456789:.+-Z ") == kNone;
}

std::string_view withoutTime(std::string_view text) {
  const std::size_t separator = text.find_first_of("T ");
  return separator != kNone && separator >= 8 && isTimeOfDay(text.substr(separator)) ? text.substr(0, separator) : text;
}

// `2026`, `2026-05`, `2026/05/01`, `2026.5.1`.
std::optional<Date> readNumeric(std::string_view text) {
  if (text.size() == 8 && areDigits(text)) {
    return dateOf(text.substr(0, 4), text.substr(4, 2), text.substr(6, 2));
  }
  const std::string_view year = text.substr(0, 4);
  if (text.size() <= 4) {
    return dateOf(year, {}, {});
  }
  const char separator = text[4];
  if (separator != '-' && separator != '/' && separator != '.') {
    return std::nullopt;
  }
  const std::string_view rest = text.substr(5);
  const std::size_t second = rest.find(separator);
  const std::string_view month = rest.substr(0, second);
  const std::string_view day = second == kNone ? std::string_view() : rest.substr(second + 1);
  const bool hasParts = !month.empty() && month.size() <= 2 && day.size() <= 2 && (second == kNone || !day.empty());
  return hasParts ? dateOf(year, month, day) : std::nullopt;
}

// `2026年5月1日`, `2026年5月`, `2026年`.
std::optional<Date> readEastAsian(std::string_view text) {
  constexpr std::string_view yearMark = "年";
  constexpr std::string_view monthMark = "月";
  constexpr std::string_view dayMark = "日";
  const std::size_t year = text.find(yearMark);
  if (year == kNone || trim(text.substr(0, year)).size() != 4) {
    return std::nullopt;
  }
  const std::string_view rest = trim(text.substr(year + yearMark.size()));
  if (rest.empty()) {
    return dateOf(text.substr(0, 4), {}, {});
  }
  const std::size_t month = rest.find(monthMark);
  if (month == kNone) {
    return std::nullopt;
  }
  std::string_view day = trim(rest.substr(month + monthMark.size()));
  if (!day.empty() && !day.ends_with(dayMark)) {
    return std::nullopt;
  }
  day = day.substr(0, day.size() - std::min(day.size(), dayMark.size()));
  return dateOf(text.substr(0, 4), trim(rest.substr(0, month)), trim(day));
}

std::string monthNumber(std::string_view word) {
  std::string name = foldCase(word);
  while (!name.empty() && name.back() == '.') {
    name.pop_back();
  }
  for (std::size_t i = 0; i < kMonths.size(); ++i) {
    if (name.size() >= 3 && kMonths[i].starts_with(name)) {
      return std::to_string(i + 1);
    }
  }
  return {};
}

std::string_view dayNumber(std::string_view word) {
  for (const std::string_view ending : {"st", "nd", "rd", "th"}) {
    if (word.ends_with(ending)) {
      word.remove_suffix(ending.size());
      break;
    }
  }
  return word.size() <= 2 && areDigits(word) ? word : std::string_view();
}

// `1 May 2026`, `May 1, 2026`, `May 2026`.
std::optional<Date> readWords(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t begin = text.find_first_not_of(" ,"); begin != kNone; begin = text.find_first_not_of(" ,", begin)) {
    const std::size_t end = std::min(text.find_first_of(" ,", begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  if (words.size() == 2) {
    const std::string month = monthNumber(words[0]);
    return month.empty() ? std::nullopt : dateOf(words[1], month, {});
  }
  if (words.size() != 3) {
    return std::nullopt;
  }
  const bool beginsWithDay = !dayNumber(words[0]).empty();
  const std::string month = monthNumber(words[beginsWithDay ? 1 : 0]);
  const std::string_view day = dayNumber(words[beginsWithDay ? 0 : 1]);
  return month.empty() || day.empty() ? std::nullopt : dateOf(words[2], month, day);
}

} // namespace

Iri Date::datatype() const {
  static const Iri year = *Iri::parse("http://www.w3.org/2001/XMLSchema#gYear");
  static const Iri month = *Iri::parse("http://www.w3.org/2001/XMLSchema#gYearMonth");
  static const Iri day = *Iri::parse(kXsdDate);
  return precision == DatePrecision::year ? year : precision == DatePrecision::month ? month : day;
}

std::optional<Date> readDate(std::string_view text) {
  text = trim(text);
  if (isWholeDay(text)) {
    return Date{std::string(text), DatePrecision::day};
  }
  if (text.starts_with("[[") && text.ends_with("]]")) {
    text = trim(text.substr(2, text.size() - 4));
  }
  const std::string_view day = withoutTime(text);
  if (day.size() >= 4 && isYear(day.substr(0, 4))) {
    const std::optional<Date> numeric = readNumeric(day);
    return numeric ? numeric : readEastAsian(day);
  }
  return readWords(text);
}

} // namespace linnet
