// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// One run: from files to statements in a syntax.
#ifndef LINNET_PIPELINE_CONVERSION_HPP
#define LINNET_PIPELINE_CONVERSION_HPP

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mapping/mapper.hpp"
#include "pipeline/inputs.hpp"
#include "pipeline/reporter.hpp"
#include "pipeline/shard.hpp"
#include "rdf/syntax.hpp"

namespace linnet {

struct ConversionOptions {
  InputOptions inputs;
  Syntax syntax = Syntax::turtle;
  std::string base = "https://example.org/";
  std::optional<ProvenanceLevel> provenance; ///< else: of claims where a vault is among the inputs, none otherwise
  std::vector<std::string> vocabularies;
  std::vector<std::string> labelFiles;
  VaultOptions vault;
  RecordOptions records;
  char delimiter = '\0'; ///< of tables; 0: found from their first lines
  std::string encoding;  ///< of tables; empty: UTF-8, or what their first bytes say
  Shard shard;
  bool isUnique = false;
  bool isSorted = false;
  std::size_t threads = 1;
  std::size_t memory = std::size_t{2} << 30U;
};

/// Converts and hands the bytes of the output to `write`, in order, by the calling thread; the same bytes for any
/// number of threads. What happens to records is told to `reporter`. Throws Failure where the run can't go on: an
/// invalid base, an input that does not exist, nothing that can be read.
Counts convert(const ConversionOptions& options, Reporter& reporter,
               const std::function<void(std::string_view)>& write);

} // namespace linnet

#endif
