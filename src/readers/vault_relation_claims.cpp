// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <array>

#include "readers/vault_field_claims.hpp"
#include "readers/vault_kinds.hpp"
#include "readers/vault_values.hpp"
#include "text/unicode.hpp"

// The claims that relate two things: relations, and the authors of papers.
namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

// "Formerly X", "X spinout", "Engineering Manager, X": more than the name of a thing.
bool hasWordsAround(std::string_view text) {
  constexpr std::array<std::string_view, 7> before{"formerly ",   "former ", "previously ", "ex-",
                                                   "founder of ", "ceo of ", "now at "};
  constexpr std::array<std::string_view, 5> behind{" spinout", " spin-off", " alumni", " alumnus", " alumna"};
  const std::string folded = foldCase(text);
  const auto begins = [&folded](std::string_view word) { return folded.starts_with(word); };
  const auto ends = [&folded](std::string_view word) { return folded.ends_with(word); };
  return text.find(',') != kNone || std::any_of(before.begin(), before.end(), begins) ||
         std::any_of(behind.begin(), behind.end(), ends);
}

} // namespace

// A thing that is known to be of another kind than the label asks for is only mentioned.
bool FieldClaims::fits(const Labels::Meaning& meaning, const FieldValue& value) const {
  const std::optional<Kind> wanted = kindOfValues(meaning, context_.vocabulary);
  const Reference& reference = context_.graph.references[pageIndex_][*value.link];
  if (reference.type != Reference::Type::node) {
    return reference.type == Reference::Type::address;
  }
  const std::optional<Kind> kind = context_.graph.nodes[reference.node].kind;
  return !wanted || !kind || *kind == *wanted;
}

void FieldClaims::addRelation(const PageField& field, const Labels::Meaning& meaning, Iri value) {
  if (value == node_.iri) {
    return;
  }
  if (meaning.direction == Labels::Direction::fromValue) {
    claims_.add(value, claim(field, *meaning.property, node_.iri));
  } else {
    claims_.add(node_.iri, claim(field, *meaning.property, value));
  }
}

void FieldClaims::addRelations(const PageField& field, const Labels::Meaning& meaning) {
  const bool hasLink =
      std::any_of(field.values.begin(), field.values.end(), [](const FieldValue& v) { return v.link.has_value(); });
  for (const FieldValue& value : field.values) {
    if (!value.link && isPlaceholder(value.text)) {
      continue;
    }
    if (value.link) {
      const std::optional<Iri> target = fits(meaning, value) ? targetOf(*value.link) : std::nullopt;
      if (target) {
        addRelation(field, meaning, *target);
      } else {
        mention(*value.link);
      }
    } else if (value.node) {
      addRelation(field, meaning, context_.graph.nodes[*value.node].iri);
    } else if (hasLink || kindOfValues(meaning, context_.vocabulary) == Kind::product) {
      addUnderOwnName(field, value);
    } else {
      for (const std::string_view part : splitList(value.text)) {
        addNamed(field, meaning, part);
      }
    }
  }
}

std::optional<Iri> FieldClaims::pageFor(std::string_view text, std::optional<Kind> kind) const {
  const std::optional<std::uint32_t> node = context_.graph.pageNamed(text, pageIndex_);
  if (!node || *node == pageIndex_ || !context_.graph.nodes[*node].kind) {
    return std::nullopt;
  }
  const Kind known = *context_.graph.nodes[*node].kind;
  const bool fitsKind = kind ? known == *kind : known == Kind::organization || known == Kind::person;
  return fitsKind ? std::optional(context_.graph.nodes[*node].iri) : std::nullopt;
}

// A name without a link: the page of that name, where there is one; else a thing of this page alone, so that namesakes
// stay apart. Words around a name make none.
void FieldClaims::addNamed(const PageField& field, const Labels::Meaning& meaning, std::string_view text) {
  const std::optional<Kind> kind = kindOfValues(meaning, context_.vocabulary);
  if (const std::optional<Iri> page = pageFor(text, kind)) {
    return addRelation(field, meaning, *page);
  }
  const bool isThing = looksLikeName(text) && !isPlaceholder(text) && !hasWordsAround(text);
  if (!isThing || meaning.property == Property::citation || meaning.property == Property::isPartOf) {
    return addUnderOwnName(field, {std::nullopt, text});
  }
  const Iri thing = IriMinter::part(node_.iri, "named", ++namedCount_, claims_.batch().arena);
  claims_.entity(thing).kind = kind;
  claims_.add(thing, {Property::name, name(text)});
  addRelation(field, meaning, thing);
}

void FieldClaims::addAuthors(const PageField& field) {
  for (const FieldValue& value : field.values) {
    if (value.link) {
      addLinkedAuthor(field, *value.link);
      continue;
    }
    const bool isList = field.values.size() > 1;
    for (const std::string_view text : isList ? std::vector<std::string_view>{value.text} : splitNames(value.text)) {
      addWrittenAuthor(field, text);
    }
  }
}

void FieldClaims::addLinkedAuthor(const PageField& field, std::uint32_t link) {
  const std::optional<Iri> author = targetOf(link);
  const Reference& reference = context_.graph.references[pageIndex_][link];
  const bool isNode = reference.type == Reference::Type::node;
  const std::optional<Kind> kind = isNode ? context_.graph.nodes[reference.node].kind : std::nullopt;
  if (author && (!kind || *kind == Kind::person || *kind == Kind::organization)) {
    addAuthor(field, *author, {});
  } else {
    mention(link);
  }
}

// What is no name stays text, and keeps its place in the order.
void FieldClaims::addWrittenAuthor(const PageField& field, std::string_view text) {
  const std::string_view name = personName(text);
  const std::optional<Iri> page = pageFor(name.empty() ? text : name, std::nullopt);
  if (page || !name.empty()) {
    return addAuthor(field, page ? *page : namedAuthor(name), {});
  }
  if (!isAndOthers(text) && !isPlaceholder(text)) {
    ++authorCount_;
    addUnderOwnName(field, {std::nullopt, text});
  }
}

// An author without a page is a person of this paper alone.
Iri FieldClaims::namedAuthor(std::string_view text) {
  for (const Authorship& known : claims_.entity(node_.iri).authorships) {
    for (const Claim& named : claims_.entity(known.author).claims) {
      if (named.predicate == Predicate(Property::name) && std::get<Literal>(named.value).lexical() == text) {
        return known.author;
      }
    }
  }
  const Iri author = IriMinter::part(node_.iri, "author", authorCount_ + 1, claims_.batch().arena);
  claims_.entity(author).kind = Kind::person;
  claims_.add(author, {Property::name, name(text)});
  return author;
}

void FieldClaims::addAuthor(const PageField& field, Iri author, std::string_view nameAsPublished) {
  std::vector<Authorship>& authorships = claims_.entity(node_.iri).authorships;
  const bool isKnown = std::any_of(authorships.begin(), authorships.end(),
                                   [author](const Authorship& authorship) { return authorship.author == author; });
  claims_.add(node_.iri, claim(field, Property::author, author));
  if (!isKnown) {
    claims_.entity(node_.iri).authorships.push_back({++authorCount_, author, nameAsPublished});
  }
}

} // namespace linnet
