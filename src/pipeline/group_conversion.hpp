// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The conversion of one group of files by its reader.
#ifndef LINNET_PIPELINE_GROUP_CONVERSION_HPP
#define LINNET_PIPELINE_GROUP_CONVERSION_HPP

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "pipeline/conversion.hpp"
#include "pipeline/formatter.hpp"
#include "pipeline/group_blocks.hpp"
#include "pipeline/statement_lines.hpp"

namespace linnet {

/// What the groups of a run share. All of it must outlive them.
struct GroupContext {
  const Mapper& mapper;
  const Formatter& formatter;
  const ConversionOptions& options;
  ShardParts& parts;
  Reporter& reporter;
};

/// Used by one thread, which starts the others.
class GroupConversion {
public:
  GroupConversion(const InputGroup& group, Reader& reader, const GroupContext& context);

  /// The first pass: reads tables, and all files where the reader has an index.
  void prepare();

  /// Converts everything, in order. `lines` takes the statements; null where they go straight to `write`. The counts
  /// are of both passes.
  Counts run(StatementLines* lines, const std::function<void(std::string_view)>& write);

private:
  struct Mapped;
  struct Surveyed;
  struct Task;
  /// A file, or a part of one that the index holds.
  struct Unit {
    std::size_t number = 0; ///< of the file in the group, or in the index
    std::size_t part = 0;
  };

  void takeTables();
  void index();
  Surveyed survey(const Task& task) const;
  void takeSurvey(std::unique_ptr<Reader::Survey> survey, std::size_t file);
  void listUnits();
  std::optional<Task> nextTask();
  std::optional<Task> nextBlock();
  Mapped map(Task task);
  Record recordOf(const Task& task, std::size_t place) const;
  void map(Record& record, Sink& sink, Mapped& mapped) const;
  void countForFile(Mapped& mapped);

  const InputGroup& group_;
  Reader& reader_;
  const GroupContext& context_;
  GroupBlocks blocks_;
  Pool<ByteBuffer> spare_;
  std::vector<std::size_t> readable_; ///< the files that the index holds, in its order
  std::vector<Unit> units_;           ///< what is read one by one, where files are not cut into blocks
  std::size_t next_ = 0;
  std::size_t recordsOfFile_ = 0; ///< that were read of the file whose results come
  Counts counts_;
};

} // namespace linnet

#endif
