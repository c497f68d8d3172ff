// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/group_blocks.hpp"

#include <filesystem>
#include <utility>

#include "readers/record_formats.hpp"
#include "syntax/archive.hpp"
#include "syntax/source.hpp"
#include "text/utf8.hpp"

namespace linnet {

namespace {

// 0 of what is no file.
std::uintmax_t sizeOf(const std::string& path) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  return error ? 0 : size;
}

} // namespace

std::optional<FileBlock> GroupBlocks::next() {
  while (next_ < files_.size()) {
    if (!blocks_ && !open(files_[next_])) {
      ++next_;
      continue;
    }
    std::optional<RecordBlock> block = blocks_->next(spare_.take());
    const bool isText = !block || !block->isFirst || !isNoText(*block);
    if (!block || !isText) {
      if (std::optional<FileBlock> last = close(isText)) {
        return last;
      }
    } else if (parts_.isOurs(firstPart_ + blockCount_++ % partCount_)) {
      block->isFirst = !std::exchange(isPartlyRead_, true);
      return FileBlock{next_, std::move(block)};
    } else {
      giveBack(std::move(block->bytes));
    }
  }
  return std::nullopt;
}

// False where the shard has no part of the file.
bool GroupBlocks::open(const InputFile& file) {
  partCount_ = parts_.partsOf(sizeOf(file.path));
  firstPart_ = parts_.number(partCount_);
  if (!parts_.isAnyOurs(firstPart_, partCount_)) {
    return false;
  }
  RecordBlocks::Options options = options_;
  options.isWanted = [form = options_.form, all = zipMembers(file.path)](std::string_view name) {
    return isMemberToRead(name, form, all);
  };
  blocks_ = std::make_unique<RecordBlocks>(file.path, std::move(options));
  blockCount_ = 0;
  isPartlyRead_ = false;
  return true;
}

// Goes on to the next file; what there is to say of this one.
std::optional<FileBlock> GroupBlocks::close(bool isText) {
  const std::unique_ptr<RecordBlocks> blocks = std::move(blocks_);
  const std::string& path = files_[next_].path;
  FileBlock last{next_, std::nullopt, {}, isPartlyRead_};
  for (const std::string& name : blocks->leftOut()) {
    last.messages.push_back(
        {Code::leftOutMember, {path}, name + " was not read with the others", "unpack it to convert it by itself"});
  }
  if (std::optional<Diagnostic> problem = problemOf(*blocks, isText)) {
    last.messages.push_back(std::move(*problem));
  }
  ++next_;
  return last.messages.empty() ? std::nullopt : std::optional(std::move(last));
}

std::optional<Diagnostic> GroupBlocks::problemOf(const RecordBlocks& blocks, bool isText) const {
  const std::string& path = files_[next_].path;
  if (!isText) {
    return Diagnostic{Code::binaryFile, {path}, kBinaryText, {}};
  }
  if (!blocks.error().empty()) {
    return Diagnostic{Code::unreadableFile, {path}, "the file can't be read: " + blocks.error(), {}};
  }
  return blocks.warning().empty() ? std::nullopt
                                  : std::optional(Diagnostic{Code::trailingBytes, {path}, blocks.warning(), {}});
}

// A NUL may stand in a cell; where there is one in what is no UTF-8 either, it is no table.
bool GroupBlocks::isNoText(const RecordBlock& block) const {
  const bool mayHoldNul = options_.form != RecordForm::lines;
  return isBinary(block.bytes) && !(mayHoldNul && firstInvalidUtf8(block.bytes) == std::string_view::npos);
}

} // namespace linnet
