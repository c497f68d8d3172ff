// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/identifier.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "rdf/iri.hpp"
#include "text/percent.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

struct SchemeRow {
  Scheme scheme;
  std::string_view name;
  std::string_view resolver; ///< what the identifier's IRI begins with
};

constexpr std::array<SchemeRow, 11> kSchemes{{{Scheme::doi, "doi", "https://doi.org/"},
                                              {Scheme::arxiv, "arxiv", "https://arxiv.org/abs/"},
                                              {Scheme::orcid, "orcid", "https://orcid.org/"},
                                              {Scheme::ror, "ror", "https://ror.org/"},
                                              {Scheme::wikidata, "wikidata", "http://www.wikidata.org/entity/"},
                                              {Scheme::openalex, "openalex", "https://openalex.org/"},
                                              {Scheme::github, "github", "https://github.com/"},
                                              {Scheme::dblp, "dblp", "https://dblp.org/"},
                                              {Scheme::isbn, "isbn", "urn:isbn:"},
                                              {Scheme::issn, "issn", "https://portal.issn.org/resource/ISSN/"},
                                              {Scheme::pmid, "pmid", "https://pubmed.ncbi.nlm.nih.gov/"}}};

/// Hosts whose addresses are identifiers of a scheme, with the path that leads to them.
struct HostRow {
  std::string_view prefix;
  Scheme scheme;
};

constexpr std::array<HostRow, 21> kHosts{{{"doi.org/", Scheme::doi},
                                          {"dx.doi.org/", Scheme::doi},
                                          {"arxiv.org/abs/", Scheme::arxiv},
                                          {"arxiv.org/pdf/", Scheme::arxiv},
                                          {"arxiv.org/html/", Scheme::arxiv},
                                          {"export.arxiv.org/abs/", Scheme::arxiv},
                                          {"orcid.org/", Scheme::orcid},
                                          {"ror.org/", Scheme::ror},
                                          {"wikidata.org/wiki/", Scheme::wikidata},
                                          {"wikidata.org/entity/", Scheme::wikidata},
                                          {"openalex.org/works/", Scheme::openalex},
                                          {"openalex.org/authors/", Scheme::openalex},
                                          {"openalex.org/institutions/", Scheme::openalex},
                                          {"openalex.org/", Scheme::openalex},
                                          {"api.openalex.org/works/", Scheme::openalex},
                                          {"api.openalex.org/", Scheme::openalex},
                                          {"github.com/", Scheme::github},
                                          {"dblp.org/", Scheme::dblp},
                                          {"pubmed.ncbi.nlm.nih.gov/", Scheme::pmid},
                                          {"portal.issn.org/resource/ISSN/", Scheme::issn},
                                          {"ncbi.nlm.nih.gov/pubmed/", Scheme::pmid}}};

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

bool startsWithFolded(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && lower(text.substr(0, prefix.size())) == lower(prefix);
}

bool areDigits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

// What people put around an identifier: white space, angle brackets, quotes, punctuation at its end.
std::string_view bare(std::string_view text) {
  text = trim(text);
  while (!text.empty() && std::string_view("<\"'").find(text.front()) != kNone) {
    text.remove_prefix(1);
  }
  while (!text.empty() && std::string_view(">\"'.,;").find(text.back()) != kNone) {
    text.remove_suffix(1);
  }
  return trim(text);
}

// The part of an address behind its scheme and `www.`; nothing where the text is no address.
std::optional<std::string_view> addressPath(std::string_view text) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    if (startsWithFolded(text, scheme)) {
      text.remove_prefix(scheme.size());
      return startsWithFolded(text, "www.") ? text.substr(4) : text;
    }
  }
  return std::nullopt;
}

std::string_view withoutQuery(std::string_view text) {
  return text.substr(0, text.find_first_of("?#"));
}

// The identifier's own text: behind its resolver's address or behind `name:`.
std::string_view ownText(Scheme scheme, std::string_view text) {
  const std::optional<std::string_view> path = addressPath(text);
  const std::string_view candidate = path.value_or(text);
  for (const HostRow& row : kHosts) {
    if (row.scheme == scheme && startsWithFolded(candidate, row.prefix)) {
      const std::string_view rest = candidate.substr(row.prefix.size());
      return scheme == Scheme::doi ? rest : withoutQuery(rest);
    }
  }
  const std::string_view name = schemeName(scheme);
  if (startsWithFolded(text, name) && text.size() > name.size() &&
      (text[name.size()] == ':' || text[name.size()] == ' ')) {
    return trim(text.substr(name.size() + 1));
  }
  return text;
}

// A closing parenthesis that nothing opened belongs to the text around it.
std::string_view balanced(std::string_view text) {
  while (text.ends_with(')') && std::count(text.begin(), text.end(), ')') > std::count(text.begin(), text.end(), '(')) {
    text.remove_suffix(1);
  }
  return text;
}

// `10.`, a registrant of 4 to 9 digits with sub-codes, `/`, a suffix (DOI Handbook, 2.2).
std::optional<std::string> readDoi(std::string_view text) {
  std::string decoded = text.find('%') != kNone ? percentDecode(text) : std::string(text);
  if (firstInvalidUtf8(decoded) != kNone) {
    return std::nullopt;
  }
  const std::string_view doi = bare(balanced(bare(decoded)));
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
  const std::size_t version = text.rfind('v');
  return version != kNone && version > 0 && areDigits(text.substr(version + 1)) && isDigit(text[version - 1])
             ? text.substr(0, version)
             : text;
}

