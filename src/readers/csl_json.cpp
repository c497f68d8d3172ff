// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/csl_json.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "readers/csl_types.hpp"
#include "readers/csl_values.hpp"
#include "readers/record_entry.hpp"
#include "readers/record_json.hpp"
#include "readers/record_text.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

struct NameRow {
  std::string_view key;
  std::string_view name;
};

/// What a citation shows and the ontology has no property for.
constexpr std::array<NameRow, 12> kTexts{{{"publisher", "publisher"},
                                          {"publisher-place", "place"},
                                          {"volume", "volume"},
                                          {"issue", "issue"},
                                          {"page", "pages"},
                                          {"number", "number"},
                                          {"edition", "edition"},
                                          {"collection-title", "series"},
                                          {"collection-number", "series-number"},
                                          {"chapter-number", "chapter"},
                                          {"genre", "genre"},
                                          {"event-place", "event-place"}}};

/// Who made a work beside its authors.
constexpr std::array<std::string_view, 5> kContributors{"editor", "translator", "collection-editor", "container-author",
                                                        "director"};

bool isAbsolute(std::string_view text) {
  return text.starts_with("http://") || text.starts_with("https://");
}

Value firstOf(Value list) {
  return list.isArray() ? (list.isEmpty() ? Value() : *list.begin()) : list;
}

template <typename Take> void forEach(Value value, const Take& take) {
  if (!value.isArray()) {
    return value.isNull() ? void() : take(value);
  }
  for (const Value element : value) {
    take(element);
  }
}

/// One item.
class CslItem {
public:
  CslItem(Value item, RecordClaims& claims) : item_(item), claims_(claims) {}

  void write(EntryKeys& keys, const ReferenceContext& context) {
    RecordWork work = referenceWork(
        reference_, [&] { return fallback(keys); }, context, claims_);
    claims_.identifierText(work.entity(), "pmcid", text("PMCID"));
    if (!isNamedByKey_) {
      keepKey(work.entity(), context.minter);
    }
    for (const Value funder : item_["funder"]) {
      work.addFunder({trim(funder["name"].text()), claims_.terms(Scheme::doi, funder["DOI"].text())});
    }
    for (const Value cited : item_["reference"]) {
      const std::optional<IdentifierTerms> doi = claims_.terms(Scheme::doi, cited["DOI"].text());
      if (doi && reference_.type.kind == Kind::paper) {
        RecordClaims::link(work.entity(), Property::citation, doi->iri);
      }
    }
    work.finish();
  }

  /// False where there is nothing that it could be told by.
  bool read() {
    reference_.titles = all("title");
    forEach(item_["title-short"], [this](Value title) { reference_.titles.push_back(title.text()); });
    readIdentifiers();
    readType();
    readPeople();
    readDate();
    reference_.language = text("language");
    reference_.abstract = text("abstract");
    reference_.version = text("version");
    reference_.license = text("license");
    for (const char* const key : {"keyword", "keywords", "subject", "categories"}) {
      readKeywords(item_[key]);
    }
    readContainer();
    for (const NameRow& row : kTexts) {
      reference_.others.emplace_back(row.name, firstOf(item_[row.key]).text());
    }
    const bool hasTitle = std::any_of(reference_.titles.begin(), reference_.titles.end(),
                                      [](std::string_view title) { return !isBlank(title); });
    return hasTitle || !reference_.key.empty() || !reference_.doi.empty() || !reference_.urls.empty();
  }

  const ReferenceType& type() const { return reference_.type; }

private:
  std::string_view text(std::string_view key) const { return trim(item_[key].text()); }

  std::vector<std::string_view> all(std::string_view key) const {
    std::vector<std::string_view> texts;
    forEach(item_[key], [&texts](Value value) {
      if (!isBlank(value.text())) {
        texts.push_back(value.text());
      }
    });
    return texts;
  }

  // What has no type, but is cited as papers are, is one.
  void readType() {
    reference_.type = cslTypeOf(text("type"));
    const bool isTyped = !text("type").empty();
    if (!isTyped && (!reference_.doi.empty() || !firstOf(item_["container-title"]).text().empty())) {
      reference_.type.kind = Kind::paper;
    }
  }

  void readIdentifiers() {
    reference_.doi = text("DOI");
    reference_.pmid = text("PMID");
    reference_.isbns = all("ISBN");
    reference_.issns = all("ISSN");
    reference_.urls = all("URL");
    reference_.key = text("citation-key");
    const std::string_view note = takeNote(item_["note"].text(), reference_, claims_.arena());
    if (!note.empty()) {
      reference_.others.emplace_back("note", note);
    }
    if (const std::string_view number = text("number"); number.starts_with("arXiv:")) {
      takeIdentifier("arxiv", number, reference_);
    }
    for (const Value custom : item_["custom"]) {
      readCustom(custom);
    }
    readId();
  }

