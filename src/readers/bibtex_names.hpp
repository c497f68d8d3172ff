// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The people and groups that a field of BibTeX names.
#ifndef LINNET_READERS_BIBTEX_NAMES_HPP
#define LINNET_READERS_BIBTEX_NAMES_HPP

#include <string_view>
#include <vector>

#include "model/vocabulary.hpp"
#include "syntax/tex_text.hpp"
#include "text/arena.hpp"

namespace linnet {

struct BibtexName {
  std::string_view name; ///< in the order in which it is spoken
  Kind kind = Kind::person;
};

struct BibtexNames {
  std::vector<BibtexName> names;
  bool hasOthers = false;        ///< `and others`, `et al.`: some are not named
  const char* trouble = nullptr; ///< what is wrong with the list, a phrase; null where nothing is
};

/// The names of a list by BibTeX's rules: between `and` in no braces; `First von Last`, `von Last, First` and
/// `von Last, Jr, First`; a name all in braces is that of an organization; so are BibLaTeX's `family=Last,
/// given=First`. A list with commas or semicolons for `and` is read as it is meant, where that is plain, and told.
/// Texts are in the arena or the list.
BibtexNames readBibtexNames(std::string_view list, TexText& tex, Arena& arena);

/// The parts of a list between `and`, trimmed and as they are written: also of publishers, institutions, places.
std::vector<std::string_view> bibtexListOf(std::string_view list);

/// The values of an annotation of BibLaTeX, `1="0000-…"; 3="0000-…"`, in the places of those that they annotate; of
/// what has none, an empty text.
std::vector<std::string_view> bibtexAnnotations(std::string_view annotation);

} // namespace linnet

#endif
