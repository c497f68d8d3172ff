// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads XML records into trees, by expat.
#ifndef LINNET_SYNTAX_XML_HPP
#define LINNET_SYNTAX_XML_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "syntax/tree.hpp"
#include "text/arena.hpp"

namespace linnet {

/// Parses records one after the other, each an element with all that is in it (XML 1.0), in UTF-8. An element becomes
/// an object under its name, with its attributes and then its elements as members; one that has neither becomes a text.
/// `text()` of either is the character data of the element and of all elements in it, as it stands. Of a name its
/// prefix is left out: the vocabularies that are read give no local name two meanings in one place.
///
/// A record holds no document type, and one is refused in it: nothing is loaded, and no entity can be declared that
/// would expand. A reference to a named character (see namedCharacter) becomes that; to any other entity, it stays as
/// it is written, and in an attribute either is left out. Not thread-safe.
class XmlParser {
public:
  XmlParser();
  XmlParser(const XmlParser&) = delete;
  XmlParser& operator=(const XmlParser&) = delete;
  ~XmlParser();

  /// False where the text is not one well-formed element, or its elements are nested too deeply; `error` and `errorAt`
  /// then say why. `tree` borrows from the text and the arena, and from the parser until its next record.
  bool parse(std::string_view text, Tree& tree, Arena& arena);

  const std::string& error() const;
  /// Where in the text the fault was seen.
  std::size_t errorAt() const;

  /// Was there a reference to an entity that nobody declares?
  bool wasMended() const;

private:
  struct State;
  std::unique_ptr<State> state_;
};

} // namespace linnet

#endif
