// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_kinds.hpp"

#include <algorithm>
#include <array>

#include "syntax/bibtex.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::string_view kSoftware = "http://schema.org/SoftwareApplication";
constexpr std::string_view kDataset = "http://schema.org/Dataset";

constexpr BibtexType product(std::string_view name, std::string_view kind, std::string_view secondType = {}) {
  return {name, Kind::product, BibtexFamily::other, kind, secondType};
}

// A page on the web, a report or a manual is a text with authors in order, as a paper is; a law or a picture is not.
constexpr std::array<BibtexType, 62> kTypes{{{"article", Kind::paper, BibtexFamily::article},
                                             {"inproceedings", Kind::paper, BibtexFamily::inproceedings},
                                             {"conference", Kind::paper, BibtexFamily::inproceedings},
                                             {"book", Kind::book, BibtexFamily::book},
                                             {"incollection", Kind::paper, BibtexFamily::incollection},
                                             {"inbook", Kind::paper, BibtexFamily::inbook},
                                             {"suppbook", Kind::paper, BibtexFamily::inbook},
                                             {"bookinbook", Kind::book, BibtexFamily::inbook},
                                             {"suppcollection", Kind::paper, BibtexFamily::incollection},
                                             {"inreference", Kind::paper, BibtexFamily::incollection},
                                             {"suppperiodical", Kind::paper, BibtexFamily::article},
                                             {"phdthesis"},
                                             {"mastersthesis"},
                                             {"bachelorsthesis"},
                                             {"bachelorthesis"},
                                             {"thesis"},
                                             {"techreport"},
                                             {"report"},
                                             {"unpublished"},
                                             {"preprint"},
                                             {"manual"},
                                             {"standard"},
                                             {"review"},
                                             {"mvbook", Kind::book, BibtexFamily::volumesOfBook},
                                             {"collection", Kind::book, BibtexFamily::collection},
                                             {"reference", Kind::book, BibtexFamily::collection},
                                             {"mvcollection", Kind::book, BibtexFamily::volumesOfCollection},
                                             {"mvreference", Kind::book, BibtexFamily::volumesOfCollection},
                                             {"proceedings", Kind::book, BibtexFamily::proceedings},
                                             {"mvproceedings", Kind::book, BibtexFamily::volumesOfProceedings},
                                             {"booklet", Kind::book},
                                             {"periodical", Kind::book, BibtexFamily::periodical},
                                             {"misc", Kind::paper, BibtexFamily::other, {}, {}, true},
                                             {"online", Kind::paper, BibtexFamily::other, {}, {}, true},
                                             {"electronic", Kind::paper, BibtexFamily::other, {}, {}, true},
                                             {"www", Kind::paper, BibtexFamily::other, {}, {}, true},
                                             {"webpage", Kind::paper, BibtexFamily::other, {}, {}, true},
                                             product("software", "software", kSoftware),
                                             product("softwareversion", "software", kSoftware),
                                             product("softwaremodule", "software", kSoftware),
                                             product("codefragment", "software"),
                                             product("program", "software", kSoftware),
                                             product("dataset", "dataset", kDataset),
                                             product("data", "dataset", kDataset),
                                             {"patent", Kind::thing},
                                             {"legislation", Kind::thing},
                                             {"jurisdiction", Kind::thing},
                                             {"legal", Kind::thing},
                                             {"legadminmaterial", Kind::thing},
                                             {"constitution", Kind::thing},
                                             {"artwork", Kind::thing},
                                             {"audio", Kind::thing},
                                             {"image", Kind::thing},
                                             {"letter", Kind::thing},
                                             {"map", Kind::thing},
                                             {"movie", Kind::thing},
                                             {"music", Kind::thing},
                                             {"performance", Kind::thing},
                                             {"video", Kind::thing},
                                             {"commentary", Kind::thing},
                                             {"game", Kind::thing},
                                             {"podcast", Kind::thing}}};

} // namespace

const BibtexType& bibtexTypeNamed(std::string_view name) {
  const auto find = [](std::string_view wanted) {
    return std::find_if(kTypes.begin(), kTypes.end(),
                        [wanted](const BibtexType& known) { return isBibtexName(wanted, known.name); });
  };
  const auto* const found = find(name);
  return found != kTypes.end() ? *found : *find("misc");
}

const BibtexType* bibtexProductNamed(std::string_view words) {
  words = trim(words);
  for (const std::string_view word :
       {"software", "computer software", "computer program", "program", "code", "source code"}) {
    if (isBibtexName(words, word)) {
      return &bibtexTypeNamed("software");
    }
  }
  for (const std::string_view word : {"dataset", "data set", "data"}) {
    if (isBibtexName(words, word)) {
      return &bibtexTypeNamed("dataset");
    }
  }
  return words.starts_with("R package version ") ? &bibtexTypeNamed("software") : nullptr;
}

} // namespace linnet
