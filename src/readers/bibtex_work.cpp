// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_work.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "readers/bibtex_dates.hpp"
#include "readers/bibtex_languages.hpp"
#include "readers/bibtex_names.hpp"
#include "readers/record_entry.hpp"
#include "readers/record_work.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

// What the entry is: of `misc` and pages on the web the fields tell more than the type.
const BibtexType& typeOf(BibtexRecord& record, std::string_view name, const BibtexIdentifiers& ids) {
  const BibtexType& type = bibtexTypeNamed(name);
  const BibtexFields& fields = record.fields();
  if (!type.isAnything) {
    return type;
  }
  if (const BibtexType* const product = bibtexProductNamed(record.text(BibtexRole::type))) {
    return *product;
  }
  bool hasRepository = ids.github.has_value();
  for (const BibtexRecordField& field : fields.all()) {
    if (field.role == BibtexRole::howPublished || field.role == BibtexRole::note) {
      if (const BibtexType* const product = bibtexProductNamed(record.text(field))) {
        return *product;
      }
    }
    hasRepository = hasRepository || field.role == BibtexRole::repository;
  }
  const bool isPublished =
      !ids.dois.empty() || ids.arxiv || fields.has(BibtexRole::journal) || fields.has(BibtexRole::bookTitle);
  return hasRepository && !isPublished ? bibtexTypeNamed("software") : type;
}

/// One entry.
class BibtexWork {
public:
  BibtexWork(BibtexRecord& record, const BibtexType& type, const BibtexIdentifiers& ids, Iri iri,
             const BibtexWorkContext& context)
      : record_(record), fields_(record.fields()), claims_(record.claims()), type_(type), ids_(ids), context_(context),
        work_(iri, type.kind, claims_) {}

  RecordWork& work() { return work_; }

  void read(std::string_view citationKey) {
    readLanguage();
    readTitle();
    readIdentifiers();
    readDate();
    readVenue();
    readAuthors();
    for (const BibtexRecordField& field : fields_.all()) {
      readField(field);
    }
    if (!citationKey.empty()) {
      addText("citekey", citationKey);
    }
    if (type_.kind == Kind::product) {
      RecordClaims::plain(entity(), Property::productKind, type_.productKind);
      entity().secondType = type_.secondType.empty() ? std::nullopt : Iri::parse(type_.secondType);
    }
    work_.finish();
  }

private:
  Entity& entity() { return work_.entity(); }
  bool isPaper() const { return type_.kind == Kind::paper; }

  void addText(std::string_view name, std::string_view text) {
    if (!isBlank(text)) {
      entity().claims.push_back({context_.properties.find(name), Literal::plain(text)});
    }
  }
  void addProperty(std::string_view name, std::string_view text) {
    claims_.text(entity(), context_.properties.find(name), text, language_);
  }

  void readLanguage() {
    for (const BibtexRole role : {BibtexRole::langid, BibtexRole::language}) {
      const std::string tag = language_.empty() ? bibtexLanguageTag(record_.text(role)) : std::string();
      language_ = tag.empty() ? language_ : claims_.arena().store(tag);
    }
    RecordClaims::plain(entity(), Property::inLanguage, language_);
    if (language_.empty()) {
      addProperty("language", record_.text(BibtexRole::language));
    }
  }

  // A title with its subtitle.
  std::string_view joined(std::string_view title, std::string_view subtitle) {
    if (title.empty() || subtitle.empty()) {
      return title.empty() ? subtitle : title;
    }
    const bool endsItself = std::string_view("?!:.").find(title.back()) != kNone;
    return claims_.arena().concat({title, endsItself ? " " : ": ", subtitle});
  }
  std::string_view joined(BibtexRole title, BibtexRole subtitle) {
    return joined(record_.text(title), record_.text(subtitle));
  }

  void readTitle() {
    std::string_view title = joined(BibtexRole::title, BibtexRole::subtitle);
    if (title.empty() && type_.kind == Kind::book) {
      title = joined(BibtexRole::bookTitle, BibtexRole::bookSubtitle);
    }
    if (title.empty()) {
      claims_.tell(Code::brokenEntry, "the entry has no title");
    }
    claims_.text(entity(), Property::name, title, language_);
  }

