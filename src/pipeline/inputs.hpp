// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds the files of a run and groups them by the reader that reads them.
#ifndef LINNET_PIPELINE_INPUTS_HPP
#define LINNET_PIPELINE_INPUTS_HPP

#include <string>
#include <vector>

#include "model/diagnostics.hpp"
#include "readers/readers.hpp"

namespace linnet {

struct InputFile {
  std::string path;         ///< to open it by, and as messages name it
  std::string relativePath; ///< below the folder that was given, or the file's name: NFC, with `/`. Where several files
                            ///< would have the same, each has as much of what leads to it as tells them apart
};

/// Files that one reader reads: a vault, all pages that were named one by one, or the files of one RDF syntax.
struct InputGroup {
  const Format* format = nullptr;
  std::string root; ///< the folder of a vault; empty for files that were named
  std::vector<InputFile> files;
  std::vector<InputFile> tables; ///< that its records need: read before them
};

struct InputOptions {
  std::vector<std::string> inputs;
  std::string from;                  ///< the name of a format; empty: found from content and name
  std::vector<std::string> excludes; ///< globs over relative paths
  std::string output;                ///< the file that is to be written: no input may be it
};

/// A folder with pages (`*.md`) is a vault; of any other folder its RDF files are read. Files come sorted by their
/// paths' bytes; hidden ones and node_modules are left out. A file or folder that was named twice is read once. What
/// can't be read is told. Vaults come first: other sources may speak of what their pages are about. Throws Failure
/// where an input does not exist or is the output, or a format is unknown.
std::vector<InputGroup> findInputs(const InputOptions& options, Diagnostics& diagnostics);

/// Does the glob match the path or what leads to it? `*` and `?` match within a name, `**` across folders; a glob
/// without `/` is matched against each name of the path.
bool matchesGlob(std::string_view glob, std::string_view path);

} // namespace linnet

#endif
