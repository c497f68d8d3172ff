// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_links.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "model/date.hpp"
#include "text/percent.hpp"
#include "text/unicode.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

constexpr std::array<std::string_view, 22> kFileEndings{
    ".pdf", ".png", ".jpg",  ".jpeg", ".gif",  ".svg",  ".webp", ".bmp",  ".mp3",    ".mp4",  ".wav",
    ".csv", ".tsv", ".json", ".xlsx", ".docx", ".pptx", ".zip",  ".html", ".canvas", ".base", ".txt"};

bool isFileName(std::string_view target) {
  const std::string folded = foldCase(target);
  return std::any_of(kFileEndings.begin(), kFileEndings.end(),
                     [&folded](std::string_view ending) { return folded.ends_with(ending); });
}

bool isAddress(std::string_view target) {
  const std::size_t colon = target.find(':');
  return target.substr(0, 7) == "mailto:" || (colon != kNone && target.substr(colon, 3) == "://");
}

std::string withoutPageEnding(std::string_view path) {
  for (const std::string_view ending : {".md", ".markdown", ".txt"}) {
    if (path.ends_with(ending)) {
      return std::string(path.substr(0, path.size() - ending.size()));
    }
  }
  return std::string(path);
}

// `a/b/../c` is `a/c`; what leads above the root stays there.
std::string normalPath(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    const std::size_t slash = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, slash);
    path.remove_prefix(std::min(slash + 1, path.size()));
    if (part == ".." && !parts.empty()) {
      parts.pop_back();
    } else if (!part.empty() && part != "." && part != "..") {
      parts.push_back(part);
    }
  }
  std::string normal;
  for (const std::string_view part : parts) {
    normal.append(normal.empty() ? "" : "/").append(part);
  }
  return normal;
}

// The name at the end of a path. A slash between spaces stands in a name: `NPU / AI Accelerator`.
std::string_view lastName(std::string_view path) {
  for (std::size_t slash = path.rfind('/'); slash != kNone && slash > 0; slash = path.rfind('/', slash - 1)) {
    const bool standsInName = path[slash - 1] == ' ' || path.substr(slash + 1, 1) == " ";
    if (!standsInName) {
      return path.substr(slash + 1);
    }
  }
  return path.starts_with('/') ? path.substr(1) : path;
}

std::string targetText(const PageLink& link) {
  if (link.form == PageLink::Form::wiki || link.form == PageLink::Form::embed) {
    return nfc(trim(link.target));
  }
  std::string decoded = percentDecode(link.target);
  return firstInvalidUtf8(decoded) == kNone ? nfc(trim(decoded)) : std::string(link.target);
}

void addKey(std::unordered_map<std::string, std::vector<std::size_t>>& pagesByName, std::size_t page,
            std::string_view name) {
  const std::string key = foldCase(trim(name));
  if (key.empty()) {
    return;
  }
  std::vector<std::size_t>& pages = pagesByName[key];
  if (std::find(pages.begin(), pages.end(), page) == pages.end()) {
    pages.push_back(page);
  }
}

} // namespace

void LinkIndex::addPage(std::size_t page, std::string_view relativePath, std::string_view name) {
  if (entries_.size() <= page) {
    entries_.resize(page + 1);
  }
  Entry& entry = entries_[page];
  entry.path = withoutPageEnding(nfc(relativePath));
  entry.foldedPath = foldCase(entry.path);
  entry.folder = entry.path.substr(0, entry.path.rfind('/') + 1);
  entry.name = nfc(name);
  byPath_[entry.foldedPath].push_back(page);
  byName_[foldCase(entry.name)].push_back(page);
  // A page of Logseq has its whole name for its path.
  if (entry.name.find('/') != std::string::npos) {
    byPath_[foldCase(entry.name)].push_back(page);
  }
}

void LinkIndex::markSecondary(std::size_t page) {
  entries_[page].isSecondary = true;
}

void LinkIndex::addAlias(std::size_t page, std::string_view alias) {
  addKey(byAlias_, page, alias);
}

void LinkIndex::addTitle(std::size_t page, std::string_view title) {
  addKey(byTitle_, page, title);
}

std::vector<std::size_t> LinkIndex::pagesNamed(std::string_view name) const {
  const std::string spelt = nfc(trim(name));
  const auto found = byName_.find(foldCase(spelt));
  if (found == byName_.end()) {
    return {};
  }
  std::vector<std::size_t> exact;
  std::copy_if(found->second.begin(), found->second.end(), std::back_inserter(exact),
               [&](std::size_t page) { return entries_[page].name == spelt; });
  return exact.empty() ? found->second : exact;
}

std::vector<std::pair<std::string, std::vector<std::size_t>>> LinkIndex::sharedAliases() const {
  std::map<std::string, std::vector<std::size_t>> shared;
  for (const auto& [alias, pages] : byAlias_) {
    if (pages.size() > 1 && !byName_.contains(alias)) {
      shared.emplace(alias, pages);
    }
  }
  return {shared.begin(), shared.end()};
}

std::vector<std::size_t> LinkIndex::pagesAt(const std::string& path) const {
  const auto found = byPath_.find(foldCase(path));
  if (found == byPath_.end()) {
    return {};
  }
  std::vector<std::size_t> exact;
  std::copy_if(found->second.begin(), found->second.end(), std::back_inserter(exact),
               [&](std::size_t page) { return entries_[page].path == path; });
  return exact.empty() ? found->second : exact;
}

