// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// How records are to be read.
#ifndef LINNET_READERS_RECORD_OPTIONS_HPP
#define LINNET_READERS_RECORD_OPTIONS_HPP

#include <string>

namespace linnet {

struct RecordOptions {
  std::string language;      ///< of text that says none and whose script does not tell; may be empty
  std::string listSeparator; ///< between the values in a cell of a table; empty: a cell is one value
  bool withoutAbstracts = false;
  bool knownKindsOnly = false; ///< leave out rows and objects of no known kind
};

} // namespace linnet

#endif