// `2308.11730` since April 2007, `math.GT/0309136` before (arxiv.org/help/arxiv_identifier).
std::optional<std::string> readArxiv(std::string_view text) {
  constexpr std::string_view doiPrefix = "10.48550/arxiv.";
  text = startsWithFolded(ownText(Scheme::doi, text), doiPrefix) ? ownText(Scheme::doi, text).substr(doiPrefix.size())
                                                                 : text;
  for (const std::string_view ending : {".pdf", "/"}) {
    text = text.ends_with(ending) ? text.substr(0, text.size() - ending.size()) : text;
  }
  const std::size_t remark = text.find_first_of(" [");
  text = withoutVersion(trim(text.substr(0, remark)));
  const std::size_t point = text.find('.');
  if (point == 4 && areDigits(text.substr(0, 4)) && areDigits(text.substr(5)) &&
      (text.size() == 9 || text.size() == 10)) {
    const std::string_view month = text.substr(2, 2);
    return month >= "01" && month <= "12" ? std::optional(std::string(text)) : std::nullopt;
  }
  const std::size_t slash = text.find('/');
  const bool isOld = slash != kNone && slash > 1 && text.size() == slash + 8 && areDigits(text.substr(slash + 1)) &&
                     std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(slash), [](char byte) {
                       return (lowerOf(byte) >= 'a' && lowerOf(byte) <= 'z') || byte == '-' || byte == '.';
                     });
  return isOld ? std::optional(std::string(text)) : std::nullopt;
}

// ISO 7064 MOD 11-2 over 15 digits (support.orcid.org, structure of the identifier).
std::optional<std::string> readOrcid(std::string_view text) {
  std::string digits;
  for (const char byte : text) {
    if (isDigit(byte) || lowerOf(byte) == 'x') {
      digits += byte == 'x' ? 'X' : byte;
    } else if (byte != '-' && byte != ' ') {
      return std::nullopt;
    }
  }
  if (digits.size() != 16 || !areDigits(std::string_view(digits).substr(0, 15))) {
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
  return digits.substr(0, 4) + "-" + digits.substr(4, 4) + "-" + digits.substr(8, 4) + "-" + digits.substr(12);
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
  if (text.size() < 2 || !areDigits(text.substr(1))) {
    return std::nullopt;
  }
  const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return letters.find(letter) != kNone ? std::optional(letter + std::string(text.substr(1))) : std::nullopt;
}

bool isGithubName(std::string_view name) {
  return !name.empty() && name.size() <= 100 &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.") == kNone;
}

std::optional<std::string> readGithub(std::string_view text) {
  text = text.starts_with('@') ? text.substr(1) : text;
  const std::size_t slash = std::min(text.find('/'), text.size());
  const std::string_view owner = text.substr(0, slash);
  std::string_view repository = slash < text.size() ? text.substr(slash + 1) : std::string_view();
  repository = repository.substr(0, repository.find('/'));
  repository = repository.ends_with(".git") ? repository.substr(0, repository.size() - 4) : repository;
  if (!isGithubName(owner) || (!repository.empty() && !isGithubName(repository))) {
    return std::nullopt;
  }
  return repository.empty() ? std::string(owner) : std::string(owner) + "/" + std::string(repository);
}

std::optional<std::string> readDblp(std::string_view text) {
  text = text.ends_with(".html") ? text.substr(0, text.size() - 5) : text;
  const bool isPath = text.starts_with("pid/") || text.starts_with("rec/") || text.starts_with("db/");
  const bool isKey = text.find('/') != kNone && text.find_first_of(" \t") == kNone;
  return isPath || isKey ? std::optional(std::string(text)) : std::nullopt;
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
  if (isbn.size() == 13 && areDigits(isbn)) {
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

std::optional<std::string> readValue(Scheme scheme, std::string_view text) {
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
  return areDigits(text) && text.size() <= 9 ? std::optional(std::string(text)) : std::nullopt;
}

} // namespace

std::string_view schemeName(Scheme scheme) {
  return kSchemes.at(static_cast<std::size_t>(scheme)).name;
}

std::optional<Scheme> schemeNamed(std::string_view name) {
  const auto row =
      std::find_if(kSchemes.begin(), kSchemes.end(), [name](const SchemeRow& known) { return known.name == name; });
  return row == kSchemes.end() ? std::nullopt : std::optional(row->scheme);
}

std::string Identifier::compact() const {
  return std::string(schemeName(scheme)) + ":" + value;
}

std::string Identifier::iri() const {
  std::string text(kSchemes.at(static_cast<std::size_t>(scheme)).resolver);
  std::string_view rest = value;
  while (true) {
    const std::size_t slash = rest.find('/');
    appendIriSegment(text, rest.substr(0, slash));
    if (slash == kNone) {
      return text;
    }
    text += '/';
    rest.remove_prefix(slash + 1);
  }
}

std::optional<Identifier> readIdentifier(Scheme scheme, std::string_view text) {
  std::string_view own = bare(ownText(scheme, bare(text)));
  own = scheme != Scheme::doi && own.ends_with('/') ? own.substr(0, own.size() - 1) : own;
  std::optional<std::string> value = readValue(scheme, own);
  return value ? std::optional(Identifier{scheme, std::move(*value)}) : std::nullopt;
}

std::optional<Identifier> identifierOfUrl(std::string_view url) {
  const std::optional<std::string_view> path = addressPath(trim(url));
  if (!path) {
    return std::nullopt;
  }
  for (const HostRow& row : kHosts) {
    if (startsWithFolded(*path, row.prefix)) {
      const std::optional<Identifier> arxiv =
          row.scheme == Scheme::doi ? readIdentifier(Scheme::arxiv, url) : std::nullopt;
      return arxiv ? arxiv : readIdentifier(row.scheme, url);
    }
  }
  return std::nullopt;
}

} // namespace linnet
