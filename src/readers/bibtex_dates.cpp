// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_dates.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::array<std::string_view, 12> kMonths{"jan", "feb", "mar", "apr", "may", "jun",
                                                   "jul", "aug", "sep", "oct", "nov", "dec"};

bool isDigit(char byte) {
  return byte >= '0' && byte <= '9';
}

bool isLetter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool areDigits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

std::string twoDigits(std::size_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

// `199X`, `19uu`, `2004-1X`: digits that nobody knows.
bool hasUnspecifiedDigit(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char byte) { return byte == 'X' || byte == 'u' || byte == 'x'; }) &&
         text.find_first_not_of("0123456789Xxu-") == kNone;
}

// Without what says that it is uncertain or approximate, or unknown digits of month and day.
std::string_view withoutMarks(std::string_view text) {
  while (!text.empty() && std::string_view("?~%").find(text.back()) != kNone) {
    text.remove_suffix(1);
  }
  for (const std::string_view unknown : {"-uu", "-XX", "-xx", "-uu", "-XX", "-xx"}) {
    text = text.ends_with(unknown) && text.size() > 4 + unknown.size() - 1
               ? text.substr(0, text.size() - unknown.size())
               : text;
  }
  return text;
}

// `2004-21`: spring; up to 41 are seasons, quarters and the like.
bool isSeason(std::string_view text) {
  return text.size() == 7 && text[4] == '-' && areDigits(text.substr(5)) && text.substr(5) >= "21" &&
         text.substr(5) <= "41";
}

std::size_t monthNamed(std::string_view word) {
  constexpr std::size_t size = 3;
  std::string name(word.substr(0, size));
  std::transform(name.begin(), name.end(), name.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  const auto* const found = std::find(kMonths.begin(), kMonths.end(), name);
  return found == kMonths.end() ? 0 : static_cast<std::size_t>(found - kMonths.begin()) + 1;
}

struct MonthAndDay {
  std::size_t month = 0;
  std::size_t day = 0;
  bool isExact = true;
};

// Words and numbers, in any order: the first month, and the first number that may be a day.
MonthAndDay readMonth(std::string_view text) {
  MonthAndDay found;
  if (areDigits(text)) {
    const std::size_t number = text.size() <= 2 ? static_cast<std::size_t>(std::stoul(std::string(text))) : 0;
    return {number >= 1 && number <= 12 ? number : 0, 0, true};
  }
  for (std::size_t i = 0; i < text.size();) {
    const bool isNumber = isDigit(text[i]);
    const std::size_t begin = i;
    while (i < text.size() && (isNumber ? isDigit(text[i]) : isLetter(text[i]))) {
      ++i;
    }
    const std::string_view word = text.substr(begin, i - begin);
    const std::size_t month = isNumber ? 0 : monthNamed(word);
    found.isExact = found.isExact && (found.month == 0 || month == 0) && (found.day == 0 || !isNumber);
    found.month = found.month == 0 ? month : found.month;
    if (isNumber && word.size() <= 2 && found.day == 0) {
      found.day = static_cast<std::size_t>(std::stoul(std::string(word)));
    }
    i += word.empty() ? 1 : 0;
  }
  return found;
}

// The year that the text is, with brackets, a letter or `c` around it, or the first of several.
std::string_view firstYear(std::string_view text, bool& isExact) {
  constexpr std::size_t size = 4;
  isExact = false;
  std::size_t begin = text.starts_with('[') || text.starts_with('(') || text.starts_with('c') ? 1 : 0;
  begin = text.starts_with("ca. ") ? size : begin;
  const std::string_view year = text.substr(begin, size);
  if (year.size() < size || !areDigits(year)) {
    return {};
  }
  std::string_view rest = text.substr(begin + size);
  if (rest.empty() || rest == "]" || rest == ")" || (rest.size() == 1 && isLetter(rest[0]))) {
    isExact = begin == 0 || !text.starts_with('c');
    return year;
  }
  const bool isRange = rest.starts_with("–") || rest.starts_with('-') || rest.starts_with('/');
  rest = isRange ? trim(rest.substr(rest.starts_with("–") ? std::string_view("–").size() : 1)) : rest;
  return isRange && (areDigits(rest) || rest.empty()) && rest.size() <= size ? year : std::string_view();
}

} // namespace

BibtexDate readEdtf(std::string_view text) {
  text = trim(text);
  const bool mayBeRange = std::count(text.begin(), text.end(), '/') == 1; // 2004/05/06 is a date as well
  if (const std::optional<Date> date = readDate(text); date && !mayBeRange) {
    return {date, true, true};
  }
  const std::size_t slash = text.find('/');
  const std::string_view from = withoutMarks(trim(text.substr(0, slash)));
  const std::string_view start = isSeason(from) ? from.substr(0, 4) : from;
  if (hasUnspecifiedDigit(start) || start.empty() || start == "..") {
    return {std::nullopt, false, !text.empty()};
  }
  const std::optional<Date> date = readDate(start);
  return {date, false, date.has_value()};
}

BibtexDate readYear(std::string_view year, std::string_view month, std::string_view day) {
  if (const std::optional<Date> whole = readDate(year); whole && whole->precision != DatePrecision::year) {
    return {whole, true, true};
  }
  bool isExact = false;
  const std::string_view number = firstYear(trim(year), isExact);
  const std::optional<Date> alone = number.empty() ? std::nullopt : readDate(number);
  if (!alone) {
    return {};
  }
  MonthAndDay parts = readMonth(trim(month));
  day = trim(day);
  if (areDigits(day) && day.size() <= 2) {
    parts.day = static_cast<std::size_t>(std::stoul(std::string(day)));
  }
  const std::string withMonth = std::string(number) + "-" + twoDigits(parts.month);
  const bool isUnderstood = isBlank(month) || parts.month > 0;
  if (parts.month > 0 && parts.day > 0 && parts.isExact) {
    if (const std::optional<Date> date = readDate(withMonth + "-" + twoDigits(parts.day))) {
      return {date, isExact, isUnderstood};
    }
  }
  return {parts.month > 0 ? readDate(withMonth) : alone, isExact && parts.isExact, isUnderstood};
}

} // namespace linnet
