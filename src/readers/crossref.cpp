// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/crossref.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "readers/record_claims.hpp"
#include "readers/record_json.hpp"
#include "readers/record_text.hpp"

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
      : work_(work), claims_(claims), options_(options), entity_{iri, kindOf(work["type"].text())} {}

  void read() {
    entity_.isDescribedHere = true;
    readTitles();
    claims_.identifier(entity_, Scheme::doi, work_["DOI"].text());
    for (const Value isbn : work_["ISBN"]) {
      if (entity_.kind == Kind::book) {
        claims_.identifier(entity_, Scheme::isbn, isbn.text());
      }
    }
    readDate();
    RecordClaims::plain(entity_, Property::inLanguage, work_["language"].text());
    claims_.url(entity_, Property::url, work_["URL"].text());
    if (entity_.kind == Kind::paper) {
      readVenue();
    } else if (entity_.kind == Kind::product) {
      RecordClaims::plain(entity_, Property::productKind, "dataset");
    }
    readAuthors();
    readReferences();
    readFunders();
    for (const Value subject : work_["subject"]) {
      claims_.text(entity_, Property::keywords, subject.text());
    }
    if (!options_.withoutAbstracts) {
      claims_.text(entity_, Property::abstract_, withoutMarkup(work_["abstract"].text(), claims_.arena()),
                   work_["language"].text());
    }
    std::vector<Entity>& entities = claims_.batch().entities;
    entities.insert(entities.begin(), std::move(entity_));
  }

private:
  void readTitles() {
    bool isFirst = true;
    const Value titles = work_["title"];
    if (titles.isArray()) {
      for (const Value title : titles) {
        readTitle(title, std::exchange(isFirst, false) ? Property::name : Property::alternateName);
      }
    } else {
      readTitle(titles, Property::name);
    }
  }

  void readTitle(Value title, Property property) {
    claims_.text(entity_, property, withoutMarkup(title.text(), claims_.arena()));
  }

  // What was deposited when, is no date of publication.
  void readDate() {
    std::string date = dateOf(work_["issued"]);
    for (const char* const key : {"published", "published-print", "published-online"}) {
      date = date.empty() ? dateOf(work_[key]) : date;
    }
    if (!date.empty()) {
      claims_.date(entity_, Property::datePublished, date);
    }
  }

  void readVenue() {
    const std::string_view title = firstOf(work_["container-title"]).text();
    const std::string_view event = work_["event"]["name"].text();
    const std::string_view name = withoutMarkup(title.empty() ? event : title, claims_.arena());
    if (name.empty()) {
      return;
    }
    const std::optional<IdentifierTerms> issn =
        title.empty() ? std::nullopt : claims_.terms(Scheme::issn, firstOf(work_["ISSN"]).text());
    Entity venue{issn ? issn->iri : IriMinter::part(entity_.iri, "venue", 1, claims_.arena()), Kind::venue};
    claims_.text(venue, Property::name, name);
    if (issn) {
      RecordClaims::plain(venue, Property::identifier, issn->compact);
    }
    RecordClaims::link(entity_, Property::isPartOf, venue.iri);
    claims_.batch().entities.push_back(std::move(venue));
  }

  void readAuthors() {
    std::uint32_t position = 0;
    for (const Value author : work_["author"]) {
      readAuthor(author, ++position);
    }
  }

  void readAuthor(Value author, std::uint32_t position) {
    Arena& arena = claims_.arena();
    const std::string_view group = trimmed(author["name"].text());
    const std::string_view name =
        group.empty() ? nameOfParts(author["given"].text(), author["family"].text(), author["suffix"].text(), arena)
                      : group;
    if (name.empty()) {
      return;
    }
    const std::optional<IdentifierTerms> orcid =
        group.empty() ? claims_.terms(Scheme::orcid, author["ORCID"].text()) : std::nullopt;
    Entity agent{orcid ? orcid->iri : IriMinter::part(entity_.iri, "author", position, arena),
                 group.empty() ? Kind::person : Kind::organization};
    claims_.text(agent, Property::name, name);
    if (orcid) {
      RecordClaims::plain(agent, Property::identifier, orcid->compact);
    }
    RecordClaims::link(entity_, entity_.kind == Kind::product ? Property::creator : Property::author, agent.iri);
    Authorship place{position, agent.iri};
    claims_.batch().entities.push_back(std::move(agent));
    for (const Value affiliation : author["affiliation"]) {
      readAffiliation(affiliation, place);
    }
    if (entity_.kind == Kind::paper || entity_.kind == Kind::book) {
      entity_.authorships.push_back(std::move(place));
    }
  }

  std::string_view trimmed(std::string_view text) { return nameOfParts({}, text, {}, claims_.arena()); }

  void readAffiliation(Value affiliation, Authorship& place) {
    const std::string_view name = withoutMarkup(affiliation["name"].text(), claims_.arena());
    const std::optional<Iri> ror = rorOf(affiliation);
    if (!ror && name.empty()) {
      return;
    }
    const std::string key(ror ? ror->view() : name);
    const auto known = affiliations_.find(key);
    if (known != affiliations_.end()) {
      place.affiliations.push_back(known->second);
      return;
    }
    Entity organization{ror ? *ror
                            : IriMinter::part(entity_.iri, "affiliation", affiliations_.size() + 1, claims_.arena()),
                        Kind::organization};
    affiliations_.emplace(key, organization.iri);
    place.affiliations.push_back(organization.iri);
    claims_.text(organization, Property::name, name);
    claims_.batch().entities.push_back(std::move(organization));
  }

  std::optional<Iri> rorOf(Value affiliation) {
    for (const Value id : affiliation["id"]) {
      if (id["id-type"].text() == "ROR") {
        const std::optional<IdentifierTerms> ror = claims_.terms(Scheme::ror, id["id"].text());
        return ror ? std::optional(ror->iri) : std::nullopt;
      }
    }
    return std::nullopt;
  }

  void readReferences() {
    for (const Value reference : work_["reference"]) {
      const std::optional<IdentifierTerms> doi = claims_.terms(Scheme::doi, reference["DOI"].text());
      if (doi && entity_.kind == Kind::paper) {
        RecordClaims::link(entity_, Property::citation, doi->iri);
      }
    }
  }

  void readFunders() {
    std::size_t number = 0;
    for (const Value funder : work_["funder"]) {
      ++number;
      const std::string_view name = trimmed(funder["name"].text());
      const std::optional<IdentifierTerms> doi = claims_.terms(Scheme::doi, funder["DOI"].text());
      if (name.empty()) {
        continue;
      }
      Entity organization{doi ? doi->iri : IriMinter::part(entity_.iri, "funder", number, claims_.arena()),
                          Kind::organization};
      claims_.text(organization, Property::name, name);
      RecordClaims::link(entity_, Property::funder, organization.iri);
      claims_.batch().entities.push_back(std::move(organization));
    }
  }

  Value work_;
  RecordClaims& claims_;
  const RecordOptions& options_;
  Entity entity_;
  std::map<std::string, Iri> affiliations_; ///< by ROR id or name
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
