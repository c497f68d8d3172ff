// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What a run says about its input: a closed list of messages, each with the place that it speaks of.
#ifndef LINNET_MODEL_DIAGNOSTICS_HPP
#define LINNET_MODEL_DIAGNOSTICS_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace linnet {

/// A notice asks for nothing; a warning says that something was repaired or read otherwise than it was meant; an error
/// says that something could not be exported (the run then ends with exit status 2).
enum class Severity { notice, warning, error };

enum class Code {
  lostLineBreaks,    ///< a page whose line breaks were lost and recovered
  brokenFrontMatter, ///< a line of front matter that YAML would refuse
  unclosedFence,     ///< a code fence that is never closed
  ambiguousLink,     ///< a link that several pages answer to
  sharedAlias,       ///< an alias that several pages claim
  sharedName,        ///< pages of one name, told apart by their path
  repeatedKey,       ///< a key that several entries of a bibliography have
  unresolvedLink,    ///< a link to a page that does not exist
  conflictingKind,   ///< what a page says of its kind and what its fields say differ
  wrongIdentifier,   ///< an identifier of the wrong shape or with a wrong check digit
  wrongDate,         ///< a date that does not exist or can't be read
  wrongIri,          ///< a URL that is no IRI
  unknownField,      ///< a field that no word is known for, exported under its own name
  leftOutPage,       ///< a log, index, template, redirect or page of tool configuration
  unknownKind,       ///< a page or row of no known kind
  badRecord,         ///< a record that can't be read
  mendedText,        ///< a text of a record that was no text: half a character, a NUL
  incompleteList,    ///< a list that its source has cut off
  brokenEntry,    ///< an entry of a bibliography that is not as it should be, of which what could be read was exported
  sharedKey,      ///< entries of one key that are not the same
  missingEntry,   ///< an entry to inherit from that is not there, or inherits from itself
  unknownCommand, ///< a TeX command of unknown meaning, kept by its name
  strayBytes,     ///< a bibliography that is not, or not all, in UTF-8, read as what it most likely is
  leftOutMember,  ///< a file in an archive that is not read with the others
  trailingBytes,  ///< a compressed file with something behind its end
  badStatement,   ///< a statement of an RDF file that is not well-formed
  unreadableFile, ///< a file or folder that can't be opened or read
  binaryFile,     ///< a file that is no text
  invalidUtf8,    ///< a file or record that is not UTF-8
  symlinkLoop,    ///< a link of the file system that leads back to where it came from
  largeFile,      ///< a file too large to be a page
  unknownFormat,  ///< a file whose format can't be told
  defaultBase,    ///< no --base was given
};

/// "lost-line-breaks": the code as the report has it.
std::string_view nameOf(Code code);
Severity severityOf(Code code);
/// "notice", "warning", "error".
std::string_view nameOf(Severity severity);
/// Are messages of the code printed one by one (the first 20), or only counted at the end (and listed in the report)?
bool isPrintedSingly(Code code);

/// Where in the input: line and column are 1-based, 0 where unknown or meaningless; the column counts bytes.
struct Location {
  std::string path;
  std::size_t line = 0;
  std::size_t column = 0;
};

struct Diagnostic {
  Code code;
  Location location;
  std::string text;      ///< what happened, a phrase without a full stop
  std::string hint;      ///< what to do about it, may be empty
  std::size_t count = 1; ///< how often, where the same is said only once
};

/// In the order of the input. Each worker fills its own; they are joined in order.
using Diagnostics = std::vector<Diagnostic>;

} // namespace linnet

#endif