  void readIdentifiers() {
    for (const IdentifierTerms& doi : ids_.dois) {
      addIdentifier(doi);
    }
    if (ids_.arxiv) {
      addIdentifier(*ids_.arxiv);
    }
    claims_.identifier(entity(), Scheme::pmid, ids_.pmid);
    claims_.identifierText(entity(), "pmcid", ids_.pmcid);
    claims_.identifierText(entity(), ids_.otherScheme, ids_.other);
    for (const std::string_view url : ids_.urls) {
      const bool isCode = type_.kind == Kind::product && ids_.github == url;
      claims_.url(entity(), isCode ? Property::codeRepository : Property::url, url);
    }
  }

  void addIdentifier(const IdentifierTerms& terms) {
    RecordClaims::plain(entity(), Property::identifier, terms.compact);
    if (terms.iri != entity().iri) {
      RecordClaims::link(entity(), Property::sameAs, terms.iri);
    }
  }

  void readDate() {
    const std::string_view text = record_.text(BibtexRole::date);
    if (!text.empty()) {
      return takeDate(readEdtf(text), "date", text);
    }
    const std::string_view year = record_.text(BibtexRole::year);
    const std::string_view month = record_.text(BibtexRole::month);
    if (year.empty()) {
      return addText("month", month);
    }
    const BibtexDate date = readYear(year, month, record_.text(BibtexRole::day));
    if (date.date && !date.isUnderstood) {
      claims_.tell(Code::wrongDate, "'" + std::string(month) + "' is no month");
      addText("month", month);
    }
    const bool isMonth = date.isUnderstood && !month.empty();
    takeDate({date.date, date.isExact || !date.isUnderstood, date.date.has_value()}, "year",
             date.isExact || !isMonth ? year : claims_.arena().concat({month, " ", year}));
  }

  // What is not all in the date is kept as it is written.
  void takeDate(const BibtexDate& date, std::string_view name, std::string_view text) {
    if (date.date) {
      claims_.date(entity(), Property::datePublished, *date.date);
    } else if (!date.isUnderstood) {
      claims_.tell(Code::wrongDate, "'" + std::string(text) + "' is no date that can be read", "it was kept as text");
    }
    if (!date.isExact) {
      addText(name, text);
    }
  }

  void readVenue() {
    const std::string_view journal = joined(BibtexRole::journal, BibtexRole::journalSubtitle);
    const std::string_view book = joined(BibtexRole::bookTitle, BibtexRole::bookSubtitle);
    if (!isPaper()) {
      addProperty("journal", journal);
      return entity().kind == Kind::book && !fields_.has(BibtexRole::title) ? void() : addProperty("booktitle", book);
    }
    if (!journal.empty() && !(ids_.isVenueArxiv && ids_.arxiv)) {
      work_.setVenue(journal, issn());
      return addProperty("booktitle", book);
    }
    work_.setVenue(book, std::nullopt);
  }

  // A journal's; that of a book is of the series which it is in.
  std::optional<IdentifierTerms> issn() {
    for (const BibtexRecordField& field : fields_.all()) {
      if (field.role == BibtexRole::issn) {
        std::vector<IdentifierTerms> numbers = bibtexNumbers(Scheme::issn, record_.verbatimWords(field), claims_);
        hasVenueIssn_ = !numbers.empty();
        return numbers.empty() ? std::nullopt : std::optional(numbers.front());
      }
    }
    return std::nullopt;
  }

  void readAuthors() {
    const BibtexNames names = readBibtexNames(record_.raw(BibtexRole::author), record_.tex(), claims_.arena());
    if (names.trouble != nullptr) {
      claims_.tell(Code::brokenEntry, std::string("authors: ") + names.trouble);
    }
    if (names.hasOthers) {
      claims_.tell(Code::incompleteList, "the entry names some of its authors only", "the others are not known");
    }
    const std::vector<std::string_view> orcids = bibtexAnnotations(record_.raw(BibtexRole::authorOrcid));
    for (std::size_t i = 0; i < names.names.size(); ++i) {
      Contributor author{names.names[i].name, names.names[i].kind};
      if (author.kind == Kind::person && i < orcids.size()) {
        author.identifier = claims_.terms(Scheme::orcid, orcids[i]);
      }
      if (author.kind == Kind::person && names.names.size() == 1 && !author.identifier) {
        author.identifier = claims_.terms(Scheme::orcid, record_.verbatim(BibtexRole::orcid));
      }
      work_.addAuthor(author);
    }
    if (names.names.size() != 1) {
      addText("orcid", record_.text(BibtexRole::orcid));
    }
  }

