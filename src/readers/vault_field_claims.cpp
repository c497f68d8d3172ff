// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_field_claims.hpp"

#include <algorithm>
#include <array>

#include "readers/vault_kinds.hpp"
#include "readers/vault_values.hpp"
#include "text/script.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
bool isExportedUnderOwnName(const PageField& field) {
  return field.origin == PageField::Origin::frontMatter || field.origin == PageField::Origin::inlineField;
}

bool isDate(Property property) {
  constexpr std::array dates{Property::datePublished, Property::dateCreated,     Property::dateModified,
                             Property::foundingDate,  Property::dissolutionDate, Property::birthDate};
  return std::find(dates.begin(), dates.end(), property) != dates.end();
}

bool isText(Property property) {
  constexpr std::array texts{Property::name,        Property::alternateName, Property::description,  Property::version,
                             Property::productKind, Property::abstract_,     Property::inLanguage,   Property::location,
                             Property::locator,     Property::text,          Property::hasOccupation};
  return std::find(texts.begin(), texts.end(), property) != texts.end();
}

bool isFilePath(std::string_view text) {
  return text.find('/') != kNone && text.find_first_of(" \t") == kNone && text.find("://") == kNone;
}

constexpr std::array<std::string_view, 7> kPictureEndings{".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp"};

bool isPicture(std::string_view path) {
  return std::any_of(kPictureEndings.begin(), kPictureEndings.end(),
                     [path](std::string_view ending) { return path.ends_with(ending); });
}

} // namespace

void FieldClaims::tell(Code code, std::size_t line, std::string text, std::string hint) {
  diagnostics_.push_back({code, {page_.path, line}, std::move(text), std::move(hint)});
}

// The address of a link, or the first word of a text.
std::string_view FieldClaims::addressOf(const FieldValue& value) const {
  if (value.link && page_.links[*value.link].target.starts_with("http")) {
    return page_.links[*value.link].target;
  }
  const std::string_view text = textOf(value);
  return text.starts_with("http") ? text.substr(0, text.find_first_of(" \t")) : text;
}

std::string_view FieldClaims::textOf(const FieldValue& value) const {
  if (!value.link) {
    return value.text;
  }
  const PageLink& link = page_.links[*value.link];
  return link.form == PageLink::Form::address ? link.target : link.display;
}

// Han alone is Chinese or Japanese: a name of it on a Japanese page may be either.
Literal FieldClaims::name(std::string_view text) const {
  const std::string_view language = languageByScript(text);
  const bool isAmbiguous = language == "zh" && page_.language == "ja";
  return isAmbiguous ? Literal::plain(text) : Literal::tagged(text, language);
}

// A sentence is in the page's language where its script does not tell otherwise.
Literal FieldClaims::prose(std::string_view text) const {
  const std::string_view language = languageByScript(text);
  if (language.empty()) {
    return Literal::tagged(text, context_.options.language);
  }
  return Literal::tagged(text, language == "zh" && page_.language == "ja" ? page_.language : language);
}

Literal FieldClaims::date(const Date& date) const {
  return Literal::typed(claims_.batch().arena.store(date.value), date.datatype());
}

std::optional<Iri> FieldClaims::targetOf(std::uint32_t link) const {
  const Reference& reference = context_.graph.references[pageIndex_][link];
  Arena& arena = claims_.batch().arena;
  switch (reference.type) {
  case Reference::Type::nothing:
    return std::nullopt;
  case Reference::Type::node:
    return reference.node == pageIndex_ ? std::nullopt : std::optional(context_.graph.nodes[reference.node].iri);
  case Reference::Type::document:
    return isPicture(reference.path) ? std::nullopt : std::optional(context_.minter.document(reference.path, arena));
  case Reference::Type::address:
    break;
  }
  if (!reference.path.starts_with("http")) {
    return std::nullopt;
  }
  if (const std::optional<Identifier> identifier = identifierOfUrl(reference.path)) {
    const auto known = context_.graph.nodeByIdentifier.find(identifier->compact());
    return known != context_.graph.nodeByIdentifier.end() ? std::optional(context_.graph.nodes[known->second].iri)
                                                          : Iri::repair(arena.store(identifier->iri()), arena);
  }
  return Iri::repair(reference.path, arena);
}

std::vector<Iri> FieldClaims::sourcesOf(const SourceNote& note) const {
  std::vector<Iri> sources;
  for (const std::uint32_t link : note.links) {
    const std::optional<Iri> source = targetOf(link);
    if (source && std::find(sources.begin(), sources.end(), *source) == sources.end()) {
      sources.push_back(*source);
    }
  }
  return sources;
}

void FieldClaims::mention(std::uint32_t link) {
  if (const std::optional<Iri> target = targetOf(link)) {
    claims_.mention(*target);
  }
}

