// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// OpenAlex ids as IRIs, followed through the tables of merged ids.
#ifndef LINNET_READERS_OPENALEX_IDS_HPP
#define LINNET_READERS_OPENALEX_IDS_HPP

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "readers/reader.hpp"
#include "readers/record_claims.hpp"

namespace linnet {

/// What every OpenAlex IRI begins with.
inline constexpr std::string_view kOpenAlexPrefix = "https://openalex.org/";

/// Filled by one thread; immutable and thread-safe afterwards.
class OpenAlexIds {
public:
  /// A table of merged ids: merge_date,id,merge_into_id.
  void takeTable(const Record& table, Diagnostics& diagnostics);

  /// The IRI of the object that the id names, or of the one that it was merged into. Nothing for an empty id; nothing,
  /// and told, where it is none.
  std::optional<Iri> iri(std::string_view id, RecordClaims& claims) const;

  /// Was the object of this id merged into another?
  bool isMerged(std::string_view id) const;

private:
  std::string_view survivor(std::string_view bareId) const;

  std::unordered_map<std::string, std::string> merged_;
};

} // namespace linnet

#endif
