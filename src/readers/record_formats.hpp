// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Tells formats of records by what they begin with.
#ifndef LINNET_READERS_RECORD_FORMATS_HPP
#define LINNET_READERS_RECORD_FORMATS_HPP

#include <string>
#include <string_view>
#include <vector>

#include "syntax/record_blocks.hpp"

namespace linnet {

/// How much of a file is needed to tell its format.
inline constexpr std::size_t kRecordProbe = std::size_t{1} << 16U;

/// "openalex", "ror", "crossref", "datacite", "wikidata", "bibtex", "csl-json", "dblp", "orcid", "json", "csv" or
/// "tsv"; empty where it is none of them. The name counts for tables and bibliographies only: what JSON holds, its keys
/// tell; what XML holds, its root element.
std::string_view recordFormatOf(std::string_view fileName, std::string_view beginning);

/// The name of the root element, where this is the beginning of XML and not of RDF in angle brackets; else empty.
std::string rootElementOf(std::string_view beginning);

/// Is this the beginning of a table of ids that were merged into others?
bool isTableOfIds(std::string_view beginning);

/// May a file of this name hold records? In a folder, others are not looked at.
bool isRecordName(std::string_view fileName);

/// Is it a file of this name that tells an archive's format, where there are tables or others beside it?
bool isTellingMember(std::string_view name);

/// Of the files in an archive, `all` of which are known where it is a .zip, is this one to be read with the others? Not
/// where its name is that of another form of records, nor where the same dump stands beside it in a newer version, as
/// in ROR's archives (`…-data.json`, `…-data_schema_v2.json`).
bool isMemberToRead(std::string_view name, RecordForm form, const std::vector<std::string>& all);

} // namespace linnet

#endif