void FieldClaims::mentionAll(const PageField& field) {
  for (const FieldValue& value : field.values) {
    if (value.link) {
      mention(*value.link);
    }
  }
}

std::string_view FieldClaims::methodOf(const PageField& field, const Labels::Meaning* meaning) {
  const bool isRelated = meaning != nullptr && meaning->related;
  return isRelated ? claims_.batch().arena.concat({"related list: ", field.label}) : field.label;
}

Claim FieldClaims::claim(const PageField& field, Predicate predicate, Term value) {
  Claim result{predicate, value};
  result.primarySources = sourcesOf(field.sources);
  result.locator = field.sources.locator;
  result.method = methodOf(field, meaningOf(context_.labels, field, node_.kind));
  return result;
}

void FieldClaims::add(const PageField& field) {
  if (statesKind(context_.labels, field, page_)) {
    return;
  }
  const Labels::Meaning* const meaning = meaningOf(context_.labels, field, node_.kind);
  if (meaning != nullptr && !meaning->mention) {
    addKnown(field, *meaning);
  } else if (isExportedUnderOwnName(field) && (meaning == nullptr || !meaning->mention)) {
    addUnknown(field);
  } else {
    mentionAll(field);
    for (const FieldValue& value : field.values) {
      if (!value.link && isExportedUnderOwnName(field)) {
        addUnderOwnName(field, value);
      }
    }
  }
}

void FieldClaims::addKnown(const PageField& field, const Labels::Meaning& meaning) {
  if (meaning.scheme) {
    return addIdentifiers(field, meaning);
  }
  const Property property = *meaning.property;
  if (property == Property::keywords) {
    addKeywords(field);
  } else if (isText(property)) {
    addTexts(field, property);
  } else if (isDate(property)) {
    addDates(field, property);
  } else if (property == Property::hadPrimarySource) {
    addSources(field);
  } else if (property == Property::author && meaning.direction == Labels::Direction::forward) {
    addAuthors(field);
  } else if (property == Property::url || property == Property::codeRepository || property == Property::license ||
             property == Property::sameAs || property == Property::exactMatch || property == Property::closeMatch) {
    addAddresses(field, property);
  } else {
    addRelations(field, meaning);
  }
}

void FieldClaims::addUnknown(const PageField& field) {
  tell(Code::unknownField, field.line, std::string(field.label), "add a word for it to a file given with --labels");
  for (const FieldValue& value : field.values) {
    addUnderOwnName(field, value);
  }
}

void FieldClaims::addUnderOwnName(const PageField& field, const FieldValue& value) {
  const Iri property = context_.minter.property(field.label, claims_.batch().arena);
  const std::optional<Iri> target = value.link ? targetOf(*value.link) : std::nullopt;
  if (target && *target != node_.iri) {
    claims_.add(node_.iri, claim(field, property, *target));
  } else if (const std::string_view text = textOf(value); !text.empty()) {
    claims_.add(node_.iri, claim(field, property, name(text)));
  }
}

void FieldClaims::addIdentifiers(const PageField& field, const Labels::Meaning& meaning) {
  for (const FieldValue& value : field.values) {
    if (!isPlaceholder(textOf(value))) {
      addIdentifier(field, value, *meaning.scheme);
    }
  }
}

// The DOI or arXiv identifier of a product is that of the paper that describes it.
void FieldClaims::addIdentifier(const PageField& field, const FieldValue& value, Scheme scheme) {
  const std::optional<Identifier> identifier = readIdentifier(scheme, textOf(value));
  if (!identifier) {
    tell(Code::wrongIdentifier, field.line,
         "'" + std::string(textOf(value)) + "' is no " + std::string(schemeName(scheme)) + " identifier",
         "kept as text; check it at its registry");
    return addUnderOwnName(field, value);
  }
  Arena& arena = claims_.batch().arena;
  const std::optional<Iri> iri = Iri::parse(arena.store(identifier->iri()));
  if (!iri) {
    return addUnderOwnName(field, value);
  }
  const bool isProduct = node_.kind == Kind::product;
  if (isProduct && (scheme == Scheme::doi || scheme == Scheme::arxiv)) {
    const auto known = context_.graph.nodeByIdentifier.find(identifier->compact());
    const bool isPaper =
        known != context_.graph.nodeByIdentifier.end() && context_.graph.nodes[known->second].kind == Kind::paper;
    claims_.add(node_.iri, claim(field, Property::subjectOf, isPaper ? context_.graph.nodes[known->second].iri : *iri));
  } else if (isProduct && scheme == Scheme::github) {
    claims_.add(node_.iri, claim(field, Property::codeRepository, *iri));
  } else if (scheme == Scheme::wikidata) {
    claims_.add(node_.iri, claim(field, Property::exactMatch, *iri));
  } else {
    claims_.add(node_.iri, claim(field, Property::identifier, Literal::plain(arena.store(identifier->compact()))));
    claims_.add(node_.iri, claim(field, Property::sameAs, *iri));
  }
}

