// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds where the records of an XML file end, without reading what is in them.
#ifndef LINNET_SYNTAX_XML_CUTTER_HPP
#define LINNET_SYNTAX_XML_CUTTER_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/json_cutter.hpp"

namespace linnet {

/// Finds where a piece of markup ends: a tag, a comment, a CDATA section, a processing instruction, a document type
/// with what it declares. Goes on where it stopped when more text has come.
class XmlMarkupScanner {
public:
  enum class Kind { unknown, none, tag, other };

  /// The next markup begins at the `<` at `begin`.
  void restart(std::size_t begin);
  /// False where the text ends before the markup does.
  bool scan(std::string_view text);

  /// `none`: it is a `<` that begins nothing, and text.
  Kind kind() const { return kind_; }
  std::size_t begin() const { return begin_; }
  std::size_t end() const { return position_; }
  /// So much was cut off before it.
  void moveBack(std::size_t length);

private:
  bool findKind(std::string_view text);
  bool scanTo(std::string_view text);
  bool scanTag(std::string_view text);
  bool scanDocumentType(std::string_view text);

  Kind kind_ = Kind::unknown;
  bool isDocumentType_ = false;
  bool isInSubset_ = false;
  std::string_view closer_; ///< what ends the part that is being passed over; empty between such parts
  std::size_t begin_ = 0;
  std::size_t position_ = 0; ///< how far it was looked at
};

/// Cuts XML documents, of which several may stand one after the other, into their records: the elements in those that
/// are containers; a root that is none is one record. In a container, a record holds no element with the name of a
/// record or container: one that does is broken there, and ends, so that what comes behind it is read. The text, in
/// UTF-8, grows at its end between calls. Not thread-safe.
class XmlCutter {
public:
  /// `containers`: their names, without prefix. A container stands in another one, or is the root.
  explicit XmlCutter(std::vector<std::string_view> containers) : containers_(std::move(containers)) {}

  /// How much of the text, which begins where the last cut ended, is whole records; 0 where none ends in it. With
  /// `isThere` nothing more will come, and what is left of a record is one as well.
  enum class End { mayCome, isThere };
  std::size_t cut(std::string_view text, End end, std::vector<Span>& records);

  /// Did the text end within a root or a piece of markup?
  bool isOpen() const { return isCutOff_ || !open_.empty(); }

  /// The start tag of the first root, as it is written, once it was seen; else empty.
  const std::string& root() const { return root_; }

private:
  struct Tag;

  bool step(std::string_view text, End end, std::vector<Span>& records);
  void takeTag(std::string_view text, std::vector<Span>& records);
  void takeOutside(const Tag& tag, std::string_view text, std::vector<Span>& records);
  bool takeInside(const Tag& tag, std::vector<Span>& records);
  void close(std::string_view name);
  void endRecord(std::size_t at, std::vector<Span>& records);
  bool isContainer(std::string_view localName) const;
  bool isOfRecord(std::string_view name) const;

  std::vector<std::string_view> containers_;
  std::vector<std::string> open_;  ///< the containers that the text is in
  std::vector<std::string> known_; ///< names of records in containers
  std::string record_;             ///< the name of the record that the text is in; else empty
  std::size_t nested_ = 0;         ///< elements of that name in it that are open, itself among them
  std::size_t begin_ = 0;          ///< of the record
  XmlMarkupScanner markup_;
  bool isInMarkup_ = false;
  std::size_t position_ = 0; ///< how far the text was looked at, outside markup
  bool isCutOff_ = false;
  std::string root_;
};

} // namespace linnet

#endif
