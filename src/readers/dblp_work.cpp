// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/dblp_work.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "model/identifier_forms.hpp"
#include "readers/dblp_people.hpp"
#include "readers/record_text.hpp"
#include "readers/record_work.hpp"
#include "readers/record_xml.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

/// What a type of publication is: an element of the dump, or a type of the search API.
struct TypeRow {
  std::string_view type;
  Kind kind;
};

constexpr std::array<TypeRow, 8> kTypes{{{"book", Kind::book},
                                         {"proceedings", Kind::book},
                                         {"Books and Theses", Kind::book},
                                         {"Editorship", Kind::book},
                                         {"Reference Works", Kind::book},
                                         {"www", Kind::thing},
                                         {"data", Kind::product},
                                         {"Data and Artifacts", Kind::product}}};

/// Fields that the ontology has no property for, under dblp's own names.
constexpr std::array<std::string_view, 9> kOwnFields{"volume",  "number", "pages", "publisher", "series",
                                                     "chapter", "publnr", "note",  "publtype"};

template <std::size_t Count> bool isAmong(const std::array<std::string_view, Count>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

Kind kindOf(std::string_view type, std::string_view key) {
  const auto* const row =
      std::find_if(kTypes.begin(), kTypes.end(), [type](const TypeRow& known) { return known.type == type; });
  const bool isThesis = key.starts_with("phd/") || key.starts_with("ms/");
  return row == kTypes.end() || isThesis ? Kind::paper : row->kind;
}

// dblp puts a full stop behind each title.
std::string_view withoutFullStop(std::string_view title) {
  return title.ends_with('.') && !title.ends_with("..") ? trim(title.substr(0, title.size() - 1)) : title;
}

// What stands behind the host of publishers' own resolvers: `http://doi.acm.org/10.1145/…`.
std::string_view doiOfResolver(std::string_view address) {
  const std::size_t host = address.find("://");
  const std::string_view rest = host == kNone ? std::string_view() : address.substr(host + 3);
  const std::size_t slash = rest.find('/');
  const std::string_view path = slash == kNone ? std::string_view() : rest.substr(slash + 1);
  return startsWithFolded(rest, "doi.") && path.starts_with("10.") ? path : std::string_view();
}

std::optional<Identifier> identifierOf(std::string_view address) {
  const std::string_view doi = doiOfResolver(address);
  const std::optional<Identifier> identifier = identifierOfUrl(address);
  return identifier || doi.empty() ? identifier : readIdentifier(Scheme::doi, doi);
}

/// One publication.
class DblpPublication {
public:
  DblpPublication(Value record, std::string_view type, const DblpContext& context, RecordClaims& claims)
      : record_(record), type_(type), key_(record["key"].text()), context_(context), claims_(claims),
        kind_(kindOf(type, key_)) {}

  Outcome read() {
    const std::optional<IdentifierTerms> own = ownTerms();
    if (!own) {
      claims_.tell(Code::badRecord, "the record has no key", "the record was skipped");
      return Outcome::skipped;
    }
    findIdentifiers();
    const std::optional<Iri> page = pageOf();
    RecordWork work(page ? *page : iriOf(own->iri), kind_, claims_);
    if (page) {
      work.takeAuthorsFrom(context_.known);
    }
    fill(work);
    work.finish();
    return claims_.hasTold() ? Outcome::repaired : Outcome::exported;
  }

private:
  std::optional<IdentifierTerms> ownTerms() {
    return key_.empty() ? std::nullopt : claims_.terms(Scheme::dblp, claims_.arena().concat({"rec/", key_}));
  }

  // The search API has the DOI in a field of its own as well.
  void findIdentifiers() {
    forEach(record_, "ee", [this](Value address) { findIdentifier(textOf(address)); });
    const std::string_view doi = textOf(record_["doi"]);
    if (const std::optional<Identifier> read = doi.empty() ? std::nullopt : readIdentifier(Scheme::doi, doi)) {
      addIdentifier(*read);
    }
  }

  void findIdentifier(std::string_view address) {
    if (const std::optional<Identifier> identifier = identifierOf(address)) {
      return addIdentifier(*identifier);
    }
    addresses_.push_back(address);
  }

  void addIdentifier(const Identifier& identifier) {
    if (std::find(identifiers_.begin(), identifiers_.end(), identifier) == identifiers_.end()) {
      identifiers_.push_back(identifier);
    }
  }

  const Identifier* firstOf(Scheme scheme) const {
    const auto found = std::find_if(identifiers_.begin(), identifiers_.end(),
                                    [scheme](const Identifier& one) { return one.scheme == scheme; });
    return found == identifiers_.end() ? nullptr : &*found;
  }

  std::optional<Iri> pageOf() const {
    const Identifier* const doi = firstOf(Scheme::doi);
    const Identifier* const arxiv = firstOf(Scheme::arxiv);
    return context_.known.work(
        {key_, doi == nullptr ? std::string() : doi->compact(), arxiv == nullptr ? std::string() : arxiv->compact()});
  }

  // Papers refer to a volume by its record.
  Iri iriOf(Iri own) const {
    const bool isVolume = kind_ == Kind::book && (isEditedOnly() || type_ == "proceedings");
    for (const Scheme scheme : {Scheme::doi, Scheme::arxiv}) {
      const Identifier* const identifier = firstOf(scheme);
      if (identifier != nullptr && !isVolume) {
        return *Iri::parse(claims_.arena().store(identifier->iri()));
      }
    }
    return own;
  }

  // The search API calls editors authors.
  bool isEditedOnly() const {
    return type_ == "Editorship" || (record_["author"].isNull() && !record_["editor"].isNull());
  }

  void fill(RecordWork& work) {
    Entity& entity = work.entity();
    claims_.text(entity, Property::name, withoutFullStop(withoutMarkup(textOf(record_["title"]), claims_.arena())));
    addIdentifiers(entity);
    addDate(entity);
    addOwnFields(entity);
    addVenue(work);
    addPeople(work);
    forEach(record_, "school", [&](Value school) { addSchool(entity, textOf(school)); });
    if (kind_ == Kind::paper) {
      forEach(record_, "cite", [&](Value cited) { addCitation(entity, textOf(cited)); });
    } else if (kind_ == Kind::product) {
      RecordClaims::plain(entity, Property::productKind, "dataset");
    }
  }

  void addIdentifiers(Entity& entity) {
    claims_.identifier(entity, Scheme::dblp, claims_.arena().concat({"rec/", key_}));
    for (const Identifier& identifier : identifiers_) {
      claims_.identifier(entity, identifier.scheme, identifier.value);
    }
    if (kind_ == Kind::book) {
      forEach(record_, "isbn", [&](Value isbn) { claims_.identifier(entity, Scheme::isbn, textOf(isbn)); });
    }
    for (const std::string_view address : addresses_) {
      addAddress(entity, address);
    }
  }

  void addAddress(Entity& entity, std::string_view address) {
    if (address.find("doi.org/") != kNone || !doiOfResolver(address).empty()) {
      claims_.tell(Code::wrongIdentifier, "'" + std::string(address) + "' is no DOI", "it was kept as an address");
    }
    claims_.url(entity, Property::url,
                address.starts_with("db/") ? claims_.arena().concat({"https://dblp.org/", address}) : address);
  }

  void addDate(Entity& entity) {
    const std::string_view year = textOf(record_["year"]);
    const std::string_view month = textOf(record_["month"]);
    const std::optional<Date> date =
        month.empty() ? std::nullopt : readDate(claims_.arena().concat({month, " ", year}));
    if (date) {
      claims_.date(entity, Property::datePublished, *date);
    } else if (!year.empty()) {
      claims_.date(entity, Property::datePublished, year);
    }
  }

  void addOwnFields(Entity& entity) {
    addOwn(entity, "type", type_);
    for (const Value field : record_) {
      if (isAmong(kOwnFields, field.key())) {
        addOwn(entity, field.key(), withoutMarkup(textOf(field), claims_.arena()));
      }
    }
    forEach(record_, "crossref", [&](Value volume) {
      const std::optional<IdentifierTerms> terms =
          claims_.terms(Scheme::dblp, claims_.arena().concat({"rec/", textOf(volume)}));
      if (terms) {
        entity.claims.push_back({context_.minter.property("crossref", claims_.arena()), terms->iri});
      }
    });
  }

  void addOwn(Entity& entity, std::string_view name, std::string_view text) {
    claims_.text(entity, context_.minter.property(name, claims_.arena()), text);
  }

  // dblp's name for the conference or journal, and the stream that it is at dblp where that is beyond doubt.
  void addVenue(RecordWork& work) {
    if (kind_ != Kind::paper) {
      return;
    }
    for (const char* const field : {"journal", "booktitle", "venue"}) {
      const Value value = record_[field];
      const std::string_view name = textOf(value.isArray() && !value.isEmpty() ? *value.begin() : value);
      if (!name.empty()) {
        const std::string_view plain = withoutMarkup(name, claims_.arena());
        return work.setVenue(withoutPart(plain), streamOf(plain));
      }
    }
  }

  // "ER (Workshops)" is a part of what "ER" is.
  static std::string_view withoutPart(std::string_view name) {
    const std::size_t parenthesis = name.find(" (");
    return name.ends_with(')') && parenthesis != kNone ? name.substr(0, parenthesis) : name;
  }

  // As the record says, or by its key: that of an article begins with the journal's; that of a paper with the
  // conference's, which the record's name of it must bear out.
  std::optional<IdentifierTerms> streamOf(std::string_view name) {
    const std::string_view said = textOf(record_["stream"]);
    const std::size_t first = key_.find('/');
    const std::size_t second = first == kNone ? kNone : key_.find('/', first + 1);
    if (!said.empty() || second == kNone) {
      return said.empty() ? std::nullopt : streamTerms(said);
    }
    const std::string_view stream = key_.substr(0, second);
    const std::string_view own = stream.substr(first + 1);
    const std::string_view plain = withoutPart(name);
    const bool isConference = stream.starts_with("conf/") && plain.size() == own.size() && startsWithFolded(plain, own);
    return isConference || stream.starts_with("journals/") ? streamTerms(claims_.arena().concat({"streams/", stream}))
                                                           : std::nullopt;
  }

  std::optional<IdentifierTerms> streamTerms(std::string_view stream) { return claims_.terms(Scheme::dblp, stream); }

  void addPeople(RecordWork& work) {
    std::size_t editors = 0;
    const auto takeAuthor = [&](Value author) { addAuthor(work, author); };
    const auto takeEditor = [&](Value editor) { addEditor(work.entity(), editor, ++editors); };
    forEach(record_, "author", takeAuthor);
    forEach(record_, "editor", takeEditor);
    if (type_ == "Editorship") {
      forEach(record_["authors"], "author", takeEditor);
    } else {
      forEach(record_["authors"], "author", takeAuthor);
    }
  }

  void addAuthor(RecordWork& work, Value author) {
    const DblpPerson person = dblpPerson(author, context_.minter, claims_);
    work.addAuthor({person.name, Kind::person, person.identifier, {}, {}});
    addIdentities(person, claims_);
  }

  void addEditor(Entity& entity, Value editor, std::size_t number) {
    const DblpPerson person = dblpPerson(editor, context_.minter, claims_);
    if (person.name.empty()) {
      return;
    }
    Batch& batch = claims_.batch();
    Entity agent = batch.make(person.identifier ? person.identifier->iri
                                                : IriMinter::part(entity.iri, "editor", number, batch.arena),
                              Kind::person);
    claims_.text(agent, Property::name, person.name);
    RecordClaims::plain(agent, Property::identifier,
                        person.identifier ? person.identifier->compact : std::string_view());
    entity.claims.push_back({context_.minter.property("editor", batch.arena), agent.iri});
    batch.entities.push_back(std::move(agent));
    addIdentities(person, claims_);
  }

  // Of a thesis. Known by name only.
  void addSchool(Entity& entity, std::string_view name) {
    if (name.empty() || kind_ != Kind::paper) {
      return;
    }
    Batch& batch = claims_.batch();
    Entity school = batch.make(IriMinter::part(entity.iri, "school", ++schools_, batch.arena), Kind::organization);
    claims_.text(school, Property::name, name);
    RecordClaims::link(entity, Property::sourceOrganization, school.iri);
    batch.entities.push_back(std::move(school));
  }

  // "..." stands for a work that dblp does not have.
  void addCitation(Entity& entity, std::string_view key) {
    if (key.empty() || key == "...") {
      return;
    }
    if (const std::optional<IdentifierTerms> cited =
            claims_.terms(Scheme::dblp, claims_.arena().concat({"rec/", key}))) {
      RecordClaims::link(entity, Property::citation, cited->iri);
    }
  }

  Value record_;
  std::string_view type_;
  std::string_view key_;
  const DblpContext& context_;
  RecordClaims& claims_;
  Kind kind_;
  std::vector<Identifier> identifiers_;
  std::vector<std::string_view> addresses_; ///< that are none of an identifier
  std::size_t schools_ = 0;
};

} // namespace

