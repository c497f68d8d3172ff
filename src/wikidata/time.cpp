// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "wikidata/time.hpp"

#include <charconv>
#include <cstdint>
#include <cstdlib>

#include "rdf/term.hpp"

namespace linnet {

namespace {

constexpr int kYear = 9;
constexpr int kMonth = 10;
constexpr int kDay = 11;
constexpr std::string_view kJulian = "http://www.wikidata.org/entity/Q1985786";

struct Day {
  std::int64_t year = 0; ///< 0 is 1 BCE
  std::int64_t month = 0;
  std::int64_t day = 0;
};

bool takeNumber(std::string_view& text, std::int64_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return error == std::errc();
}

bool take(std::string_view& text, char letter) {
  const bool isThere = text.starts_with(letter);
  text.remove_prefix(isThere ? 1 : 0);
  return isThere;
}

std::optional<Day> readDay(std::string_view text) {
  const bool isBefore = text.starts_with('-');
  if (!isBefore && !text.starts_with('+')) {
    return std::nullopt;
  }
  text.remove_prefix(1);
  Day day;
  const bool isRead = takeNumber(text, day.year) && take(text, '-') && takeNumber(text, day.month) && take(text, '-') &&
                      takeNumber(text, day.day);
  constexpr std::int64_t largest = 9'999'999'999;
  if (!isRead || day.year < 0 || day.year > largest) {
    return std::nullopt;
  }
  day.year = isBefore ? 1 - day.year : day.year;
  return day;
}

// Floor of the quotient, which C++ rounds towards 0.
std::int64_t divide(std::int64_t dividend, std::int64_t divisor) {
  return dividend / divisor - (dividend % divisor < 0 ? 1 : 0);
}

// Days are counted from the beginning of March of the year 0 of each calendar, so that leap days come last.
std::int64_t dayNumberOfJulian(const Day& day) {
  const std::int64_t month = (day.month + 9) % 12;
  const std::int64_t year = day.year - (day.month < 3 ? 1 : 0);
  return 365 * year + divide(year, 4) + (153 * month + 2) / 5 + day.day - 1;
}

Day gregorianOf(std::int64_t number) {
  constexpr std::int64_t daysOf400Years = 146'097;
  const std::int64_t era = divide(number, daysOf400Years);
  const std::int64_t dayOfEra = number - era * daysOf400Years;
  const std::int64_t yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
  const std::int64_t dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
  const std::int64_t month = (5 * dayOfYear + 2) / 153;
  const std::int64_t january = month < 10 ? 0 : 1;
  return {era * 400 + yearOfEra + january, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1};
}

// 1 March of the year 0 was two days earlier in the Julian calendar than in the Gregorian one.
Day gregorianOfJulian(const Day& day) {
  return gregorianOf(dayNumberOfJulian(day) - 2);
}

std::string padded(std::int64_t number, std::size_t width) {
  std::string digits = std::to_string(std::abs(number));
  digits.insert(0, width - std::min(width, digits.size()), '0');
  return number < 0 ? "-" + digits : digits;
}

} // namespace

std::optional<Date> readWikidataTime(std::string_view time, int precision, std::string_view calendar) {
  std::optional<Day> day = readDay(time);
  if (!day || precision < kYear || precision > kDay) {
    return std::nullopt;
  }
  const bool isDay = precision == kDay && day->month > 0 && day->day > 0;
  const bool isMonth = !isDay && precision >= kMonth && day->month > 0;
  if (isDay && calendar == kJulian && day->month <= 12 && day->day <= 31) {
    day = gregorianOfJulian(*day);
  }
  Date date{padded(day->year, 4), DatePrecision::year};
  if (isMonth || isDay) {
    date.value += "-" + padded(day->month, 2);
    date.precision = DatePrecision::month;
  }
  if (isDay) {
    date.value += "-" + padded(day->day, 2);
    date.precision = DatePrecision::day;
  }
  return isLexicalFormOf(date.value, date.datatype().view()) ? std::optional(date) : std::nullopt;
}

} // namespace linnet
