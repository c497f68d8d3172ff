// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/crossref.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "readers/record_claims.hpp"
#include "readers/record_json.hpp"
#include "readers/record_text.hpp"
#include "readers/record_work.hpp"

namespace linnet {

namespace {

Value firstOf(Value list) {
  return list.isArray() ? (list.isEmpty() ? Value() : *list.begin()) : list;
}

// "1998-08" of {"date-parts": [[1998, 8]]}; empty where there is none.
std::string dateOf(Value date) {
  std::string text;
  for (const Value part : firstOf(date["date-parts"])) {
    if (part.text().empty()) {
      break;
    }
    text += text.empty() ? "" : part.text().size() == 1 ? "-0" : "-";
    text += part.text();
  }
  return text;
}

Kind kindOf(std::string_view type) {
  if (type == "book" || type == "monograph" || type == "edited-book" || type == "reference-book") {
    return Kind::book;
  }
  return type == "dataset" ? Kind::product : type == "journal" ? Kind::venue : Kind::paper;
}

/// One work.
class CrossrefWork {
public:
  CrossrefWork(Value work, RecordClaims& claims, Iri iri, const RecordOptions& options)
      : source_(work), claims_(claims), options_(options), work_(iri, kindOf(work["type"].text()), claims) {}

  void read() {
    readTitles();
    readIdentifiers();
    readDate();
    RecordClaims::plain(work_.entity(), Property::inLanguage, source_["language"].text());
    claims_.url(work_.entity(), Property::url, source_["URL"].text());
    if (isPaper()) {
      readVenue();
    } else if (work_.entity().kind == Kind::product) {
      RecordClaims::plain(work_.entity(), Property::productKind, "dataset");
    }
    for (const Value author : source_["author"]) {
      readAuthor(author);
    }
    readReferences();
    for (const Value funder : source_["funder"]) {
      work_.addFunder({trimmed(funder["name"].text()), claims_.terms(Scheme::doi, funder["DOI"].text())});
    }
    for (const Value subject : source_["subject"]) {
      claims_.text(work_.entity(), Property::keywords, subject.text());
    }
    if (!options_.withoutAbstracts) {
      claims_.text(work_.entity(), Property::abstract_, withoutMarkup(source_["abstract"].text(), claims_.arena()),
                   source_["language"].text());
    }
    work_.finish();
  }

private:
  bool isPaper() { return work_.entity().kind == Kind::paper; }
  std::string_view trimmed(std::string_view text) { return nameOfParts({}, text, {}, claims_.arena()); }

  void readTitles() {
    bool isFirst = true;
    const Value titles = source_["title"];
    if (titles.isArray()) {
      for (const Value title : titles) {
        readTitle(title, std::exchange(isFirst, false) ? Property::name : Property::alternateName);
      }
    } else {
      readTitle(titles, Property::name);
    }
  }

  void readTitle(Value title, Property property) {
    claims_.text(work_.entity(), property, withoutMarkup(title.text(), claims_.arena()));
  }

  void readIdentifiers() {
    claims_.identifier(work_.entity(), Scheme::doi, source_["DOI"].text());
    for (const Value isbn : source_["ISBN"]) {
      if (work_.entity().kind == Kind::book) {
        claims_.identifier(work_.entity(), Scheme::isbn, isbn.text());
      }
    }
  }

  // What was deposited when, is no date of publication.
  void readDate() {
    std::string date = dateOf(source_["issued"]);
    for (const char* const key : {"published", "published-print", "published-online"}) {
      date = date.empty() ? dateOf(source_[key]) : date;
    }
    if (!date.empty()) {
      claims_.date(work_.entity(), Property::datePublished, date);
    }
  }

  void readVenue() {
    const std::string_view title = firstOf(source_["container-title"]).text();
    const std::string_view event = source_["event"]["name"].text();
    work_.setVenue(withoutMarkup(title.empty() ? event : title, claims_.arena()),
                   title.empty() ? std::nullopt : claims_.terms(Scheme::issn, firstOf(source_["ISSN"]).text()));
  }

  void readAuthor(Value author) {
    const std::string_view group = trimmed(author["name"].text());
    Contributor contributor{group};
    if (group.empty()) {
      contributor.name =
          nameOfParts(author["given"].text(), author["family"].text(), author["suffix"].text(), claims_.arena());
      contributor.identifier = claims_.terms(Scheme::orcid, author["ORCID"].text());
    } else {
      contributor.kind = Kind::organization;
    }
    for (const Value affiliation : author["affiliation"]) {
      contributor.affiliations.push_back(
          {withoutMarkup(affiliation["name"].text(), claims_.arena()), rorOf(affiliation)});
    }
    work_.addAuthor(contributor);
  }

  std::optional<IdentifierTerms> rorOf(Value affiliation) {
    for (const Value id : affiliation["id"]) {
      if (id["id-type"].text() == "ROR") {
        return claims_.terms(Scheme::ror, id["id"].text());
      }
    }
    return std::nullopt;
  }

  void readReferences() {
    for (const Value reference : source_["reference"]) {
      const std::optional<IdentifierTerms> doi = claims_.terms(Scheme::doi, reference["DOI"].text());
      if (doi && isPaper()) {
        RecordClaims::link(work_.entity(), Property::citation, doi->iri);
      }
    }
  }

  Value source_;
  RecordClaims& claims_;
  const RecordOptions& options_;
  RecordWork work_;
};

class CrossrefReader : public Reader {
public:
  CrossrefReader(RecordOptions options, const IriMinter& minter) : options_(std::move(options)), minter_(minter) {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::json; }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return minter_.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    static const JsonSelection everything;
    readJsonRecords(block, everything, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      // The API puts one work into an envelope.
      const Value message = record.root["message"];
      return read(message.isObject() ? message : record.root, claims);
    });
  }

private:
  Outcome read(Value work, RecordClaims& claims) const {
    const std::optional<IdentifierTerms> doi = claims.terms(Scheme::doi, work["DOI"].text());
    if (!doi) {
      claims.tell(Code::badRecord, "the record has no DOI", "the record was skipped");
      return Outcome::skipped;
    }
    CrossrefWork(work, claims, doi->iri, options_).read();
    return claims.hasTold() ? Outcome::repaired : Outcome::exported;
  }

  RecordOptions options_;
  const IriMinter& minter_;
};

} // namespace

std::unique_ptr<Reader> makeCrossrefReader(const RecordOptions& options, const IriMinter& minter) {
  return std::make_unique<CrossrefReader>(options, minter);
}

} // namespace linnet
