// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/iri.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "text/arena.hpp"
#include "text/percent.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

/// What an ASCII byte may be in an IRI (RFC 3987, 2.2).
enum : std::uint8_t { kForbidden = 0, kPlain = 1, kSpecial = 2 };

constexpr std::array<std::uint8_t, 128> makeTable() {
  std::array<std::uint8_t, 128> table{};
  for (char byte = 'a'; byte <= 'z'; ++byte) {
    table[static_cast<unsigned char>(byte)] = kPlain;
    table[static_cast<unsigned char>(byte - 'a' + 'A')] = kPlain;
  }
  for (char byte = '0'; byte <= '9'; ++byte) {
    table[static_cast<unsigned char>(byte)] = kPlain;
  }
  for (const char byte : std::string_view("-._~!$&'()*+,;=:@/")) {
    table[static_cast<unsigned char>(byte)] = kPlain;
  }
  for (const char byte : std::string_view("%?#[]")) {
    table[static_cast<unsigned char>(byte)] = kSpecial;
  }
  return table;
}

constexpr std::array<std::uint8_t, 128> kTable = makeTable();

#if defined(__SSE2__)
// Which of 16 bytes are from `first` to `last`, both ASCII. The comparisons are signed: what is no ASCII is below all.
__m128i within(__m128i bytes, char first, char last) {
  return _mm_and_si128(_mm_cmpgt_epi8(bytes, _mm_set1_epi8(static_cast<char>(first - 1))),
                       _mm_cmplt_epi8(bytes, _mm_set1_epi8(static_cast<char>(last + 1))));
}

__m128i load(const char* bytes) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
}

unsigned bits(__m128i bytes) {
  return static_cast<unsigned>(_mm_movemask_epi8(bytes));
}

// Of 16 bytes those that are plain, and some of them not: `!`, `$`, `=` and `~` are rare.
unsigned plainAmong(__m128i bytes) {
  const __m128i letters = _mm_or_si128(within(bytes, '@', 'Z'), within(bytes, 'a', 'z'));
  return bits(_mm_or_si128(letters, _mm_or_si128(within(bytes, '&', ';'), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('_')))));
}

unsigned hostBytesAmong(__m128i bytes) {
  const __m128i words = _mm_or_si128(within(bytes, 'a', 'z'), within(bytes, '0', '9'));
  return bits(_mm_or_si128(words, within(bytes, '-', '.')));
}
#endif

bool isPlain(char byte) {
  return static_cast<unsigned char>(byte) < 0x80 && kTable[static_cast<unsigned char>(byte)] == kPlain;
}

bool isHostByte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '.' || byte == '-';
}

// Where the plain bytes that begin at `i` end, or a few bytes before.
std::size_t plainEnd(std::string_view text, std::size_t i) {
#if defined(__SSE2__)
  if (text.size() >= 16) {
    for (; i + 16 <= text.size(); i += 16) {
      if (const unsigned plain = plainAmong(load(text.data() + i)); plain != 0xFFFFU) {
        return i + static_cast<std::size_t>(std::countr_one(plain));
      }
    }
    // The last 16 bytes, of which some were looked at.
    const std::size_t last = text.size() - 16;
    const unsigned before = (1U << (i - last)) - 1U;
    return std::min(text.size(),
                    last + static_cast<std::size_t>(std::countr_one(plainAmong(load(text.data() + last)) | before)));
  }
#endif
  while (i < text.size() && isPlain(text[i])) {
    ++i;
  }
  return i;
}

std::size_t hostEnd(std::string_view text, std::size_t i) {
#if defined(__SSE2__)
  if (i + 16 <= text.size()) {
    i += static_cast<std::size_t>(std::countr_one(hostBytesAmong(load(text.data() + i))));
  }
#endif
  while (i < text.size() && isHostByte(text[i])) {
    ++i;
  }
  return i;
}

