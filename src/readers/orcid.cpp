// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/orcid.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "readers/orcid_affiliations.hpp"
#include "readers/orcid_works.hpp"
#include "readers/record_text.hpp"
#include "readers/record_xml.hpp"

namespace linnet {

namespace {

/// Types of other people's identifiers whose usual names are not those of their schemes.
struct PersonSchemeRow {
  std::string_view type;
  std::string_view scheme;
};

constexpr std::array<PersonSchemeRow, 2> kPersonSchemes{{{"scopusauthorid", "scopus"}, {"researcherid", "wos"}}};

// What ORCID puts for the name of somebody who has left.
bool isOfDeactivated(std::string_view name) {
  return name == "Given Names Deactivated" || name == "Family Name Deactivated";
}

/// One person.
class OrcidPerson {
public:
  OrcidPerson(Value root, Iri iri, const OrcidContext& context, RecordClaims& claims)
      : root_(root), context_(context), claims_(claims), person_(claims.batch().make(iri, Kind::person)),
        begin_(claims.batch().entities.size()) {
    person_.isDescribedHere = true;
  }

  void read() {
    claims_.identifier(person_, Scheme::orcid, person_.iri.view());
    const Value parts = root_["person"].isNull() ? root_ : root_["person"];
    readNames(parts);
    readPlainParts(parts);
    forEach(parts["external-identifiers"], "external-identifier", [this](Value id) { readIdentifier(id); });
    const Value activities = root_["activities-summary"].isNull() ? root_ : root_["activities-summary"];
    OrcidAffiliations(person_, context_, claims_).readAll(activities);
    readOrcidWorks(activities["works"], person_.iri, context_, claims_);
    std::vector<Entity>& entities = claims_.batch().entities;
    entities.insert(entities.begin() + static_cast<std::ptrdiff_t>(begin_), std::move(person_));
  }

private:
  // Who has a name for credit goes by that. A summary has only it.
  void readNames(Value parts) {
    const Value name = parts["name"].isNull() ? parts : parts["name"];
    if (isPublic(name)) {
      const std::string_view given = ownName(name["given-names"]);
      const std::string_view family = ownName(name["family-name"]);
      const std::string_view full = nameOfParts(given, family, {}, claims_.arena());
      const std::string_view credit = ownName(name["credit-name"]);
      claims_.text(person_, Property::name, credit.empty() ? full : credit);
      if (!credit.empty() && full != credit) {
        claims_.text(person_, Property::alternateName, full);
      }
    }
    forEach(parts["other-names"], "other-name", [this](Value other) {
      if (isPublic(other)) {
        claims_.text(person_, Property::alternateName, withoutMarkup(textOf(other["content"]), claims_.arena()));
      }
    });
  }

  std::string_view ownName(Value name) {
    const std::string_view text = withoutMarkup(textOf(name), claims_.arena());
    return isPublic(name) && !isOfDeactivated(text) ? text : std::string_view();
  }

  void readPlainParts(Value parts) {
    Arena& arena = claims_.arena();
    if (isPublic(parts["biography"])) {
      claims_.text(person_, Property::description, withoutMarkup(textOf(parts["biography"]["content"]), arena));
    }
    forEach(parts["researcher-urls"], "researcher-url", [this](Value url) {
      if (isPublic(url)) {
        claims_.url(person_, Property::url, textOf(url["url"]));
      }
    });
    forEach(parts["keywords"], "keyword", [this](Value keyword) {
      if (isPublic(keyword)) {
        claims_.text(person_, Property::keywords, withoutMarkup(textOf(keyword["content"]), claims_.arena()));
      }
    });
    forEach(parts["addresses"], "address", [&](Value address) {
      if (isPublic(address)) {
        claims_.text(person_, context_.minter.property("country", arena), textOf(address["country"]));
      }
    });
  }

