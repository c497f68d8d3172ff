// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/csl_values.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "readers/record_text.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

// Seasons are months from 13 on, or from 21 on as in EDTF.
bool isSeason(std::string_view month) {
  return month.size() == 2 && ((month >= "13" && month <= "16") || (month >= "21" && month <= "24"));
}

// "2020-03" of [2020, "3"]; empty where there is no year.
std::string dateOfParts(Value parts) {
  std::string text;
  for (const Value part : parts) {
    const std::string_view number = trim(part.text());
    if (number.empty() || (!text.empty() && isSeason(number) && text.size() == 4)) {
      break;
    }
    text += text.empty() ? "" : number.size() == 1 ? "-0" : "-";
    text += number;
  }
  return text;
}

Value firstOf(Value list) {
  return list.isArray() && !list.isEmpty() ? *list.begin() : Value();
}

// Of a range that is written as `2020-03-01/2020-05-01` its beginning.
std::string_view beginningOf(std::string_view text) {
  const std::string_view beginning = trim(text.substr(0, text.find('/')));
  return readDate(text) || !readDate(beginning) ? text : beginning;
}

// "van Gogh", "d'Artagnan".
std::string_view withParticle(std::string_view particle, std::string_view family, Arena& arena) {
  particle = trim(particle);
  const bool isJoined = particle.ends_with('\'') || particle.ends_with("\u2019") || particle.ends_with('-');
  return isJoined ? arena.concat({particle, trim(family)}) : nameOfParts(particle, family, {}, arena);
}

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char byte) { return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte; });
  return lower;
}

struct IdentifierRow {
  std::string_view name;
  std::string_view Reference::*field;
  Scheme scheme;
};

constexpr std::array<IdentifierRow, 8> kIdentifiers{{{"doi", &Reference::doi, Scheme::doi},
                                                     {"arxiv", &Reference::arxiv, Scheme::arxiv},
                                                     {"arxiv id", &Reference::arxiv, Scheme::arxiv},
                                                     {"arxivid", &Reference::arxiv, Scheme::arxiv},
                                                     {"eprint", &Reference::arxiv, Scheme::arxiv},
                                                     {"pmid", &Reference::pmid, Scheme::pmid},
                                                     {"pubmed", &Reference::pmid, Scheme::pmid},
                                                     {"pubmed id", &Reference::pmid, Scheme::pmid}}};

} // namespace

CslDate cslDate(Value date, Arena& arena) {
  if (!date.isObject()) {
    return {beginningOf(trim(date.text()))};
  }
  const Value first = firstOf(date["date-parts"]);
  const std::string parts = dateOfParts(first.isArray() ? first : date["date-parts"]);
  if (!parts.empty()) {
    return {arena.store(parts)};
  }
  const std::string_view raw = trim(date["raw"].text());
  const std::string_view words = trim(date["literal"].text());
  return raw.empty() ? CslDate{words, !readDate(words)} : CslDate{beginningOf(raw)};
}

Contributor cslName(Value name, RecordClaims& claims) {
  Arena& arena = claims.arena();
  Contributor contributor;
  for (const char* const key : {"ORCID", "orcid", "_orcid"}) {
    contributor.identifier =
        contributor.identifier ? contributor.identifier : claims.terms(Scheme::orcid, name[key].text());
  }
  for (const char* const key : {"literal", "name"}) {
    if (const std::string_view whole = nameOfParts({}, name[key].text(), {}, arena); !whole.empty()) {
      contributor.name = whole;
      contributor.kind = contributor.identifier ? Kind::person : Kind::organization;
      return contributor;
    }
  }
  if (!name.isObject()) {
    contributor.name = spokenName(name.text(), arena);
    return contributor;
  }
  const std::string_view given = nameOfParts(name["given"].text(), name["dropping-particle"].text(), {}, arena);
  const std::string_view family = withParticle(name["non-dropping-particle"].text(), name["family"].text(), arena);
  contributor.name = nameOfParts(given, family, name["suffix"].text(), arena);
  for (const Value affiliation : name["affiliation"]) {
    const std::string_view text = affiliation.isObject() ? affiliation["name"].text() : affiliation.text();
    contributor.affiliations.push_back({withoutMarkup(text, arena)});
  }
  return contributor;
}

bool takeIdentifier(std::string_view name, std::string_view value, Reference& reference) {
  std::string lower = lowerCase(trim(name));
  lower.erase(0, lower.starts_with("tex.") ? 4 : 0);
  const auto* const row = std::find_if(kIdentifiers.begin(), kIdentifiers.end(),
                                       [&lower](const IdentifierRow& known) { return known.name == lower; });
  // An eprint may be of another archive than arXiv.
  if (row == kIdentifiers.end() || !readIdentifier(row->scheme, value)) {
    return false;
  }
  std::string_view& field = reference.*row->field;
  field = field.empty() ? trim(value) : field;
  return true;
}

std::string_view takeNote(std::string_view note, Reference& reference, Arena& arena) {
  std::string rest;
  while (!note.empty()) {
    const std::size_t end = std::min(note.find('\n'), note.size());
    const std::string_view line = trim(note.substr(0, end));
    const std::size_t colon = line.find(':');
    const bool isKey = colon != kNone && lowerCase(line.substr(0, colon)) == "citation key";
    if (isKey) {
      reference.key = trim(line.substr(colon + 1));
    } else if (colon == kNone || !takeIdentifier(line.substr(0, colon), line.substr(colon + 1), reference)) {
      rest.append(line).append("\n");
    }
    note.remove_prefix(std::min(end + 1, note.size()));
  }
  return trim(arena.store(rest));
}

} // namespace linnet
