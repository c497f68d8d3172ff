// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/wikidata.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "readers/record_claims.hpp"
#include "readers/record_json.hpp"
#include "readers/wikidata_statements.hpp"
#include "text/whitespace.hpp"
#include "wikidata/classes.hpp"
#include "wikidata/time.hpp"

namespace linnet {

namespace {

/// What a property's values become.
enum class Form { item, current, text, named, address, time };

struct PropertyRow {
  std::string_view id;
  Property property;
  Form form; ///< `current`: an item, and left out where the statement has an end
};

constexpr std::array<PropertyRow, 21> kRows{
    {{"P1476", Property::alternateName, Form::named}, {"P1813", Property::alternateName, Form::named},
     {"P856", Property::url, Form::address},          {"P749", Property::parentOrganization, Form::current},
     {"P1416", Property::affiliation, Form::current}, {"P108", Property::affiliation, Form::current},
     {"P1433", Property::isPartOf, Form::item},       {"P577", Property::datePublished, Form::time},
     {"P2860", Property::citation, Form::item},       {"P178", Property::creator, Form::item},
     {"P1343", Property::subjectOf, Form::item},      {"P1324", Property::codeRepository, Form::address},
     {"P275", Property::license, Form::item},         {"P348", Property::version, Form::text},
     {"P8324", Property::funder, Form::item},         {"P571", Property::foundingDate, Form::time},
     {"P576", Property::dissolutionDate, Form::time}, {"P17", Property::location, Form::item},
     {"P1366", Property::isReplacedBy, Form::item},   {"P569", Property::birthDate, Form::time},
     {"P106", Property::hasOccupation, Form::item}}};

struct SchemeRow {
  std::string_view id;
  Scheme scheme;
  std::optional<Kind> kind; ///< of what alone has such identifiers
};

constexpr std::array<SchemeRow, 11> kSchemes{{{"P356", Scheme::doi, std::nullopt},
                                              {"P818", Scheme::arxiv, Kind::paper},
                                              {"P496", Scheme::orcid, Kind::person},
                                              {"P6782", Scheme::ror, Kind::organization},
                                              {"P10283", Scheme::openalex, std::nullopt},
                                              {"P2456", Scheme::dblp, Kind::person},
                                              {"P236", Scheme::issn, Kind::venue},
                                              {"P7363", Scheme::issn, Kind::venue},
                                              {"P212", Scheme::isbn, std::nullopt},
                                              {"P957", Scheme::isbn, std::nullopt},
                                              {"P698", Scheme::pmid, Kind::paper}}};

constexpr std::string_view kClass = "P31";
constexpr std::string_view kAuthor = "P50";
constexpr std::string_view kAuthorName = "P2093";
constexpr std::string_view kOrdinal = "P1545";
constexpr std::string_view kNamedAs = "P1932";
constexpr std::string_view kEnd = "P582";

JsonSelection selection() {
  JsonSelection paths{"id", "type", "labels", "aliases", "descriptions", "missing", "redirect", "entity", "entities"};
  for (const PropertyRow& row : kRows) {
    paths.add("claims." + std::string(row.id));
  }
  for (const SchemeRow& row : kSchemes) {
    paths.add("claims." + std::string(row.id));
  }
  paths.add("claims." + std::string(kClass));
  paths.add("claims." + std::string(kAuthor));
  paths.add("claims." + std::string(kAuthorName));
  return paths;
}

/// One item.
class WikidataItem {
public:
  WikidataItem(Value item, RecordClaims& claims, Iri iri, const WikidataClasses& classes)
      : item_(item), statements_(item), claims_(claims), classes_(classes), entity_{iri} {}

  /// False where nothing tells a kind.
  bool readKind() {
    for (const Value statement : statements_.best(kClass)) {
      const WikidataClasses::Class* const known = classes_.find(itemOf(valueOf(statement), claims_.arena()));
      if (known != nullptr && !entity_.kind) {
        entity_.kind = known->kind;
        RecordClaims::plain(entity_, Property::productKind, known->productKind);
      }
    }
    if (!entity_.kind && !statements_.has(kClass)) {
      entity_.kind = kindOfIdentifiers();
    }
    const bool isKnown = entity_.kind.has_value();
    entity_.kind = entity_.kind.value_or(Kind::thing);
    return isKnown;
  }

