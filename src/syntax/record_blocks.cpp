// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/record_blocks.hpp"

#include <algorithm>
#include <utility>

#include "syntax/csv.hpp"
#include "syntax/json.hpp"

namespace linnet {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

} // namespace

struct RecordBlocks::Cutters {
  JsonCutter json;
  std::optional<CsvCutter> csv;
  std::size_t lineSearched = 0; ///< no line ends before
  char delimiter = '\0';
};

RecordBlocks::RecordBlocks(const std::string& path, const Options& options)
    : options_(options), stream_(path), error_(stream_.error()) {}

RecordBlocks::~RecordBlocks() = default;

bool RecordBlocks::beginMember() {
  if (!stream_.nextMember()) {
    error_ = error_.empty() ? stream_.error() : error_;
    return false;
  }
  cutters_ = std::make_unique<Cutters>();
  rest_.clear();
  header_.clear();
  nextLine_ = 1;
  isAtEnd_ = false;
  isFirst_ = true;
  return true;
}

// Reads on, straight into the block; false at the member's end.
bool RecordBlocks::append(std::string& bytes) {
  const std::size_t before = bytes.size();
  bytes.reserve(before + options_.blockSize + kJsonPadding);
  bytes.resize(before + options_.blockSize);
  const std::size_t count = stream_.read(bytes.data() + before, options_.blockSize);
  bytes.resize(before + count);
  isAtEnd_ = count < options_.blockSize;
  error_ = error_.empty() ? stream_.error() : error_;
  return !isAtEnd_;
}

std::size_t RecordBlocks::cut(RecordBlock& block) {
  const std::string_view bytes = block.bytes;
  const bool isWhole = isAtEnd_ && error_.empty();
  if (options_.form == RecordForm::json) {
    const JsonCutter::End end = isWhole ? JsonCutter::End::isThere : JsonCutter::End::mayCome;
    return cutters_->json.cut(bytes, end, block.records);
  }
  if (options_.form == RecordForm::csvRows) {
    if (!cutters_->csv) {
      const std::string_view firstLine = bytes.substr(0, bytes.find_first_of("\r\n"));
      cutters_->delimiter = options_.delimiter != '\0' ? options_.delimiter : guessDelimiter(firstLine);
      cutters_->csv.emplace(cutters_->delimiter);
    }
    return isWhole ? bytes.size() : cutters_->csv->cut(bytes);
  }
  if (isWhole) {
    return bytes.size();
  }
  const std::size_t lineEnd = bytes.substr(cutters_->lineSearched).rfind('\n');
  const std::size_t length = lineEnd == std::string_view::npos ? 0 : cutters_->lineSearched + lineEnd + 1;
  cutters_->lineSearched = length == 0 ? bytes.size() : 0;
  return length;
}

// The first row names the columns.
void RecordBlocks::takeHeader(RecordBlock& block) {
  if (isFirst_) {
    Arena arena;
    CsvReader reader(block.bytes, cutters_->delimiter, 1, arena);
    header_ = reader.next() ? std::string(reader.row()) : std::string();
    const auto behind = block.bytes.begin() + static_cast<std::ptrdiff_t>(reader.position());
    block.firstLine += static_cast<std::size_t>(std::count(block.bytes.begin(), behind, '\n'));
    block.bytes.erase(block.bytes.begin(), behind);
  }
  block.header = header_;
  block.delimiter = cutters_->delimiter;
}

std::optional<RecordBlock> RecordBlocks::next() {
  while (error_.empty() && (cutters_ || beginMember())) {
    RecordBlock block;
    block.bytes = std::move(rest_);
    rest_.clear();
    block.firstLine = nextLine_;
    block.member = stream_.memberName();
    std::size_t length = 0;
    while (length == 0 && !isAtEnd_) {
      append(block.bytes);
      if (isFirst_ && block.bytes.starts_with(kByteOrderMark)) {
        block.bytes.erase(0, kByteOrderMark.size());
      }
      length = cut(block);
    }
    rest_ = block.bytes.substr(length);
    block.bytes.resize(length);
    nextLine_ += static_cast<std::size_t>(std::count(block.bytes.begin(), block.bytes.end(), '\n'));
    if (isAtEnd_) {
      error_ = error_.empty() && cutters_->json.isOpen() ? "it is truncated: its list is never closed" : error_;
    }
    if (options_.form == RecordForm::csvRows && length > 0) {
      takeHeader(block);
    }
    block.isFirst = std::exchange(isFirst_, false);
    if (isAtEnd_) {
      cutters_.reset();
    }
    if (length > 0) {
      return block;
    }
  }
  return std::nullopt;
}

} // namespace linnet
