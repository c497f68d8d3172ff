// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads .zip and .tar archives, by libarchive.
#ifndef LINNET_SYNTAX_ARCHIVE_HPP
#define LINNET_SYNTAX_ARCHIVE_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "syntax/packing.hpp"

namespace linnet {

/// The names of the files in a .zip, by the list at its end; none where the file has no such list, or is no .zip.
std::vector<std::string> zipMembers(const std::string& path);

/// The files of an archive one after the other, in one pass; folders and links are passed over, but for links in a
/// .zip, which only the list at its end tells from files. An archive without the mark of its end is truncated. Not
/// thread-safe.
class Archive {
public:
  /// `packing` is that of an archive.
  Archive(Packing packing, Pull pull);
  Archive(const Archive&) = delete;
  Archive& operator=(const Archive&) = delete;
  ~Archive();

  /// Moves to the first or next file. False at the end, or where the archive can't be read on, which `error` tells. At
  /// the end all bytes were pulled, so that what they came from has been verified too.
  bool nextMember();
  const std::string& memberName() const { return name_; }

  /// 0 at the member's end, or where it can't be read on.
  std::size_t read(char* to, std::size_t size);

  /// Why it can't be read on, a phrase; empty where all is well.
  const std::string& error() const { return error_; }
  const std::string& warning() const { return warning_; }

private:
  struct State;

  void end();
  void fail();

  Packing packing_;
  std::unique_ptr<State> state_;
  std::string name_;
  std::string error_;
  std::string warning_;
};

} // namespace linnet

#endif
