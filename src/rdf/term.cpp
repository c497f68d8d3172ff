// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/term.hpp"

#include <algorithm>

namespace linnet {

namespace {

constexpr std::string_view kXsd = "http://www.w3.org/2001/XMLSchema#";
constexpr std::string_view kLangString = "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";
constexpr std::size_t kNone = std::string_view::npos;

bool isDigit(char byte) {
  return byte >= '0' && byte <= '9';
}

bool areDigits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

std::string_view withoutSign(std::string_view text) {
  return text.starts_with('+') || text.starts_with('-') ? text.substr(1) : text;
}

bool isInteger(std::string_view text) {
  return areDigits(withoutSign(text));
}

bool isDecimal(std::string_view text) {
  const std::string_view number = withoutSign(text);
  const std::size_t point = number.find('.');
  if (point == kNone) {
    return areDigits(number);
  }
  const std::string_view whole = number.substr(0, point);
  const std::string_view part = number.substr(point + 1);
  return (areDigits(whole) || whole.empty()) && (areDigits(part) || part.empty()) && number.size() > 1;
}

bool isDouble(std::string_view text) {
  if (text == "INF" || text == "-INF" || text == "+INF" || text == "NaN") {
    return true;
  }
  const std::size_t exponent = text.find_first_of("eE");
  return isDecimal(text.substr(0, exponent)) && (exponent == kNone || isInteger(text.substr(exponent + 1)));
}

// Takes the time zone from the end: `Z`, `+hh:mm`, `-hh:mm` (XSD 1.1 part 2, 3.3.7).
std::string_view withoutTimeZone(std::string_view text) {
  if (text.ends_with('Z')) {
    return text.substr(0, text.size() - 1);
  }
  if (text.size() < 6) {
    return text;
  }
  const std::string_view zone = text.substr(text.size() - 6);
  const bool isZone = (zone[0] == '+' || zone[0] == '-') && areDigits(zone.substr(1, 2)) && zone[3] == ':' &&
                      areDigits(zone.substr(4, 2)) && zone.substr(1, 2) <= "14" && zone.substr(4, 2) <= "59";
  return isZone ? text.substr(0, text.size() - 6) : text;
}

bool isYear(std::string_view text) {
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  return areDigits(digits) && digits.size() >= 4 && (digits.size() == 4 || digits[0] != '0');
}

int numberOf(std::string_view digits) {
  int number = 0;
  for (const char digit : digits.substr(0, 8)) {
    number = number * 10 + (digit - '0');
  }
  return number;
}

bool isMonth(std::string_view text) {
  return text.size() == 2 && areDigits(text) && numberOf(text) >= 1 && numberOf(text) <= 12;
}

bool isDay(std::string_view year, std::string_view month, std::string_view day) {
  if (day.size() != 2 || !areDigits(day)) {
    return false;
  }
  constexpr int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const std::string_view digits = year.starts_with('-') ? year.substr(1) : year;
  const int last =
      numberOf(digits.substr(digits.size() - 4)); // enough to tell leap years by: 10,000 is a multiple of 400
  const bool isLeap = (last % 4 == 0 && last % 100 != 0) || last % 400 == 0;
  const int monthNumber = numberOf(month);
  const int length = monthNumber == 2 && isLeap ? 29 : lengths[monthNumber - 1];
  return numberOf(day) >= 1 && numberOf(day) <= length;
}

bool isYearMonth(std::string_view text) {
  const std::size_t dash = text.rfind('-');
  return dash != kNone && dash > 0 && isYear(text.substr(0, dash)) && isMonth(text.substr(dash + 1));
}

bool isDate(std::string_view text) {
  if (text.size() < 10 || text[text.size() - 3] != '-' || text[text.size() - 6] != '-') {
    return false;
  }
  const std::string_view year = text.substr(0, text.size() - 6);
  const std::string_view month = text.substr(text.size() - 5, 2);
  return isYear(year) && isMonth(month) && isDay(year, month, text.substr(text.size() - 2));
}

bool isTime(std::string_view text) {
  if (text.size() < 8 || text[2] != ':' || text[5] != ':') {
    return false;
  }
  const std::string_view hours = text.substr(0, 2);
  const std::string_view minutes = text.substr(3, 2);
  const std::string_view seconds = text.substr(6, 2);
  const std::string_view fraction = text.substr(8);
  const bool hasFraction = fraction.starts_with('.') && areDigits(fraction.substr(1));
  const bool isMidnight = hours == "24" && minutes == "00" && seconds == "00" &&
                          (fraction.empty() || fraction.substr(1).find_first_not_of('0') == kNone);
  return areDigits(hours) && areDigits(minutes) && areDigits(seconds) && (fraction.empty() || hasFraction) &&
         ((hours <= "23" && minutes <= "59" && seconds <= "59") || isMidnight);
}

bool isDateTime(std::string_view text) {
  const std::size_t t = text.find('T');
  return t != kNone && isDate(text.substr(0, t)) && isTime(text.substr(t + 1));
}

bool isSignedInteger(std::string_view name) {
  constexpr std::string_view names[] = {"integer", "int", "long", "short", "byte"};
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool isNaturalNumber(std::string_view name) {
  constexpr std::string_view names[] = {"nonNegativeInteger", "positiveInteger", "unsignedInt",
                                        "unsignedLong",       "unsignedShort",   "unsignedByte"};
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

} // namespace

bool isLexicalFormOf(std::string_view lexical, std::string_view datatypeIri) {
  if (!datatypeIri.starts_with(kXsd)) {
    return true;
  }
  const std::string_view name = datatypeIri.substr(kXsd.size());
  if (isSignedInteger(name)) {
    return isInteger(lexical);
  }
  if (isNaturalNumber(name)) {
    return areDigits(lexical.starts_with('+') ? lexical.substr(1) : lexical);
  }
  if (name == "decimal") {
    return isDecimal(lexical);
  }
  if (name == "double" || name == "float") {
    return isDouble(lexical);
  }
  if (name == "boolean") {
    return lexical == "true" || lexical == "false" || lexical == "0" || lexical == "1";
  }
  const std::string_view local = withoutTimeZone(lexical);
  if (name == "gYear") {
    return isYear(local);
  }
  if (name == "gYearMonth") {
    return isYearMonth(local);
  }
  if (name == "date") {
    return isDate(local);
  }
  return name != "dateTime" || isDateTime(local);
}

// BCP 47 (RFC 5646, 2.1), as far as stores check it.
bool isLanguageTag(std::string_view tag) {
  bool isFirst = true;
  while (true) {
    const std::string_view part = tag.substr(0, tag.find('-'));
    const bool isRight =
        !part.empty() && part.size() <= 8 && std::all_of(part.begin(), part.end(), [isFirst](char byte) {
          const char lower = static_cast<char>(byte | 0x20);
          return (lower >= 'a' && lower <= 'z') || (!isFirst && isDigit(byte));
        });
    if (!isRight) {
      return false;
    }
    if (part.size() == tag.size()) {
      return true;
    }
    tag.remove_prefix(part.size() + 1);
    isFirst = false;
  }
}

Literal Literal::tagged(std::string_view lexical, std::string_view language) {
  return isLanguageTag(language) ? Literal(lexical, std::nullopt, language) : plain(lexical);
}

Literal Literal::typed(std::string_view lexical, Iri datatype) {
  const bool isPlain = datatype.view() == "http://www.w3.org/2001/XMLSchema#string" || datatype.view() == kLangString;
  return isPlain || !isLexicalFormOf(lexical, datatype.view()) ? plain(lexical) : Literal(lexical, datatype, {});
}

} // namespace linnet
