// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_languages.hpp"

#include <algorithm>
#include <array>

#include "rdf/term.hpp"
#include "text/unicode.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

struct LanguageRow {
  std::string_view name;
  std::string_view tag;
};

// By name: looked up by halving.
// clang-format off
constexpr std::array<LanguageRow, 143> kLanguages{{
    {"acadian", "fr-CA"}, {"afrikaans", "af"}, {"albanian", "sq"}, {"american", "en-US"}, {"amharic", "am"},
    {"ara", "ar"}, {"arabic", "ar"}, {"armenian", "hy"}, {"australian", "en-AU"}, {"austrian", "de-AT"},
    {"bahasa", "id"}, {"bahasai", "id"}, {"bahasam", "ms"}, {"basque", "eu"}, {"belarusian", "be"}, {"bengali", "bn"},
    {"bokmal", "nb"}, {"brazil", "pt-BR"}, {"brazilian", "pt-BR"}, {"breton", "br"}, {"british", "en-GB"},
    {"bulgarian", "bg"}, {"canadian", "en-CA"}, {"canadien", "fr-CA"}, {"catalan", "ca"}, {"ces", "cs"},
    {"chi", "zh"}, {"chinese", "zh"}, {"croatian", "hr"}, {"cze", "cs"}, {"czech", "cs"}, {"dan", "da"},
    {"danish", "da"}, {"deu", "de"}, {"deutsch", "de"}, {"dut", "nl"}, {"dutch", "nl"}, {"eng", "en"},
    {"english", "en"}, {"español", "es"}, {"esperanto", "eo"}, {"estonian", "et"}, {"ethiopic", "am"},
    {"farsi", "fa"}, {"fin", "fi"}, {"finnish", "fi"}, {"fra", "fr"}, {"francais", "fr"}, {"français", "fr"},
    {"fre", "fr"}, {"french", "fr"}, {"galician", "gl"}, {"georgian", "ka"}, {"ger", "de"}, {"german", "de"},
    {"germanb", "de"}, {"greek", "el"}, {"hebrew", "he"}, {"hindi", "hi"}, {"hungarian", "hu"}, {"icelandic", "is"},
    {"indonesian", "id"}, {"interlingua", "ia"}, {"irish", "ga"}, {"ita", "it"}, {"italian", "it"},
    {"italiano", "it"}, {"japanese", "ja"}, {"jpn", "ja"}, {"kannada", "kn"}, {"khmer", "km"}, {"kor", "ko"},
    {"korean", "ko"}, {"kurmanji", "kmr"}, {"lao", "lo"}, {"latin", "la"}, {"latvian", "lv"}, {"lithuanian", "lt"},
    {"lsorbian", "dsb"}, {"macedonian", "mk"}, {"magyar", "hu"}, {"malay", "ms"}, {"malayalam", "ml"},
    {"marathi", "mr"}, {"mexican", "es-MX"}, {"mongolian", "mn"}, {"naustrian", "de-AT"}, {"newzealand", "en-NZ"},
    {"ngerman", "de"}, {"nld", "nl"}, {"nor", "no"}, {"norsk", "nb"}, {"norwegian", "no"}, {"nswissgerman", "de-CH"},
    {"nynorsk", "nn"}, {"occitan", "oc"}, {"persian", "fa"}, {"piedmontese", "pms"}, {"pol", "pl"}, {"polish", "pl"},
    {"polutonikogreek", "el"}, {"por", "pt"}, {"portuges", "pt"}, {"portuguese", "pt"}, {"português", "pt"},
    {"punjabi", "pa"}, {"romanian", "ro"}, {"romansh", "rm"}, {"rus", "ru"}, {"russian", "ru"}, {"samin", "se"},
    {"sanskrit", "sa"}, {"scottish", "gd"}, {"serbian", "sr"}, {"serbianc", "sr"}, {"slovak", "sk"},
    {"slovene", "sl"}, {"slovenian", "sl"}, {"spa", "es"}, {"spanish", "es"}, {"swe", "sv"}, {"swedish", "sv"},
    {"swissgerman", "de-CH"}, {"syriac", "syr"}, {"tamil", "ta"}, {"telugu", "te"}, {"thai", "th"}, {"tibetan", "bo"},
    {"tur", "tr"}, {"turkish", "tr"}, {"turkmen", "tk"}, {"ukenglish", "en-GB"}, {"ukrainian", "uk"}, {"urdu", "ur"},
    {"usenglish", "en-US"}, {"usorbian", "hsb"}, {"vietnamese", "vi"}, {"welsh", "cy"}, {"zho", "zh"},
    {"русский", "ru"}, {"中文", "zh"}, {"日本語", "ja"}, {"한국어", "ko"}}};
// clang-format on

static_assert(std::is_sorted(kLanguages.begin(), kLanguages.end(),
                             [](const LanguageRow& one, const LanguageRow& other) { return one.name < other.name; }));

// A tag's region is written in capital letters.
std::string withRegion(std::string tag) {
  constexpr std::size_t size = 5; // xx-YY
  if (tag.size() == size && tag[2] == '-') {
    std::transform(tag.begin() + 3, tag.end(), tag.begin() + 3, [](char letter) {
      return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
  }
  return tag;
}

} // namespace

std::string bibtexLanguageTag(std::string_view name) {
  std::string folded = foldCase(trim(name));
  const auto* const row =
      std::lower_bound(kLanguages.begin(), kLanguages.end(), folded,
                       [](const LanguageRow& known, const std::string& wanted) { return known.name < wanted; });
  if (row != kLanguages.end() && row->name == folded) {
    return std::string(row->tag);
  }
  std::replace(folded.begin(), folded.end(), '_', '-');
  const std::size_t primary = std::min(folded.find('-'), folded.size());
  const bool isTag = primary == 2 && isLanguageTag(folded);
  return isTag ? withRegion(folded) : std::string();
}

} // namespace linnet