// Is this an http address of plain ASCII, as nearly all IRIs are? Then no rule below has anything to say.
bool isPlainAddress(std::string_view text) {
  const std::size_t host = text.starts_with("https://") ? 8 : 7;
  if (host == 7 && !text.starts_with("http://")) {
    return false;
  }
  std::size_t end = hostEnd(text, host);
  if (end == host || (end < text.size() && text[end] != '/')) {
    return false;
  }
  end = plainEnd(text, end);
  end = end < text.size() && text[end] == '#' ? plainEnd(text, end + 1) : end;
  return end == text.size();
}

bool isIn(char32_t c, char32_t first, char32_t last) {
  return c >= first && c <= last;
}

// RFC 3987, 2.2: ucschar.
bool isUcschar(char32_t c) {
  if (c < 0x10000) {
    return isIn(c, 0xA0, 0xD7FF) || isIn(c, 0xF900, 0xFDCF) || isIn(c, 0xFDF0, 0xFFEF);
  }
  return c <= 0xEFFFD && (c & 0xFFFFU) <= 0xFFFDU && !isIn(c, 0xE0000, 0xE0FFF);
}

// RFC 3987, 2.2: iprivate, which may stand in a query only.
bool isIprivate(char32_t c) {
  return isIn(c, 0xE000, 0xF8FF) || isIn(c, 0xF0000, 0xFFFFD) || isIn(c, 0x100000, 0x10FFFD);
}

bool isHexDigit(char byte) {
  return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f') || (byte >= 'A' && byte <= 'F');
}

bool isAlpha(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool isEscape(std::string_view text, std::size_t i) {
  return i + 2 < text.size() && isHexDigit(text[i + 1]) && isHexDigit(text[i + 2]);
}

// The colon behind the scheme (RFC 3986, 3.1), or kNone.
std::size_t schemeEnd(std::string_view text) {
  if (text.empty() || !isAlpha(text[0])) {
    return kNone;
  }
  for (std::size_t i = 1; i < text.size(); ++i) {
    const char byte = text[i];
    if (byte == ':') {
      return i;
    }
    if (!isAlpha(byte) && !(byte >= '0' && byte <= '9') && byte != '+' && byte != '-' && byte != '.') {
      return kNone;
    }
  }
  return kNone;
}

bool isHttp(std::string_view scheme) {
  return scheme == "http" || scheme == "https" || scheme == "HTTP" || scheme == "HTTPS";
}

// `[…]` around hexadecimal digits, colons and dots, or `[v1.…]` (RFC 3986, 3.2.2).
bool isIpLiteral(std::string_view host) {
  const std::string_view content = host.substr(1, host.size() - 2);
  const bool isVersioned = content.size() > 2 && (content[0] == 'v' || content[0] == 'V');
  return isVersioned || (content.find(':') != kNone && content.find_first_not_of("0123456789abcdefABCDEF:.") == kNone);
}

bool isAuthority(std::string_view authority, bool needsHost) {
  const std::size_t at = authority.rfind('@');
  std::string_view host = authority.substr(at == kNone ? 0 : at + 1);
  if (authority.substr(0, at == kNone ? 0 : at).find_first_of("[]@") != kNone) {
    return false;
  }
  const std::size_t bracket = host.starts_with('[') ? host.find(']') : kNone;
  const std::size_t colon = host.find(':', bracket == kNone ? 0 : bracket);
  const std::string_view port = colon == kNone ? std::string_view() : host.substr(colon + 1);
  host = host.substr(0, colon);
  if (port.find_first_not_of("0123456789") != kNone || (needsHost && host.empty())) {
    return false;
  }
  const bool hasBracket = host.find_first_of("[]") != kNone;
  return !hasBracket || (bracket + 1 == host.size() && isIpLiteral(host));
}

// Where the authority ends and the path begins; `begin` is behind the scheme's colon.
std::size_t authorityEnd(std::string_view text, std::size_t begin) {
  return text.substr(begin, 2) == "//" ? std::min(text.find_first_of("/?#", begin + 2), text.size()) : begin;
}

/// Which part of the IRI a character stands in, as far as that decides what it may be.
struct Place {
  bool isInQuery = false;
  bool isInFragment = false;
};

// May the character at `i` stand there? Moves `i` behind it.
bool takesCharacter(std::string_view text, std::size_t& i, Place& place) {
  const auto byte = static_cast<unsigned char>(text[i]);
  if (byte >= 0x80) {
    const char32_t character = nextCodePoint(text, i);
    return isUcschar(character) || (place.isInQuery && !place.isInFragment && isIprivate(character));
  }
  const std::size_t at = i++;
  if (kTable[byte] != kSpecial) {
    return kTable[byte] == kPlain;
  }
  switch (text[at]) {
  case '%':
    return isEscape(text, at);
  case '?':
    place.isInQuery = true;
    return true;
  case '#': {
    const bool isFirst = !place.isInFragment;
    place.isInFragment = true;
    return isFirst;
  }
  default:
    return false; // a square bracket
  }
}

bool areCharactersRight(std::string_view text, std::size_t begin) {
  Place place;
  for (std::size_t i = begin; i < text.size();) {
    if (!takesCharacter(text, i, place)) {
      return false;
    }
  }
  return true;
}

void appendEncoded(std::string& out, std::string_view bytes) {
  for (const char byte : bytes) {
    appendPercentEncoded(out, byte);
  }
}

} // namespace