  void read() {
    entity_.isDescribedHere = true;
    readNames();
    for (const SchemeRow& row : kSchemes) {
      for (const Value statement : statements_.all(row.id)) {
        claims_.identifier(entity_, row.scheme, valueOf(statement).text());
      }
    }
    for (const PropertyRow& row : kRows) {
      for (const Value statement : statements_.best(row.id)) {
        readStatement(row, statement);
      }
    }
    readAuthors();
    claims_.batch().entities.push_back(std::move(entity_));
  }

private:
  std::optional<Kind> kindOfIdentifiers() const {
    for (const SchemeRow& row : kSchemes) {
      if (row.kind && statements_.has(row.id)) {
        return row.kind;
      }
    }
    return std::nullopt;
  }

  // "mul" is a name in all languages.
  void readName(Property property, Value text) {
    const std::string_view language = text["language"].text();
    if (language == "mul") {
      RecordClaims::plain(entity_, property, trim(text["value"].text()));
    } else {
      claims_.text(entity_, property, text["value"].text(), language);
    }
  }

  void readNames() {
    for (const Value label : item_["labels"]) {
      readName(Property::name, label);
    }
    for (const Value aliases : item_["aliases"]) {
      for (const Value alias : aliases) {
        readName(Property::alternateName, alias);
      }
    }
    for (const Value description : item_["descriptions"]) {
      readName(Property::description, description);
    }
  }

  void readStatement(const PropertyRow& row, Value statement) {
    const Value value = valueOf(statement);
    switch (row.form) {
    case Form::item:
      return readLink(row.property, value);
    case Form::current:
      return qualifierOf(statement, kEnd).isNull() ? readLink(row.property, value) : void();
    case Form::text:
      return RecordClaims::plain(entity_, row.property, value.text());
    case Form::named:
      return readTitle(row.property, value);
    case Form::address:
      return claims_.url(entity_, row.property, value.text());
    case Form::time:
      return readTime(row.property, value);
    }
  }

  void readLink(Property property, Value value) {
    if (const std::optional<Iri> iri = wikidataIri(itemOf(value, claims_.arena()), claims_.arena())) {
      RecordClaims::link(entity_, property, *iri);
    }
  }

  // A title is most often the label again.
  void readTitle(Property property, Value value) {
    const std::string_view text = value["text"].text();
    if (item_["labels"][value["language"].text()]["value"].text() != text) {
      claims_.text(entity_, property, text, value["language"].text());
    }
  }

  void readTime(Property property, Value value) {
    int precision = 0;
    const std::string_view digits = value["precision"].text();
    std::from_chars(digits.data(), digits.data() + digits.size(), precision);
    if (const std::optional<Date> date =
            readWikidataTime(value["time"].text(), precision, value["calendarmodel"].text())) {
      claims_.date(entity_, property, *date);
    }
  }

  void readAuthors() {
    for (const Value statement : statements_.best(kAuthor)) {
      if (const std::optional<Iri> author = wikidataIri(itemOf(valueOf(statement), claims_.arena()), claims_.arena())) {
        addAuthor(*author, positionOf(statement), qualifierOf(statement, kNamedAs).text());
      }
    }
    for (const Value statement : statements_.best(kAuthorName)) {
      readAuthorName(statement);
    }
  }

  // Somebody who has no item: a node of this paper.
  void readAuthorName(Value statement) {
    const std::uint32_t position = positionOf(statement);
    const std::string_view name = trim(valueOf(statement).text());
    if (name.empty()) {
      return;
    }
    Arena& arena = claims_.arena();
    Entity author{position > 0 ? IriMinter::part(entity_.iri, "author", position, arena)
                               : IriMinter::part(entity_.iri, "author-without-position", ++unplaced_, arena),
                  Kind::person};
    claims_.text(author, Property::name, name);
    addAuthor(author.iri, position, {});
    claims_.batch().entities.push_back(std::move(author));
  }

