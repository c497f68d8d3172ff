// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/conversion.hpp"

#include <algorithm>
#include <memory>

#include "model/failure.hpp"
#include "pipeline/formatter.hpp"
#include "pipeline/group_blocks.hpp"
#include "pipeline/ordered_map.hpp"
#include "pipeline/pool.hpp"
#include "pipeline/statement_lines.hpp"
#include "rdf/parser.hpp"
#include "syntax/source.hpp"

namespace linnet {

namespace {

constexpr std::size_t kRecordsATask = 32;
constexpr std::size_t kBlockSize = std::size_t{256} << 10U;
constexpr std::size_t kLargestPage = std::size_t{32} << 20U;
constexpr std::size_t kLargestTable = std::size_t{1} << 30U;

/// What is handed on when a task is done.
struct Mapped {
  ByteBuffer bytes;
  std::vector<StatementLines::Line> lines; ///< of the bytes, where they are compared with others
  Diagnostics diagnostics;
  Counts counts;
  bool isNewFile = false; ///< it is the first of its file
  bool endsFile = false;  ///< what was told is that the file can't be read on
};

struct Surveyed {
  std::vector<std::unique_ptr<Reader::Survey>> surveys; ///< null where the file could not be read
  Diagnostics diagnostics;
  std::size_t first = 0; ///< the first file of the task
};

/// Some of a group's records: their places in it, or a block of one file's, or what is to be said of that file.
struct Task {
  std::size_t first = 0;
  std::size_t count = 0;
  std::optional<RecordBlock> block = std::nullopt;
  Diagnostics messages = {};
  bool isPartlyRead = false; ///< some of the file had been read before
};

/// The conversion of one group of files by one reader.
class GroupConversion {
public:
  GroupConversion(const InputGroup& group, Reader& reader, const Mapper& mapper, const Formatter& formatter,
                  const ConversionOptions& options, ShardParts& parts, Reporter& reporter)
      : group_(group), reader_(reader), mapper_(mapper), formatter_(formatter), options_(options), parts_(parts),
        reporter_(reporter),
        blocks_(group.files,
                {reader.recordForm().value_or(RecordForm::lines), kBlockSize, options.delimiter, options.encoding},
                parts) {}

  /// `lines` takes the statements; null where they go straight to `write`.
  Counts run(StatementLines* lines, const std::function<void(std::string_view)>& write) {
    if (reader_.hasIndex()) {
      index();
    }
    takeTables();
    const std::size_t all = reader_.recordForm() ? 0 : recordCount();
    orderedMap(
        options_.threads, [this] { return nextTask(); },
        [this, lines](Task task) {
          Mapped mapped = map(std::move(task));
          mapped.lines = lines != nullptr ? lines->look(mapped.bytes.view()) : std::move(mapped.lines);
          return mapped;
        },
        [&](Mapped mapped) {
          countForFile(mapped);
          reporter_.tell(mapped.diagnostics);
          counts_.add(mapped.counts);
          lines != nullptr ? lines->take(mapped.bytes.view(), mapped.lines) : write(mapped.bytes.view());
          spare_.giveBack(std::move(mapped.bytes));
          reporter_.progress(counts_.read, all);
        });
    return counts_;
  }

private:
  std::size_t recordCount() const { return reader_.hasIndex() ? readable_.size() : group_.files.size(); }

  static Record recordOf(const InputFile& file) {
    Record record;
    record.path = file.path;
    record.relativePath = file.relativePath;
    return record;
  }

  // A file that ends too early says how much of it was read.
  void countForFile(Mapped& mapped) {
    if (mapped.endsFile) {
      mapped.diagnostics.back().text += "; " + plural(recordsOfFile_, "record was", "records were") + " read before";
    }
    recordsOfFile_ = mapped.isNewFile ? 0 : recordsOfFile_;
    recordsOfFile_ += mapped.counts.read;
  }

  // Tables that all records need.
  void takeTables() {
    for (const InputFile& file : group_.tables) {
      Diagnostics diagnostics;
      Record table = recordOf(file);
      if (load(table, kLargestTable, diagnostics)) {
        reader_.takeTable(table, diagnostics);
        counts_.add(Outcome::exported);
      } else {
        counts_.add(Outcome::skipped);
      }
      reporter_.tell(diagnostics);
    }
  }

