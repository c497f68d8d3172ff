// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds where the parts of a BibTeX entry end.
#ifndef LINNET_SYNTAX_BIBTEX_SCAN_HPP
#define LINNET_SYNTAX_BIBTEX_SCAN_HPP

#include <array>
#include <cstddef>
#include <string_view>

namespace linnet {

/// Where something ends, or where looking for its end was given up: at the end of the text, or at an entry.
struct BibtexEnd {
  std::size_t position = 0;
  bool isFound = false;
};

/// A set of bytes that a text is searched for.
class ByteSet {
public:
  explicit constexpr ByteSet(std::string_view bytes) {
    for (const char byte : bytes) {
      has_[static_cast<unsigned char>(byte)] = true;
    }
  }
  constexpr bool has(char byte) const { return has_[static_cast<unsigned char>(byte)]; }

  /// The first of them at or behind a place; the text's size where there is none.
  std::size_t find(std::string_view text, std::size_t from) const {
    while (from < text.size() && !has(text[from])) {
      ++from;
    }
    return from;
  }

private:
  std::array<bool, 256> has_{};
};

/// May entries stand within?
enum class BibtexNesting { none, entries };

/// The brace or parenthesis that closes what was opened before `from`; braces between are counted.
BibtexEnd findBibtexClosing(std::string_view text, std::size_t from, char closing, BibtexNesting nesting);

/// The quotation mark that ends a value which begins at `from`: one that is in no braces.
BibtexEnd findBibtexQuote(std::string_view text, std::size_t from);

/// Does an entry begin there, on a line of its own: `@word{` or `@word(`?
bool beginsBibtexEntry(std::string_view text, std::size_t position);

/// The same with a key and a comma on the same line, or a word that needs none: what stands so within a value is more
/// likely an entry that follows a value without an end than a part of it.
bool beginsBibtexEntryWithKey(std::string_view text, std::size_t position);

/// Behind `@word` and white space, where an opening brace or parenthesis stands; none where it doesn't.
std::size_t openingOfBibtexEntry(std::string_view text, std::size_t position);

constexpr bool isBibtexSpace(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

} // namespace linnet

#endif
