// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/datacite.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "readers/record_claims.hpp"
#include "readers/record_json.hpp"
#include "readers/record_text.hpp"
#include "readers/record_work.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

/// What a general type of resource is.
struct TypeRow {
  std::string_view type;
  Kind kind;
  std::string_view productKind = {};
  std::string_view secondType = {};
};

constexpr std::array<TypeRow, 15> kTypes{
    {{"Dataset", Kind::product, "dataset", "http://schema.org/Dataset"},
     {"Software", Kind::product, "software", "http://schema.org/SoftwareApplication"},
     {"ComputationalNotebook", Kind::product, "software"},
     {"Workflow", Kind::product, "software"},
     {"Model", Kind::product, "model"},
     {"Book", Kind::book},
     {"Text", Kind::paper},
     {"JournalArticle", Kind::paper},
     {"Preprint", Kind::paper},
     {"ConferencePaper", Kind::paper},
     {"BookChapter", Kind::paper},
     {"Report", Kind::paper},
     {"Dissertation", Kind::paper},
     {"DataPaper", Kind::paper},
     {"PeerReview", Kind::paper}}};

const TypeRow& typeOf(Value types) {
  static constexpr TypeRow thing{{}, Kind::thing};
  static constexpr TypeRow paper{{}, Kind::paper};
  const std::string_view general = types["resourceTypeGeneral"].text();
  const auto* const row =
      std::find_if(kTypes.begin(), kTypes.end(), [general](const TypeRow& known) { return known.type == general; });
  if (row != kTypes.end()) {
    return *row;
  }
  return general.empty() && types["schemaOrg"].text() == "ScholarlyArticle" ? paper : thing;
}

