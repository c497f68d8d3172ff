// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the entries of BibTeX and BibLaTeX files.
#ifndef LINNET_SYNTAX_BIBTEX_HPP
#define LINNET_SYNTAX_BIBTEX_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace linnet {

enum class BibtexForm : std::uint8_t { braced, quoted, number, name, concatenation };

/// A value as it is written, borrowed from the file.
struct BibtexValue {
  std::string_view
      text; ///< what the braces or quotes hold; a number; the name of a string; a concatenation with its `#`
  BibtexForm form = BibtexForm::braced;
};

struct BibtexField {
  std::string_view name; ///< as written
  BibtexValue value;
};

/// What is wrong with an entry.
struct BibtexFault {
  const char* text = nullptr; ///< a phrase; null where nothing is wrong
  std::size_t position = 0;   ///< in the file
  bool isFatal = false;       ///< the entry can't be used
};

/// An entry; or a definition of strings, whose type is `string` and which has no key; or what begins like a comment or
/// preamble, and never ends.
struct BibtexEntry {
  std::string_view type; ///< as written
  std::string_view key;  ///< may be empty
  std::vector<BibtexField> fields;
  std::size_t begin = 0; ///< of its `@`
  std::size_t end = 0;   ///< behind it
  std::size_t line = 1;
  BibtexFault fault; ///< the first, or the fatal one
};

/// Goes through a file: entries in braces or parentheses; text between them, and what follows a `%` there, is passed
/// over, as are comments and preambles. An entry that is never closed ends before the next line that begins one. Takes
/// linear time, whatever the text is. Not thread-safe.
class BibtexParser {
public:
  explicit BibtexParser(std::string_view text, std::size_t position = 0, std::size_t line = 1)
      : text_(text), position_(position), counted_(position), line_(line) {}

  /// False at the end. Takes the memory of the entry.
  bool next(BibtexEntry& entry);

private:
  bool findEntry();
  void readEntry(BibtexEntry& entry);
  bool readKey(BibtexEntry& entry);
  void readFields(BibtexEntry& entry);
  bool readField(BibtexEntry& entry);
  bool readValue(BibtexEntry& entry, BibtexValue& value);
  bool readPiece(BibtexEntry& entry, BibtexValue& piece);
  void endField(BibtexEntry& entry);
  bool skipComment(BibtexEntry& entry);
  void skipSpace();
  void skipToComma();
  static void tell(BibtexEntry& entry, const char* what, std::size_t position);
  static void giveUp(BibtexEntry& entry, const char* what, std::size_t position);

  std::string_view text_;
  std::size_t position_;
  std::size_t counted_; ///< up to where lines were counted
  std::size_t line_;    ///< there
  char closing_ = '}';  ///< of the entry that is being read
  std::size_t openComments_ = 0;
};

/// Takes the next piece of a concatenation off its front; false where there is none.
bool takeBibtexPiece(std::string_view& concatenation, BibtexValue& piece);

/// Is the type or name this one, whatever its case (ASCII)? `name` is in lower case.
bool isBibtexName(std::string_view text, std::string_view name);

} // namespace linnet

#endif
