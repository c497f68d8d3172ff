// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// A work as bibliographies list it: what their formats have in common, and what it is named by.
#ifndef LINNET_READERS_RECORD_REFERENCE_HPP
#define LINNET_READERS_RECORD_REFERENCE_HPP

#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "model/iri_minter.hpp"
#include "readers/known_pages.hpp"
#include "readers/record_options.hpp"
#include "readers/record_work.hpp"

namespace linnet {

/// What a bibliography calls a work, and what that is here.
struct ReferenceType {
  std::string_view name;
  Kind kind = Kind::thing;
  std::string_view productKind = {};
  std::string_view secondType = {}; ///< an IRI
};

/// What a bibliography says of one work. Texts are in the record or in the batch's arena; empty: it does not say.
struct Reference {
  ReferenceType type;
  std::string_view key = {};                 ///< the citation key
  std::vector<std::string_view> titles = {}; ///< the first is the name
  std::vector<Contributor> authors = {};     ///< in order
  std::string_view container = {};           ///< the journal, the proceedings, the book that it stands in
  std::string_view doi = {};
  std::string_view arxiv = {};
  std::string_view pmid = {};
  std::vector<std::string_view> isbns = {}; ///< several may stand in one text
  std::vector<std::string_view> issns = {}; ///< the same
  std::vector<std::string_view> urls = {};
  std::string_view date = {};     ///< as far as it is one; what it says in words is among the others
  std::string_view language = {}; ///< of the work and its abstract
  std::string_view abstract = {};
  std::string_view version = {}; ///< of a product
  std::string_view license = {};
  std::vector<std::string_view> keywords = {};
  /// What the ontology has no property for: a name in `{base}property/`, and a text.
  std::vector<std::pair<std::string_view, std::string_view>> others = {};
};

/// What all works of a reader are written with.
struct ReferenceContext {
  const IriMinter& minter;
  const KnownPages& known;
  const RecordOptions& options;
};

/// The work with all that was said of it; more may be added before it is finished. Its IRI is that of the vault's page
/// that has its key, DOI or arXiv id, else of its DOI, its arXiv id, the ISBN of a book, else what `fallback` gives.
RecordWork referenceWork(const Reference& reference, const std::function<Iri()>& fallback,
                         const ReferenceContext& context, RecordClaims& claims);

/// The keywords in a text that holds several, with `;` between them, else with `,`.
std::vector<std::string_view> keywordsIn(std::string_view text);

/// "Quist, Ada", "Quist, Ada, Jr." as it is spoken; a name without a comma as it stands.
std::string_view spokenName(std::string_view sortedName, Arena& arena);

} // namespace linnet

#endif
