// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Cuts a file into blocks of whole records, in one pass.
#ifndef LINNET_SYNTAX_RECORD_BLOCKS_HPP
#define LINNET_SYNTAX_RECORD_BLOCKS_HPP

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "syntax/byte_stream.hpp"
#include "syntax/json_cutter.hpp"

namespace linnet {

/// What the records of a file are.
enum class RecordForm {
  lines,
  json,
  csvRows,
  xmlOrJson, ///< a file whose first character is `<` is XML
};

/// Some of a file's records.
struct RecordBlock {
  std::string bytes; ///< kJsonPadding bytes of capacity follow them
  std::size_t firstLine = 1;
  std::vector<Span> records; ///< of XML, and of JSON values that are no lines; else empty
  std::string header;        ///< of a table: its first row, which is in no block
  char delimiter = ',';      ///< of a table
  std::string member;        ///< the file in an archive that it is of; else empty
  bool isFirst = false;      ///< of its file or member
};

/// The blocks of a file and of all members of an archive, in order, decompressed and in UTF-8. The memory that is
/// needed is about that of a block, or of the largest record. Not thread-safe.
class RecordBlocks {
public:
  struct Options {
    RecordForm form = RecordForm::lines;
    std::size_t blockSize = 0;
    char delimiter = '\0';     ///< of a table; 0: guessed
    std::string encoding = {}; ///< of a table, as encodingNamed knows it; empty: UTF-8, or what the first bytes say
    std::function<bool(std::string_view name)> isWanted = {}; ///< of a file in an archive; empty: all are
    std::vector<std::string_view> containers = {};            ///< of XML: see XmlCutter
  };

  /// `-` is standard input.
  RecordBlocks(const std::string& path, Options options);
  RecordBlocks(const RecordBlocks&) = delete;
  RecordBlocks& operator=(const RecordBlocks&) = delete;
  ~RecordBlocks();

  /// Nothing at the end. The block's bytes take the memory of `spare`.
  std::optional<RecordBlock> next(std::string spare = {});

  /// Why the file was not read to its end, or that it ended too early; empty where all is well.
  const std::string& error() const { return error_; }
  /// The files in an archive that were not wanted.
  const std::vector<std::string>& leftOut() const { return leftOut_; }
  /// What was wrong though it could be read.
  const std::string& warning() const { return warning_.empty() ? stream_.warning() : warning_; }

private:
  struct Cutters;

  bool nextWanted();
  bool beginMember();
  void append(std::string& bytes);
  void decode(std::string& bytes, std::size_t begin);
  void findEncoding(std::string& bytes);
  std::size_t cut(RecordBlock& block);
  void takeHeader(RecordBlock& block);
  void tellTruncation();

  Options options_;
  ByteStream stream_;
  std::unique_ptr<Cutters> cutters_; ///< null between members
  std::string rest_;                 ///< the beginning of a record that the last block did not end
  std::string header_;
  std::size_t nextLine_ = 1;
  bool isAtEnd_ = false; ///< of the member
  bool isFirst_ = true;
  std::string error_;
  std::string warning_;
  std::vector<std::string> leftOut_;
};

} // namespace linnet

#endif
