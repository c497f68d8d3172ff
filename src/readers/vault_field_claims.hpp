// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Turns a page's fields into claims.
#ifndef LINNET_READERS_VAULT_FIELD_CLAIMS_HPP
#define LINNET_READERS_VAULT_FIELD_CLAIMS_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/date.hpp"
#include "readers/vault_claims.hpp"
#include "readers/vault_entities.hpp"

namespace linnet {

/// The claims of one page; each function adds to the same collection.
class FieldClaims {
public:
  FieldClaims(const VaultContext& context, std::size_t page, PageClaims& claims, Diagnostics& diagnostics)
      : context_(context), pageIndex_(page), page_(*context.graph.pages[page]), node_(context.graph.nodes[page]),
        claims_(claims), diagnostics_(diagnostics) {}

  /// The field under the meaning that its label has on this page; a field of front matter or `key::` without one under
  /// its own name; the links of every other one are mentions.
  void add(const PageField& field);

  /// The page mentions what the link leads to.
  void mention(std::uint32_t link);

  /// What a link leads to, where that has an IRI; nothing for the page itself, pictures and links that lead nowhere.
  std::optional<Iri> targetOf(std::uint32_t link) const;

  /// The sources as IRIs.
  std::vector<Iri> sourcesOf(const SourceNote& note) const;

  /// Text with its language: as the script tells, else as the page or the run says.
  Literal prose(std::string_view text) const;
  /// A name: with a language only where its script tells.
  Literal name(std::string_view text) const;

  /// "of" as a typed literal.
  Literal date(const Date& date) const;

private:
  struct Field; // a field with its meaning

  void addKnown(const PageField& field, const Labels::Meaning& meaning);
  void addUnknown(const PageField& field);
  void addUnderOwnName(const PageField& field, const FieldValue& value);
  void mentionAll(const PageField& field);
  void addIdentifiers(const PageField& field, const Labels::Meaning& meaning);
  void addIdentifier(const PageField& field, const FieldValue& value, Scheme scheme);
  void addTexts(const PageField& field, Property property);
  void addKeywords(const PageField& field);
  void addAddresses(const PageField& field, Property property);
  void addDates(const PageField& field, Property property);
  void addSources(const PageField& field);
  void addRelations(const PageField& field, const Labels::Meaning& meaning);
  void addRelation(const PageField& field, const Labels::Meaning& meaning, Iri value);
  void addNamed(const PageField& field, const Labels::Meaning& meaning, std::string_view text);
  void addAuthors(const PageField& field);
  void addLinkedAuthor(const PageField& field, std::uint32_t link);
  void addWrittenAuthor(const PageField& field, std::string_view text);
  void addAuthor(const PageField& field, Iri author, std::string_view nameAsPublished);
  Iri namedAuthor(std::string_view text);
  std::optional<Iri> pageFor(std::string_view text, std::optional<Kind> kind) const;
  bool fits(const Labels::Meaning& meaning, const FieldValue& value) const;
  std::string_view textOf(const FieldValue& value) const;
  std::string_view addressOf(const FieldValue& value) const;
  Claim claim(const PageField& field, Predicate predicate, Term value);
  std::string_view methodOf(const PageField& field, const Labels::Meaning* meaning);
  void tell(Code code, std::size_t line, std::string text, std::string hint);

  const VaultContext& context_;
  std::size_t pageIndex_;
  const VaultPage& page_;
  const VaultNode& node_;
  PageClaims& claims_;
  Diagnostics& diagnostics_;
  std::uint32_t authorCount_ = 0;
  std::uint32_t namedCount_ = 0; ///< of things known by a name in this page alone
};

} // namespace linnet

#endif
