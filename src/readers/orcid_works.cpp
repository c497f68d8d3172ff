// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/orcid_works.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "readers/record_text.hpp"
#include "readers/record_work.hpp"
#include "readers/record_xml.hpp"

namespace linnet {

namespace {

/// What a type of work is, where it is no thing of another kind.
struct TypeRow {
  std::string_view type;
  Kind kind;
  std::string_view productKind = {};
};

constexpr std::array<TypeRow, 27> kTypes{{{"journal-article", Kind::paper},
                                          {"conference-paper", Kind::paper},
                                          {"conference-abstract", Kind::paper},
                                          {"conference-poster", Kind::paper},
                                          {"conference-proceedings", Kind::book},
                                          {"preprint", Kind::paper},
                                          {"working-paper", Kind::paper},
                                          {"report", Kind::paper},
                                          {"review", Kind::paper},
                                          {"book-review", Kind::paper},
                                          {"book-chapter", Kind::paper},
                                          {"dissertation", Kind::paper},
                                          {"dissertation-thesis", Kind::paper},
                                          {"supervised-student-publication", Kind::paper},
                                          {"data-management-plan", Kind::paper},
                                          {"dictionary-entry", Kind::paper},
                                          {"encyclopedia-entry", Kind::paper},
                                          {"magazine-article", Kind::paper},
                                          {"newspaper-article", Kind::paper},
                                          {"newsletter-article", Kind::paper},
                                          {"technical-standard", Kind::paper},
                                          {"book", Kind::book},
                                          {"edited-book", Kind::book},
                                          {"manual", Kind::book},
                                          {"data-set", Kind::product, "dataset"},
                                          {"software", Kind::product, "software"},
                                          {"research-tool", Kind::product}}};

/// Schemes of identifiers that ORCID has types for.
struct SchemeRow {
  std::string_view type;
  Scheme scheme;
};

constexpr std::array<SchemeRow, 5> kSchemes{{{"doi", Scheme::doi},
                                             {"arxiv", Scheme::arxiv},
                                             {"pmid", Scheme::pmid},
                                             {"isbn", Scheme::isbn},
                                             {"dblp", Scheme::dblp}}};

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), [](char letter) {
    return letter == '_' ? '-' : letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return result;
}

const TypeRow& typeOf(std::string_view type) {
  static constexpr TypeRow thing{{}, Kind::thing};
  const auto* const row =
      std::find_if(kTypes.begin(), kTypes.end(), [type](const TypeRow& known) { return known.type == type; });
  return row == kTypes.end() ? thing : *row;
}

/// One work: what is told of it, the first first.
class OrcidWork {
public:
  OrcidWork(std::vector<Value> told, const OrcidContext& context, RecordClaims& claims)
      : told_(std::move(told)), first_(told_.front()), context_(context), claims_(claims),
        typeName_(lower(textOf(first_["type"]))), type_(typeOf(typeName_)) {}

  /// Of the identifiers of a group, too, where the works in it have none.
  void findIdentifiers(Value group) {
    for (const Value work : told_) {
      findOwn(work["external-ids"]);
    }
    if (identifiers_.empty() && others_.empty()) {
      findOwn(group["external-ids"]);
    }
  }

  bool isNothing() const { return identifiers_.empty() && title().empty(); }

  /// `otherwise` is the IRI of a work that has no identifier.
  void read(std::optional<Iri> person, Iri otherwise) {
    const std::optional<Iri> page = context_.known.work({compactOf(Scheme::doi), compactOf(Scheme::arxiv)});
    RecordWork work(page ? *page : iriOf(otherwise), type_.kind, claims_);
    addTitles(work.entity());
    addIdentifiers(work.entity());
    if (const std::optional<Date> date = orcidDate(first_["publication-date"])) {
      claims_.date(work.entity(), Property::datePublished, *date);
    }
    claims_.url(work.entity(), Property::url, textOf(first_["url"]));
    RecordClaims::plain(work.entity(), Property::productKind, type_.productKind);
    claims_.text(work.entity(), context_.minter.property("type", claims_.arena()), claims_.arena().store(typeName_));
    if (type_.kind == Kind::paper) {
      work.setVenue(withoutMarkup(textOf(first_["journal-title"]), claims_.arena()), issn());
    }
    addPeople(work, person);
    work.finish();
  }

private:
  // The list of one thing told.
  void findOwn(Value ids) {
    forEach(ids, "external-id", [this](Value id) {
      if (lower(textOf(id["external-id-relationship"])) == "self") {
        add(lower(textOf(id["external-id-type"])), textOf(id["external-id-value"]));
      }
    });
  }

  void add(const std::string& type, std::string_view value) {
    const auto* const row =
        std::find_if(kSchemes.begin(), kSchemes.end(), [&type](const SchemeRow& known) { return known.type == type; });
    if (value.empty() || type.empty() || (type == "isbn" && type_.kind != Kind::book)) {
      return;
    }
    if (row == kSchemes.end()) {
      const std::pair<std::string, std::string_view> other{schemeOfType(type), value};
      if (!other.first.empty() && std::find(others_.begin(), others_.end(), other) == others_.end()) {
        others_.push_back(other);
      }
      return;
    }
    const std::optional<Identifier> identifier = readIdentifier(row->scheme, value);
    if (!identifier) {
      claims_.terms(row->scheme, value); // says that it is none
    } else if (std::find(identifiers_.begin(), identifiers_.end(), *identifier) == identifiers_.end()) {
      identifiers_.push_back(*identifier);
    }
  }