  // Reads the file's bytes into the record; false, and told, where it can't be read.
  static bool load(Record& record, std::size_t largest, Diagnostics& diagnostics) {
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

  // First pass: every file is read, and what the reader keeps of it indexed in order.
  void index() {
    std::size_t next = 0;
    orderedMap(
        options_.threads,
        [&]() -> std::optional<Task> {
          if (next >= group_.files.size()) {
            return std::nullopt;
          }
          const std::size_t first = next;
          next = std::min(next + kRecordsATask, group_.files.size());
          return Task{first, next - first};
        },
        [this](const Task& task) { return survey(task); },
        [this](Surveyed surveyed) {
          reporter_.tell(surveyed.diagnostics);
          for (std::size_t i = 0; i < surveyed.surveys.size(); ++i) {
            takeSurvey(std::move(surveyed.surveys[i]), surveyed.first + i);
          }
          reporter_.progress(surveyed.first, group_.files.size());
        });
    Diagnostics diagnostics;
    reader_.resolve(diagnostics);
    reporter_.tell(diagnostics);
  }

  Surveyed survey(const Task& task) const {
    Surveyed surveyed;
    surveyed.first = task.first;
    for (std::size_t i = task.first; i < task.first + task.count; ++i) {
      Record record = recordOf(group_.files[i]);
      record.number = i;
      const bool isLoaded = load(record, kLargestPage, surveyed.diagnostics);
      surveyed.surveys.push_back(isLoaded ? reader_.survey(record, surveyed.diagnostics) : nullptr);
    }
    return surveyed;
  }

  void takeSurvey(std::unique_ptr<Reader::Survey> survey, std::size_t file) {
    if (!survey) {
      counts_.add(Outcome::skipped);
      return;
    }
    readable_.push_back(file);
    reader_.index(std::move(survey));
  }

  std::optional<Task> nextTask() {
    if (reader_.recordForm()) {
      return nextBlock();
    }
    while (next_ < recordCount()) {
      const std::size_t first = next_;
      next_ = std::min(next_ + (reader_.hasIndex() ? kRecordsATask : 1), recordCount());
      if (parts_.isOurs(parts_.number(1))) {
        return Task{first, next_ - first};
      }
    }
    return std::nullopt;
  }

  std::optional<Task> nextBlock() {
    std::optional<FileBlock> next = blocks_.next();
    if (!next) {
      return std::nullopt;
    }
    return Task{next->file, next->block ? std::size_t{1} : 0, std::move(next->block), std::move(next->messages),
                next->isPartlyRead};
  }

  Mapped map(Task task) {
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
        Record record = recordOf(group_.files[reader_.hasIndex() ? readable_[i] : i]);
        record.number = i;
        if (task.block) {
          take(*task.block, record);
        }
        map(record, sink, mapped);
        if (task.block) {
          blocks_.giveBack(std::move(record.bytes));
        }
      }
    };
    mapped.bytes = formatter_.block(fill, spare_.take());
    return mapped;
  }

  static void take(RecordBlock& block, Record& record) {
    record.path += block.member.empty() ? "" : "/" + block.member;
    record.relativePath += block.member.empty() ? "" : "/" + block.member;
    record.bytes = std::move(block.bytes);
    record.firstLine = block.firstLine;
    record.records = std::move(block.records);
    record.header = std::move(block.header);
    record.delimiter = block.delimiter;
  }

  void map(Record& record, Sink& sink, Mapped& mapped) const {
    const bool isToLoad = !reader_.hasIndex() && !reader_.recordForm();
    if (isToLoad && !load(record, std::string().max_size() - 1, mapped.diagnostics)) {
      mapped.counts.add(Outcome::skipped);
      return;
    }
    Arena arena;
    Batch batch(reader_.documentOf(record, arena));
    reader_.read(record, batch, mapped.diagnostics, [&](Outcome outcome) {
      mapped.counts.statements += mapper_.map(batch, sink);
      batch.clear();
      mapped.counts.add(outcome);
    });
  }