bool isTag(std::string_view language) {
  return language.size() >= 2 && language.size() <= 3 &&
         std::all_of(language.begin(), language.end(), [](char letter) { return letter >= 'a' && letter <= 'z'; });
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/// One resource.
class DataCiteResource {
public:
  DataCiteResource(Value resource, RecordClaims& claims, Iri iri, const RecordOptions& options)
      : resource_(resource), claims_(claims), options_(options), type_(typeOf(resource["types"])),
        work_(iri, type_.kind, claims) {}

  void read() {
    if (!type_.secondType.empty()) {
      work_.entity().secondType = Iri::parse(type_.secondType);
    }
    RecordClaims::plain(work_.entity(), Property::productKind, type_.productKind);
    readTitles();
    claims_.identifier(work_.entity(), Scheme::doi, resource_["doi"].text());
    readDate();
    readPlainFields();
    readCreators();
    readVenue();
    readRelated();
    readFunders();
    readDescriptions();
    work_.finish();
  }

private:
  bool isPaper() const { return type_.kind == Kind::paper; }
  bool isProduct() const { return type_.kind == Kind::product; }

  void readTitles() {
    bool hasName = false;
    for (const Value title : resource_["titles"]) {
      const std::string_view text = withoutMarkup(title["title"].text(), claims_.arena());
      const bool isName = !hasName && title["titleType"].text().empty() && !text.empty();
      claims_.text(work_.entity(), isName ? Property::name : Property::alternateName, text, title["lang"].text());
      hasName = hasName || isName;
    }
  }

  void readDate() {
    for (const Value date : resource_["dates"]) {
      if (date["dateType"].text() == "Issued" && readDate(date["date"].text())) {
        return;
      }
    }
    const std::string_view year = resource_["publicationYear"].text();
    if (!year.empty()) {
      claims_.date(work_.entity(), Property::datePublished, year);
    }
  }

  // There may be years, days, ranges of both and words: the year of publication is there as well.
  bool readDate(std::string_view text) {
    const std::optional<Date> date = linnet::readDate(text);
    if (date) {
      claims_.date(work_.entity(), Property::datePublished, *date);
    }
    return date.has_value();
  }

  void readPlainFields() {
    if (isTag(resource_["language"].text())) {
      RecordClaims::plain(work_.entity(), Property::inLanguage, resource_["language"].text());
    }
    claims_.url(work_.entity(), Property::url, resource_["url"].text());
    if (isProduct()) {
      RecordClaims::plain(work_.entity(), Property::version, resource_["version"].text());
    }
    for (const Value rights : resource_["rightsList"]) {
      claims_.url(work_.entity(), Property::license, rights["rightsUri"].text());
    }
    for (const Value subject : resource_["subjects"]) {
      claims_.text(work_.entity(), Property::keywords, subject["subject"].text(), subject["lang"].text());
    }
  }

  void readCreators() {
    for (const Value creator : resource_["creators"]) {
      const bool isGroup = creator["nameType"].text() == "Organizational";
      Contributor contributor{nameOf(creator, isGroup), isGroup ? Kind::organization : Kind::person,
                              identifierOf(creator, isGroup)};
      for (const Value affiliation : creator["affiliation"]) {
        contributor.affiliations.push_back(organizationOf(affiliation));
      }
      work_.addAuthor(contributor);
    }
  }

  // "Quist, Ada" is "Ada Quist".
  std::string_view nameOf(Value creator, bool isGroup) {
    Arena& arena = claims_.arena();
    const std::string_view given = creator["givenName"].text();
    const std::string_view family = creator["familyName"].text();
    if (!isGroup && !given.empty() && !family.empty()) {
      return nameOfParts(given, family, {}, arena);
    }
    const std::string_view name = trim(creator["name"].text());
    const std::size_t comma = name.find(", ");
    const bool isTurned = creator["nameType"].text() == "Personal" && comma != std::string_view::npos &&
                          !contains(name.substr(comma + 1), ",");
    return isTurned ? nameOfParts(name.substr(comma + 2), name.substr(0, comma), {}, arena) : name;
  }

  std::optional<IdentifierTerms> identifierOf(Value creator, bool isGroup) {
    for (const Value identifier : creator["nameIdentifiers"]) {
      const std::string_view text = identifier["nameIdentifier"].text();
      const std::string_view scheme = identifier["nameIdentifierScheme"].text();
      const bool isOrcid = !isGroup && (scheme == "ORCID" || scheme == "orcid" || contains(text, "orcid.org/"));
      const bool isRor = isGroup && (scheme == "ROR" || contains(text, "ror.org/"));
      if (isOrcid || isRor) {
        return claims_.terms(isOrcid ? Scheme::orcid : Scheme::ror, text);
      }
    }
    return std::nullopt;
  }

  // A text, or an object with an identifier.
  NamedOrganization organizationOf(Value affiliation) {
    const std::string_view id = affiliation["affiliationIdentifier"].text();
    return {trim(affiliation.isObject() ? affiliation["name"].text() : affiliation.text()),
            contains(id, "ror.org/") ? claims_.terms(Scheme::ror, id) : std::nullopt};
  }

  void readVenue() {
    const Value container = resource_["container"];
    if (isPaper()) {
      const bool hasIssn = container["identifierType"].text() == "ISSN";
      work_.setVenue(withoutMarkup(container["title"].text(), claims_.arena()),
                     hasIssn ? claims_.terms(Scheme::issn, container["identifier"].text()) : std::nullopt);
    }
  }

  void readRelated() {
    for (const Value related : resource_["relatedIdentifiers"]) {
      const std::optional<Property> property = propertyOf(related["relationType"].text());
      const std::string_view type = related["relatedIdentifierType"].text();
      if (!property || (type != "DOI" && type != "arXiv")) {
        continue;
      }
      const std::optional<IdentifierTerms> other =
          claims_.terms(type == "DOI" ? Scheme::doi : Scheme::arxiv, related["relatedIdentifier"].text());
      if (other) {
        RecordClaims::link(work_.entity(), *property, other->iri);
      }
    }
  }

  // Versions and parts of each other stay apart.
  std::optional<Property> propertyOf(std::string_view relation) const {
    if (isPaper() && (relation == "Cites" || relation == "References")) {
      return Property::citation;
    }
    const bool isDescribed =
        relation == "IsDescribedBy" || relation == "IsSupplementTo" || relation == "IsDocumentedBy";
    return isProduct() && isDescribed ? std::optional(Property::subjectOf) : std::nullopt;
  }

  void readFunders() {
    for (const Value reference : resource_["fundingReferences"]) {
      const std::string_view id = reference["funderIdentifier"].text();
      work_.addFunder({trim(reference["funderName"].text()), contains(id, "ror.org/") ? claims_.terms(Scheme::ror, id)
                                                             : contains(id, "10.13039/")
                                                                 ? claims_.terms(Scheme::doi, id)
                                                                 : std::nullopt});
    }
  }

  void readDescriptions() {
    for (const Value description : resource_["descriptions"]) {
      const bool isAbstract = description["descriptionType"].text() == "Abstract";
      if (isAbstract && options_.withoutAbstracts) {
        continue;
      }
      claims_.text(work_.entity(), isAbstract ? Property::abstract_ : Property::description,
                   withoutMarkup(description["description"].text(), claims_.arena()), description["lang"].text());
    }
  }

  Value resource_;
  RecordClaims& claims_;
  const RecordOptions& options_;
  const TypeRow& type_;
  RecordWork work_;
};

class DataCiteReader : public Reader {
public:
  DataCiteReader(RecordOptions options, const IriMinter& minter) : options_(std::move(options)), minter_(minter) {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::json; }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return minter_.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    static const JsonSelection everything;
    readJsonRecords(block, everything, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      // The API puts one resource into an envelope.
      const Value data = record.root["data"];
      const Value resource = data.isObject() ? data : record.root;
      return read(resource, resource["attributes"].isObject() ? resource["attributes"] : resource, claims);
    });
  }

private:
  Outcome read(Value resource, Value attributes, RecordClaims& claims) const {
    const std::string_view text = attributes["doi"].text().empty() ? resource["id"].text() : attributes["doi"].text();
    const std::optional<IdentifierTerms> doi = claims.terms(Scheme::doi, text);
    if (!doi) {
      claims.tell(Code::badRecord, "the record has no DOI", "the record was skipped");
      return Outcome::skipped;
    }
    DataCiteResource(attributes, claims, doi->iri, options_).read();
    return claims.hasTold() ? Outcome::repaired : Outcome::exported;
  }

  RecordOptions options_;
  const IriMinter& minter_;
};

} // namespace

std::unique_ptr<Reader> makeDataCiteReader(const RecordOptions& options, const IriMinter& minter) {
  return std::make_unique<DataCiteReader>(options, minter);
}

} // namespace linnet
