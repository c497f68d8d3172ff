// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The records of a group's files, block after block.
#ifndef LINNET_PIPELINE_GROUP_BLOCKS_HPP
#define LINNET_PIPELINE_GROUP_BLOCKS_HPP

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/diagnostics.hpp"
#include "pipeline/inputs.hpp"
#include "pipeline/pool.hpp"
#include "pipeline/shard.hpp"
#include "syntax/record_blocks.hpp"

namespace linnet {

/// Some of a file's records, or what is to be said of the file.
struct FileBlock {
  std::size_t file = 0; ///< its place in the group
  std::optional<RecordBlock> block = std::nullopt;
  Diagnostics messages = {}; ///< an error is the last of them
  bool isPartlyRead = false; ///< some of the file had been read before
};

/// Not thread-safe. A file of many megabytes has several parts, to which its blocks belong in turn; of a shard's files
/// only those are opened that it has a part of.
class GroupBlocks {
public:
  GroupBlocks(const std::vector<InputFile>& files, RecordBlocks::Options options, ShardParts& parts)
      : files_(files), options_(std::move(options)), parts_(parts) {}

  /// Nothing at the end.
  std::optional<FileBlock> next();

  /// Takes the bytes of a block back, whose memory another can have. Thread-safe.
  void giveBack(std::string bytes) { spare_.giveBack(std::move(bytes)); }

private:
  bool open(const InputFile& file);
  std::optional<FileBlock> close(bool isText);
  std::optional<Diagnostic> problemOf(const RecordBlocks& blocks, bool isText) const;
  bool isNoText(const RecordBlock& block) const;

  const std::vector<InputFile>& files_;
  RecordBlocks::Options options_;
  ShardParts& parts_;
  Pool<std::string> spare_;
  std::size_t next_ = 0;                 ///< the file that is open, or comes next
  std::unique_ptr<RecordBlocks> blocks_; ///< null between files
  std::size_t firstPart_ = 0;            ///< of the file
  std::size_t partCount_ = 1;
  std::size_t blockCount_ = 0; ///< that came of the file
  bool isPartlyRead_ = false;
};

} // namespace linnet

#endif
