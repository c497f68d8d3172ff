// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds the page that a link of a vault leads to.
#ifndef LINNET_READERS_VAULT_LINKS_HPP
#define LINNET_READERS_VAULT_LINKS_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "readers/vault_page.hpp"

namespace linnet {

/// Where a link leads.
struct LinkTarget {
  enum class Type {
    nothing,    ///< a place on the same page, an empty link, something that is no page
    page,       ///< `page`
    unresolved, ///< a page that does not exist: `name`, and the `path` that the link gave
    file,       ///< a file that is no page: `path` below the vault's root
    address     ///< an address elsewhere: `path`
  };

  Type type = Type::nothing;
  std::size_t page = 0;
  std::string name;
  std::string path;
  /// Several pages answer to the link. With type `page` the nearest was chosen; with `unresolved` an alias was shared.
  std::vector<std::size_t> candidates;
};

/// The names that pages go by. Filled by one thread, then read by any number.
class LinkIndex {
public:
  /// `contentRoots`: folders below the vault's root that paths may start from, each without a `/` at its ends.
  explicit LinkIndex(std::vector<std::string> contentRoots) : contentRoots_(std::move(contentRoots)) {}

  /// A page by its path below the root and its name.
  void addPage(std::size_t page, std::string_view relativePath, std::string_view name);
  /// The page is a note on another of its name (a question, a brief): a link of the name alone means the other.
  void markSecondary(std::size_t page);
  /// Another name for the page, by which it is found where no page has it for its own and no other page claims it.
  void addAlias(std::size_t page, std::string_view alias);
  /// The page's title, by which it is found where no page has it for its name or alias and no other page has it for its
  /// title.
  void addTitle(std::size_t page, std::string_view title);

  /// As Obsidian resolves links: the exact path from the root or a content root, the path relative to the linking page
  /// (first for a Markdown link), the end of a path, the page's name (as written, then case folded), an alias. All in
  /// NFC.
  LinkTarget resolve(const PageLink& link, std::size_t fromPage) const;

  /// The pages of this name: exactly as written where there are any, else with the case folded.
  std::vector<std::size_t> pagesNamed(std::string_view name) const;
  /// The aliases that several pages claim, each with its pages, in order.
  std::vector<std::pair<std::string, std::vector<std::size_t>>> sharedAliases() const;

private:
  struct Entry {
    std::string path; ///< NFC, without ending
    std::string foldedPath;
    std::string folder; ///< with `/` at its end, or empty
    std::string name;
    bool isSecondary = false;
  };
  using PagesByName = std::unordered_map<std::string, std::vector<std::size_t>>;

  std::vector<std::size_t> pagesAt(const std::string& path) const;
  std::vector<std::size_t> pagesEndingIn(const std::string& target, std::size_t fromPage) const;
  std::vector<std::size_t> find(const std::string& target, std::size_t fromPage, PageLink::Form form) const;
  void dropSecondary(std::vector<std::size_t>& pages) const;
  std::size_t nearest(const std::vector<std::size_t>& pages, std::size_t fromPage) const;
  LinkTarget resolveName(const std::string& target, std::size_t fromPage, PageLink::Form form) const;
  static LinkTarget unresolved(const std::string& target, PageLink::Form form);

  std::vector<std::string> contentRoots_;
  std::vector<Entry> entries_;
  PagesByName byPath_;  ///< folded
  PagesByName byName_;  ///< folded
  PagesByName byAlias_; ///< folded
  PagesByName byTitle_; ///< folded
};

} // namespace linnet

#endif
