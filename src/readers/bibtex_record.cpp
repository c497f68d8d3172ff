// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_record.hpp"

#include <algorithm>
#include <string>

#include "model/identifier_forms.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::string_view kSpace = " \t\r\n";

std::size_t findFolded(std::string_view text, std::string_view word) {
  for (std::size_t i = 0; i + word.size() <= text.size(); ++i) {
    if (startsWithFolded(text.substr(i), word)) {
      return i;
    }
  }
  return kNone;
}

// Does another identifier or address begin there?
bool beginsAnother(std::string_view text) {
  return text.starts_with("10.") || startsWithFolded(text, "http") || startsWithFolded(text, "doi:") ||
         startsWithFolded(text, "\\url{");
}

// Several of a kind, between white space, commas or semicolons: a DOI may have a comma in it, so that only what looks
// like the next one begins it.
std::vector<std::string_view> severalOf(std::string_view text) {
  std::vector<std::string_view> parts;
  text = trim(text);
  std::size_t begin = 0;
  for (std::size_t i = text.find_first_of(" \t\r\n,;"); i != kNone; i = text.find_first_of(" \t\r\n,;", i + 1)) {
    const std::size_t next = text.find_first_not_of(" \t\r\n,;", i);
    if (next != kNone && beginsAnother(text.substr(next))) {
      parts.push_back(text.substr(begin, i - begin));
      begin = next;
    }
    i = next == kNone ? text.size() : next - 1;
  }
  parts.push_back(text.substr(begin));
  std::erase_if(parts, [](std::string_view part) { return trim(part).empty(); });
  return parts;
}

// "arXiv:1706.03762v5 [cs.CL]" anywhere in a text, or the word `abs/…` of dblp's volumes.
std::string_view arxivIn(std::string_view text) {
  for (const std::string_view word : {"arxiv:", "arxiv preprint ", "abs/"}) {
    const std::size_t at = findFolded(text, word);
    if (at != kNone) {
      std::string_view id = trim(text.substr(at + word.size()));
      id = startsWithFolded(id, "arxiv:") ? trim(id.substr(6)) : id;
      return id.substr(0, id.find_first_of(" \t\r\n[](),;"));
    }
  }
  return {};
}

/// Gathers the identifiers of one entry.
class IdentifierReading {
public:
  explicit IdentifierReading(BibtexRecord& record) : record_(record), claims_(record.claims()) {}

  BibtexIdentifiers read() {
    for (const std::string_view part : severalOf(record_.raw(BibtexRole::doi))) {
      addDoi(claims_.terms(Scheme::doi, record_.tex().readVerbatim(part)));
    }
    readEprint();
    if (const std::string_view arxiv = record_.verbatim(BibtexRole::arxiv); !arxiv.empty()) {
      addArxiv(claims_.terms(Scheme::arxiv, arxiv));
    }
    found_.pmid = own(BibtexRole::pmid, found_.pmid);
    found_.pmcid = own(BibtexRole::pmcid, found_.pmcid);
    readUrls();
    readHiddenArxiv();
    constexpr std::string_view ofArxiv = "doi:10.48550/arxiv.";
    if (!found_.arxiv && !found_.dois.empty() && found_.dois.front().compact.starts_with(ofArxiv)) {
      addArxiv(identifierTerms(Scheme::arxiv, found_.dois.front().compact, claims_.arena()));
    }
    return std::move(found_);
  }

private:
  std::string_view own(BibtexRole role, std::string_view other) {
    const std::string_view text = record_.verbatim(role);
    return text.empty() ? other : text;
  }

  void addDoi(const std::optional<IdentifierTerms>& doi) {
    const bool isNew = doi && std::none_of(found_.dois.begin(), found_.dois.end(),
                                           [&doi](const IdentifierTerms& known) { return known.iri == doi->iri; });
    if (isNew) {
      found_.dois.push_back(*doi);
    }
  }

  void addArxiv(const std::optional<IdentifierTerms>& arxiv) { found_.arxiv = found_.arxiv ? found_.arxiv : arxiv; }

  void readEprint() {
    const std::string_view eprint = record_.verbatim(BibtexRole::eprint);
    if (eprint.empty()) {
      return;
    }
    const std::string_view type = record_.verbatim(BibtexRole::eprintType);
    if (type.empty() || isBibtexName(type, "arxiv")) {
      readArxiv(eprint, !type.empty());
    } else if (isBibtexName(type, "pubmed") || isBibtexName(type, "pmid")) {
      found_.pmid = eprint;
    } else if (isBibtexName(type, "pmcid") || isBibtexName(type, "pmc")) {
      found_.pmcid = eprint;
    } else {
      keepOther(type, eprint);
    }
  }

  // Old ids need their archive in front, which may stand in a field of its own.
  void readArxiv(std::string_view eprint, bool isSaidToBe) {
    Arena& arena = claims_.arena();
    std::optional<IdentifierTerms> arxiv = identifierTerms(Scheme::arxiv, eprint, arena);
    for (const BibtexRecordField& field : record_.fields().all()) {
      const bool isClass = isBibtexName(field.name, "primaryclass") || isBibtexName(field.name, "eprintclass");
      if (!arxiv && isClass) {
        arxiv = identifierTerms(Scheme::arxiv, arena.concat({record_.verbatim(field), "/", eprint}), arena);
      }
    }
    if (arxiv) {
      return addArxiv(arxiv);
    }
    if (isSaidToBe) {
      claims_.terms(Scheme::arxiv, eprint); // tells
    } else if (eprint.starts_with("http")) {
      found_.urls.push_back(eprint);
    } else {
      keepOther("eprint", eprint);
    }
  }

