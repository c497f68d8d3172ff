// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Tells formats of records by what they begin with.
#ifndef LINNET_READERS_RECORD_FORMATS_HPP
#define LINNET_READERS_RECORD_FORMATS_HPP

#include <string_view>

namespace linnet {

/// How much of a file is needed to tell its format.
inline constexpr std::size_t kRecordProbe = std::size_t{1} << 16U;

/// "openalex", "ror", "crossref", "datacite", "json", "csv" or "tsv"; empty where it is none of them. The name counts
/// for tables only: what JSON holds, its keys tell.
std::string_view recordFormatOf(std::string_view fileName, std::string_view beginning);

/// Is this the beginning of a table of ids that were merged into others?
bool isTableOfIds(std::string_view beginning);

/// May a file of this name hold records? In a folder, others are not looked at.
bool isRecordName(std::string_view fileName);

} // namespace linnet

#endif