// The pages whose path ends in the target, or that have its name; one alone may stand in another folder than the link
// says.
std::vector<std::size_t> LinkIndex::pagesEndingIn(const std::string& target, std::size_t fromPage) const {
  std::vector<std::size_t> named = pagesNamed(lastName(target));
  if (target.find('/') == std::string::npos) {
    return named;
  }
  const std::string ending = "/" + foldCase(target);
  std::vector<std::size_t> pages;
  std::copy_if(named.begin(), named.end(), std::back_inserter(pages),
               [&](std::size_t page) { return ("/" + entries_[page].foldedPath).ends_with(ending); });
  const bool isElsewhere = pages.empty() && named.size() == 1 && named.front() != fromPage;
  return isElsewhere ? named : pages;
}

std::vector<std::size_t> LinkIndex::find(const std::string& target, std::size_t fromPage, PageLink::Form form) const {
  const std::string& folder = entries_[fromPage].folder;
  const bool isRelative = target.starts_with("./") || target.starts_with("../");
  const std::string path = normalPath(target);
  if (path.empty()) {
    return {};
  }
  std::vector<std::string> places{path};
  if (isRelative || form == PageLink::Form::markdown || form == PageLink::Form::path) {
    places.insert(target.starts_with('/') ? places.end() : places.begin(), normalPath(folder + target));
  } else if (path.find('/') != std::string::npos) {
    places.push_back(normalPath(folder + target));
  }
  for (const std::string& root : contentRoots_) {
    places.push_back(normalPath(root + "/" + path));
  }
  // A bare name is a page's name first: its path must be spelt so.
  const bool isBare = path.find('/') == std::string::npos;
  for (const std::string& place : places) {
    std::vector<std::size_t> pages = pagesAt(place);
    if (!pages.empty() && (!isBare || entries_[pages.front()].path == place)) {
      return pages;
    }
  }
  return pagesEndingIn(path, fromPage);
}

// Same folder, then the shortest path, then the order of their bytes.
std::size_t LinkIndex::nearest(const std::vector<std::size_t>& pages, std::size_t fromPage) const {
  const std::string& folder = entries_[fromPage].folder;
  return *std::min_element(pages.begin(), pages.end(), [&](std::size_t a, std::size_t b) {
    const Entry& left = entries_[a];
    const Entry& right = entries_[b];
    const auto rank = [&](const Entry& entry) {
      return std::tuple(entry.folder != folder, std::count(entry.path.begin(), entry.path.end(), '/'),
                        entry.path.size());
    };
    return rank(left) != rank(right) ? rank(left) < rank(right) : left.path < right.path;
  });
}

// Notes on a page, which have its name, are linked to by their path.
void LinkIndex::dropSecondary(std::vector<std::size_t>& pages) const {
  const auto isPrimary = [this](std::size_t page) { return !entries_[page].isSecondary; };
  if (pages.size() > 1 && std::any_of(pages.begin(), pages.end(), isPrimary)) {
    std::erase_if(pages, [&isPrimary](std::size_t page) { return !isPrimary(page); });
  }
}

LinkTarget LinkIndex::resolveName(const std::string& target, std::size_t fromPage, PageLink::Form form) const {
  std::vector<std::size_t> pages = find(target, fromPage, form);
  if (pages.empty() && target.ends_with(".md")) {
    pages = find(withoutPageEnding(target), fromPage, form);
  }
  LinkTarget found;
  dropSecondary(pages);
  if (!pages.empty()) {
    found.type = LinkTarget::Type::page;
    found.page = nearest(pages, fromPage);
    found.candidates = pages.size() > 1 ? std::move(pages) : std::vector<std::size_t>{};
    return found;
  }
  const std::string key = foldCase(target);
  for (const PagesByName* const names : {&byAlias_, &byTitle_}) {
    const auto named = names->find(key);
    if (named == names->end()) {
      continue;
    }
    if (named->second.size() == 1) {
      found.type = LinkTarget::Type::page;
      found.page = named->second.front();
    } else {
      found = unresolved(target, form);
      found.candidates = named->second;
    }
    return found;
  }
  return found;
}

LinkTarget LinkIndex::unresolved(const std::string& target, PageLink::Form form) {
  LinkTarget link;
  link.path = normalPath(target);
  if (isFileName(target) || form == PageLink::Form::path) {
    link.type = LinkTarget::Type::file;
    return link;
  }
  const bool isDay = target.size() >= 8 && readDate(target).has_value();
  const bool isPage =
      !isDay && (form == PageLink::Form::wiki || form == PageLink::Form::embed || target.ends_with(".md"));
  link.name = withoutPageEnding(lastName(target));
  link.type = isPage && !trim(link.name).empty() ? LinkTarget::Type::unresolved : LinkTarget::Type::nothing;
  return link;
}

LinkTarget LinkIndex::resolve(const PageLink& link, std::size_t fromPage) const {
  LinkTarget result;
  const bool isLocal = link.form == PageLink::Form::wiki || link.form == PageLink::Form::embed;
  if (!isLocal && isAddress(link.target)) {
    result.type = LinkTarget::Type::address;
    result.path = link.target;
    return result;
  }
  const std::string target = targetText(link);
  const std::size_t anchor = target.find('#');
  if (target.empty() || anchor == 0 || target.front() == '^') {
    return result;
  }
  result = resolveName(target, fromPage, link.form);
  const bool hasAnchor = anchor != std::string::npos && anchor + 1 < target.size();
  const std::string page(trim(target.substr(0, hasAnchor ? anchor : target.size())));
  if (result.type == LinkTarget::Type::nothing && hasAnchor) {
    result = resolveName(page, fromPage, link.form);
  }
  // Some write `[[display|folder/page]]`.
  if (result.type == LinkTarget::Type::nothing && isLocal && link.display.find('/') != kNone) {
    result = resolveName(nfc(link.display), fromPage, link.form);
  }
  return result.type == LinkTarget::Type::nothing ? unresolved(page, link.form) : result;
}

} // namespace linnet
