// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/ntriples.hpp"

#include <array>
#include <bit>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace linnet {

namespace {

struct Escape {
  std::array<char, 6> text{};
  std::size_t size = 0; ///< 0: the byte stands for itself
};

constexpr Escape escapeOf(unsigned byte) {
  constexpr std::string_view letters = "btnvfr"; // of the control characters from 8 on; there is no \v
  constexpr std::string_view digits = "0123456789ABCDEF";
  if (byte == '"' || byte == '\\') {
    return {{'\\', static_cast<char>(byte)}, 2};
  }
  if (byte >= '\b' && byte <= '\r' && byte != '\v') {
    return {{'\\', letters[byte - '\b']}, 2};
  }
  if (byte < 0x20 || byte == 0x7F) {
    return {{'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 0x0FU]}, 6};
  }
  return {};
}

// RDF 1.1 N-Triples, 7: canonical form, and Serd's habit of escaping the other control characters.
constexpr std::array<Escape, 256> makeEscapes() {
  std::array<Escape, 256> escapes{};
  for (unsigned byte = 0; byte < escapes.size(); ++byte) {
    escapes[byte] = escapeOf(byte);
  }
  return escapes;
}

constexpr std::array<Escape, 256> kEscapes = makeEscapes();
constexpr std::size_t kLongestEscape = 6;

// IRIs are some 16 bytes long: copied here they take half the time that memcpy takes.
char* put(char* out, std::string_view text) {
#if defined(__SSE2__)
  if (text.size() >= 16) {
    const char* from = text.data();
    char* const end = out + text.size();
    for (; end - out > 16; out += 16, from += 16) {
      _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
    }
    const char* const last = text.data() + text.size() - 16;
    _mm_storeu_si128(reinterpret_cast<__m128i*>(end - 16), _mm_loadu_si128(reinterpret_cast<const __m128i*>(last)));
    return end;
  }
#endif
  std::memcpy(out, text.data(), text.size());
  return out + text.size();
}

char* put(char* out, Iri iri) {
  *out++ = '<';
  out = put(out, iri.view());
  *out++ = '>';
  return out;
}

// Copies `count` bytes and escapes them as they need it.
char* putBytewise(char* out, const char* from, std::size_t count) {
  for (const char* const end = from + count; from != end; ++from) {
    const Escape& escape = kEscapes[static_cast<unsigned char>(*from)];
    if (escape.size == 0) {
      *out++ = *from;
    } else {
      std::memcpy(out, escape.text.data(), escape.text.size());
      out += escape.size;
    }
  }
  return out;
}

#if defined(__SSE2__)
// Of 16 bytes those that need an escape, as bits.
unsigned escapedAmong(__m128i bytes) {
  const __m128i isAscii = _mm_cmpgt_epi8(bytes, _mm_set1_epi8(-1)); // the comparisons are signed
  const __m128i controls = _mm_and_si128(isAscii, _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20)));
  const __m128i marks =
      _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\')));
  const __m128i all = _mm_or_si128(_mm_or_si128(controls, marks), _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7F)));
  return static_cast<unsigned>(_mm_movemask_epi8(all));
}

// Copies 16 bytes; those that need an escape, as bits.
unsigned copy16(char* out, const char* from) {
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(out), bytes);
  return escapedAmong(bytes);
}
#endif

// Most text needs no escape: 16 bytes are copied at once, and those before the first escape kept.
char* putEscaped(char* out, std::string_view text) {
  const char* from = text.data();
  const char* const end = from + text.size();
#if defined(__SSE2__)
  bool isAsItWas = true; // what was put is what was read
  while (end - from >= 16) {
    const unsigned escaped = copy16(out, from);
    const int kept = escaped == 0 ? 16 : std::countr_zero(escaped);
    from += kept;
    out += kept;
    if (escaped != 0) {
      out = putBytewise(out, from++, 1);
      isAsItWas = false;
    }
  }
  // The last 16 bytes once more, rather than the few that are left one by one.
  const std::ptrdiff_t before = 16 - (end - from);
  if (isAsItWas && text.size() >= 16 && copy16(out - before, from - before) == 0) {
    return out + (end - from);
  }
#endif
  return putBytewise(out, from, static_cast<std::size_t>(end - from));
}

char* put(char* out, const Literal& literal) {
  *out++ = '"';
  out = putEscaped(out, literal.lexical());
  *out++ = '"';
  if (literal.datatype()) {
    *out++ = '^';
    *out++ = '^';
    return put(out, *literal.datatype());
  }
  if (!literal.language().empty()) {
    *out++ = '@';
    out = put(out, literal.language());
  }
  return out;
}

std::size_t longestForm(const Term& term) {
  if (const auto* const iri = std::get_if<Iri>(&term)) {
    return iri->view().size();
  }
  const auto& literal = std::get<Literal>(term);
  return literal.lexical().size() * kLongestEscape + literal.language().size() +
         (literal.datatype() ? literal.datatype()->view().size() : 0);
}

} // namespace

void NTriplesSink::write(const Triple& triple, const std::optional<Iri>& graph) {
  constexpr std::size_t marks = 64; // all that is no term, and the 16 bytes that are copied at once
  const std::size_t graphSize = graph ? graph->view().size() : 0;
  char* const begin = out_.room(triple.subject.view().size() + triple.predicate.view().size() +
                                longestForm(triple.object) + graphSize + marks);
  char* out = put(begin, triple.subject);
  *out++ = ' ';
  out = put(out, triple.predicate);
  *out++ = ' ';
  const auto* const iri = std::get_if<Iri>(&triple.object);
  out = iri != nullptr ? put(out, *iri) : put(out, std::get<Literal>(triple.object));
  if (graphs_ == Graphs::written && graph) {
    *out++ = ' ';
    out = put(out, *graph);
  }
  *out++ = ' ';
  *out++ = '.';
  *out++ = '\n';
  out_.setEnd(out);
}

} // namespace linnet
