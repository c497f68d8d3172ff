// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/record_blocks.hpp"

#include <algorithm>
#include <utility>

#include "syntax/csv.hpp"
#include "syntax/encoding.hpp"
#include "syntax/json.hpp"
#include "text/lines.hpp"

namespace linnet {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

} // namespace

struct RecordBlocks::Cutters {
  JsonCutter json;
  std::optional<CsvCutter> csv;
  std::size_t lineSearched = 0; ///< no line ends before
  CsvDialect dialect;
  std::optional<Transcoder> transcoder; ///< where it is no UTF-8
};

RecordBlocks::RecordBlocks(const std::string& path, Options options)
    : options_(std::move(options)), stream_(path), error_(stream_.error()) {}

RecordBlocks::~RecordBlocks() = default;

bool RecordBlocks::nextWanted() {
  while (stream_.nextMember()) {
    const std::string& name = stream_.memberName();
    if (name.empty() || !options_.isWanted || options_.isWanted(name)) {
      return true;
    }
    leftOut_.push_back(name);
  }
  return false;
}

bool RecordBlocks::beginMember() {
  if (!nextWanted()) {
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

// Reads on, straight into the block.
void RecordBlocks::append(std::string& bytes) {
  const std::size_t before = bytes.size();
  bytes.reserve(before + options_.blockSize + kJsonPadding);
  bytes.resize(before + options_.blockSize);
  const std::size_t count = stream_.read(bytes.data() + before, options_.blockSize);
  bytes.resize(before + count);
  isAtEnd_ = count < options_.blockSize;
  error_ = error_.empty() ? stream_.error() : error_;
  decode(bytes, before);
}

// Makes UTF-8 of what was read from `begin` on; a byte order mark is left out.
void RecordBlocks::decode(std::string& bytes, std::size_t begin) {
  if (isFirst_ && begin == 0) {
    const std::optional<Encoding> told = encodingOf(bytes);
    const std::optional<Encoding> named = encodingNamed(options_.encoding);
    if (told ? !told->isUtf8() : named && options_.form == RecordForm::csvRows) {
      cutters_->transcoder.emplace(told ? *told : *named);
    } else if (bytes.starts_with(kByteOrderMark)) {
      bytes.erase(0, kByteOrderMark.size());
    }
  }
  if (!cutters_->transcoder) {
    return;
  }
  Transcoder& transcoder = *cutters_->transcoder;
  std::string text = transcoder.convert(std::string_view(bytes).substr(begin));
  text += isAtEnd_ ? transcoder.finish() : std::string();
  bytes.resize(begin);
  bytes += text;
  bytes.reserve(bytes.size() + kJsonPadding);
  if (isAtEnd_ && transcoder.undecodable() > 0) {
    warning_ = std::to_string(transcoder.undecodable()) + " characters could not be decoded and became U+FFFD";
  }
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
      cutters_->dialect = guessDialect(bytes);
      cutters_->dialect.delimiter = options_.delimiter != '\0' ? options_.delimiter : cutters_->dialect.delimiter;
      cutters_->csv.emplace(cutters_->dialect);
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
    CsvReader reader(block.bytes, cutters_->dialect, 1, arena);
    header_ = reader.next() ? std::string(reader.row()) : std::string();
    block.firstLine += countLines(std::string_view(block.bytes).substr(0, reader.position()));
    block.bytes.erase(0, reader.position());
  }
  block.header = header_;
  block.delimiter = cutters_->dialect.delimiter;
}

std::optional<RecordBlock> RecordBlocks::next(std::string spare) {
  while (error_.empty() && (cutters_ || beginMember())) {
    RecordBlock block;
    block.bytes = std::move(spare);
    block.bytes.assign(rest_);
    block.firstLine = nextLine_;
    block.member = stream_.memberName();
    std::size_t length = 0;
    while (length == 0 && !isAtEnd_) {
      append(block.bytes);
      length = cut(block);
    }
    rest_.assign(block.bytes, length);
    block.bytes.resize(length);
    nextLine_ += options_.form == RecordForm::csvRows ? countLines(block.bytes) : countLineEnds(block.bytes);
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
    spare = std::move(block.bytes);
  }
  return std::nullopt;
}

} // namespace linnet