  // What a program puts there for itself is often no text.
  void readCustom(Value custom) {
    if (!takeIdentifier(custom.key(), custom.text(), reference_) && custom.type() == ValueType::text) {
      reference_.others.emplace_back(custom.key(), custom.text());
    }
  }

  // An id may be a DOI, or an address.
  void readId() {
    const std::string_view id = text("id");
    if (identifierOfUrl(id) || id.starts_with("10.")) {
      takeIdentifier("doi", id, reference_);
    }
    reference_.key = reference_.key.empty() ? id : reference_.key;
  }

  Iri fallback(EntryKeys& keys) {
    isNamedByKey_ = true;
    if (isAbsolute(reference_.key)) {
      if (const std::optional<Iri> own = Iri::repair(reference_.key, claims_.arena())) {
        return *own;
      }
    }
    return keys.iri(reference_.key, contentHash(item_), claims_);
  }

  // A key that did not become the IRI is kept: documents cite by it.
  void keepKey(Entity& entity, const IriMinter& minter) {
    const bool isIdentifier = isAbsolute(reference_.key) || reference_.key.starts_with("10.");
    if (!reference_.key.empty() && !isIdentifier) {
      entity.claims.push_back({minter.property("id", claims_.arena()), Literal::plain(reference_.key)});
    }
  }

  void readPeople() {
    forEach(item_["author"], [this](Value author) { reference_.authors.push_back(cslName(author, claims_)); });
    for (const std::string_view role : kContributors) {
      forEach(item_[role],
              [this, role](Value name) { reference_.others.emplace_back(role, cslName(name, claims_).name); });
    }
  }

  // What was deposited when, is no date of publication.
  void readDate() {
    for (const char* const key : {"issued", "published", "published-print", "published-online"}) {
      const CslDate date = cslDate(item_[key], claims_.arena());
      if (date.isInWords && !date.text.empty()) {
        return reference_.others.emplace_back("date", date.text), void();
      }
      if (!date.text.empty()) {
        reference_.date = date.text;
        return;
      }
    }
  }

  void readKeywords(Value keywords) {
    if (keywords.isArray()) {
      for (const Value keyword : keywords) {
        reference_.keywords.push_back(keyword.text());
      }
    } else {
      const std::vector<std::string_view> several = keywordsIn(keywords.text());
      reference_.keywords.insert(reference_.keywords.end(), several.begin(), several.end());
    }
  }

  // What was said at a conference without proceedings appeared there.
  void readContainer() {
    const std::string_view event = item_["event"].isObject() ? item_["event"]["name"].text() : text("event");
    const std::string_view eventTitle = text("event-title").empty() ? event : text("event-title");
    reference_.container = firstOf(item_["container-title"]).text();
    if (isBlank(reference_.container)) {
      reference_.container = eventTitle;
      reference_.issns.clear();
    } else {
      reference_.others.emplace_back("event", eventTitle);
    }
  }

  Value item_;
  RecordClaims& claims_;
  Reference reference_;
  bool isNamedByKey_ = false;
};

// doi.org's answers are kept as {"10.1021/ja01577a030": [{…}], …}.
bool holdsItems(Value root) {
  const auto isItemOrList = [](Value member) {
    return member.isObject() ? !member["type"].isNull() : firstOf(member).isObject();
  };
  return !root.isEmpty() && root["type"].isNull() && root["title"].isNull() &&
         std::all_of(root.begin(), root.end(), isItemOrList);
}

class CslJsonReader : public Reader {
public:
  explicit CslJsonReader(const ReferenceContext& context)
      : options_(context.options), context_{context.minter, context.known, options_} {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::json; }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return context_.minter.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    static const JsonSelection everything;
    EntryKeys keys(context_.minter, block.relativePath);
    readJsonRecords(block, everything, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      if (!holdsItems(record.root)) {
        return read(record.root, keys, claims);
      }
      bool isAnyRead = false;
      for (const Value member : record.root) {
        forEach(member, [&](Value item) { isAnyRead = read(item, keys, claims) != Outcome::skipped || isAnyRead; });
      }
      return !isAnyRead ? Outcome::skipped : claims.hasTold() ? Outcome::repaired : Outcome::exported;
    });
  }

private:
  Outcome read(Value item, EntryKeys& keys, RecordClaims& claims) const {
    CslItem csl(item, claims);
    if (!csl.read()) {
      claims.tell(Code::badRecord, "the item has no title, id, DOI or URL", "the item was skipped");
      return Outcome::skipped;
    }
    if (options_.knownKindsOnly && csl.type().kind == Kind::thing) {
      return Outcome::leftOut;
    }
    csl.write(keys, context_);
    return claims.hasTold() ? Outcome::repaired : Outcome::exported;
  }

  RecordOptions options_;
  ReferenceContext context_;
};

} // namespace

std::unique_ptr<Reader> makeCslJsonReader(const ReferenceContext& context) {
  return std::make_unique<CslJsonReader>(context);
}

} // namespace linnet
