// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_claims.hpp"

#include <algorithm>
#include <array>

#include "model/identifier_normal.hpp"
#include "text/script.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

struct LanguageRow {
  std::string_view code;
  std::string_view tag;
};

// BCP 47 wants the shortest code: these have one of two letters, and come with three or as a name.
constexpr std::array<LanguageRow, 34> kLanguages{
    {{"eng", "en"},     {"jpn", "ja"},        {"zho", "zh"},     {"chi", "zh"},    {"ger", "de"},    {"deu", "de"},
     {"fre", "fr"},     {"fra", "fr"},        {"spa", "es"},     {"ita", "it"},    {"por", "pt"},    {"rus", "ru"},
     {"kor", "ko"},     {"dut", "nl"},        {"nld", "nl"},     {"swe", "sv"},    {"dan", "da"},    {"nor", "no"},
     {"fin", "fi"},     {"pol", "pl"},        {"cze", "cs"},     {"ces", "cs"},    {"tur", "tr"},    {"ara", "ar"},
     {"english", "en"}, {"japanese", "ja"},   {"chinese", "zh"}, {"german", "de"}, {"french", "fr"}, {"spanish", "es"},
     {"italian", "it"}, {"portuguese", "pt"}, {"russian", "ru"}, {"korean", "ko"}}};

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The tag that is meant: `en_us` is `en-US`, `ENG` is `en`; empty where it is none.
std::string tagOf(std::string_view named) {
  std::string tag(trim(named));
  std::transform(tag.begin(), tag.end(), tag.begin(), [](char letter) { return letter == '_' ? '-' : lower(letter); });
  const auto* const row = std::find_if(kLanguages.begin(), kLanguages.end(),
                                       [&tag](const LanguageRow& known) { return known.code == tag; });
  if (row != kLanguages.end()) {
    return std::string(row->tag);
  }
  constexpr std::size_t region = 5; // xx-YY
  if (tag.size() == region && tag[2] == '-') {
    std::transform(tag.begin() + 3, tag.end(), tag.begin() + 3, [](char letter) {
      return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
  }
  const bool saysNothing = tag == "null" || tag == "none" || tag == "und" || tag == "mul" || tag == "zxx";
  return isLanguageTag(tag) && tag.substr(0, tag.find('-')).size() <= 3 && !saysNothing ? tag : std::string();
}

// Of a value that stands at the end of its IRI, or alone.
IdentifierTerms normalTerms(Scheme scheme, std::string_view value, std::string_view text, Arena& arena) {
  const bool isIri = value.size() < text.size();
  return {*Iri::parse(isIri ? text : arena.concat({resolverOf(scheme), value})),
          arena.concat({schemeName(scheme), ":", value})};
}

} // namespace

std::optional<IdentifierTerms> identifierTerms(Scheme scheme, std::string_view text, Arena& arena) {
  if (const std::optional<std::string_view> value = normalIdentifier(scheme, text)) {
    return normalTerms(scheme, *value, text, arena);
  }
  const std::optional<Identifier> identifier = text.empty() ? std::nullopt : readIdentifier(scheme, text);
  if (!identifier) {
    return std::nullopt;
  }
  return IdentifierTerms{*Iri::parse(arena.store(identifier->iri())),
                         arena.concat({schemeName(identifier->scheme), ":", identifier->value})};
}

std::string_view RecordClaims::languageOf(std::string_view named, std::string_view text) {
  if (!named.empty()) {
    const std::string tag = tagOf(named);
    if (!tag.empty()) {
      return tag == named ? named : batch_.arena.store(tag);
    }
  }
  const std::string_view byScript = isAscii(text) ? std::string_view() : languageByScript(text);
  return byScript.empty() ? defaultLanguage_ : byScript;
}

Literal RecordClaims::literal(std::string_view text, std::string_view language) {
  return Literal::tagged(text, languageOf(language, text));
}

void RecordClaims::text(Entity& entity, const Predicate& predicate, std::string_view text, std::string_view language) {
  if (!isBlank(text)) {
    entity.claims.push_back({predicate, literal(text, language)});
  }
}

void RecordClaims::plain(Entity& entity, Property property, std::string_view text) {
  if (!isBlank(text)) {
    entity.claims.push_back({property, Literal::plain(text)});
  }
}

bool RecordClaims::date(Entity& entity, Property property, std::string_view text) {
  const std::optional<Date> read = readDate(text);
  if (read) {
    date(entity, property, *read);
  } else {
    tell(Code::wrongDate, "'" + std::string(text) + "' is no date that can be read");
  }
  return read.has_value();
}

void RecordClaims::date(Entity& entity, Property property, const Date& date) {
  entity.claims.push_back({property, Literal::typed(batch_.arena.store(date.value), date.datatype())});
}

void RecordClaims::url(Entity& entity, Property property, std::string_view text) {
  text = trim(text);
  if (text.empty()) {
    return;
  }
  const std::optional<Iri> iri = Iri::repair(text, batch_.arena);
  if (iri) {
    return link(entity, property, *iri);
  }
  tell(Code::wrongIri, "'" + std::string(text) + "' is no address", "it was kept as text");
  plain(entity, property, text);
}

std::optional<IdentifierTerms> RecordClaims::terms(Scheme scheme, std::string_view text) {
  const std::optional<IdentifierTerms> found = identifierTerms(scheme, text, batch_.arena);
  if (!found && !isBlank(text)) {
    tell(Code::wrongIdentifier, "'" + std::string(text) + "' is no " + std::string(schemeName(scheme)) + " identifier",
         "it was left out");
  }
  return found;
}

void RecordClaims::identifier(Entity& entity, Scheme scheme, std::string_view text) {
  const std::optional<IdentifierTerms> both = terms(scheme, text);
  if (both && scheme == Scheme::wikidata) {
    link(entity, Property::exactMatch, both->iri);
  } else if (both) {
    entity.claims.push_back({Property::identifier, Literal::plain(both->compact)});
    if (both->iri != entity.iri) {
      link(entity, Property::sameAs, both->iri);
    }
  }
}

void RecordClaims::identifierText(Entity& entity, std::string_view scheme, std::string_view value) {
  if (!isBlank(value)) {
    plain(entity, Property::identifier, batch_.arena.concat({scheme, ":", trim(value)}));
  }
}

void RecordClaims::tell(Code code, std::string text, std::string hint) {
  hasTold_ = hasTold_ || severityOf(code) != Severity::notice;
  diagnostics_.push_back({code, location_, std::move(text), std::move(hint)});
}

} // namespace linnet
