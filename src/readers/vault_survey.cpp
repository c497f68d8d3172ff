// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>

#include "readers/vault_body.hpp"
#include "readers/vault_front_matter.hpp"
#include "readers/vault_page.hpp"
#include "syntax/front_matter.hpp"
#include "syntax/line_breaks.hpp"
#include "syntax/markdown.hpp"
#include "text/script.hpp"
#include "text/unicode.hpp"
#include "text/utf8.hpp"

namespace linnet {

namespace {

bool isUtf8(const Record& record, Diagnostics& diagnostics) {
  const std::size_t invalid = firstInvalidUtf8(record.bytes);
  if (invalid == std::string_view::npos) {
    return true;
  }
  const std::string_view before = std::string_view(record.bytes).substr(0, invalid);
  const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
  const std::size_t lineBegin = before.rfind('\n') + 1;
  diagnostics.push_back({Code::invalidUtf8,
                         {record.path, line, invalid - lineBegin + 1},
                         "the page is not UTF-8 and was left out",
                         "convert it, for instance with iconv -f WINDOWS-1252 -t UTF-8"});
  return false;
}

// The language that the page's front matter names; empty where it names none.
std::string_view statedLanguage(const VaultPage& page, const Labels& labels) {
  for (const PageField& field : page.fields) {
    const Labels::Meaning* const meaning = labels.meaning(field.label, std::nullopt);
    const std::string_view value = field.values.empty() ? std::string_view() : field.values.front().text;
    if (meaning != nullptr && meaning->property == Property::inLanguage && isLanguageTag(value)) {
      return value;
    }
  }
  return {};
}

// Logseq keeps the page `A/B` in the file `A___B.md`.
std::string spelt(std::string name) {
  const bool isCitation = name.starts_with('@');
  for (std::size_t i = name.find("___"); i != std::string::npos && i > 0 && !isCitation; i = name.find("___", i + 1)) {
    name.replace(i, 3, "/");
  }
  return name;
}

void tellProblems(const FrontMatter& frontMatter, const std::string& path, Diagnostics& diagnostics) {
  for (const FrontMatterProblem& problem : frontMatter.problems) {
    diagnostics.push_back({Code::brokenFrontMatter, {path, problem.line}, problem.text, {}});
  }
}

void readMarkdownBody(std::string_view text, std::size_t bodyOffset, std::size_t bodyLine, const Labels& labels,
                      VaultPage& page, Diagnostics& diagnostics) {
  const MarkdownPage markdown = readMarkdown(text, bodyOffset, bodyLine);
  if (markdown.unclosedFenceLine > 0) {
    diagnostics.push_back({Code::unclosedFence,
                           {page.path, markdown.unclosedFenceLine},
                           "the code fence is never closed: all that follows is code",
                           "close it with a line of the same marks"});
  }
  readBody(markdown, labels, page);
}

} // namespace

std::string_view stemOf(std::string_view path) {
  std::string_view name = path.substr(path.rfind('/') + 1);
  for (const std::string_view ending : {".md", ".markdown", ".txt"}) {
    if (name.size() > ending.size() && name.ends_with(ending)) {
      return name.substr(0, name.size() - ending.size());
    }
  }
  return name;
}

std::unique_ptr<VaultPage> surveyPage(const Record& record, const Labels& labels, Diagnostics& diagnostics) {
  auto page = std::make_unique<VaultPage>();
  page->number = record.number;
  page->path = record.path;
  page->relativePath = record.relativePath;
  page->name = page->arena.store(spelt(nfc(stemOf(record.relativePath))));
  if (!isUtf8(record, diagnostics)) {
    page->outcome = Outcome::skipped;
    return page;
  }
  const auto firstDiagnostic = static_cast<std::ptrdiff_t>(diagnostics.size());
  const std::string normal = isNfc(record.bytes) ? std::string() : nfc(record.bytes);
  const std::string_view text = normal.empty() ? record.bytes : normal;
  const FrontMatter frontMatter = readFrontMatter(text);
  tellProblems(frontMatter, record.path, diagnostics);
  addFrontMatterFields(frontMatter, labels, *page);
  page->language = statedLanguage(*page, labels);
  if (page->language.empty()) {
    page->language = languageByScript(text.substr(frontMatter.bodyOffset));
  }
  const auto recovered = recoverLineBreaks(text.substr(frontMatter.bodyOffset), page->name);
  if (recovered) {
    diagnostics.push_back({Code::lostLineBreaks,
                           {record.path, frontMatter.bodyLine},
                           "the page had lost its line breaks; its headings and lists were recovered",
                           {}});
    page->name = recovered->isNamedByFile ? page->name : page->arena.store(recovered->title);
    readMarkdownBody(recovered->text, 0, frontMatter.bodyLine, labels, *page, diagnostics);
  } else {
    readMarkdownBody(text, frontMatter.bodyOffset, frontMatter.bodyLine, labels, *page, diagnostics);
  }
  const bool wasRepaired = std::any_of(diagnostics.begin() + firstDiagnostic, diagnostics.end(),
                                       [](const Diagnostic& d) { return severityOf(d.code) == Severity::warning; });
  page->outcome = wasRepaired ? Outcome::repaired : Outcome::exported;
  return page;
}

} // namespace linnet