  const Identifier* firstOf(Scheme scheme) const {
    const auto found = std::find_if(identifiers_.begin(), identifiers_.end(),
                                    [scheme](const Identifier& one) { return one.scheme == scheme; });
    return found == identifiers_.end() ? nullptr : &*found;
  }

  std::string compactOf(Scheme scheme) const {
    const Identifier* const identifier = firstOf(scheme);
    return identifier == nullptr ? std::string() : identifier->compact();
  }

  Iri iriOf(Iri otherwise) const {
    for (const Scheme scheme : {Scheme::doi, Scheme::arxiv, Scheme::isbn}) {
      if (const Identifier* const identifier = firstOf(scheme)) {
        return *Iri::parse(claims_.arena().store(identifier->iri()));
      }
    }
    return otherwise;
  }

  // In a record the title is within what has the subtitle and the translation as well.
  std::string_view title() const {
    const Value title = first_["title"];
    return textOf(title["title"].isNull() ? title : title["title"]);
  }

  void addTitles(Entity& entity) {
    Arena& arena = claims_.arena();
    const std::string_view name = withoutMarkup(title(), arena);
    const std::string_view subtitle = withoutMarkup(textOf(first_["title"]["subtitle"]), arena);
    claims_.text(entity, Property::name,
                 name.empty() || subtitle.empty() ? name : arena.concat({name, ": ", subtitle}));
    const Value translated =
        first_["title"]["translated-title"].isNull() ? first_["translated-title"] : first_["title"]["translated-title"];
    claims_.text(entity, Property::alternateName, withoutMarkup(textOf(translated), arena),
                 translated["language-code"].text());
  }

  void addIdentifiers(Entity& entity) {
    for (const Identifier& identifier : identifiers_) {
      claims_.identifier(entity, identifier.scheme, identifier.value);
    }
    for (const auto& [scheme, value] : others_) {
      claims_.identifierText(entity, scheme, value);
    }
  }

  // Of the journal that it is a part of.
  std::optional<IdentifierTerms> issn() {
    std::string_view found;
    forEach(first_["external-ids"], "external-id", [&found](Value id) {
      const bool isJournal =
          lower(textOf(id["external-id-type"])) == "issn" && lower(textOf(id["external-id-relationship"])) == "part-of";
      found = found.empty() && isJournal ? textOf(id["external-id-value"]) : found;
    });
    return claims_.terms(Scheme::issn, found);
  }

  // The record says that they made it, not in what order.
  void addPeople(RecordWork& work, std::optional<Iri> person) {
    if (person) {
      RecordClaims::link(work.entity(), makerProperty(work), *person);
    }
    forEach(first_["contributors"], "contributor",
            [&](Value contributor) { addContributor(work, contributor, person); });
  }

  static Property makerProperty(const RecordWork& work) {
    return work.hasAuthorships() ? Property::author : Property::creator;
  }

  void addContributor(RecordWork& work, Value contributor, std::optional<Iri> person) {
    const std::string role = lower(textOf(contributor["contributor-attributes"]["contributor-role"]));
    const std::string_view name = withoutMarkup(textOf(contributor["credit-name"]), claims_.arena());
    ++contributors_;
    if (role != "author" || !isPublic(contributor["credit-name"]) || name.empty()) {
      return;
    }
    const std::optional<IdentifierTerms> orcid =
        claims_.terms(Scheme::orcid, textOf(contributor["contributor-orcid"]["path"]));
    Batch& batch = claims_.batch();
    Entity agent =
        batch.make(orcid ? orcid->iri : IriMinter::part(work.entity().iri, "contributor", contributors_, batch.arena),
                   Kind::person);
    claims_.text(agent, Property::name, name);
    RecordClaims::plain(agent, Property::identifier, orcid ? orcid->compact : std::string_view());
    if (!person || agent.iri != *person) {
      RecordClaims::link(work.entity(), makerProperty(work), agent.iri);
    }
    batch.entities.push_back(std::move(agent));
  }

  std::vector<Value> told_;
  Value first_;
  const OrcidContext& context_;
  RecordClaims& claims_;
  std::string typeName_;
  const TypeRow& type_;
  std::vector<Identifier> identifiers_;
  std::vector<std::pair<std::string, std::string_view>> others_;
  std::size_t contributors_ = 0;
};

} // namespace

void readOrcidWorks(Value works, Iri person, const OrcidContext& context, RecordClaims& claims) {
  std::size_t count = 0;
  forEach(works, "group", [&](Value group) {
    std::vector<Value> told;
    forEach(group, "work-summary", [&told](Value work) {
      if (isPublic(work)) {
        told.push_back(work);
      }
    });
    ++count;
    if (told.empty()) {
      return;
    }
    OrcidWork work(told, context, claims);
    work.findIdentifiers(group);
    if (!work.isNothing()) {
      work.read(person, IriMinter::part(person, "work", putCodeOf(told.front(), count), claims.arena()));
    }
  });
}

bool readOrcidWork(Value root, std::optional<Iri> person, const OrcidContext& context, RecordClaims& claims) {
  if (!isPublic(root)) {
    return false;
  }
  OrcidWork work({root}, context, claims);
  work.findIdentifiers(Value());
  if (work.isNothing()) {
    return false;
  }
  const std::size_t code = putCodeOf(root, 1);
  work.read(person, person ? IriMinter::part(*person, "work", code, claims.arena())
                           : context.minter.entity(claims.arena().concat({"orcid/work/", std::to_string(code)}),
                                                   claims.arena()));
  return true;
}

} // namespace linnet
