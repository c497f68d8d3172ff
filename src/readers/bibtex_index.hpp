// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// All entries of a run's bibliographies: what an entry needs to know of others.
#ifndef LINNET_READERS_BIBTEX_INDEX_HPP
#define LINNET_READERS_BIBTEX_INDEX_HPP

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/diagnostics.hpp"
#include "readers/bibtex_fields.hpp"
#include "readers/bibtex_strings.hpp"
#include "readers/reader.hpp"
#include "text/hash.hpp"

namespace linnet {

/// Where an entry is, and which others have its key.
struct IndexedBibtexEntry {
  std::string_view key;
  const BibtexFile* file = nullptr;
  std::size_t begin = 0;
  std::uint32_t line = 1;
  bool isSame = false;                       ///< as the first of its key
  const IndexedBibtexEntry* first = nullptr; ///< of its key; null where it is the first
  const IndexedBibtexEntry* next = nullptr;  ///< of its key
};

/// A file, held as a whole and once.
struct BibtexFile : Reader::Survey {
  std::string bytes;
  std::string path;
  std::string relativePath;
  std::vector<IndexedBibtexEntry> entries;  ///< the records
  std::vector<IndexedBibtexEntry> data;     ///< entries that are no works: `xdata`
  std::vector<BibtexString> definitions;    ///< of strings
  std::vector<std::string_view> references; ///< values of `crossref` and `xdata`
  BibtexStrings strings;

  /// Of a place at or behind the beginning of an entry, whose line is known.
  Location locationOf(std::size_t position, std::size_t begin, std::size_t line) const;
};

/// Goes through the record's file, and takes its bytes.
std::unique_ptr<BibtexFile> surveyBibtex(Record& record, Diagnostics& diagnostics);

/// Filled by one thread, then read by any number.
class BibtexIndex {
public:
  void add(std::unique_ptr<BibtexFile> file) { files_.push_back(std::move(file)); }
  void resolve(Diagnostics& diagnostics);

  const BibtexFile& file(std::size_t number) const { return *files_[number]; }

  /// Says what is wrong with an entry's inheritance.
  using Tell = std::function<void(std::string text)>;

  /// The entry's own fields with those that it inherits: from `xdata`, then by `crossref`, over several steps.
  void inherit(const IndexedBibtexEntry& entry, const BibtexEntry& own, BibtexFields& fields, const Tell& tell) const;

private:
  class Inheritance;

  void addKeys(std::vector<IndexedBibtexEntry>& entries);
  Hash128 contentOf(const IndexedBibtexEntry& entry);
  void findParents();
  const IndexedBibtexEntry* find(std::string_view key, const BibtexFile& file) const;

  std::vector<std::unique_ptr<BibtexFile>> files_;
  BibtexStrings strings_; ///< of all files
  struct SameKey {
    IndexedBibtexEntry* first;
    IndexedBibtexEntry* last;
  };

  std::unordered_map<std::string_view, SameKey> keys_;
  std::unordered_map<std::string, const IndexedBibtexEntry*> foldedKeys_;
  std::unordered_map<const IndexedBibtexEntry*, Hash128> contents_;
  std::unordered_map<const IndexedBibtexEntry*, BibtexEntry> parents_; ///< parsed once for all their children
};

/// Of an entry's type and fields, whatever their order and white space.
Hash128 contentHash(const BibtexEntry& entry);

/// Adds an entry's own fields.
void addOwnFields(const BibtexEntry& entry, const BibtexFile& file, BibtexFields& fields);

} // namespace linnet

#endif