  void readField(const BibtexRecordField& field) {
    switch (field.role) {
    case BibtexRole::shortTitle:
      return claims_.text(entity(), Property::alternateName, record_.text(field), language_);
    case BibtexRole::keywords:
      return readKeywords(record_.raw(field));
    case BibtexRole::abstract_:
      return context_.options.withoutAbstracts
                 ? void()
                 : claims_.text(entity(), Property::abstract_, record_.text(field), language_);
    case BibtexRole::isbn:
    case BibtexRole::issn:
      return readNumber(field);
    case BibtexRole::license:
    case BibtexRole::repository:
      return readAddress(field);
    case BibtexRole::institution:
    case BibtexRole::organization:
      return readOrganizations(field);
    case BibtexRole::howPublished:
    case BibtexRole::note:
      return readNote(field);
    case BibtexRole::names:
    case BibtexRole::bookAuthor:
      return readNames(field);
    case BibtexRole::list:
      return readList(field);
    default:
      return readOther(field);
    }
  }

  void readOther(const BibtexRecordField& field) {
    switch (field.role) {
    case BibtexRole::unknown:
      return claims_.text(entity(), context_.properties.findUnknown(field.name), record_.text(field), language_);
    case BibtexRole::mainTitle:
      return addProperty(field.name, joined(BibtexRole::mainTitle, BibtexRole::mainSubtitle));
    case BibtexRole::text:
    case BibtexRole::type:
      return addProperty(field.name, record_.text(field));
    case BibtexRole::volume:
    case BibtexRole::pages:
      return addText(field.name, record_.text(field));
    case BibtexRole::version:
      return type_.kind == Kind::product ? RecordClaims::plain(entity(), Property::version, record_.text(field))
                                         : addText(field.name, record_.text(field));
    default:
      return;
    }
  }

  void readKeywords(std::string_view list) {
    const char separator = list.find(';') == kNone ? ',' : ';';
    std::size_t depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= list.size(); ++i) {
      const char byte = i < list.size() ? list[i] : separator;
      depth += byte == '{' ? 1 : 0;
      depth -= byte == '}' && depth > 0 ? 1 : 0;
      if (i == list.size() || (byte == separator && depth == 0)) {
        claims_.text(entity(), Property::keywords, record_.tex().read(list.substr(begin, i - begin)), language_);
        begin = i + 1;
      }
    }
  }

  // The ISBN of a book is its own; that of proceedings is not the paper's.
  void readNumber(const BibtexRecordField& field) {
    const bool isIsbn = field.role == BibtexRole::isbn;
    if (isIsbn && type_.kind == Kind::book) {
      for (const IdentifierTerms& number : bibtexNumbers(Scheme::isbn, record_.verbatimWords(field), claims_)) {
        addIdentifier(number);
      }
    } else if (isIsbn || !hasVenueIssn_) {
      addText(field.name, record_.text(field));
    }
  }

  void readAddress(const BibtexRecordField& field) {
    const bool isLicense = field.role == BibtexRole::license;
    const std::string_view address = record_.verbatim(field);
    if (!address.starts_with("http")) {
      return isLicense ? RecordClaims::plain(entity(), Property::license, record_.text(field))
                       : addText(field.name, record_.text(field));
    }
    claims_.url(entity(), isLicense ? Property::license : Property::codeRepository, address);
  }

  // Where a thesis was written and a report made. The organizer of a conference did not make its papers.
  void readOrganizations(const BibtexRecordField& field) {
    const bool isOfConference = type_.family == BibtexFamily::inproceedings && field.role == BibtexRole::organization;
    for (const std::string_view part : bibtexListOf(record_.raw(field))) {
      const std::string_view name = record_.tex().read(part);
      if (isPaper() && !isOfConference && !isBlank(name)) {
        Batch& batch = claims_.batch();
        Entity organization = batch.make(IriMinter::part(entity().iri, "organization", ++organizations_, batch.arena),
                                         Kind::organization);
        claims_.text(organization, Property::name, name);
        RecordClaims::link(entity(), Property::sourceOrganization, organization.iri);
        batch.entities.push_back(std::move(organization));
      } else {
        addProperty(field.name, name);
      }
    }
  }

  // An address alone was taken before.
  void readNote(const BibtexRecordField& field) {
    const std::string_view text = record_.text(field);
    const std::string_view url = urlIn(text);
    if (!url.empty() && url == text && field.role == BibtexRole::note) {
      return claims_.url(entity(), Property::url, url);
    }
    if (url.empty() || url != text) {
      addProperty(field.name, text);
    }
  }

  void readNames(const BibtexRecordField& field) {
    for (const BibtexName& name : readBibtexNames(record_.raw(field), record_.tex(), claims_.arena()).names) {
      addText(field.name, name.name);
    }
  }

  void readList(const BibtexRecordField& field) {
    for (const std::string_view part : bibtexListOf(record_.raw(field))) {
      addProperty(field.name, record_.tex().read(part));
    }
  }

  BibtexRecord& record_;
  const BibtexFields& fields_;
  RecordClaims& claims_;
  const BibtexType& type_;
  const BibtexIdentifiers& ids_;
  const BibtexWorkContext& context_;
  RecordWork work_;
  std::string_view language_;
  std::size_t organizations_ = 0;
  bool hasVenueIssn_ = false;
};