Outcome readDblpWork(Value record, std::string_view type, const DblpContext& context, RecordClaims& claims) {
  return DblpPublication(record, type, context, claims).read();
}

Outcome readDblpVenue(Value info, const IriMinter& minter, RecordClaims& claims) {
  const std::string_view url = textOf(info["url"]);
  const std::optional<IdentifierTerms> page = claims.terms(Scheme::dblp, url);
  if (!page) {
    claims.tell(Code::badRecord, "the venue has no page at dblp", "the record was skipped");
    return Outcome::skipped;
  }
  constexpr std::string_view pages = "db/";
  std::string_view id = page->compact.substr(page->compact.find(':') + 1);
  id = id.ends_with("/index") ? id.substr(0, id.rfind('/')) : id;
  Arena& arena = claims.arena();
  const std::optional<IdentifierTerms> stream =
      id.starts_with(pages) ? claims.terms(Scheme::dblp, arena.concat({"streams/", id.substr(pages.size())})) : page;
  Entity venue = claims.batch().make(stream->iri, Kind::venue);
  venue.isDescribedHere = true;
  claims.text(venue, Property::name, withoutMarkup(textOf(info["venue"]), arena));
  claims.text(venue, Property::alternateName, textOf(info["acronym"]));
  claims.identifier(venue, Scheme::dblp, stream->compact);
  claims.url(venue, Property::url, url);
  claims.text(venue, minter.property("type", arena), textOf(info["type"]));
  claims.batch().entities.push_back(std::move(venue));
  return claims.hasTold() ? Outcome::repaired : Outcome::exported;
}

} // namespace linnet
