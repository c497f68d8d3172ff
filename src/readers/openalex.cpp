// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/openalex.hpp"

#include <utility>

#include "readers/openalex_ids.hpp"
#include "readers/openalex_works.hpp"
#include "readers/record_claims.hpp"
#include "readers/record_json.hpp"

namespace linnet {

namespace {

JsonSelection selectionFor(const RecordOptions& options) {
  JsonSelection paths{"id",
                      "doi",
                      "title",
                      "display_name",
                      "publication_date",
                      "publication_year",
                      "type",
                      "language",
                      "is_authors_truncated",
                      "ids.pmid",
                      "ids.wikidata",
                      "primary_location.landing_page_url",
                      "primary_location.source.id",
                      "primary_location.source.display_name",
                      "primary_location.source.issn_l",
                      "authorships.author.id",
                      "authorships.author.display_name",
                      "authorships.author.orcid",
                      "authorships.raw_author_name",
                      "authorships.institutions.id",
                      "authorships.institutions.display_name",
                      "authorships.institutions.ror",
                      "authorships.institutions.country_code",
                      "referenced_works",
                      "funders.id",
                      "funders.display_name",
                      "grants.funder",
                      "grants.funder_display_name",
                      "keywords.display_name",
                      "keywords.keyword",
                      "orcid",
                      "ror",
                      "issn_l",
                      "issn",
                      "display_name_alternatives",
                      "display_name_acronyms",
                      "international.display_name",
                      "alternate_titles",
                      "abbreviated_title",
                      "homepage_url",
                      "country_code",
                      "description",
                      "last_known_institutions.id",
                      "last_known_institution.id",
                      "associated_institutions.id",
                      "associated_institutions.relationship"};
  if (!options.withoutAbstracts) {
    paths.add("abstract_inverted_index");
  }
  return paths;
}

/// One object that is no work.
class OpenAlexThing {
public:
  OpenAlexThing(Value root, const OpenAlexIds& ids, RecordClaims& claims) : root_(root), ids_(ids), claims_(claims) {}

  void read(Entity& entity) {
    claims_.text(entity, Property::name, root_["display_name"].text());
    for (const char* const names : {"display_name_alternatives", "display_name_acronyms", "alternate_titles"}) {
      readAlternateNames(entity, root_[names]);
    }
    claims_.text(entity, Property::alternateName, root_["abbreviated_title"].text());
    for (const Value name : root_["international"]["display_name"]) {
      if (name.text() != root_["display_name"].text()) {
        claims_.text(entity, Property::alternateName, name.text(), name.key());
      }
    }
    claims_.text(entity, Property::description, root_["description"].text());
    readIdentifiers(entity);
    claims_.url(entity, Property::url, root_["homepage_url"].text());
    if (entity.kind == Kind::organization) {
      RecordClaims::plain(entity, Property::location, root_["country_code"].text());
      readAssociated(entity);
    }
    if (entity.kind == Kind::person) {
      readAffiliations(entity, root_["last_known_institutions"]);
      readAffiliations(entity, root_["last_known_institution"]);
    }
  }

private:
  void readAlternateNames(Entity& entity, Value names) {
    for (const Value name : names) {
      if (name.text() != root_["display_name"].text()) {
        claims_.text(entity, Property::alternateName, name.text());
      }
    }
  }

  void readIdentifiers(Entity& entity) {
    claims_.identifier(entity, Scheme::orcid, root_["orcid"].text());
    claims_.identifier(entity, Scheme::ror, root_["ror"].text());
    claims_.identifier(entity, Scheme::issn, root_["issn_l"].text());
    for (const Value issn : root_["issn"]) {
      if (issn.text() != root_["issn_l"].text()) {
        claims_.identifier(entity, Scheme::issn, issn.text());
      }
    }
    claims_.identifier(entity, Scheme::wikidata, root_["ids"]["wikidata"].text());
  }

  void readAffiliations(Entity& entity, Value institutions) {
    if (institutions.isObject()) {
      return readAffiliation(entity, institutions);
    }
    for (const Value institution : institutions) {
      readAffiliation(entity, institution);
    }
  }

  void readAffiliation(Entity& entity, Value institution) {
    if (const std::optional<Iri> iri = ids_.iri(institution["id"].text(), claims_)) {
      RecordClaims::link(entity, Property::affiliation, *iri);
    }
  }

  // A child is told from its own end: there its parent is.
  void readAssociated(Entity& entity) {
    for (const Value other : root_["associated_institutions"]) {
      const std::string_view relationship = other["relationship"].text();
      const std::optional<Iri> iri = ids_.iri(other["id"].text(), claims_);
      if (iri && relationship == "parent") {
        RecordClaims::link(entity, Property::parentOrganization, *iri);
      } else if (iri && relationship == "related") {
        RecordClaims::link(entity, Property::linkedTo, *iri);
      }
    }
  }

  Value root_;
  const OpenAlexIds& ids_;
  RecordClaims& claims_;
};

Kind kindOfLetter(char letter) {
  switch (letter) {
  case 'A':
    return Kind::person;
  case 'I':
  case 'F':
  case 'P':
    return Kind::organization;
  case 'S':
  case 'V':
    return Kind::venue;
  default:
    return Kind::definedTerm;
  }
}

class OpenAlexReader : public Reader {
public:
  OpenAlexReader(RecordOptions options, const IriMinter& minter)
      : options_(std::move(options)), minter_(minter), selection_(selectionFor(options_)) {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::json; }

  void takeTable(const Record& table, Diagnostics& diagnostics) override { ids_.takeTable(table, diagnostics); }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return minter_.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    readJsonRecords(block, selection_, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      return read(record.root, claims);
    });
  }

private:
  Outcome read(Value root, RecordClaims& claims) const {
    const std::optional<Iri> iri = ids_.iri(root["id"].text(), claims);
    if (!iri) {
      claims.tell(Code::badRecord, "the record has no OpenAlex id", "the record was skipped");
      return Outcome::skipped;
    }
    if (ids_.isMerged(root["id"].text())) {
      return Outcome::leftOut;
    }
    const char letter = iri->view()[kOpenAlexPrefix.size()];
    if (letter == 'W') {
      readOpenAlexWork(root, *iri, ids_, claims, options_);
    } else {
      Entity entity{*iri, kindOfLetter(letter)};
      entity.isDescribedHere = true;
      OpenAlexThing(root, ids_, claims).read(entity);
      claims.batch().entities.push_back(std::move(entity));
    }
    return claims.hasTold() ? Outcome::repaired : Outcome::exported;
  }

  RecordOptions options_;
  const IriMinter& minter_;
  JsonSelection selection_;
  OpenAlexIds ids_;
};

} // namespace

std::unique_ptr<Reader> makeOpenAlexReader(const RecordOptions& options, const IriMinter& minter) {
  return std::make_unique<OpenAlexReader>(options, minter);
}

} // namespace linnet
