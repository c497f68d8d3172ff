// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_reference.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "readers/record_text.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool isLetter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

template <typename Take> void forEachPart(std::string_view text, std::string_view separators, const Take& take) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (const std::string_view part = trim(text.substr(0, end)); !part.empty()) {
      take(part);
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

/// The writing of one work.
class ReferenceWriting {
public:
  ReferenceWriting(const Reference& reference, const ReferenceContext& context, RecordClaims& claims)
      : reference_(reference), context_(context), claims_(claims) {}

  RecordWork write(const std::function<Iri()>& fallback) {
    readIdentifiers();
    const std::optional<Iri> page = context_.known.work({trim(reference_.key), compact(doi_), compact(arxiv_)});
    RecordWork work(page ? *page : iriOr(fallback), reference_.type.kind, claims_);
    if (page) {
      work.takeAuthorsFrom(context_.known);
    }
    writeType(work.entity());
    writeTitles(work.entity());
    writeIdentifiers(work.entity());
    writeTexts(work.entity());
    writeDate(work.entity());
    writeContainer(work);
    for (const Contributor& author : reference_.authors) {
      work.addAuthor(author);
    }
    writeOthers(work.entity());
    return work;
  }

private:
  using Terms = std::optional<IdentifierTerms>;

  static std::string_view compact(const Terms& terms) { return terms ? terms->compact : std::string_view(); }
  bool isBook() const { return reference_.type.kind == Kind::book; }
  bool isPaper() const { return reference_.type.kind == Kind::paper; }
  bool isProduct() const { return reference_.type.kind == Kind::product; }

  // What an address says counts where there is no word for it; arXiv's own DOIs hold its identifiers.
  void readIdentifiers() {
    doi_ = claims_.terms(Scheme::doi, reference_.doi);
    arxiv_ = claims_.terms(Scheme::arxiv, reference_.arxiv);
    pmid_ = claims_.terms(Scheme::pmid, reference_.pmid);
    for (const std::string_view url : reference_.urls) {
      if (Terms* const terms = termsOf(identifierOfUrl(url)); terms != nullptr && !*terms) {
        *terms = identifierTerms(terms == &doi_     ? Scheme::doi
                                 : terms == &arxiv_ ? Scheme::arxiv
                                                    : Scheme::pmid,
                                 url, claims_.arena());
      }
    }
    if (doi_ && !arxiv_) {
      arxiv_ = identifierTerms(Scheme::arxiv, doi_->iri.view(), claims_.arena());
    }
    readIsbns();
  }

  Terms* termsOf(const std::optional<Identifier>& identifier) {
    if (!identifier) {
      return nullptr;
    }
    return identifier->scheme == Scheme::doi     ? &doi_
           : identifier->scheme == Scheme::arxiv ? &arxiv_
           : identifier->scheme == Scheme::pmid  ? &pmid_
                                                 : nullptr;
  }

  void readIsbns() {
    if (!isBook()) {
      return;
    }
    for (const std::string_view text : reference_.isbns) {
      readEach(Scheme::isbn, text, isbns_);
    }
  }

  // One that has spaces within is read as a whole.
  void readEach(Scheme scheme, std::string_view text, std::vector<IdentifierTerms>& all) {
    forEachPart(text, ",;", [&](std::string_view part) {
      if (const Terms whole = identifierTerms(scheme, part, claims_.arena())) {
        return all.push_back(*whole);
      }
      forEachPart(part, " \t\r\n", [&](std::string_view word) {
        if (const Terms terms = claims_.terms(scheme, word)) {
          all.push_back(*terms);
        }
      });
    });
  }

  Iri iriOr(const std::function<Iri()>& fallback) const {
    return doi_ ? doi_->iri : arxiv_ ? arxiv_->iri : !isbns_.empty() ? isbns_.front().iri : fallback();
  }

  void writeType(Entity& entity) const {
    if (!reference_.type.secondType.empty()) {
      entity.secondType = Iri::parse(reference_.type.secondType);
    }
    RecordClaims::plain(entity, Property::productKind, reference_.type.productKind);
  }

  void writeTitles(Entity& entity) {
    bool hasName = false;
    for (const std::string_view title : reference_.titles) {
      const std::string_view text = withoutMarkup(title, claims_.arena());
      claims_.text(entity, hasName ? Property::alternateName : Property::name, text);
      hasName = hasName || !text.empty();
    }
  }

  void writeIdentifiers(Entity& entity) {
    for (const Terms& terms : {doi_, arxiv_, pmid_}) {
      if (terms) {
        write(entity, *terms);
      }
    }
    for (const IdentifierTerms& isbn : isbns_) {
      write(entity, isbn);
    }
    for (const std::string_view url : reference_.urls) {
      if (!isIdentifierOfWork(url)) {
        claims_.url(entity, Property::url, url);
      }
    }
  }

  bool isIdentifierOfWork(std::string_view url) {
    const std::optional<Identifier> identifier = identifierOfUrl(url);
    const Terms* const terms = termsOf(identifier);
    return terms != nullptr && *terms && (*terms)->iri.view() == identifier->iri();
  }

  static void write(Entity& entity, const IdentifierTerms& terms) {
    RecordClaims::plain(entity, Property::identifier, terms.compact);
    if (terms.iri != entity.iri) {
      RecordClaims::link(entity, Property::sameAs, terms.iri);
    }
  }

  void writeTexts(Entity& entity) {
    RecordClaims::plain(entity, Property::inLanguage, trim(reference_.language));
    if (isProduct()) {
      RecordClaims::plain(entity, Property::version, trim(reference_.version));
    }
    const std::string_view license = trim(reference_.license);
    if (license.starts_with("http://") || license.starts_with("https://")) {
      claims_.url(entity, Property::license, license);
    } else {
      RecordClaims::plain(entity, Property::license, license);
    }
    for (const std::string_view keyword : reference_.keywords) {
      claims_.text(entity, Property::keywords, withoutMarkup(keyword, claims_.arena()));
    }
    if (!context_.options.withoutAbstracts) {
      claims_.text(entity, Property::abstract_, withoutMarkup(reference_.abstract, claims_.arena()),
                   reference_.language);
    }
  }

  // What is no date is kept, but not as one.
  void writeDate(Entity& entity) {
    if (!isBlank(reference_.date) && !claims_.date(entity, Property::datePublished, reference_.date)) {
      writeOther(entity, "date", reference_.date);
    }
  }

  // Only papers appear in a venue; what a book or product stands in is kept as text.
  void writeContainer(RecordWork& work) {
    const std::string_view name = withoutMarkup(reference_.container, claims_.arena());
    if (!isPaper()) {
      return writeOther(work.entity(), "container", name);
    }
    std::vector<IdentifierTerms> issns;
    for (const std::string_view text : reference_.issns) {
      readEach(Scheme::issn, text, issns);
    }
    work.setVenue(name, issns.empty() ? std::nullopt : Terms(issns.front()));
  }

  void writeOthers(Entity& entity) {
    for (const std::string_view isbn : reference_.isbns) {
      if (!isBook()) {
        writeOther(entity, "isbn", isbn);
      }
    }
    if (!isProduct()) {
      writeOther(entity, "version", reference_.version);
    }
    for (const auto& [name, text] : reference_.others) {
      writeOther(entity, name, withoutMarkup(text, claims_.arena()));
    }
  }

  // A volume or page is in no language.
  void writeOther(Entity& entity, std::string_view name, std::string_view text) {
    text = trim(text);
    if (text.empty()) {
      return;
    }
    const Predicate property = context_.minter.property(name, claims_.arena());
    if (isAscii(text) && std::none_of(text.begin(), text.end(), isLetter)) {
      entity.claims.push_back({property, Literal::plain(text)});
    } else {
      claims_.text(entity, property, text);
    }
  }

  const Reference& reference_;
  const ReferenceContext& context_;
  RecordClaims& claims_;
  Terms doi_;
  Terms arxiv_;
  Terms pmid_;
  std::vector<IdentifierTerms> isbns_;
};

} // namespace

RecordWork referenceWork(const Reference& reference, const std::function<Iri()>& fallback,
                         const ReferenceContext& context, RecordClaims& claims) {
  return ReferenceWriting(reference, context, claims).write(fallback);
}

std::vector<std::string_view> keywordsIn(std::string_view text) {
  std::vector<std::string_view> all;
  const char separator = text.find(';') != kNone ? ';' : ',';
  forEachPart(text, std::string_view(&separator, 1), [&all](std::string_view part) { all.push_back(part); });
  return all;
}

std::string_view spokenName(std::string_view sortedName, Arena& arena) {
  const std::size_t first = sortedName.find(',');
  if (first == kNone) {
    return nameOfParts({}, sortedName, {}, arena);
  }
  const std::string_view rest = sortedName.substr(first + 1);
  const std::size_t second = rest.find(',');
  return nameOfParts(rest.substr(0, second), sortedName.substr(0, first),
                     second == kNone ? std::string_view() : rest.substr(second + 1), arena);
}

} // namespace linnet