std::optional<Iri> Iri::parse(std::string_view text) {
  if (isPlainAddress(text)) {
    return Iri(text);
  }
  const std::size_t colon = schemeEnd(text);
  if (colon == kNone) {
    return std::nullopt;
  }
  const std::size_t path = authorityEnd(text, colon + 1);
  const std::string_view authority = path > colon + 1 ? text.substr(colon + 3, path - colon - 3) : std::string_view();
  const bool needsHost = isHttp(text.substr(0, colon));
  if ((needsHost && path == colon + 1) || !isAuthority(authority, needsHost)) {
    return std::nullopt;
  }
  Place place;
  for (std::size_t i = 0; i < authority.size();) {
    const bool isBracket = authority[i] == '[' || authority[i] == ']';
    if (isBracket) {
      ++i;
    } else if (!takesCharacter(authority, i, place)) {
      return std::nullopt;
    }
  }
  return areCharactersRight(text, path) ? std::optional(Iri(text)) : std::nullopt;
}

std::optional<Iri> Iri::repair(std::string_view text, Arena& arena) {
  text = trim(text);
  if (const std::optional<Iri> iri = parse(text)) {
    return Iri(arena.store(iri->view()));
  }
  const std::size_t colon = schemeEnd(text);
  if (colon == kNone) {
    return std::nullopt;
  }
  const std::size_t path = authorityEnd(text, colon + 1);
  std::string repaired(text.substr(0, path));
  Place place;
  for (std::size_t i = path; i < text.size();) {
    const std::size_t begin = i;
    const bool isRight = takesCharacter(text, i, place);
    const std::string_view character = text.substr(begin, i - begin);
    if (isRight) {
      repaired += character;
    } else {
      appendEncoded(repaired, character);
    }
  }
  const std::optional<Iri> iri = parse(repaired);
  return iri ? std::optional(Iri(arena.store(repaired))) : std::nullopt;
}

void appendIriSegment(std::string& out, std::string_view text) {
  std::size_t begin = 0; // of what can be appended as it is
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t at = i;
    const auto byte = static_cast<unsigned char>(text[i]);
    const char32_t character = byte < 0x80 ? static_cast<char32_t>(text[i++]) : nextCodePoint(text, i);
    const bool isRight = byte < 0x80 ? kTable[byte] == kPlain && byte != '/' : isUcschar(character);
    if (!isRight) {
      out += text.substr(begin, at - begin);
      appendEncoded(out, text.substr(at, i - at));
      begin = i;
    }
  }
  out += text.substr(begin);
}

} // namespace linnet
