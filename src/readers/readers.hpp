// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The formats that are read.
#ifndef LINNET_READERS_READERS_HPP
#define LINNET_READERS_READERS_HPP

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "readers/reader.hpp"
#include "readers/record_options.hpp"
#include "readers/vault.hpp"

namespace linnet {

/// What readers are made with. All of it must outlive them.
struct ReaderContext {
  const IriMinter& minter;
  const Labels& labels;
  const Vocabulary& vocabulary;
  VaultOptions vault;
  RecordOptions records;
  const KnownPages& known; ///< filled before any record is read
};

/// A format by its name on the command line.
struct Format {
  std::string_view name;
  std::string_view files;   ///< what its files are
  std::string_view content; ///< what is read from them
  std::unique_ptr<Reader> (*makeReader)(const ReaderContext& context);
  bool takesTables = false; ///< of merged ids, beside its records
};

/// All formats, in the order of `linnet formats`.
const std::vector<Format>& formats();

/// Null where there is none of the name.
const Format* formatNamed(std::string_view name);

/// The format of a file by its name and the beginning of its content; null where neither tells.
const Format* formatOfFile(std::string_view fileName, std::string_view beginning);

/// Does the format have records, which only their content tells?
bool isRecordFormat(const Format& format);

/// Is this the name of a page of a vault?
bool isPageFile(std::string_view fileName);

} // namespace linnet

#endif
