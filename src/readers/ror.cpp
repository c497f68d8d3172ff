// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/ror.hpp"

#include <algorithm>
#include <utility>

#include "readers/record_claims.hpp"
#include "readers/record_json.hpp"

namespace linnet {

namespace {

// `Wikidata`, `FundRef`, `GRID` of version 1 are `wikidata`, `fundref`, `grid` of version 2.
std::string lowerCase(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return lower;
}

bool holds(Value list, std::string_view text) {
  return std::any_of(list.begin(), list.end(), [text](Value element) { return element.text() == text; });
}

/// One organization.
class RorOrganization {
public:
  RorOrganization(Value root, RecordClaims& claims, Iri iri)
      : root_(root), claims_(claims), entity_{iri, Kind::organization} {}

  void read() {
    entity_.isDescribedHere = true;
    claims_.identifier(entity_, Scheme::ror, root_["id"].text());
    readNames();
    readNamesOfVersion1();
    readLinks();
    readExternalIds();
    readRelationships();
    if (!root_["established"].text().empty()) {
      claims_.date(entity_, Property::foundingDate, root_["established"].text());
    }
    readCountry();
    claims_.batch().entities.push_back(std::move(entity_));
  }

private:
  void readNames() {
    for (const Value name : root_["names"]) {
      const bool isDisplayed = holds(name["types"], "ror_display");
      claims_.text(entity_, isDisplayed ? Property::name : Property::alternateName, name["value"].text(),
                   name["lang"].text());
    }
  }

  void readNamesOfVersion1() {
    claims_.text(entity_, Property::name, root_["name"].text());
    for (const char* const key : {"aliases", "acronyms"}) {
      for (const Value name : root_[key]) {
        claims_.text(entity_, Property::alternateName, name.text());
      }
    }
    for (const Value label : root_["labels"]) {
      claims_.text(entity_, Property::alternateName, label["label"].text(), label["iso639"].text());
    }
  }

  // Links of version 1 are all websites.
  void readLinks() {
    for (const Value link : root_["links"]) {
      if (!link.isObject()) {
        claims_.url(entity_, Property::url, link.text());
      } else if (link["type"].text() == "website") {
        claims_.url(entity_, Property::url, link["value"].text());
      }
    }
  }

  void readExternalIds() {
    for (const Value ids : root_["external_ids"]) {
      const std::string scheme = lowerCase(ids.key().empty() ? ids["type"].text() : ids.key());
      const Value all = ids["all"];
      readExternalId(scheme, all.text()); // GRID's of version 1 is no list
      for (const Value id : all) {
        readExternalId(scheme, id.text());
      }
    }
  }

  void readExternalId(const std::string& scheme, std::string_view id) {
    if (scheme == "wikidata") {
      claims_.identifier(entity_, Scheme::wikidata, id);
    } else if (scheme == "grid" || scheme == "isni" || scheme == "fundref") {
      claims_.identifierText(entity_, scheme, id);
    }
  }

  // What a child is, its own record tells.
  void readRelationships() {
    for (const Value relationship : root_["relationships"]) {
      const std::string type = lowerCase(relationship["type"].text());
      const std::optional<IdentifierTerms> other =
          type == "child" ? std::nullopt : claims_.terms(Scheme::ror, relationship["id"].text());
      if (!other) {
        continue;
      }
      if (type == "parent") {
        RecordClaims::link(entity_, Property::parentOrganization, other->iri);
      } else if (type == "related") {
        RecordClaims::link(entity_, Property::linkedTo, other->iri);
      } else if (type == "successor") {
        RecordClaims::link(entity_, Property::isReplacedBy, other->iri);
      }
    }
  }

  void readCountry() {
    RecordClaims::plain(entity_, Property::location, root_["country"]["country_code"].text());
    for (const Value location : root_["locations"]) {
      RecordClaims::plain(entity_, Property::location, location["geonames_details"]["country_code"].text());
    }
  }

  Value root_;
  RecordClaims& claims_;
  Entity entity_;
};

class RorReader : public Reader {
public:
  RorReader(RecordOptions options, const IriMinter& minter) : options_(std::move(options)), minter_(minter) {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::json; }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return minter_.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    static const JsonSelection everything;
    readJsonRecords(block, everything, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      return read(record.root, claims);
    });
  }

private:
  static Outcome read(Value root, RecordClaims& claims) {
    const std::optional<IdentifierTerms> id = claims.terms(Scheme::ror, root["id"].text());
    if (!id) {
      claims.tell(Code::badRecord, "the record has no ROR id", "the record was skipped");
      return Outcome::skipped;
    }
    RorOrganization(root, claims, id->iri).read();
    return claims.hasTold() ? Outcome::repaired : Outcome::exported;
  }

  RecordOptions options_;
  const IriMinter& minter_;
};

} // namespace

std::unique_ptr<Reader> makeRorReader(const RecordOptions& options, const IriMinter& minter) {
  return std::make_unique<RorReader>(options, minter);
}

} // namespace linnet