  void keepOther(std::string_view type, std::string_view eprint) {
    std::string scheme;
    for (const char letter : type) {
      const char lower = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
      scheme += lower >= 'a' && lower <= 'z' ? std::string(1, lower) : std::string();
    }
    found_.otherScheme = claims_.arena().store(scheme.empty() ? "eprint" : scheme);
    found_.other = eprint;
  }

  void readUrls() {
    for (const BibtexRecordField& field : record_.fields().all()) {
      if (field.role == BibtexRole::url) {
        for (const std::string_view part : severalOf(record_.raw(field))) {
          addUrl(record_.tex().readVerbatim(part));
        }
      } else if (field.role == BibtexRole::howPublished) {
        addUrl(urlIn(record_.text(field)));
      }
    }
  }

  // An address that is that of an identifier says no more than this; where there is another one of its kind, the
  // address is of something else.
  void addUrl(std::string_view url) {
    if (url.empty()) {
      return;
    }
    const std::optional<Identifier> identifier = identifierOfUrl(url);
    const std::optional<Scheme> scheme = identifier ? std::optional(identifier->scheme) : std::nullopt;
    if (scheme == Scheme::github && identifier->value.find('/') != kNone && !found_.github) {
      found_.github = url;
    }
    const bool isKnown = scheme && (scheme == Scheme::doi || scheme == Scheme::arxiv || scheme == Scheme::pmid);
    if (!isKnown || !takeIdentifier(*scheme, url)) {
      found_.urls.push_back(url);
    }
  }

  bool takeIdentifier(Scheme scheme, std::string_view url) {
    const std::optional<IdentifierTerms> terms = identifierTerms(scheme, url, claims_.arena());
    if (scheme == Scheme::doi) {
      const bool isOther =
          !found_.dois.empty() && std::none_of(found_.dois.begin(), found_.dois.end(),
                                               [&terms](const auto& doi) { return doi.iri == terms->iri; });
      addDoi(isOther ? std::nullopt : terms);
      return !isOther;
    }
    if (scheme == Scheme::arxiv) {
      addArxiv(terms);
      return found_.arxiv->iri == terms->iri;
    }
    found_.pmid =
        found_.pmid.empty() ? claims_.arena().store(terms->compact.substr(terms->compact.find(':') + 1)) : found_.pmid;
    return true;
  }

  // In the journal's place, in dblp's volume, in a note.
  void readHiddenArxiv() {
    const std::string_view journal = record_.text(BibtexRole::journal);
    const bool namesArxiv = startsWithFolded(journal, "arxiv");
    found_.isVenueArxiv = namesArxiv;
    addArxiv(identifierTerms(Scheme::arxiv, arxivIn(journal), claims_.arena()));
    if (namesArxiv || isBibtexName(journal, "corr")) {
      const std::string_view volume = record_.text(BibtexRole::volume);
      const std::string_view hidden = arxivIn(volume);
      addArxiv(identifierTerms(Scheme::arxiv, hidden.empty() ? volume : hidden, claims_.arena()));
    }
    for (const BibtexRecordField& field : record_.fields().all()) {
      if (!found_.arxiv && (field.role == BibtexRole::note || field.role == BibtexRole::howPublished)) {
        const std::string_view text = record_.text(field);
        const std::size_t at = findFolded(text, "arxiv:");
        addArxiv(at == kNone ? std::nullopt
                             : identifierTerms(Scheme::arxiv, arxivIn(text.substr(at)), claims_.arena()));
      }
    }
  }

  BibtexRecord& record_;
  RecordClaims& claims_;
  BibtexIdentifiers found_;
};

} // namespace

std::string_view BibtexRecord::raw(const BibtexRecordField& field) {
  const BibtexText text = field.file->strings.textOf(field.value, field.position, claims_.arena());
  if ((text.isTooLarge || !text.undefined.empty()) && !hasToldOfStrings_) {
    hasToldOfStrings_ = true;
    claims_.tell(Code::brokenEntry,
                 text.isTooLarge
                     ? "the value of the field '" + std::string(field.name) + "' is too large and was left out"
                     : "no string '" + std::string(text.undefined) + "' is defined",
                 text.isTooLarge ? "" : "its name was kept as the text");
  }
  return text.text;
}

std::string_view BibtexRecord::raw(BibtexRole role) {
  const BibtexRecordField* const field = fields_.find(role);
  return field == nullptr ? std::string_view() : raw(*field);
}

BibtexIdentifiers bibtexIdentifiers(BibtexRecord& record) {
  return IdentifierReading(record).read();
}

std::vector<IdentifierTerms> bibtexNumbers(Scheme scheme, std::string_view text, RecordClaims& claims) {
  std::vector<IdentifierTerms> numbers;
  // Alone, a number may have spaces for hyphens.
  if (const std::optional<IdentifierTerms> whole = identifierTerms(scheme, text, claims.arena())) {
    return {*whole};
  }
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of(" \t\r\n,;/()"), rest.size());
    if (const std::optional<IdentifierTerms> number = identifierTerms(scheme, rest.substr(0, end), claims.arena())) {
      numbers.push_back(*number);
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  if (numbers.empty()) {
    claims.terms(scheme, text); // tells
  }
  return numbers;
}

std::string_view urlIn(std::string_view text) {
  const std::size_t secure = text.find("https://");
  const std::size_t begin = std::min(secure, text.find("http://"));
  if (begin == kNone) {
    return {};
  }
  std::string_view url = text.substr(begin);
  url = url.substr(0, url.find_first_of(kSpace));
  while (!url.empty() && std::string_view(".,;)>").find(url.back()) != kNone) {
    url.remove_suffix(1);
  }
  return url;
}

} // namespace linnet
