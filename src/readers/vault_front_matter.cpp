// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_front_matter.hpp"

#include <algorithm>
#include <array>

#include "syntax/markdown_mask.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

/// The keys of a nested map that say which thing it speaks of, the strongest first.
constexpr std::array<std::string_view, 11> kNamingKeys{
    "link", "page", "target", "org", "organization", "name", "path", "source", "title", "url", "id"};

std::uint32_t addLink(VaultPage& page, PageLink link) {
  page.links.push_back(link);
  return static_cast<std::uint32_t>(page.links.size() - 1);
}

std::uint32_t addWikilink(VaultPage& page, std::string_view content, std::size_t line) {
  const std::size_t pipe = std::min(content.find('|'), content.size());
  const std::size_t targetEnd = pipe > 0 && pipe < content.size() && content[pipe - 1] == '\\' ? pipe - 1 : pipe;
  const std::size_t display = std::min(content.find_first_not_of('|', pipe), content.size());
  const std::string_view target = trim(content.substr(0, targetEnd));
  const std::string_view shown = display < content.size() ? trim(content.substr(display)) : target;
  return addLink(page, {page.arena.store(target), page.arena.store(shown), static_cast<std::uint32_t>(line)});
}

bool isAddress(std::string_view text) {
  return (text.starts_with("http://") || text.starts_with("https://")) && text.find_first_of(" \t\n") == kNone;
}

bool isPagePath(std::string_view text) {
  return text.ends_with(".md") && text.find("://") == kNone && text.find('\n') == kNone;
}

// The links of the text, in order; what stands between them is no value.
bool addWikilinks(std::string_view text, std::size_t line, VaultPage& page, PageField& field) {
  bool found = false;
  for (std::size_t i = text.find("[["); i != kNone; i = text.find("[[", i)) {
    const std::size_t end = endOfWikilink(text, i);
    if (end == i) {
      ++i;
      continue;
    }
    field.values.push_back({addWikilink(page, text.substr(i + 2, end - i - 4), line), {}});
    found = true;
    i = end;
  }
  return found;
}

bool addMarkdownLink(std::string_view text, std::size_t line, VaultPage& page, PageField& field) {
  const std::size_t middle = text.find("](");
  const std::size_t close = middle == kNone ? kNone : text.find(')', middle);
  if (!text.starts_with('[') || close == kNone) {
    return false;
  }
  const std::string_view target = page.arena.store(text.substr(middle + 2, close - middle - 2));
  const PageLink link{target, page.arena.store(text.substr(1, middle - 1)), static_cast<std::uint32_t>(line),
                      PageLink::Form::markdown};
  field.values.push_back({addLink(page, link), {}});
  return true;
}

class FieldBuilder {
public:
  FieldBuilder(const Labels& labels, VaultPage& page) : labels_(labels), page_(page) {}

  void addMap(const std::string& prefix, const FrontMatterValue& map) {
    for (const auto& [key, value] : map.fields) {
      addValue(prefix.empty() ? key : prefix + "." + key, value);
    }
  }

private:
  void addValue(const std::string& label, const FrontMatterValue& value) {
    PageField field;
    field.label = page_.arena.store(label);
    field.line = static_cast<std::uint32_t>(value.line);
    collect(label, value, field);
    if (!field.values.empty()) {
      page_.fields.push_back(std::move(field));
    }
  }

  void collect(const std::string& label, const FrontMatterValue& value, PageField& field) {
    switch (value.form) {
    case FrontMatterValue::Form::empty:
      return;
    case FrontMatterValue::Form::scalar:
      return addScalar(value.text, value.line, page_, field);
    case FrontMatterValue::Form::list:
      for (const FrontMatterValue& item : value.items) {
        collect(label, item, field);
      }
      return;
    case FrontMatterValue::Form::map:
      return collectMap(label, value, field);
    }
  }

  void collectMap(const std::string& label, const FrontMatterValue& map, PageField& field) {
    const auto naming = labels_.find(label) != nullptr ? namingField(map) : map.fields.end();
    for (auto i = map.fields.begin(); i != map.fields.end(); ++i) {
      if (i == naming) {
        collect(label, i->second, field);
      } else {
        addValue(label + "." + i->first, i->second);
      }
    }
  }

  static std::vector<FrontMatterValue::Field>::const_iterator namingField(const FrontMatterValue& map) {
    for (const std::string_view key : kNamingKeys) {
      const auto found = std::find_if(map.fields.begin(), map.fields.end(),
                                      [key](const FrontMatterValue::Field& field) { return field.first == key; });
      if (found != map.fields.end()) {
        return found;
      }
    }
    return map.fields.end();
  }

  const Labels& labels_;
  VaultPage& page_;
};

} // namespace

void addScalar(std::string_view text, std::size_t line, VaultPage& page, PageField& field) {
  const std::string_view value = trim(text);
  if (value.empty() || addWikilinks(value, line, page, field) || addMarkdownLink(value, line, page, field)) {
    return;
  }
  if (isAddress(value) || isPagePath(value)) {
    const std::string_view target = page.arena.store(value);
    const auto form = isAddress(value) ? PageLink::Form::address : PageLink::Form::path;
    field.values.push_back({addLink(page, {target, target, static_cast<std::uint32_t>(line), form}), target});
    return;
  }
  field.values.push_back({std::nullopt, page.arena.store(value)});
}

void addFrontMatterFields(const FrontMatter& frontMatter, const Labels& labels, VaultPage& page) {
  FieldBuilder(labels, page).addMap({}, frontMatter.root);
}

} // namespace linnet
