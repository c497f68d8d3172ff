// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/openalex_ids.hpp"

#include <algorithm>

#include "syntax/csv.hpp"

namespace linnet {

namespace {

constexpr std::size_t kLongestChain = 32; // of merges: a ring of them ends

// The id as OpenAlex writes it itself, which nearly all are: nothing has to be read.
bool isPlainId(std::string_view bare) {
  return bare.size() > 1 && bare[0] >= 'A' && bare[0] <= 'W' &&
         std::all_of(bare.begin() + 1, bare.end(), [](char letter) { return letter >= '0' && letter <= '9'; });
}

} // namespace

void OpenAlexIds::takeTable(const Record& table, Diagnostics& diagnostics) {
  Arena arena;
  CsvReader rows(table.bytes, CsvDialect{}, 1, arena);
  std::size_t id = 1;
  std::size_t into = 2;
  for (bool isHeader = true; rows.next(); isHeader = false) {
    const auto& cells = rows.cells();
    if (isHeader) {
      id = static_cast<std::size_t>(std::find(cells.begin(), cells.end(), "id") - cells.begin());
      into = static_cast<std::size_t>(std::find(cells.begin(), cells.end(), "merge_into_id") - cells.begin());
      continue;
    }
    const std::optional<Identifier> from =
        id < cells.size() ? readIdentifier(Scheme::openalex, cells[id]) : std::nullopt;
    const std::optional<Identifier> to =
        into < cells.size() ? readIdentifier(Scheme::openalex, cells[into]) : std::nullopt;
    if (from && to) {
      merged_[from->value] = to->value;
    } else {
      diagnostics.push_back({Code::badRecord,
                             {table.path, rows.line(), 0},
                             "the row of merged ids can't be read",
                             "two OpenAlex ids are needed"});
    }
  }
}

std::string_view OpenAlexIds::survivor(std::string_view bareId) const {
  for (std::size_t i = 0; i < kLongestChain; ++i) {
    const auto next = merged_.find(std::string(bareId));
    if (next == merged_.end()) {
      break;
    }
    bareId = next->second;
  }
  return bareId;
}

bool OpenAlexIds::isMerged(std::string_view id) const {
  if (merged_.empty()) {
    return false;
  }
  const std::optional<Identifier> identifier = readIdentifier(Scheme::openalex, id);
  return identifier && merged_.contains(identifier->value);
}

std::optional<Iri> OpenAlexIds::iri(std::string_view id, RecordClaims& claims) const {
  if (merged_.empty() && id.starts_with(kOpenAlexPrefix) && isPlainId(id.substr(kOpenAlexPrefix.size()))) {
    return Iri::parse(id);
  }
  if (id.empty()) {
    return std::nullopt;
  }
  const std::optional<Identifier> identifier = readIdentifier(Scheme::openalex, id);
  if (!identifier) {
    claims.tell(Code::wrongIdentifier, "'" + std::string(id) + "' is no OpenAlex id", "it was left out");
    return std::nullopt;
  }
  return Iri::parse(claims.arena().concat({kOpenAlexPrefix, survivor(identifier->value)}));
}

} // namespace linnet
