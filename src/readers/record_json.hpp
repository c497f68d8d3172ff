// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the JSON records of a block one after the other, for the readers of every format that is JSON.
#ifndef LINNET_READERS_RECORD_JSON_HPP
#define LINNET_READERS_RECORD_JSON_HPP

#include <functional>

#include "readers/reader.hpp"
#include "syntax/json.hpp"

namespace linnet {

/// One record: a JSON object.
struct JsonRecord {
  Value root;
  Location location;
};

/// Fills the batch from a record.
using ReadJsonRecord = std::function<Outcome(const JsonRecord& record)>;

/// Calls `read` and `done` for each record; what is no JSON object is told and skipped. The record's texts live in the
/// block and in the batch's arena.
void readJsonRecords(const Record& block, const JsonSelection& selection, Batch& batch, Diagnostics& diagnostics,
                     const Reader::Done& done, const ReadJsonRecord& read);

} // namespace linnet

#endif
