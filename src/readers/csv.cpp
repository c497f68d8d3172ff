// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/csv.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "syntax/csv.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

/// The rows of one block.
class CsvBlock {
public:
  CsvBlock(const ObjectContext& context, const Record& block, Batch& batch, Diagnostics& diagnostics,
           const Reader::Done& done)
      : context_(context), block_(block), batch_(batch), diagnostics_(diagnostics), done_(done),
        objects_(context, block) {
    Arena arena;
    CsvReader header(block.header, CsvDialect{block.delimiter}, 1, arena);
    if (header.next()) {
      for (const std::string_view cell : header.cells()) {
        columns_.emplace_back(trim(cell));
      }
    }
  }

  void read() {
    CsvReader rows(block_.bytes, CsvDialect{block_.delimiter}, block_.firstLine, batch_.arena);
    while (rows.next()) {
      if (const std::string problem = problemOf(rows); !problem.empty()) {
        diagnostics_.push_back({Code::badRecord, {block_.path, rows.line(), 0}, problem, "the row was skipped"});
        done_(Outcome::skipped);
        continue;
      }
      RecordClaims claims(batch_, diagnostics_, {block_.path, rows.line(), 0}, context_.options.language);
      if (rows.cells().size() < columns_.size()) {
        claims.tell(Code::mendedText, countsOf(rows), "those that are missing were taken for empty");
      }
      fill(rows.cells());
      done_(objects_.read(tree_.root(), claims));
    }
    objects_.tellUnknown(diagnostics_);
  }

private:
  std::string countsOf(const CsvReader& rows) const {
    return "the row has " + std::to_string(rows.cells().size()) + " cells, the header " +
           std::to_string(columns_.size());
  }

  // Spreadsheets leave out empty cells at a row's end, or write more of them than the header has.
  bool hasTooMany(const std::vector<std::string_view>& cells) const {
    const auto isFilled = [](std::string_view cell) { return !trim(cell).empty(); };
    return cells.size() > columns_.size() &&
           std::any_of(cells.begin() + static_cast<std::ptrdiff_t>(columns_.size()), cells.end(), isFilled);
  }

  std::string problemOf(const CsvReader& rows) const {
    if (rows.isFaulty()) {
      return "a quote is opened and never closed";
    }
    if (hasTooMany(rows.cells())) {
      return countsOf(rows);
    }
    const std::size_t invalid = firstInvalidUtf8(rows.row());
    return invalid == std::string_view::npos ? std::string()
                                             : "the row is not UTF-8 (at its byte " + std::to_string(invalid + 1) +
                                                   "); say what it is with --encoding, for instance windows-1252";
  }

  void fill(const std::vector<std::string_view>& cells) {
    tree_.clear();
    const std::size_t row = tree_.open({}, ValueType::object);
    for (std::size_t i = 0; i < std::min(cells.size(), columns_.size()); ++i) {
      if (!trim(cells[i]).empty()) {
        fill(columns_[i], cells[i]);
      }
    }
    tree_.close(row);
  }

  void fill(std::string_view column, std::string_view cell) {
    const std::string& separator = context_.options.listSeparator;
    if (separator.empty() || cell.find(separator) == std::string_view::npos) {
      return tree_.add(column, ValueType::text, withoutNul(cell));
    }
    const std::size_t list = tree_.open(column, ValueType::array);
    while (!cell.empty()) {
      const std::size_t end = std::min(cell.find(separator), cell.size());
      tree_.add({}, ValueType::text, withoutNul(trim(cell.substr(0, end))));
      cell.remove_prefix(std::min(end + separator.size(), cell.size()));
    }
    tree_.close(list);
  }

  std::string_view withoutNul(std::string_view cell) {
    if (cell.find('\0') == std::string_view::npos) {
      return cell;
    }
    std::string text(cell);
    std::erase(text, '\0');
    return batch_.arena.store(text);
  }

  const ObjectContext& context_;
  const Record& block_;
  Batch& batch_;
  Diagnostics& diagnostics_;
  const Reader::Done& done_;
  RecordObjects objects_;
  std::vector<std::string> columns_;
  Tree tree_;
};

class TableReader : public Reader {
public:
  explicit TableReader(const ObjectContext& context)
      : options_(context.options), context_{context.minter, context.labels, context.vocabulary, options_} {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::csvRows; }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return context_.minter.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    CsvBlock(context_, block, batch, diagnostics, done).read();
  }

private:
  RecordOptions options_;
  ObjectContext context_;
};

} // namespace

std::unique_ptr<Reader> makeCsvReader(const ObjectContext& context) {
  return std::make_unique<TableReader>(context);
}

} // namespace linnet
