// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/identifier_normal.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace linnet {

namespace {

bool isDigit(char byte) {
  return byte >= '0' && byte <= '9';
}

bool areDigits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

// The check digit of ISO 7064 and of ISSN: 10 is written `X`.
char checkDigit(int value) {
  return value == 10 ? 'X' : static_cast<char>('0' + value);
}

// Letters, digits and marks that stand for themselves in an IRI, with a letter or digit at the end.
bool isNormalDoi(std::string_view text) {
  constexpr std::size_t registrant = 3; // behind `10.`
  const std::size_t slash = text.find('/');
  if (!text.starts_with("10.") || slash == std::string_view::npos || slash < registrant + 4 || slash > registrant + 9 ||
      slash + 1 == text.size() || !areDigits(text.substr(registrant, slash - registrant))) {
    return false;
  }
  const auto isWord = [](char byte) { return isDigit(byte) || (byte >= 'a' && byte <= 'z'); };
  const auto isSuffixByte = [&](char byte) {
    return isWord(byte) || byte == '.' || byte == '-' || byte == '_' || byte == '/';
  };
  const std::string_view suffix = text.substr(slash + 1);
  return isWord(text.back()) && std::all_of(suffix.begin(), suffix.end(), isSuffixByte) &&
         !suffix.starts_with("arxiv.");
}

// Four groups of four digits (ISO 7064 MOD 11-2).
bool isNormalOrcid(std::string_view text) {
  constexpr std::size_t size = 19;
  if (text.size() != size) {
    return false;
  }
  int total = 0;
  for (std::size_t i = 0; i + 1 < size; ++i) {
    const bool isHyphen = i % 5 == 4;
    if (isHyphen ? text[i] != '-' : !isDigit(text[i])) {
      return false;
    }
    total = isHyphen ? total : (total + (text[i] - '0')) * 2;
  }
  return text.back() == checkDigit((12 - total % 11) % 11);
}

// The value of a digit of Crockford's base 32, 32 for what is none.
constexpr std::array<std::uint8_t, 256> makeBase32() {
  std::array<std::uint8_t, 256> values{};
  values.fill(32);
  std::uint8_t value = 0;
  for (const char digit : std::string_view("0123456789abcdefghjkmnpqrstvwxyz")) {
    values[static_cast<unsigned char>(digit)] = value++;
  }
  return values;
}

// ISO 7064 MOD 97-10.
bool isNormalRor(std::string_view text) {
  static constexpr std::array<std::uint8_t, 256> base32 = makeBase32();
  if (text.size() != 9 || text[0] != '0' || !areDigits(text.substr(7))) {
    return false;
  }
  std::uint64_t number = 0;
  for (const char digit : text.substr(1, 6)) {
    const std::uint8_t value = base32[static_cast<unsigned char>(digit)];
    if (value == 32) {
      return false;
    }
    number = number * 32 + value;
  }
  const auto check = static_cast<std::uint64_t>((text[7] - '0') * 10 + (text[8] - '0'));
  return 98 - (number * 100) % 97 == check;
}

// ISO 3297.
bool isNormalIssn(std::string_view text) {
  constexpr std::size_t size = 9;
  if (text.size() != size || text[4] != '-' || !areDigits(text.substr(0, 4)) || !areDigits(text.substr(5, 3))) {
    return false;
  }
  int sum = 0;
  int weight = 8;
  for (const char digit : text.substr(0, size - 1)) {
    sum += digit == '-' ? 0 : (digit - '0') * weight--;
  }
  return text.back() == checkDigit((11 - sum % 11) % 11);
}

bool isNormal(Scheme scheme, std::string_view value) {
  switch (scheme) {
  case Scheme::doi:
    return isNormalDoi(value);
  case Scheme::orcid:
    return isNormalOrcid(value);
  case Scheme::ror:
    return isNormalRor(value);
  case Scheme::issn:
    return isNormalIssn(value);
  case Scheme::pmid:
    return areDigits(value) && value.size() <= 9 && value[0] != '0';
  default:
    return false;
  }
}

} // namespace

std::optional<std::string_view> normalIdentifier(Scheme scheme, std::string_view text) {
  const std::string_view resolver = resolverOf(scheme);
  const std::string_view value = text.starts_with(resolver) ? text.substr(resolver.size()) : text;
  return isNormal(scheme, value) ? std::optional(value) : std::nullopt;
}

} // namespace linnet
