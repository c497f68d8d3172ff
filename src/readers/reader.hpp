// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What every source format is read by.
#ifndef LINNET_READERS_READER_HPP
#define LINNET_READERS_READER_HPP

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/diagnostics.hpp"
#include "model/entity.hpp"
#include "readers/known_pages.hpp"
#include "syntax/record_blocks.hpp"

namespace linnet {

/// A piece of input: a whole page or document, or a block of a file's records.
struct Record {
  std::size_t number = 0;   ///< its place among the reader's records, from 0
  std::size_t part = 0;     ///< of a file that an index holds: which of its parts
  std::string path;         ///< as messages name it: as the user gave it, and below a folder with what leads there
  std::string relativePath; ///< below the folder that was given, or the file's name: what IRIs are made of
  std::string bytes;
  std::size_t firstLine = 1;      ///< the line of the file that `bytes` begins with
  std::vector<Span> records = {}; ///< of a block of JSON or XML: where its records are, unless they are lines
  std::string header = {};        ///< of a block of a table's rows: the row that names the columns
  char delimiter = ',';           ///< of a table
};

/// What became of a record. A repaired one was exported with a warning.
enum class Outcome { exported, repaired, skipped, leftOut };

/// Turns records into entities with claims. The order of calls: where there is an index, `survey` for all records (by
/// any number of threads), `index` for what came of each (one thread, in order), `resolve` once; then `read` for all
/// records (by any number of threads, in any order). Diagnostics are told in the order of the records.
class Reader {
public:
  /// What a first pass keeps of a record.
  struct Survey {
    Survey() = default;
    Survey(const Survey&) = delete;
    Survey& operator=(const Survey&) = delete;
    virtual ~Survey() = default;
  };

  Reader() = default;
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  virtual ~Reader() = default;

  /// Called for each record of a block when the batch holds what it yields; the batch is empty again afterwards.
  using Done = std::function<void(Outcome)>;

  /// What files are cut into; nothing: each is a record as a whole.
  virtual std::optional<RecordForm> recordForm() const { return std::nullopt; }

  /// Of XML: the names of the elements whose elements are the records (see XmlCutter).
  virtual std::vector<std::string_view> containers() const { return {}; }

  /// Takes a table that all records need, before the first of them is read.
  virtual void takeTable(const Record& /*table*/, Diagnostics& /*diagnostics*/) {}

  /// A file that is read as a whole and has more bytes is told and skipped.
  virtual std::size_t largestFile() const { return std::string().max_size() - 1; }

  /// Must all records be seen before any can be read? Then `read` gets them without their bytes: `survey` keeps what it
  /// needs, and may take the bytes.
  virtual bool hasIndex() const { return false; }
  virtual std::unique_ptr<Survey> survey(Record& /*record*/, Diagnostics& /*diagnostics*/) const { return nullptr; }
  virtual void index(std::unique_ptr<Survey> /*survey*/) {}
  virtual void resolve(Diagnostics& /*diagnostics*/) {}
  /// In how many parts, each about as large as a page, `read` takes a record of the index (Record::part): then several
  /// threads share it, and its output is never in memory as a whole.
  virtual std::size_t partCount(std::size_t /*number*/) const { return 1; }
  /// Tells the run's other readers of the pages that the index holds.
  virtual void addPages(KnownPages& /*known*/) const {}

  /// The document that the record is, or is a part of.
  virtual Iri documentOf(const Record& record, Arena& arena) const = 0;

  /// Fills the batch, which is made for the record's document, and calls `done`; for a block, once for each of its
  /// records. Const and thread-safe.
  virtual void read(const Record& record, Batch& batch, Diagnostics& diagnostics, const Done& done) const = 0;
};

} // namespace linnet

#endif
