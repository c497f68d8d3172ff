// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/identifier_forms.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <iterator>

#include "text/percent.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool isDigit(char byte) {
  return byte >= '0' && byte <= '9';
}

char lowerOf(char byte) {
  return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), lowerOf);
  return result;
}

bool areDigits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

// A closing parenthesis that nothing opened belongs to the text around it.
std::string_view balanced(std::string_view text) {
  const std::ptrdiff_t unopened = std::count(text.begin(), text.end(), ')') - std::count(text.begin(), text.end(), '(');
  for (std::ptrdiff_t i = 0; i < unopened && text.ends_with(')'); ++i) {
    text.remove_suffix(1);
  }
  return text;
}

// `10.`, a registrant of 4 to 9 digits with sub-codes, `/`, a suffix (DOI Handbook, 2.2).
std::optional<std::string> readDoi(std::string_view text) {
  const std::string decoded = text.find('%') != kNone ? percentDecode(text) : std::string();
  text = decoded.empty() ? text : decoded;
  if (firstInvalidUtf8(text) != kNone) {
    return std::nullopt;
  }
  const std::string_view doi = bareIdentifier(balanced(bareIdentifier(text)));
  const std::size_t slash = doi.find('/');
  if (!doi.starts_with("10.") || slash == kNone || slash + 1 >= doi.size() || doi.find_first_of(" \t\n") != kNone) {
    return std::nullopt;
  }
  const std::string_view registrant = doi.substr(3, slash - 3);
  const std::string_view code = registrant.substr(0, registrant.find('.'));
  const bool isRegistrant = code.size() >= 4 && code.size() <= 9 && areDigits(code) &&
                            registrant.find_first_not_of("0123456789.") == kNone && !registrant.ends_with('.');
  return isRegistrant ? std::optional(lower(doi)) : std::nullopt;
}

std::string_view withoutVersion(std::string_view text) {
  const std::size_t version = text.find_last_of("vV");
  const bool isVersion =
      version != kNone && version > 0 && areDigits(text.substr(version + 1)) && isDigit(text[version - 1]);
  return isVersion ? text.substr(0, version) : text;
}

bool isMonth(std::string_view digits) {
  return digits >= "01" && digits <= "12";
}

// `2308.11730`: four digits behind the point since April 2007, five since 2015. An id that lost its last zero to a
// spreadsheet or to YAML (2308.1173) is none.
bool isNewArxivId(std::string_view text) {
  if (text.size() < 9 || text[4] != '.' || !areDigits(text.substr(0, 4)) || !areDigits(text.substr(5))) {
    return false;
  }
  const std::string_view yearAndMonth = text.substr(0, 4);
  const std::size_t digits = yearAndMonth < "1501" ? 4 : 5;
  return yearAndMonth >= "0704" && isMonth(text.substr(2, 2)) && text.size() == 5 + digits;
}

// `math.GT/0309136`: an archive, year, month and number, from 1991 to March 2007.
bool isOldArxivId(std::string_view text, std::size_t slash) {
  const auto isArchiveByte = [](char byte) {
    return (lowerOf(byte) >= 'a' && lowerOf(byte) <= 'z') || byte == '-' || byte == '.';
  };
  const std::string_view archive = text.substr(0, slash);
  const std::string_view number = slash == kNone ? std::string_view() : text.substr(slash + 1);
  return archive.size() > 1 && std::all_of(archive.begin(), archive.end(), isArchiveByte) && number.size() == 7 &&
         areDigits(number) && isMonth(number.substr(2, 2)) && (number >= "91" || number < "0704");
}

// arxiv.org/help/arxiv_identifier.
std::optional<std::string> readArxiv(std::string_view text) {
  text = text.ends_with(".pdf") ? text.substr(0, text.size() - 4) : text;
  text = withoutVersion(trim(text.substr(0, text.find_first_of(" ["))));
  if (isNewArxivId(text)) {
    return std::string(text);
  }
  const std::size_t slash = text.find('/');
  if (!isOldArxivId(text, slash)) {
    return std::nullopt;
  }
  const std::size_t subject = std::min(text.find('.'), slash);
  return lower(text.substr(0, subject)) + std::string(text.substr(subject));
}

