// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// An entry of BibTeX whose values can be read as text, and what identifies it.
#ifndef LINNET_READERS_BIBTEX_RECORD_HPP
#define LINNET_READERS_BIBTEX_RECORD_HPP

#include <optional>
#include <string_view>
#include <vector>

#include "readers/bibtex_fields.hpp"
#include "readers/bibtex_index.hpp"
#include "readers/record_claims.hpp"
#include "syntax/tex_text.hpp"

namespace linnet {

/// Texts are in the batch's arena or the file. What is wrong with a value is told with the entry's place.
class BibtexRecord {
public:
  BibtexRecord(const BibtexFields& fields, RecordClaims& claims, TexText& tex)
      : fields_(fields), claims_(claims), tex_(tex) {}

  const BibtexFields& fields() const { return fields_; }
  RecordClaims& claims() { return claims_; }
  TexText& tex() { return tex_; }

  /// In TeX, with what its strings stand for.
  std::string_view raw(const BibtexRecordField& field);
  std::string_view text(const BibtexRecordField& field) { return tex_.read(raw(field)); }
  std::string_view verbatim(const BibtexRecordField& field) { return tex_.readVerbatim(raw(field)); }

  /// As it is written but for braces: of numbers, which white space separates.
  std::string_view verbatimWords(const BibtexRecordField& field) { return tex_.read(raw(field)); }

  /// Of a single role; empty where there is none.
  std::string_view raw(BibtexRole role);
  std::string_view text(BibtexRole role) { return tex_.read(raw(role)); }
  std::string_view verbatim(BibtexRole role) { return tex_.readVerbatim(raw(role)); }

private:
  const BibtexFields& fields_;
  RecordClaims& claims_;
  TexText& tex_;
  bool hasToldOfStrings_ = false;
};

/// The identifiers of an entry, wherever they stand in it.
struct BibtexIdentifiers {
  std::vector<IdentifierTerms> dois; ///< each once; the first is the entry's own
  std::optional<IdentifierTerms> arxiv;
  std::string_view pmid;
  std::string_view pmcid;
  std::string_view otherScheme; ///< of an eprint: "jstor"
  std::string_view other;
  std::vector<std::string_view> urls;                    ///< that are none of the identifiers
  std::optional<std::string_view> github = std::nullopt; ///< the first of the urls that is a repository's
  bool isVenueArxiv = false;                             ///< what stands for the journal names arXiv alone
};

BibtexIdentifiers bibtexIdentifiers(BibtexRecord& record);

/// The ISBNs or ISSNs of a field, which may hold several, with words between them; those that are none are told.
std::vector<IdentifierTerms> bibtexNumbers(Scheme scheme, std::string_view text, RecordClaims& claims);

/// The first address in a text; empty where there is none.
std::string_view urlIn(std::string_view text);

} // namespace linnet

#endif