  const InputGroup& group_;
  Reader& reader_;
  const Mapper& mapper_;
  const Formatter& formatter_;
  const ConversionOptions& options_;
  ShardParts& parts_;
  Reporter& reporter_;
  GroupBlocks blocks_;
  Pool<ByteBuffer> spare_;
  std::vector<std::size_t> readable_; ///< the files that the index holds, in its order
  std::size_t next_ = 0;
  std::size_t recordsOfFile_ = 0; ///< that were read of the file whose results come
  Counts counts_;
};

IriMinter minterFor(const std::string& base) {
  const std::optional<IriMinter> minter = IriMinter::make(base);
  if (!minter) {
    throw Failure("--base " + base +
                  ": an absolute http or https IRI without query and fragment is needed, such as https://example.org/");
  }
  return *minter;
}

void addLabels(Labels& labels, const std::vector<std::string>& files) {
  for (const std::string& path : files) {
    const FileContent content = readFile(path, kLargestPage);
    if (!content.error.empty()) {
      throw Failure(path + ": the labels can't be read: " + content.error);
    }
    for (const Labels::Problem& problem : labels.add(content.bytes)) {
      throw Failure(path + ":" + (problem.line > 0 ? std::to_string(problem.line) + ":" : "") + " " + problem.text);
    }
  }
}

ProvenanceLevel provenanceFor(const ConversionOptions& options, const std::vector<InputGroup>& groups) {
  const bool hasVault =
      std::any_of(groups.begin(), groups.end(), [](const InputGroup& group) { return group.format->name == "vault"; });
  return options.provenance.value_or(hasVault ? ProvenanceLevel::claim : ProvenanceLevel::none);
}

[[noreturn]] void failUnreadable(const Counts& counts, Reporter& reporter) {
  reporter.finish(counts);
  throw Failure("nothing could be read (`linnet formats` lists what can)");
}

bool hasFiles(const std::vector<InputGroup>& groups) {
  return std::any_of(groups.begin(), groups.end(), [](const InputGroup& group) { return !group.files.empty(); });
}

/// Writes statements that come as N-Quads or N-Triples in another syntax.
void rewrite(std::string_view lines, const ConversionOptions& options, const Formatter& formatter,
             const std::function<void(std::string_view)>& write) {
  const ByteBuffer block = formatter.block([&](Sink& sink) {
    parseRdf(lines, {Syntax::nquads, {}, options.base}, sink, [](const ParseError& error) {
      throw Failure("a statement of our own can't be read again: " + error.reason);
    });
  });
  write(block.view());
}

} // namespace

Counts convert(const ConversionOptions& options, Reporter& reporter,
               const std::function<void(std::string_view)>& write) {
  const IriMinter minter = minterFor(options.base);
  Labels labels;
  addLabels(labels, options.labelFiles);
  const Vocabulary vocabulary;
  Diagnostics diagnostics;
  const std::vector<InputGroup> groups = findInputs(options.inputs, diagnostics);
  reporter.tell(diagnostics);
  if (!hasFiles(groups)) {
    failUnreadable({}, reporter);
  }
  const Mapper mapper(vocabulary, minter, {provenanceFor(options, groups), options.vocabularies});
  const Formatter formatter(options.syntax);

  // Lines can be compared and sorted; other syntaxes are made of them in the end.
  const bool isOfLines = options.syntax == Syntax::ntriples || options.syntax == Syntax::nquads;
  const bool needsLines = options.isUnique || options.isSorted;
  const Formatter lineFormatter(isOfLines                        ? options.syntax
                                : options.syntax == Syntax::trig ? Syntax::nquads
                                                                 : Syntax::ntriples);
  const auto handOn = [&](std::string_view lines) {
    isOfLines ? write(lines) : rewrite(lines, options, formatter, write);
  };
  StatementLines lines(options.isSorted ? StatementLines::Order::sorted : StatementLines::Order::asTheyCome,
                       options.isUnique ? StatementLines::Repeats::dropped : StatementLines::Repeats::kept,
                       options.memory, handOn);
  write(formatter.header());
  Counts counts;
  ShardParts parts(options.shard);
  for (const InputGroup& group : groups) {
    const std::unique_ptr<Reader> reader =
        group.format->makeReader({minter, labels, vocabulary, options.vault, options.records});
    GroupConversion conversion(group, *reader, mapper, needsLines ? lineFormatter : formatter, options, parts,
                               reporter);
    counts.add(conversion.run(needsLines ? &lines : nullptr, write));
  }
  if (needsLines) {
    counts.statements = lines.finish();
  }
  if (counts.read > 0 && counts.read == counts.skipped) {
    failUnreadable(counts, reporter);
  }
  return counts;
}

} // namespace linnet