// ISO 7064 MOD 11-2 over 15 digits (support.orcid.org, structure of the identifier).
std::optional<std::string> readOrcid(std::string_view text) {
  std::array<char, 16> bytes{};
  std::size_t count = 0;
  for (const char byte : text) {
    if (count < bytes.size() && (isDigit(byte) || lowerOf(byte) == 'x')) {
      bytes.at(count++) = byte == 'x' ? 'X' : byte;
    } else if (byte != '-' && byte != ' ') {
      return std::nullopt;
    }
  }
  const std::string_view digits(bytes.data(), count);
  if (count != bytes.size() || !areDigits(digits.substr(0, 15))) {
    return std::nullopt;
  }
  int total = 0;
  for (const char digit : digits.substr(0, 15)) {
    total = (total + (digit - '0')) * 2;
  }
  const int check = (12 - total % 11) % 11;
  if (digits[15] != (check == 10 ? 'X' : static_cast<char>('0' + check))) {
    return std::nullopt;
  }
  std::string orcid(digits.substr(0, 4));
  for (std::size_t i = 4; i < digits.size(); i += 4) {
    orcid.append("-").append(digits.substr(i, 4));
  }
  return orcid;
}

// `0`, six characters of Crockford's base 32, two check digits by ISO 7064 MOD 97-10 (ror.readme.io, identifier).
std::optional<std::string> readRor(std::string_view text) {
  constexpr std::string_view alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
  const std::string ror = lower(text);
  if (ror.size() != 9 || ror[0] != '0' || !areDigits(std::string_view(ror).substr(7))) {
    return std::nullopt;
  }
  unsigned long long number = 0;
  for (const char byte : ror.substr(1, 6)) {
    const std::size_t digit = alphabet.find(byte);
    if (digit == kNone) {
      return std::nullopt;
    }
    number = number * 32 + digit;
  }
  const auto check = static_cast<unsigned long long>((ror[7] - '0') * 10 + (ror[8] - '0'));
  return 98 - (number * 100) % 97 == check ? std::optional(ror) : std::nullopt;
}

std::optional<std::string> readLetterAndDigits(std::string_view text, std::string_view letters) {
  if (text.size() < 2 || !areDigits(text.substr(1)) || text[1] == '0') {
    return std::nullopt;
  }
  const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return letters.find(letter) != kNone ? std::optional(letter + std::string(text.substr(1))) : std::nullopt;
}

constexpr std::string_view kLettersAndDigits = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// What github.com keeps for itself, where an owner's name would stand.
constexpr std::array<std::string_view, 21> kGithubPages{
    "about",    "apps",     "collections", "contact", "customer-stories", "enterprise", "events",  "explore",
    "features", "issues",   "join",        "login",   "marketplace",      "new",        "pricing", "pulls",
    "search",   "security", "settings",    "topics",  "trending"};

bool isGithubOwner(std::string_view name) {
  const auto isWord = [](char byte) { return kLettersAndDigits.find(byte) != kNone || byte == '-' || byte == '_'; };
  return !name.empty() && name.size() <= 39 && name.front() != '-' && std::all_of(name.begin(), name.end(), isWord) &&
         std::find(kGithubPages.begin(), kGithubPages.end(), lower(name)) == kGithubPages.end();
}

bool isGithubRepository(std::string_view name) {
  const auto isWord = [](char byte) {
    return kLettersAndDigits.find(byte) != kNone || std::string_view("-_.").find(byte) != kNone;
  };
  return name.size() <= 100 && name != "." && name != ".." && std::all_of(name.begin(), name.end(), isWord);
}

std::optional<std::string> readGithub(std::string_view text) {
  text = text.starts_with('@') ? text.substr(1) : text;
  for (const std::string_view page : {"orgs/", "sponsors/"}) {
    text = startsWithFolded(text, page) ? text.substr(page.size(), text.find('/', page.size()) - page.size()) : text;
  }
  const std::size_t slash = std::min(text.find('/'), text.size());
  const std::string_view owner = text.substr(0, slash);
  std::string_view repository = slash < text.size() ? text.substr(slash + 1) : std::string_view();
  repository = repository.substr(0, repository.find('/'));
  repository = repository.ends_with(".git") ? repository.substr(0, repository.size() - 4) : repository;
  if (!isGithubOwner(owner) || !isGithubRepository(repository)) {
    return std::nullopt;
  }
  return std::string(owner) + (repository.empty() ? "" : "/") + std::string(repository);
}