void FieldClaims::addTexts(const PageField& field, Property property) {
  const std::string_view title = titleOf(page_, context_.labels);
  const bool isName = property == Property::name || property == Property::alternateName;
  for (const FieldValue& value : field.values) {
    const std::string_view text = textOf(value);
    if (text.empty() || (isName && text == title)) {
      continue;
    }
    const Literal literal = isName                                                              ? name(text)
                            : property == Property::inLanguage || property == Property::version ? Literal::plain(text)
                                                                                                : prose(text);
    claims_.add(node_.iri, claim(field, isName ? Property::alternateName : property, literal));
    if (value.link && !isName) {
      mention(*value.link);
    }
  }
}

// `#a`, `a, b` and `[a, b]`; a number is no tag.
void FieldClaims::addKeywords(const PageField& field) {
  for (const FieldValue& value : field.values) {
    if (value.link) {
      mention(*value.link);
    }
    const std::string_view text = textOf(value);
    const bool isSplit = field.values.size() == 1 && !value.link;
    for (std::string_view tag : isSplit ? splitNames(text) : std::vector<std::string_view>{text}) {
      while (tag.starts_with('#')) {
        tag.remove_prefix(1);
      }
      if (tag.find_first_not_of("0123456789/-_") != kNone) {
        claims_.add(node_.iri, {Property::keywords, name(tag)});
      }
    }
  }
}

void FieldClaims::addAddresses(const PageField& field, Property property) {
  Arena& arena = claims_.batch().arena;
  for (const FieldValue& value : field.values) {
    const std::string_view text = addressOf(value);
    const bool isAddress = text.starts_with("http://") || text.starts_with("https://");
    const std::optional<Iri> iri = isAddress ? Iri::repair(text, arena) : std::nullopt;
    if (!iri) {
      if (isAddress) {
        tell(Code::wrongIri, field.line, "'" + std::string(text) + "' is no address", "kept as text");
      }
      claims_.add(node_.iri, claim(field, property, Literal::plain(text)));
      continue;
    }
    claims_.add(node_.iri, claim(field, property, *iri));
    const std::optional<Identifier> identifier = property == Property::url ? identifierOfUrl(text) : std::nullopt;
    const bool isOwn = identifier && (node_.kind == Kind::paper
                                          ? identifier->scheme == Scheme::doi || identifier->scheme == Scheme::arxiv
                                          : identifier->scheme == Scheme::orcid || identifier->scheme == Scheme::ror);
    const bool isStated = std::any_of(page_.fields.begin(), page_.fields.end(), [&](const PageField& other) {
      const Labels::Meaning* const meaning = meaningOf(context_.labels, other, node_.kind);
      return meaning != nullptr && identifier && meaning->scheme == identifier->scheme;
    });
    if (isOwn && !isStated) {
      claims_.add(node_.iri, claim(field, Property::identifier, Literal::plain(arena.store(identifier->compact()))));
      claims_.add(node_.iri, claim(field, Property::sameAs, *Iri::repair(arena.store(identifier->iri()), arena)));
    }
  }
}

void FieldClaims::addDates(const PageField& field, Property property) {
  const bool isOfDocument = property == Property::dateCreated || property == Property::dateModified;
  for (const FieldValue& value : field.values) {
    const std::string_view text = textOf(value);
    if (isPlaceholder(text)) {
      continue;
    }
    const std::optional<Date> read = readDate(text);
    if (!read) {
      tell(Code::wrongDate, field.line, "'" + std::string(text) + "' is no date",
           "kept as text; write YYYY, YYYY-MM or YYYY-MM-DD");
      addUnderOwnName(field, value);
      continue;
    }
    claims_.add(isOfDocument ? claims_.batch().document : node_.iri, claim(field, property, date(*read)));
  }
}

void FieldClaims::addSources(const PageField& field) {
  for (const FieldValue& value : field.values) {
    const std::vector<Iri> sources = value.link ? sourcesOf({{*value.link}, {}}) : std::vector<Iri>{};
    for (const Iri source : sources) {
      claims_.add(node_.iri, claim(field, Property::hadPrimarySource, source));
    }
    if (!value.link && isFilePath(value.text)) {
      claims_.add(node_.iri, claim(field, Property::hadPrimarySource,
                                   context_.minter.document(value.text, claims_.batch().arena)));
    } else if (!value.link) {
      addUnderOwnName(field, value);
    }
  }
}

} // namespace linnet
