// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>

#include "readers/vault_field_claims.hpp"
#include "readers/vault_kinds.hpp"
#include "readers/vault_values.hpp"

// The claims that relate two things: relations, and the authors of papers.
namespace linnet {

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
    if (value.link) {
      const std::optional<Iri> target = fits(meaning, value) ? targetOf(*value.link) : std::nullopt;
      if (target) {
        addRelation(field, meaning, *target);
      } else {
        mention(*value.link);
      }
    } else if (value.node) {
      addRelation(field, meaning, context_.graph.nodes[*value.node].iri);
    } else if (hasLink) {
      addUnderOwnName(field, value);
    } else {
      const bool isSplit = field.values.size() == 1;
      for (const std::string_view part : isSplit ? splitNames(value.text) : std::vector<std::string_view>{value.text}) {
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
  if (!looksLikeName(text) || isPlaceholder(text) || meaning.property == Property::citation) {
    return addUnderOwnName(field, {std::nullopt, text});
  }
  const Iri thing = IriMinter::part(node_.iri, "named", ++namedCount_, claims_.batch().arena);
  claims_.entity(thing).kind = kind;
  claims_.add(thing, {Property::name, name(text)});
  addRelation(field, meaning, thing);
}

void FieldClaims::addAuthors(const PageField& field) {
  const bool isList = field.values.size() > 1;
  for (const FieldValue& value : field.values) {
    if (value.link) {
      const std::optional<Iri> author = targetOf(*value.link);
      const Reference& reference = context_.graph.references[pageIndex_][*value.link];
      const bool isNode = reference.type == Reference::Type::node;
      const std::optional<Kind> kind = isNode ? context_.graph.nodes[reference.node].kind : std::nullopt;
      if (author && (!kind || *kind == Kind::person || *kind == Kind::organization)) {
        addAuthor(field, *author, {});
      } else {
        mention(*value.link);
      }
      continue;
    }
    for (const std::string_view text : isList ? std::vector<std::string_view>{value.text} : splitNames(value.text)) {
      if (!looksLikeName(text)) {
        addUnderOwnName(field, {std::nullopt, text});
        continue;
      }
      const std::optional<Iri> page = pageFor(text, std::nullopt);
      addAuthor(field, page ? *page : namedAuthor(text), {});
    }
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
