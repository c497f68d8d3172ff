// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// An entry of BibTeX as a paper, book or product with its claims.
#ifndef LINNET_READERS_BIBTEX_WORK_HPP
#define LINNET_READERS_BIBTEX_WORK_HPP

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#include "model/iri_minter.hpp"
#include "readers/bibtex_kinds.hpp"
#include "readers/bibtex_record.hpp"
#include "readers/known_pages.hpp"
#include "readers/record_options.hpp"

namespace linnet {

/// The IRIs `{base}property/{name}` of fields, each made once; and how often a name was met that is not known. For some
/// entries, by one thread.
class BibtexProperties {
public:
  explicit BibtexProperties(const IriMinter& minter) : minter_(minter) {}

  Iri find(std::string_view name);
  Iri findUnknown(std::string_view name) {
    ++unknown_[lowered(name)];
    return find(name);
  }
  const std::map<std::string, std::size_t>& unknown() const { return unknown_; }

private:
  static std::string lowered(std::string_view name);

  const IriMinter& minter_;
  Arena arena_;
  std::unordered_map<std::string_view, Iri> known_; ///< by name as written
  std::map<std::string, std::size_t> unknown_;
};

/// What an entry is exported with.
struct BibtexWorkContext {
  const IriMinter& minter;
  const RecordOptions& options;
  const KnownPages& known;
  BibtexProperties& properties;
};

/// The names by which an entry without identifiers is known.
struct BibtexWorkName {
  std::string_view key;          ///< as pages of a vault may have it; empty where it is another entry's
  std::string_view citationKey;  ///< as the file has it
  std::string_view relativePath; ///< of the file
  std::string_view slug;         ///< what its IRI ends with
};

/// Puts the entry into the batch; false, and nothing, where it is of no known kind and such are left out.
bool readBibtexWork(BibtexRecord& record, std::string_view type, const BibtexWorkName& name,
                    const BibtexWorkContext& context);

} // namespace linnet

#endif