// The page of a vault that is about the work.
std::optional<Iri> pageOf(BibtexRecord& record, const BibtexWorkName& name, const BibtexIdentifiers& ids,
                          const KnownPages& known) {
  std::optional<Iri> page = known.work({name.key});
  for (std::string_view rest = record.text(BibtexRole::ids); !page && !rest.empty();) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    page = known.work({trim(rest.substr(0, end))});
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  for (const IdentifierTerms& doi : ids.dois) {
    page = page ? page : known.work({doi.compact});
  }
  return page || !ids.arxiv ? page : known.work({ids.arxiv->compact});
}

Iri iriOf(BibtexRecord& record, Kind kind, const BibtexWorkName& name, const BibtexIdentifiers& ids,
          const BibtexWorkContext& context) {
  if (!ids.dois.empty() || ids.arxiv) {
    return ids.dois.empty() ? ids.arxiv->iri : ids.dois.front().iri;
  }
  for (const BibtexRecordField& field : record.fields().all()) {
    if (kind == Kind::book && field.role == BibtexRole::isbn) {
      Diagnostics untold;
      RecordClaims quiet(record.claims().batch(), untold, {}, {});
      const std::vector<IdentifierTerms> numbers = bibtexNumbers(Scheme::isbn, record.verbatimWords(field), quiet);
      if (!numbers.empty()) {
        return numbers.front().iri;
      }
    }
  }
  return entryIri(context.minter, name.relativePath, name.slug, record.claims().arena());
}

} // namespace

std::string BibtexProperties::lowered(std::string_view name) {
  std::string lower(name);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return lower;
}

Iri BibtexProperties::find(std::string_view name) {
  const auto known = known_.find(name);
  if (known != known_.end()) {
    return known->second;
  }
  const Iri iri = minter_.property(lowered(name), arena_);
  known_.emplace(arena_.store(name), iri);
  return iri;
}

bool readBibtexWork(BibtexRecord& record, std::string_view type, const BibtexWorkName& name,
                    const BibtexWorkContext& context) {
  const BibtexIdentifiers ids = bibtexIdentifiers(record);
  const BibtexType& known = typeOf(record, type, ids);
  if (known.kind == Kind::thing && context.options.knownKindsOnly) {
    return false;
  }
  const std::optional<Iri> page = pageOf(record, name, ids, context.known);
  BibtexWork work(record, known, ids, page ? *page : iriOf(record, known.kind, name, ids, context), context);
  if (page) {
    work.work().takeAuthorsFrom(context.known);
  }
  work.read(name.citationKey);
  return true;
}

} // namespace linnet
