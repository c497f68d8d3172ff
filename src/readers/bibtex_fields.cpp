// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_fields.hpp"

#include <algorithm>

#include "text/whitespace.hpp"

namespace linnet {

namespace {

// By name: looked up by halving.
// clang-format off
constexpr std::array<BibtexFieldRow, 257> kFields{{
    {"__markedentry", BibtexRole::leftOut}, {"abstract", BibtexRole::abstract_}, {"accessdate", BibtexRole::leftOut},
    {"accessed", BibtexRole::leftOut}, {"added-at", BibtexRole::leftOut}, {"addendum", BibtexRole::text},
    {"address", BibtexRole::list}, {"adsurl", BibtexRole::text}, {"advisor", BibtexRole::text},
    {"affiliation", BibtexRole::text}, {"afterword", BibtexRole::names}, {"annotation", BibtexRole::text},
    {"annotator", BibtexRole::names}, {"annote", BibtexRole::text}, {"archiveprefix", BibtexRole::eprintType},
    {"article-number", BibtexRole::text}, {"articleno", BibtexRole::text}, {"arxiv", BibtexRole::arxiv},
    {"arxiv_id", BibtexRole::arxiv}, {"arxivid", BibtexRole::arxiv}, {"attachment", BibtexRole::leftOut},
    {"attachments", BibtexRole::leftOut}, {"author", BibtexRole::author},
    {"author+an:orcid", BibtexRole::authorOrcid}, {"authors", BibtexRole::author},
    {"bib2html_pubtype", BibtexRole::leftOut}, {"bibkey", BibtexRole::leftOut}, {"bibsource", BibtexRole::leftOut},
    {"biburl", BibtexRole::leftOut}, {"bookauthor", BibtexRole::bookAuthor}, {"bookpages", BibtexRole::pages},
    {"bookpagination", BibtexRole::text}, {"booksubtitle", BibtexRole::bookSubtitle},
    {"booktitle", BibtexRole::bookTitle}, {"booktitleaddon", BibtexRole::text}, {"chapter", BibtexRole::text},
    {"cited-references", BibtexRole::leftOut}, {"citeulike-article-id", BibtexRole::leftOut},
    {"citeulike-linkout-0", BibtexRole::leftOut}, {"citeulike-linkout-1", BibtexRole::leftOut},
    {"citeulike-linkout-2", BibtexRole::leftOut}, {"collaboration", BibtexRole::text}, {"comment", BibtexRole::text},
    {"commentator", BibtexRole::names}, {"conference", BibtexRole::text}, {"contents", BibtexRole::text},
    {"copyright", BibtexRole::license}, {"creationdate", BibtexRole::leftOut}, {"crossref", BibtexRole::crossref},
    {"customa", BibtexRole::leftOut}, {"customb", BibtexRole::leftOut}, {"customc", BibtexRole::leftOut},
    {"date", BibtexRole::date}, {"date-added", BibtexRole::leftOut}, {"date-modified", BibtexRole::leftOut},
    {"dateadded", BibtexRole::leftOut}, {"datemodified", BibtexRole::leftOut}, {"day", BibtexRole::day},
    {"degree", BibtexRole::text}, {"dimensions", BibtexRole::text}, {"doc-delivery-number", BibtexRole::leftOut},
    {"doi", BibtexRole::doi}, {"edition", BibtexRole::text}, {"editor", BibtexRole::names},
    {"editora", BibtexRole::names}, {"editoratype", BibtexRole::text}, {"editorb", BibtexRole::names},
    {"editorbtype", BibtexRole::text}, {"editorc", BibtexRole::names}, {"editorctype", BibtexRole::text},
    {"editors", BibtexRole::names}, {"editortype", BibtexRole::text}, {"ee", BibtexRole::url},
    {"eid", BibtexRole::text}, {"entryset", BibtexRole::leftOut}, {"entrysubtype", BibtexRole::leftOut},
    {"eprint", BibtexRole::eprint}, {"eprintclass", BibtexRole::text}, {"eprinttype", BibtexRole::eprintType},
    {"eventdate", BibtexRole::text}, {"eventtitle", BibtexRole::text}, {"eventtitleaddon", BibtexRole::text},
    {"execute", BibtexRole::leftOut}, {"file", BibtexRole::leftOut}, {"files", BibtexRole::leftOut},
    {"folder", BibtexRole::leftOut}, {"foreword", BibtexRole::names}, {"gender", BibtexRole::leftOut},
    {"group", BibtexRole::leftOut}, {"groups", BibtexRole::leftOut}, {"hal_id", BibtexRole::text},
    {"hal_version", BibtexRole::text}, {"holder", BibtexRole::names}, {"howpublished", BibtexRole::howPublished},
    {"hyphenation", BibtexRole::langid}, {"ids", BibtexRole::ids}, {"indexsorttitle", BibtexRole::leftOut},
    {"indextitle", BibtexRole::leftOut}, {"institution", BibtexRole::institution}, {"interhash", BibtexRole::leftOut},
    {"internal-note", BibtexRole::leftOut}, {"intrahash", BibtexRole::leftOut}, {"introduction", BibtexRole::names},
    {"isan", BibtexRole::text}, {"isbn", BibtexRole::isbn}, {"ismn", BibtexRole::text}, {"isrn", BibtexRole::text},
    {"issn", BibtexRole::issn}, {"issue", BibtexRole::text}, {"issuesubtitle", BibtexRole::text},
    {"issuetitle", BibtexRole::text}, {"iswc", BibtexRole::text}, {"journal", BibtexRole::journal},
    {"journal-iso", BibtexRole::leftOut}, {"journalsubtitle", BibtexRole::journalSubtitle},
    {"journaltitle", BibtexRole::journal}, {"jstor", BibtexRole::text}, {"key", BibtexRole::text},
    {"keyword", BibtexRole::keywords}, {"keywords", BibtexRole::keywords}, {"label", BibtexRole::leftOut},
    {"langid", BibtexRole::langid}, {"language", BibtexRole::language}, {"lastaccessed", BibtexRole::leftOut},
    {"lastchecked", BibtexRole::leftOut}, {"lccn", BibtexRole::text}, {"license", BibtexRole::license},
    {"link", BibtexRole::url}, {"lista", BibtexRole::leftOut}, {"listb", BibtexRole::leftOut},
    {"listc", BibtexRole::leftOut}, {"listd", BibtexRole::leftOut}, {"liste", BibtexRole::leftOut},
    {"listf", BibtexRole::leftOut}, {"local-file", BibtexRole::leftOut}, {"local-url", BibtexRole::leftOut},
    {"localfile", BibtexRole::leftOut}, {"location", BibtexRole::list}, {"mainsubtitle", BibtexRole::mainSubtitle},
    {"maintitle", BibtexRole::mainTitle}, {"maintitleaddon", BibtexRole::text}, {"marked", BibtexRole::leftOut},
    {"medium", BibtexRole::text}, {"meeting", BibtexRole::text}, {"meetingname", BibtexRole::text},
    {"mendeley-groups", BibtexRole::leftOut}, {"mendeley-tags", BibtexRole::leftOut},
    {"modificationdate", BibtexRole::leftOut}, {"month", BibtexRole::month}, {"mrclass", BibtexRole::text},
    {"mrnumber", BibtexRole::text}, {"mrreviewer", BibtexRole::text}, {"namea", BibtexRole::leftOut},
    {"nameaddon", BibtexRole::text}, {"nameb", BibtexRole::leftOut}, {"namec", BibtexRole::leftOut},
    {"note", BibtexRole::note}, {"number", BibtexRole::text}, {"number-of-cited-references", BibtexRole::leftOut},
    {"numpages", BibtexRole::text}, {"oa-url", BibtexRole::leftOut}, {"options", BibtexRole::leftOut},
    {"orcid", BibtexRole::orcid}, {"organization", BibtexRole::organization}, {"origdate", BibtexRole::text},
    {"origlanguage", BibtexRole::text}, {"origlocation", BibtexRole::list}, {"origpublisher", BibtexRole::list},
    {"origtitle", BibtexRole::text}, {"owner", BibtexRole::leftOut}, {"page", BibtexRole::pages},
    {"pages", BibtexRole::pages}, {"pagetotal", BibtexRole::text}, {"pagination", BibtexRole::text},
    {"part", BibtexRole::text}, {"patentnumber", BibtexRole::text}, {"pdf", BibtexRole::leftOut},
    {"pmc", BibtexRole::pmcid}, {"pmcid", BibtexRole::pmcid}, {"pmid", BibtexRole::pmid},
    {"posted-at", BibtexRole::leftOut}, {"presort", BibtexRole::leftOut}, {"primaryclass", BibtexRole::text},
    {"printed", BibtexRole::leftOut}, {"priority", BibtexRole::leftOut}, {"publisher", BibtexRole::list},
    {"pubstate", BibtexRole::text}, {"qualityassured", BibtexRole::leftOut}, {"ranking", BibtexRole::leftOut},
    {"rating", BibtexRole::leftOut}, {"read", BibtexRole::leftOut}, {"readstatus", BibtexRole::leftOut},
    {"related", BibtexRole::leftOut}, {"relatedoptions", BibtexRole::leftOut}, {"relatedstring", BibtexRole::leftOut},
    {"relatedtype", BibtexRole::leftOut}, {"relevance", BibtexRole::leftOut}, {"remark", BibtexRole::text},
    {"reportnumber", BibtexRole::text}, {"repository", BibtexRole::repository}, {"repository-type", BibtexRole::text},
    {"reprinttitle", BibtexRole::text}, {"research-areas", BibtexRole::leftOut}, {"review", BibtexRole::text},
    {"school", BibtexRole::institution}, {"series", BibtexRole::text}, {"shorthand", BibtexRole::leftOut},
    {"shorthandintro", BibtexRole::leftOut}, {"shortjournal", BibtexRole::text}, {"shortseries", BibtexRole::text},
    {"shorttitle", BibtexRole::shortTitle}, {"size", BibtexRole::text}, {"sortkey", BibtexRole::leftOut},
    {"sortname", BibtexRole::leftOut}, {"sortshorthand", BibtexRole::leftOut}, {"sorttitle", BibtexRole::leftOut},
    {"sortyear", BibtexRole::leftOut}, {"subtitle", BibtexRole::subtitle}, {"swhid", BibtexRole::text},
    {"thesistype", BibtexRole::text}, {"times-cited", BibtexRole::leftOut}, {"timestamp", BibtexRole::leftOut},
    {"title", BibtexRole::title}, {"titleaddon", BibtexRole::text}, {"translator", BibtexRole::names},
    {"type", BibtexRole::type}, {"unique-id", BibtexRole::leftOut}, {"url", BibtexRole::url},
    {"urldate", BibtexRole::leftOut}, {"urlday", BibtexRole::leftOut}, {"urlmonth", BibtexRole::leftOut},
    {"urlyear", BibtexRole::leftOut}, {"usage-count-last-180-days", BibtexRole::leftOut},
    {"usage-count-since-2013", BibtexRole::leftOut}, {"usera", BibtexRole::leftOut}, {"userb", BibtexRole::leftOut},
    {"userc", BibtexRole::leftOut}, {"userd", BibtexRole::leftOut}, {"usere", BibtexRole::leftOut},
    {"userf", BibtexRole::leftOut}, {"username", BibtexRole::leftOut}, {"uuid", BibtexRole::leftOut},
    {"venue", BibtexRole::text}, {"verba", BibtexRole::leftOut}, {"verbb", BibtexRole::leftOut},
    {"verbc", BibtexRole::leftOut}, {"version", BibtexRole::version}, {"volume", BibtexRole::volume},
    {"volumes", BibtexRole::text}, {"web-of-science-categories", BibtexRole::leftOut},
    {"web-of-science-index", BibtexRole::leftOut}, {"xdata", BibtexRole::xdata}, {"xref", BibtexRole::leftOut},
    {"year", BibtexRole::year}, {"zbl", BibtexRole::text}, {"zblnumber", BibtexRole::text},
    {"zoteroid", BibtexRole::leftOut}}};
// clang-format on

static_assert(std::is_sorted(kFields.begin(), kFields.end(),
                             [](const BibtexFieldRow& one, const BibtexFieldRow& other) {
                               return one.name < other.name;
                             }));

// What programs call the fields that they keep for themselves.
constexpr std::array<std::string_view, 6> kOwnPrefixes{"bdsk-", "__", "jabref-", "citeulike-", "papers2_", "rss_"};

} // namespace

BibtexFieldRow bibtexFieldNamed(std::string_view name) {
  std::array<char, kLongestBibtexName> letters{};
  const std::size_t size = std::min(name.size(), letters.size());
  std::transform(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(size), letters.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  const std::string_view lower(letters.data(), size);
  const auto* const row =
      std::lower_bound(kFields.begin(), kFields.end(), lower,
                       [](const BibtexFieldRow& known, std::string_view wanted) { return known.name < wanted; });
  if (row != kFields.end() && row->name == lower) {
    return *row;
  }
  const bool isOwn = lower.find("+an") != std::string_view::npos ||
                     std::any_of(kOwnPrefixes.begin(), kOwnPrefixes.end(),
                                 [lower](std::string_view prefix) { return lower.starts_with(prefix); });
  return {name, isOwn ? BibtexRole::leftOut : BibtexRole::unknown};
}

void BibtexFields::clear() {
  fields_.clear();
  places_.fill(0);
}

bool BibtexFields::add(const BibtexRecordField& field) {
  const auto role = static_cast<std::size_t>(field.role);
  if (role < kSingleBibtexRoles) {
    std::uint32_t& place = places_[role];
    if (place != 0) {
      return trim(fields_[place - 1].value.text) == trim(field.value.text);
    }
    place = static_cast<std::uint32_t>(fields_.size() + 1);
  }
  fields_.push_back(field);
  return true;
}

void BibtexFields::addMissing(const BibtexRecordField& field) {
  const bool isSingle = static_cast<std::size_t>(field.role) < kSingleBibtexRoles;
  const bool isThere =
      isSingle ? has(field.role) : std::any_of(fields_.begin(), fields_.end(), [&field](const BibtexRecordField& own) {
        return isBibtexName(own.name, field.name) || own.name == field.name;
      });
  if (!isThere) {
    add(field);
  }
}

const BibtexRecordField* BibtexFields::find(BibtexRole role) const {
  const std::uint32_t place = places_[static_cast<std::size_t>(role)];
  return place == 0 ? nullptr : &fields_[place - 1];
}

} // namespace linnet
