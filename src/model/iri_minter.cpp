// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/iri_minter.hpp"

#include <cstdlib>

#include "text/hash.hpp"
#include "text/unicode.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

// Whatever stands behind a valid base in the form that appendIriSegment gives is an IRI again.
Iri minted(std::string_view text, Arena& arena) {
  const std::optional<Iri> iri = Iri::parse(arena.store(text));
  if (!iri) {
    std::abort();
  }
  return *iri;
}

// Does the name stand in an IRI's path as it is? (No dot may begin a segment: it could be the whole of it.)
bool isPlainSlug(std::string_view name) {
  char before = '/';
  for (const char byte : name) {
    const bool isWord = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
                        byte == '-' || byte == '_' || byte == '/' || (byte == '.' && before != '/');
    if (!isWord) {
      return false;
    }
    before = byte;
  }
  return true;
}

Iri mintedOf(std::string_view base, std::string_view part, std::string_view name, Arena& arena) {
  return isPlainSlug(name) ? *Iri::parse(arena.concat({base, part, name}))
                           : minted(std::string(base).append(part).append(slugOf(name)), arena);
}

// A segment of dots alone would be taken for a step up or for nothing (RFC 3986, 5.2.4).
void appendSegment(std::string& out, std::string_view segment) {
  if (segment == "." || segment == "..") {
    for (std::size_t i = 0; i < segment.size(); ++i) {
      out += "%2E";
    }
    return;
  }
  appendIriSegment(out, segment);
}

void appendPath(std::string& out, std::string_view path) {
  while (true) {
    const std::size_t slash = path.find('/');
    appendSegment(out, path.substr(0, slash));
    if (slash == std::string_view::npos) {
      return;
    }
    out += '/';
    path.remove_prefix(slash + 1);
  }
}

} // namespace

std::string slugOf(std::string_view name) {
  std::string spaced = foldWhitespace(nfc(trim(name)));
  for (char& byte : spaced) {
    if (byte == ' ') {
      byte = '_';
    }
  }
  std::string slug;
  slug.reserve(spaced.size());
  appendPath(slug, spaced);
  return slug;
}

std::optional<IriMinter> IriMinter::make(std::string_view base) {
  const bool isHttp = base.starts_with("http://") || base.starts_with("https://");
  if (!isHttp || base.find_first_of("?#") != std::string_view::npos ||
      firstInvalidUtf8(base) != std::string_view::npos || !Iri::parse(base)) {
    return std::nullopt;
  }
  std::string text(base);
  if (!text.ends_with('/')) {
    text += '/';
  }
  return IriMinter(std::move(text));
}

Iri IriMinter::entity(std::string_view name, Arena& arena) const {
  return mintedOf(base_, "id/", name, arena);
}

Iri IriMinter::document(std::string_view path, Arena& arena) const {
  std::string text = base_ + "doc/";
  appendPath(text, nfc(path));
  return minted(text, arena);
}

Iri IriMinter::property(std::string_view name, Arena& arena) const {
  return mintedOf(base_, "property/", name, arena);
}

Iri IriMinter::claim(std::string_view key, Arena& arena) const {
  return minted(base_ + "claim/" + hash128(key).hex(), arena);
}

Iri IriMinter::part(Iri entity, std::string_view what, std::size_t number, Arena& arena) {
  const std::string_view separator = entity.view().find('#') == std::string_view::npos ? "#" : "~";
  const std::string count = std::to_string(number);
  return *Iri::parse(arena.concat({entity.view(), separator, what, "-", count}));
}

std::string IriMinter::skolemPrefix(std::string_view path) const {
  return base_ + ".well-known/genid/" + hash128(nfc(path)).hex() + "-";
}

} // namespace linnet
