// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What the fields of BibTeX and BibLaTeX mean.
#ifndef LINNET_READERS_BIBTEX_FIELDS_HPP
#define LINNET_READERS_BIBTEX_FIELDS_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "syntax/bibtex.hpp"

namespace linnet {

struct BibtexFile;

/// Of the first roles an entry has one field at most.
enum class BibtexRole : std::uint8_t {
  title,
  subtitle,
  bookTitle,
  bookSubtitle,
  mainTitle,
  mainSubtitle,
  journal,
  journalSubtitle,
  author,
  bookAuthor,
  authorOrcid,
  orcid,
  date,
  year,
  month,
  day,
  doi,
  eprint,
  eprintType,
  arxiv,
  pmid,
  pmcid,
  language,
  langid,
  type,
  version,
  volume,
  crossref,
  xdata,
  ids,
  shortTitle, ///< from here on there may be several
  isbn,
  issn,
  url,
  howPublished,
  note,
  keywords,
  abstract_,
  institution,
  organization,
  license,
  repository,
  names,   ///< of people: exported by name
  list,    ///< of texts between `and`
  text,    ///< exported under its own name
  pages,   ///< likewise, with dashes
  leftOut, ///< of the program that keeps the bibliography, or of how the entry is printed
  unknown,
};
inline constexpr std::size_t kSingleBibtexRoles = static_cast<std::size_t>(BibtexRole::shortTitle);

struct BibtexFieldRow {
  std::string_view name;
  BibtexRole role;
};

/// A field by its name, in whatever case; of a name that is not known its role says so, or that it is left out.
BibtexFieldRow bibtexFieldNamed(std::string_view name);

/// The name of a field in lower case; of one that is known it is not copied.
constexpr std::size_t kLongestBibtexName = 64;

/// A field of an entry, its own or inherited.
struct BibtexRecordField {
  std::string_view name; ///< of a row, or as written
  BibtexRole role = BibtexRole::unknown;
  BibtexValue value;
  const BibtexFile* file = nullptr; ///< that it stands in, or the entry that it is inherited from does
  std::size_t position = 0;         ///< of that entry: what its strings mean
};

/// The fields of an entry. Not thread-safe.
class BibtexFields {
public:
  void clear();

  /// Of a role that an entry has once, the first one counts: false where there was one, and it says something else.
  bool add(const BibtexRecordField& field);
  /// Only where there is none of its role, or of its name where the role does not tell.
  void addMissing(const BibtexRecordField& field);

  /// Of a single role; null where there is none.
  const BibtexRecordField* find(BibtexRole role) const;
  bool has(BibtexRole role) const { return find(role) != nullptr; }

  const std::vector<BibtexRecordField>& all() const { return fields_; }

private:
  std::vector<BibtexRecordField> fields_;
  std::array<std::uint32_t, kSingleBibtexRoles> places_{}; ///< in fields_, from 1
};

} // namespace linnet

#endif