// A person's `pid/12/345`, a publication's `rec/conf/kiln/Lund24` (also by its bare key), a volume's `db/…`, a
// conference's or journal's `streams/conf/kiln`.
std::optional<std::string> readDblp(std::string_view text) {
  text = text.ends_with(".html") ? text.substr(0, text.size() - 5) : text;
  const std::size_t slash = text.find('/');
  const bool isKey = slash != kNone && slash > 0 && slash + 1 < text.size() && text.find("//") == kNone &&
                     text.find_first_not_of(kLettersAndDigits) != kNone &&
                     text.find_first_of(" \t\n:?#%<>\"'") == kNone;
  if (!isKey) {
    return std::nullopt;
  }
  const std::string_view first = text.substr(0, slash);
  if (first == "homepages") {
    return "pid" + std::string(text.substr(slash));
  }
  if (first == "pid" || first == "rec" || first == "db" || first == "streams") {
    return std::string(text);
  }
  return (isDigit(text[0]) || slash == 1 ? "pid/" : "rec/") + std::string(text);
}

std::string withoutHyphens(std::string_view text) {
  std::string result;
  std::copy_if(text.begin(), text.end(), std::back_inserter(result),
               [](char byte) { return byte != '-' && byte != ' '; });
  return result;
}

// ISO 2108: weights 10 to 2 with `X`, or 1 and 3.
std::optional<std::string> readIsbn(std::string_view text) {
  const std::string isbn = withoutHyphens(text);
  int sum = 0;
  if (isbn.size() == 13 && areDigits(isbn) && (isbn.starts_with("978") || isbn.starts_with("979"))) {
    for (std::size_t i = 0; i < 13; ++i) {
      sum += (isbn[i] - '0') * (i % 2 == 0 ? 1 : 3);
    }
    return sum % 10 == 0 ? std::optional(isbn) : std::nullopt;
  }
  if (isbn.size() != 10 || !areDigits(std::string_view(isbn).substr(0, 9)) ||
      (!isDigit(isbn[9]) && lowerOf(isbn[9]) != 'x')) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < 10; ++i) {
    sum += (isDigit(isbn[i]) ? isbn[i] - '0' : 10) * static_cast<int>(10 - i);
  }
  return sum % 11 == 0 ? std::optional(isbn) : std::nullopt;
}

// ISO 3297: weights 8 to 2 with `X`.
std::optional<std::string> readIssn(std::string_view text) {
  std::string issn = withoutHyphens(text);
  if (issn.size() != 8 || !areDigits(std::string_view(issn).substr(0, 7)) ||
      (!isDigit(issn[7]) && lowerOf(issn[7]) != 'x')) {
    return std::nullopt;
  }
  int sum = 0;
  for (std::size_t i = 0; i < 8; ++i) {
    sum += (isDigit(issn[i]) ? issn[i] - '0' : 10) * static_cast<int>(8 - i);
  }
  issn[7] = issn[7] == 'x' ? 'X' : issn[7];
  return sum % 11 == 0 ? std::optional(issn.substr(0, 4) + "-" + issn.substr(4)) : std::nullopt;
}

} // namespace

bool startsWithFolded(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), text.begin(),
                    [](char one, char other) { return lowerOf(one) == lowerOf(other); });
}

std::string_view bareIdentifier(std::string_view text) {
  while (true) {
    text = trim(text);
    const bool isInParentheses = text.size() > 1 && text.front() == '(' && text.back() == ')';
    if (isInParentheses || (!text.empty() && std::string_view("<\"'").find(text.front()) != kNone)) {
      text.remove_prefix(1);
    } else if (text.empty() || std::string_view(">\"'.,;").find(text.back()) == kNone) {
      return text;
    }
    if (!text.empty() && (isInParentheses || std::string_view(">\"'.,;").find(text.back()) != kNone)) {
      text.remove_suffix(1);
    }
  }
}

std::optional<std::string> readIdentifierForm(Scheme scheme, std::string_view text) {
  switch (scheme) {
  case Scheme::doi:
    return readDoi(text);
  case Scheme::arxiv:
    return readArxiv(text);
  case Scheme::orcid:
    return readOrcid(text);
  case Scheme::ror:
    return readRor(text);
  case Scheme::wikidata:
    return readLetterAndDigits(text, "Q");
  case Scheme::openalex:
    return readLetterAndDigits(text, "WAISVCFPTKG");
  case Scheme::github:
    return readGithub(text);
  case Scheme::dblp:
    return readDblp(text);
  case Scheme::isbn:
    return readIsbn(text);
  case Scheme::issn:
    return readIssn(text);
  case Scheme::pmid:
    break;
  }
  return areDigits(text) && text.size() <= 9 && text[0] != '0' ? std::optional(std::string(text)) : std::nullopt;
}

} // namespace linnet