  void readIdentifier(Value id) {
    const std::string_view relationship = textOf(id["external-id-relationship"]);
    const bool isOwn = relationship.empty() || relationship == "self" || relationship == "SELF";
    if (!isPublic(id) || !isOwn) {
      return;
    }
    std::string scheme = schemeOfType(textOf(id["external-id-type"]));
    const auto* const row = std::find_if(kPersonSchemes.begin(), kPersonSchemes.end(),
                                         [&scheme](const PersonSchemeRow& known) { return known.type == scheme; });
    scheme = row == kPersonSchemes.end() ? scheme : row->scheme;
    if (!scheme.empty()) {
      claims_.identifierText(person_, scheme, textOf(id["external-id-value"]));
    }
    claims_.url(person_, Property::sameAs, textOf(id["external-id-url"]));
  }

  Value root_;
  const OrcidContext& context_;
  RecordClaims& claims_;
  Entity person_;
  std::size_t begin_; ///< of the batch's entities
};

class OrcidReader : public Reader {
public:
  OrcidReader(RecordOptions options, const IriMinter& minter, const KnownPages& known)
      : options_(std::move(options)), context_{minter, known} {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::xmlOrJson; }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return context_.minter.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    readXmlOrJsonRecords(block, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      return read(record.root, claims);
    });
  }

private:
  // A person's record or summary has the iD; a single item the path, "/0000-…/employment/12".
  Outcome read(Value root, RecordClaims& claims) const {
    const std::string_view path = root["path"].text();
    const std::string_view id = textOf(root["orcid-identifier"]["path"]);
    const std::string_view kind = kindOf(root, path);
    if (kind == "error") { // in place of the record of somebody who has left
      return Outcome::leftOut;
    }
    const bool isItem = kind == "work" || OrcidAffiliations::isKind(kind);
    if (isItem && !isPublic(root)) {
      return Outcome::leftOut;
    }
    const std::string_view owner = path.substr(0, path.find('/', 1));
    const std::optional<IdentifierTerms> orcid =
        claims.terms(Scheme::orcid, id.empty() ? owner.substr(std::min<std::size_t>(1, owner.size())) : id);
    if (kind == "work") {
      const bool isRead = readOrcidWork(root, orcid ? std::optional(orcid->iri) : std::nullopt, context_, claims);
      return !isRead ? Outcome::leftOut : claims.hasTold() ? Outcome::repaired : Outcome::exported;
    }
    if (!orcid) {
      claims.tell(Code::badRecord, "the record has no ORCID iD", "the record was skipped");
      return Outcome::skipped;
    }
    return isItem ? readAffiliation(root, kind, orcid->iri, claims) : readPerson(root, kind, orcid->iri, claims);
  }

  // The name of an element; JSON has it in the path alone.
  static std::string_view kindOf(Value root, std::string_view path) {
    const std::size_t begin = path.find('/', 1);
    if (!root.key().empty() || begin == std::string_view::npos) {
      return root.key();
    }
    return path.substr(begin + 1, path.find('/', begin + 1) - begin - 1);
  }

  Outcome readAffiliation(Value root, std::string_view kind, Iri iri, RecordClaims& claims) const {
    Entity person = claims.batch().make(iri, Kind::person);
    OrcidAffiliations(person, context_, claims).read(root, kind);
    claims.batch().entities.push_back(std::move(person));
    return claims.hasTold() ? Outcome::repaired : Outcome::exported;
  }

  Outcome readPerson(Value root, std::string_view kind, Iri iri, RecordClaims& claims) const {
    const bool isKnown = root.key().empty() || kind == "record" || kind == "record-summary" || kind == "person";
    if (!isKnown) {
      claims.tell(Code::badRecord, "'" + std::string(kind) + "' is no record of ORCID that is read",
                  "records, summaries, works and affiliations are; it was skipped");
      return Outcome::skipped;
    }
    OrcidPerson(root, iri, context_, claims).read();
    return claims.hasTold() ? Outcome::repaired : Outcome::exported;
  }

  RecordOptions options_;
  OrcidContext context_;
};

} // namespace

std::unique_ptr<Reader> makeOrcidReader(const RecordOptions& options, const IriMinter& minter,
                                        const KnownPages& known) {
  return std::make_unique<OrcidReader>(options, minter, known);
}

} // namespace linnet