  void addAuthor(Iri author, std::uint32_t position, std::string_view nameAsPublished) {
    const bool hasAuthors = entity_.kind == Kind::paper || entity_.kind == Kind::book;
    RecordClaims::link(entity_, hasAuthors ? Property::author : Property::creator, author);
    if (hasAuthors && position > 0) {
      entity_.authorships.push_back({position, author, nameAsPublished});
    }
  }

  // 0 where none is stated.
  static std::uint32_t positionOf(Value statement) {
    const std::string_view ordinal = qualifierOf(statement, kOrdinal).text();
    std::uint32_t position = 0;
    const auto [end, error] = std::from_chars(ordinal.data(), ordinal.data() + ordinal.size(), position);
    return error == std::errc() && end == ordinal.data() + ordinal.size() ? position : 0;
  }

  Value item_;
  WikidataStatements statements_;
  RecordClaims& claims_;
  const WikidataClasses& classes_;
  Entity entity_;
  std::size_t unplaced_ = 0; ///< authors' names without a position
};

class WikidataReader : public Reader {
public:
  WikidataReader(RecordOptions options, const IriMinter& minter)
      : options_(std::move(options)), minter_(minter), selection_(selection()) {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::json; }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return minter_.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    readJsonRecords(block, selection_, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      const Value entities = record.root["entities"];
      return entities.isNull() ? read(record.root, record.root["id"].text(), claims) : readAnswer(entities, claims);
    });
  }

private:
  // Of several entities, the worst outcome counts.
  Outcome readAnswer(Value entities, RecordClaims& claims) const {
    Outcome outcome = Outcome::leftOut;
    for (const Value entity : entities) {
      const Outcome each = read(entity, entity.key(), claims);
      outcome = outcome == Outcome::leftOut || each == Outcome::skipped ? each : outcome;
    }
    return outcome;
  }

  // `key` is what was asked for: where the item has another id, it was merged into that one.
  Outcome read(Value item, std::string_view key, RecordClaims& claims) const {
    const std::string_view asked = key.empty() ? item["entity"].text() : key;
    const std::optional<Iri> askedIri = wikidataIri(asked, claims.arena());
    const std::string_view id = item["redirect"].text().empty() ? item["id"].text() : item["redirect"].text();
    const std::optional<Iri> iri = id.empty() ? askedIri : wikidataIri(id, claims.arena());
    if (!item["missing"].isNull()) {
      claims.tell(Code::badRecord, std::string(asked) + " does not exist: it was deleted", "the record was skipped");
      return Outcome::skipped;
    }
    if (askedIri && iri && *askedIri != *iri) {
      Entity merged{*askedIri};
      RecordClaims::link(merged, Property::exactMatch, *iri);
      claims.batch().entities.push_back(std::move(merged));
    }
    const std::string_view type = item["type"].text();
    if (!item["redirect"].isNull() || (!type.empty() && type != "item")) {
      return Outcome::leftOut;
    }
    if (!iri) {
      claims.tell(Code::badRecord, "the record has no Wikidata id", "the record was skipped");
      return Outcome::skipped;
    }
    return read(item, *iri, claims);
  }

  Outcome read(Value root, Iri iri, RecordClaims& claims) const {
    WikidataItem item(root, claims, iri, classes_);
    if (!item.readKind() && options_.knownKindsOnly) {
      return Outcome::leftOut;
    }
    item.read();
    return claims.hasTold() ? Outcome::repaired : Outcome::exported;
  }

  RecordOptions options_;
  const IriMinter& minter_;
  JsonSelection selection_;
  WikidataClasses classes_;
};

} // namespace

std::unique_ptr<Reader> makeWikidataReader(const RecordOptions& options, const IriMinter& minter) {
  return std::make_unique<WikidataReader>(options, minter);
}

} // namespace linnet
