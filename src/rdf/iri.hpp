// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// An absolute IRI that every strict triple store reads: valid by construction.
#ifndef LINNET_RDF_IRI_HPP
#define LINNET_RDF_IRI_HPP

#include <optional>
#include <string>
#include <string_view>

namespace linnet {

class Arena;

/// An absolute IRI (RFC 3987, 2.2), borrowed: its text belongs to an arena, to a table that lives as long as the run,
/// or is a string literal. It can only be made from text that is one, as the strictest store (oxigraph) reads it: a
/// scheme, no character that N-Triples forbids in an IRI, no `%` without two hexadecimal digits, one `#` at most, no
/// square bracket outside an IP literal, no private-use character or noncharacter where RFC 3987 has none (`ucschar`;
/// `iprivate` only in the query), an http or https IRI with a host.
class Iri {
public:
  /// The text as it is, or nothing where it is no such IRI. Valid UTF-8 is required of the text.
  static std::optional<Iri> parse(std::string_view text);

  /// The text mended where that is safe (white space at the ends left out; what the grammar forbids percent-encoded, a
  /// lone
  /// `%` as `%25`, further `#` as `%23`), in the arena where it had to change; nothing where no absolute IRI comes of
  /// it.
  static std::optional<Iri> repair(std::string_view text, Arena& arena);

  std::string_view view() const { return text_; }

  friend bool operator==(Iri, Iri) = default;
  friend auto operator<=>(Iri, Iri) = default;

private:
  explicit Iri(std::string_view text) : text_(text) {}
  std::string_view text_;
};

/// Appends a path segment or fragment made of any text: characters that RFC 3987 allows in a segment (`isegment`) stay,
/// also those of other scripts; every other byte is percent-encoded (space, `/`, `?`, `#`, `%`, `[`, `]`, quotes, …).
void appendIriSegment(std::string& out, std::string_view text);

} // namespace linnet

#endif
