// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads objects of no known shape, by the names of their keys: rows of tables and JSON.
#ifndef LINNET_READERS_RECORD_OBJECT_HPP
#define LINNET_READERS_RECORD_OBJECT_HPP

#include <optional>
#include <string>
#include <string_view>

#include "model/iri_minter.hpp"
#include "readers/reader.hpp"
#include "readers/record_claims.hpp"
#include "readers/record_fields.hpp"
#include "readers/record_options.hpp"
#include "syntax/tree.hpp"

namespace linnet {

/// What all objects of a block are read with.
struct ObjectContext {
  const IriMinter& minter;
  const Labels& labels;
  const Vocabulary& vocabulary;
  const RecordOptions& options;
};

/// The objects of one block. Not thread-safe.
class RecordObjects {
public:
  /// The file's name, without what it ends in, is what keys are unique in, and tells the kind where nothing else does.
  RecordObjects(const ObjectContext& context, const Record& block);

  /// Fills the batch with the object's entity and those nested in it.
  Outcome read(Value object, RecordClaims& claims);

  /// Tells which fields no word is known for, and how often they came.
  void tellUnknown(Diagnostics& diagnostics) const;

private:
  class Reading;

  const ObjectContext& context_;
  std::string path_;
  std::string stem_;
  std::optional<Kind> kindOfFile_;
  RecordFields fields_;
};

} // namespace linnet

#endif
