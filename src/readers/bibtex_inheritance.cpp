// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_inheritance.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace linnet {

namespace {

constexpr std::array<BibtexRole, 17> kOwn{
    BibtexRole::crossref,    BibtexRole::xdata,      BibtexRole::ids,      BibtexRole::leftOut, BibtexRole::doi,
    BibtexRole::eprint,      BibtexRole::eprintType, BibtexRole::arxiv,    BibtexRole::pmid,    BibtexRole::pmcid,
    BibtexRole::url,         BibtexRole::abstract_,  BibtexRole::keywords, BibtexRole::pages,   BibtexRole::note,
    BibtexRole::authorOrcid, BibtexRole::orcid};

/// What becomes of the title, subtitle and addition to the title.
struct TitleRow {
  BibtexFamily parent;
  BibtexFamily child;
  const std::array<BibtexFieldRow, 3>* becomes;
};

constexpr std::array<BibtexFieldRow, 3> kOfBook{{{"booktitle", BibtexRole::bookTitle},
                                                 {"booksubtitle", BibtexRole::bookSubtitle},
                                                 {"booktitleaddon", BibtexRole::text}}};
constexpr std::array<BibtexFieldRow, 3> kOfVolumes{{{"maintitle", BibtexRole::mainTitle},
                                                    {"mainsubtitle", BibtexRole::mainSubtitle},
                                                    {"maintitleaddon", BibtexRole::text}}};
constexpr std::array<BibtexFieldRow, 3> kOfJournal{{{"journaltitle", BibtexRole::journal},
                                                    {"journalsubtitle", BibtexRole::journalSubtitle},
                                                    {"journaltitleaddon", BibtexRole::text}}};

constexpr std::array<TitleRow, 15> kTitles{
    {{BibtexFamily::book, BibtexFamily::inbook, &kOfBook},
     {BibtexFamily::collection, BibtexFamily::incollection, &kOfBook},
     {BibtexFamily::book, BibtexFamily::incollection, &kOfBook},
     {BibtexFamily::proceedings, BibtexFamily::inproceedings, &kOfBook},
     // Not BibLaTeX's, but meant where they are found: otherwise the child would take the parent's title for its own.
     {BibtexFamily::book, BibtexFamily::inproceedings, &kOfBook},
     {BibtexFamily::collection, BibtexFamily::inproceedings, &kOfBook},
     {BibtexFamily::collection, BibtexFamily::inbook, &kOfBook},
     {BibtexFamily::proceedings, BibtexFamily::incollection, &kOfBook},
     {BibtexFamily::volumesOfBook, BibtexFamily::book, &kOfVolumes},
     {BibtexFamily::volumesOfBook, BibtexFamily::inbook, &kOfVolumes},
     {BibtexFamily::volumesOfCollection, BibtexFamily::collection, &kOfVolumes},
     {BibtexFamily::volumesOfCollection, BibtexFamily::incollection, &kOfVolumes},
     {BibtexFamily::volumesOfProceedings, BibtexFamily::proceedings, &kOfVolumes},
     {BibtexFamily::volumesOfProceedings, BibtexFamily::inproceedings, &kOfVolumes},
     {BibtexFamily::periodical, BibtexFamily::article, &kOfJournal}}};

std::size_t titleNumber(const BibtexRecordField& field) {
  const std::size_t title = field.role == BibtexRole::title          ? 0
                            : field.role == BibtexRole::subtitle     ? 1
                            : isBibtexName(field.name, "titleaddon") ? 2
                                                                     : 3;
  return title;
}

} // namespace

std::optional<BibtexFieldRow> inheritedField(BibtexFamily parent, BibtexFamily child, const BibtexRecordField& field) {
  if (std::find(kOwn.begin(), kOwn.end(), field.role) != kOwn.end()) {
    return std::nullopt;
  }
  const auto* const row = std::find_if(kTitles.begin(), kTitles.end(), [&](const TitleRow& known) {
    return known.parent == parent && known.child == child;
  });
  if (row != kTitles.end()) {
    const std::size_t number = titleNumber(field);
    if (number < row->becomes->size()) {
      return row->becomes->at(number);
    }
    if (field.role == BibtexRole::shortTitle) {
      return std::nullopt;
    }
  }
  // Who wrote a book did not write each of its chapters.
  const bool isOfBook =
      parent == BibtexFamily::book && (child == BibtexFamily::incollection || child == BibtexFamily::inproceedings);
  if (isOfBook && field.role == BibtexRole::author) {
    return BibtexFieldRow{"bookauthor", BibtexRole::bookAuthor};
  }
  return BibtexFieldRow{field.name, field.role};
}

std::optional<BibtexFieldRow> dataField(const BibtexRecordField& field) {
  const bool isKey =
      field.role == BibtexRole::crossref || field.role == BibtexRole::xdata || field.role == BibtexRole::ids;
  return isKey ? std::nullopt : std::optional(BibtexFieldRow{field.name, field.role});
}

} // namespace linnet
