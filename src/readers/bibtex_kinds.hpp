// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What the types of BibTeX's entries are.
#ifndef LINNET_READERS_BIBTEX_KINDS_HPP
#define LINNET_READERS_BIBTEX_KINDS_HPP

#include <cstdint>
#include <string_view>

#include "model/vocabulary.hpp"

namespace linnet {

/// Which rules of inheritance a type has (the BibLaTeX manual, appendix B).
enum class BibtexFamily : std::uint8_t {
  other,
  article,
  inbook,
  incollection,
  inproceedings,
  book,
  collection,
  proceedings,
  volumesOfBook,
  volumesOfCollection,
  volumesOfProceedings,
  periodical,
};

struct BibtexType {
  std::string_view name;
  Kind kind = Kind::paper;
  BibtexFamily family = BibtexFamily::other;
  std::string_view productKind = {};
  std::string_view secondType = {};
  bool isAnything = false; ///< `misc` and the like: the fields say more than the type
};

/// By its name in whatever case. An unknown one is `misc`, as it is for BibTeX.
const BibtexType& bibtexTypeNamed(std::string_view name);

/// The type of a product that a field's words tell of: "Computer software", "Data set"; null where they tell of none.
const BibtexType* bibtexProductNamed(std::string_view words);

} // namespace linnet

#endif
