// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/record_blocks.hpp"

#include <algorithm>
#include <utility>

#include "syntax/csv.hpp"
#include "syntax/encoding.hpp"
#include "syntax/json.hpp"
#include "syntax/xml_cutter.hpp"
#include "text/lines.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// What the XML declaration, in the first bytes, says of the encoding; empty where it says nothing (XML 1.0, 2.8).
std::string_view declaredEncoding(std::string_view text) {
  constexpr std::string_view key = "encoding";
  const std::string_view declaration = text.substr(0, text.starts_with("<?xml") ? text.find("?>") : 0);
  const std::size_t found = declaration.find(key);
  const std::size_t quote = found == std::string_view::npos ? found : declaration.find_first_of("\"'", found);
  if (quote == std::string_view::npos) {
    return {};
  }
  const std::string_view name = declaration.substr(quote + 1);
  return name.substr(0, name.find(declaration[quote]));
}

} // namespace

struct RecordBlocks::Cutters {
  JsonCutter json;
  std::optional<CsvCutter> csv;
  std::optional<XmlCutter> xml; ///< where the file is XML
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

// By the first bytes, or as it is named or declared; a byte order mark is left out.
void RecordBlocks::findEncoding(std::string& bytes) {
  std::optional<Encoding> encoding = encodingOf(bytes);
  if (!encoding && options_.form == RecordForm::csvRows) {
    encoding = encodingNamed(options_.encoding);
  }
  const std::string_view declared = declaredEncoding(bytes);
  if (!encoding && options_.form == RecordForm::xmlOrJson && !declared.empty()) {
    encoding = encodingNamed(declared);
    if (!encoding && error_.empty()) {
      error_ = "its encoding '" + std::string(declared) + "' is not known";
    }
  }
  const bool isOfBytes = encoding && encoding->unit == 1;
  if (encoding && !encoding->isUtf8() && (isOfBytes || declared.empty())) { // what could be read here is no UTF-16
    cutters_->transcoder.emplace(*encoding);
  } else if (bytes.starts_with(kByteOrderMark)) {
    bytes.erase(0, kByteOrderMark.size());
  }
}

// Makes UTF-8 of what was read from `begin` on.
void RecordBlocks::decode(std::string& bytes, std::size_t begin) {
  if (isFirst_ && begin == 0) {
    findEncoding(bytes);
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
  const bool isXml = options_.form == RecordForm::xmlOrJson && isFirst_ && trim(bytes).starts_with('<');
  if (isXml && !cutters_->xml) {
    cutters_->xml.emplace(options_.containers);
  }
  if (cutters_->xml) {
    return cutters_->xml->cut(bytes, isWhole ? XmlCutter::End::isThere : XmlCutter::End::mayCome, block.records);
  }
  if (options_.form == RecordForm::json || options_.form == RecordForm::xmlOrJson) {
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

void RecordBlocks::tellTruncation() {
  if (cutters_->json.isOpen()) {
    error_ = "it is truncated: its list is never closed";
  } else if (cutters_->xml && cutters_->xml->isOpen()) {
    error_ = "it is truncated: its root element is never closed";
  }
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
    if (isAtEnd_ && error_.empty()) {
      tellTruncation();
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
