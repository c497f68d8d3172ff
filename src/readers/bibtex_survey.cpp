// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <optional>
#include <utility>

#include "readers/bibtex_index.hpp"
#include "syntax/encoding.hpp"
#include "syntax/stray_bytes.hpp"
#include "text/lines.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// What JabRef writes into the first lines: `% Encoding: Cp1252`.
std::optional<Encoding> statedEncoding(std::string_view text) {
  constexpr std::size_t probe = 1024;
  constexpr std::string_view mark = "Encoding:";
  const std::string_view beginning = text.substr(0, probe);
  const std::size_t at = beginning.find(mark);
  if (at == kNone) {
    return std::nullopt;
  }
  const std::string_view rest = beginning.substr(at + mark.size());
  return encodingNamed(trim(rest.substr(0, rest.find('\n'))));
}

// Bibliographies grow over decades: what is no UTF-8 is read as what it most likely is.
void decode(std::string& bytes, const std::string& path, Diagnostics& diagnostics) {
  const std::size_t invalid = firstInvalidUtf8(bytes);
  if (invalid == kNone) {
    return;
  }
  const Location location{path, countLineEnds(std::string_view(bytes).substr(0, invalid)) + 1};
  const std::optional<Encoding> stated = statedEncoding(bytes);
  if (stated && !stated->isUtf8()) {
    Transcoder transcoder(*stated);
    std::string text = transcoder.convert(bytes);
    bytes = text + transcoder.finish();
    const std::string name(stated->name);
    diagnostics.push_back({Code::strayBytes, location, "the file is in " + name + ", as it says itself", {}});
    return;
  }
  bytes = withoutStrayBytes(bytes);
  diagnostics.push_back({Code::strayBytes, location,
                         "there are bytes that are no UTF-8; they were read as Windows-1252",
                         "convert the file to UTF-8 where this is wrong"});
}

// Entries that hold data for others, or settings of a style, and are no works.
bool isNoWork(std::string_view type) {
  return isBibtexName(type, "xdata") || isBibtexName(type, "set") || isBibtexName(type, "control") ||
         isBibtexName(type, "ieeetranbstctl");
}

void takeReferences(const BibtexEntry& entry, BibtexFile& file) {
  for (const BibtexField& field : entry.fields) {
    if (isBibtexName(field.name, "crossref") || isBibtexName(field.name, "xdata")) {
      file.references.push_back(field.value.text);
    }
  }
}

void take(const BibtexEntry& entry, BibtexFile& file, Diagnostics& diagnostics) {
  if (isBibtexName(entry.type, "string")) {
    for (const BibtexField& field : entry.fields) {
      file.definitions.push_back({field.name, field.value, entry.begin, entry.line});
    }
  }
  const bool isWork = !isBibtexName(entry.type, "string") && !isBibtexName(entry.type, "comment") &&
                      !isBibtexName(entry.type, "preamble") && !isNoWork(entry.type);
  // What is wrong with a work is told when it is read.
  if (!isWork && entry.fault.text != nullptr) {
    diagnostics.push_back(
        {Code::brokenEntry, file.locationOf(entry.fault.position, entry.begin, entry.line), entry.fault.text, {}});
  }
  if (!isWork && !isNoWork(entry.type)) {
    return;
  }
  (isWork ? file.entries : file.data)
      .push_back({entry.key, &file, entry.begin, static_cast<std::uint32_t>(entry.line)});
  takeReferences(entry, file);
}

} // namespace

// Lines are counted from the entry on, and a column beyond some thousands helps nobody: a file of one long line would
// otherwise be gone through for each message.
Location BibtexFile::locationOf(std::size_t position, std::size_t begin, std::size_t line) const {
  constexpr std::size_t largestColumn = 4096;
  const std::string_view text = bytes;
  const std::size_t lookedFrom = position - std::min(position, largestColumn);
  const std::size_t lineEnd = text.substr(lookedFrom, position - lookedFrom).rfind('\n');
  const std::size_t column = lineEnd != kNone ? position - lookedFrom - lineEnd : lookedFrom == 0 ? position + 1 : 0;
  return {path, line + countLineEnds(text.substr(begin, position - begin)), column};
}

std::unique_ptr<BibtexFile> surveyBibtex(Record& record, Diagnostics& diagnostics) {
  auto file = std::make_unique<BibtexFile>();
  file->path = record.path;
  file->relativePath = record.relativePath;
  file->bytes = std::move(record.bytes);
  if (file->bytes.starts_with(kByteOrderMark)) {
    file->bytes.erase(0, kByteOrderMark.size());
  }
  decode(file->bytes, file->path, diagnostics);
  BibtexParser parser(file->bytes);
  for (BibtexEntry entry; parser.next(entry);) {
    take(entry, *file, diagnostics);
  }
  return file;
}

} // namespace linnet
