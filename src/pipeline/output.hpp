// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Where a run's bytes go: a file that appears when it is complete, or standard output.
#ifndef LINNET_PIPELINE_OUTPUT_HPP
#define LINNET_PIPELINE_OUTPUT_HPP

#include <memory>
#include <string>
#include <string_view>

namespace linnet {

class Compressor;

/// Writes beside the file under a name of its own and renames when complete; a run that fails or is interrupted leaves
/// nothing. A file whose name ends in .gz, .bz2, .xz or .zst is compressed. Throws Failure where the file can't be
/// written (a full disk, a folder that does not exist). One thread at a time.
class Output {
public:
  /// Empty or `-`: standard output. Where the file is a symbolic link, what it leads to is written.
  explicit Output(std::string path = {});
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  ~Output();

  void write(std::string_view bytes);

  /// Everything has been written: the file gets its name.
  void complete();

  /// The reader of standard output is gone. What is written from then on is dropped.
  bool isClosed() const { return isClosed_; }

private:
  void open();
  int writeAsIs(std::string_view bytes) const;
  void require(int error, const std::string& what);

  std::string path_;
  std::string temporaryPath_;              ///< empty for standard output
  int descriptor_ = 1;                     ///< standard output
  std::unique_ptr<Compressor> compressor_; ///< null where the bytes are written as they are
  bool isClosed_ = false;
};

} // namespace linnet

#endif
