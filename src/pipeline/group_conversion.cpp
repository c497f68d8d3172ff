// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/group_conversion.hpp"

#include <algorithm>
#include <utility>

#include "pipeline/ordered_map.hpp"
#include "syntax/source.hpp"

namespace linnet {

namespace {

constexpr std::size_t kUnitsATask = 32;
constexpr std::size_t kBlockSize = std::size_t{256} << 10U;
constexpr std::size_t kLargestTable = std::size_t{1} << 30U;

Record recordOf(const InputFile& file) {
  Record record;
  record.path = file.path;
  record.relativePath = file.relativePath;
  return record;
}

// Reads the file's bytes into the record; false, and told, where it can't be read.
bool load(Record& record, std::size_t largest, Diagnostics& diagnostics) {
  FileContent content = readFile(record.path, largest);
  if (!content.error.empty()) {
    diagnostics.push_back({content.isTooLarge ? Code::largeFile : Code::unreadableFile,
                           {record.path},
                           "the file can't be read: " + content.error,
                           content.isTooLarge ? "split it into pages" : ""});
    return false;
  }
  if (isBinary(content.bytes)) {
    diagnostics.push_back({Code::binaryFile, {record.path}, kBinaryText, {}});
    return false;
  }
  if (!content.warning.empty()) {
    diagnostics.push_back({Code::trailingBytes, {record.path}, content.warning, {}});
  }
  record.bytes = std::move(content.bytes);
  return true;
}

void take(RecordBlock& block, Record& record) {
  record.path += block.member.empty() ? "" : "/" + block.member;
  record.relativePath += block.member.empty() ? "" : "/" + block.member;
  record.bytes = std::move(block.bytes);
  record.firstLine = block.firstLine;
  record.records = std::move(block.records);
  record.header = std::move(block.header);
  record.delimiter = block.delimiter;
}

} // namespace

/// What is handed on when a task is done.
struct GroupConversion::Mapped {
  ByteBuffer bytes;
  std::vector<StatementLines::Line> lines; ///< of the bytes, where they are compared with others
  Diagnostics diagnostics;
  Counts counts;
  bool isNewFile = false; ///< it is the first of its file
  bool endsFile = false;  ///< what was told is that the file can't be read on
};

struct GroupConversion::Surveyed {
  std::vector<std::unique_ptr<Reader::Survey>> surveys; ///< null where the file could not be read
  Diagnostics diagnostics;
  std::size_t first = 0; ///< the first file of the task
};

/// Some of a group's units, or a block of one file, or what is to be said of that file.
struct GroupConversion::Task {
  std::size_t first = 0; ///< a unit; of a block, its file
  std::size_t count = 0;
  std::optional<RecordBlock> block = std::nullopt;
  Diagnostics messages = {};
  bool isPartlyRead = false; ///< some of the file had been read before
};

GroupConversion::GroupConversion(const InputGroup& group, Reader& reader, const GroupContext& context)
    : group_(group), reader_(reader), context_(context), blocks_(group.files,
                                                                 {reader.recordForm().value_or(RecordForm::lines),
                                                                  kBlockSize,
                                                                  context.options.delimiter,
                                                                  context.options.encoding,
                                                                  {},
                                                                  reader.containers()},
                                                                 context.parts) {}

void GroupConversion::prepare() {
  if (reader_.hasIndex()) {
    index();
  }
  takeTables();
  listUnits();
}

Counts GroupConversion::run(StatementLines* lines, const std::function<void(std::string_view)>& write) {
  const bool isCountKnown = !reader_.recordForm() && units_.size() == std::max(readable_.size(), group_.files.size());
  orderedMap(
      context_.options.threads, [this] { return nextTask(); },
      [this, lines](Task task) {
        Mapped mapped = map(std::move(task));
        mapped.lines = lines != nullptr ? lines->look(mapped.bytes.view()) : std::move(mapped.lines);
        return mapped;
      },
      [&](Mapped mapped) {
        countForFile(mapped);
        context_.reporter.tell(mapped.diagnostics);
        counts_.add(mapped.counts);
        lines != nullptr ? lines->take(mapped.bytes.view(), mapped.lines) : write(mapped.bytes.view());
        spare_.giveBack(std::move(mapped.bytes));
        context_.reporter.progress(counts_.read, isCountKnown ? units_.size() : 0);
      });
  return counts_;
}

// A file that ends too early says how much of it was read.
void GroupConversion::countForFile(Mapped& mapped) {
  if (mapped.endsFile) {
    mapped.diagnostics.back().text += "; " + plural(recordsOfFile_, "record was", "records were") + " read before";
  }
  recordsOfFile_ = mapped.isNewFile ? 0 : recordsOfFile_;
  recordsOfFile_ += mapped.counts.read;
}

// Tables that all records need.
void GroupConversion::takeTables() {
  for (const InputFile& file : group_.tables) {
    Diagnostics diagnostics;
    Record table = linnet::recordOf(file);
    if (load(table, kLargestTable, diagnostics)) {
      reader_.takeTable(table, diagnostics);
      counts_.add(Outcome::exported);
    } else {
      counts_.add(Outcome::skipped);
    }
    context_.reporter.tell(diagnostics);
  }
}

// Every file is read, and what the reader keeps of it indexed in order.
void GroupConversion::index() {
  std::size_t next = 0;
  orderedMap(
      context_.options.threads,
      [&]() -> std::optional<Task> {
        if (next >= group_.files.size()) {
          return std::nullopt;
        }
        const std::size_t first = next;
        next = std::min(next + kUnitsATask, group_.files.size());
        return Task{first, next - first};
      },
      [this](const Task& task) { return survey(task); },
      [this](Surveyed surveyed) {
        context_.reporter.tell(surveyed.diagnostics);
        for (std::size_t i = 0; i < surveyed.surveys.size(); ++i) {
          takeSurvey(std::move(surveyed.surveys[i]), surveyed.first + i);
        }
        context_.reporter.progress(surveyed.first, group_.files.size());
      });
  Diagnostics diagnostics;
  reader_.resolve(diagnostics);
  context_.reporter.tell(diagnostics);
}

GroupConversion::Surveyed GroupConversion::survey(const Task& task) const {
  Surveyed surveyed;
  surveyed.first = task.first;
  for (std::size_t i = task.first; i < task.first + task.count; ++i) {
    Record record = linnet::recordOf(group_.files[i]);
    record.number = i;
    const bool isLoaded = load(record, reader_.largestFile(), surveyed.diagnostics);
    surveyed.surveys.push_back(isLoaded ? reader_.survey(record, surveyed.diagnostics) : nullptr);
  }
  return surveyed;
}

void GroupConversion::takeSurvey(std::unique_ptr<Reader::Survey> survey, std::size_t file) {
  if (!survey) {
    counts_.add(Outcome::skipped);
    return;
  }
  readable_.push_back(file);
  reader_.index(std::move(survey));
}

void GroupConversion::listUnits() {
  const std::size_t files = reader_.recordForm() ? 0 : reader_.hasIndex() ? readable_.size() : group_.files.size();
  for (std::size_t number = 0; number < files; ++number) {
    const std::size_t parts = reader_.hasIndex() ? reader_.partCount(number) : 1;
    for (std::size_t part = 0; part < parts; ++part) {
      units_.push_back({number, part});
    }
  }
}

std::optional<GroupConversion::Task> GroupConversion::nextTask() {
  if (reader_.recordForm()) {
    return nextBlock();
  }
  while (next_ < units_.size()) {
    const std::size_t first = next_;
    next_ = std::min(next_ + (reader_.hasIndex() ? kUnitsATask : 1), units_.size());
    if (context_.parts.isOurs(context_.parts.number(1))) {
      return Task{first, next_ - first};
    }
  }
  return std::nullopt;
}

std::optional<GroupConversion::Task> GroupConversion::nextBlock() {
  std::optional<FileBlock> next = blocks_.next();
  if (!next) {
    return std::nullopt;
  }
  return Task{next->file, next->block ? std::size_t{1} : 0, std::move(next->block), std::move(next->messages),
              next->isPartlyRead};
}

GroupConversion::Mapped GroupConversion::map(Task task) {
  Mapped mapped;
  if (!task.messages.empty()) {
    mapped.diagnostics = std::move(task.messages);
    if (severityOf(mapped.diagnostics.back().code) == Severity::error) {
      mapped.endsFile = task.isPartlyRead;
      mapped.counts.add(Outcome::skipped);
    }
    return mapped;
  }
  mapped.isNewFile = task.block && task.block->isFirst;
  const auto fill = [&](Sink& sink) {
    for (std::size_t i = task.first; i < task.first + task.count; ++i) {
      Record record = recordOf(task, i);
      if (task.block) {
        take(*task.block, record);
      }
      map(record, sink, mapped);
      if (task.block) {
        blocks_.giveBack(std::move(record.bytes));
      }
    }
  };
  mapped.bytes = context_.formatter.block(fill, spare_.take());
  return mapped;
}

Record GroupConversion::recordOf(const Task& task, std::size_t place) const {
  const Unit unit = task.block ? Unit{place} : units_[place];
  Record record = linnet::recordOf(group_.files[reader_.hasIndex() ? readable_[unit.number] : unit.number]);
  record.number = unit.number;
  record.part = unit.part;
  return record;
}

void GroupConversion::map(Record& record, Sink& sink, Mapped& mapped) const {
  const bool isToLoad = !reader_.hasIndex() && !reader_.recordForm();
  if (isToLoad && !load(record, reader_.largestFile(), mapped.diagnostics)) {
    mapped.counts.add(Outcome::skipped);
    return;
  }
  Arena arena;
  Batch batch(reader_.documentOf(record, arena));
  reader_.read(record, batch, mapped.diagnostics, [&](Outcome outcome) {
    mapped.counts.statements += context_.mapper.map(batch, sink);
    batch.clear();
    mapped.counts.add(outcome);
  });
}

} // namespace linnet
