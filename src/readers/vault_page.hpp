// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What a first reading keeps of one page of a vault: everything that does not need the other pages.
#ifndef LINNET_READERS_VAULT_PAGE_HPP
#define LINNET_READERS_VAULT_PAGE_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/diagnostics.hpp"
#include "model/labels.hpp"
#include "readers/reader.hpp"
#include "text/arena.hpp"

namespace linnet {

/// A link as the page has it; where it leads is found when all pages are known.
struct PageLink {
  /// A path is written as text: `sources: raw/x.md`, `^[raw/x.md]`. It leads to a page or else is a file.
  enum class Form { wiki, markdown, embed, address, path };

  std::string_view target;
  std::string_view display;
  std::uint32_t line = 0;
  Form form = Form::wiki;
};

/// A value of a field: a link (an index into VaultPage::links) or text. What the name that a text is stands for (an
/// index into VaultGraph::nodes) is found when all pages are known.
struct FieldValue {
  std::optional<std::uint32_t> link;
  std::string_view text;
  std::optional<std::uint32_t> node = std::nullopt;
};

/// The sources that a page names for something, with where in them.
struct SourceNote {
  std::vector<std::uint32_t> links;
  std::string_view locator;
};

/// A label with its values.
struct PageField {
  enum class Origin { frontMatter, inlineField, table, boldLabel, bullet, heading };

  std::string_view label;
  Origin origin = Origin::frontMatter;
  std::uint32_t line = 0;
  std::vector<FieldValue> values;
  SourceNote sources;
};

/// A passage of prose that ends in a source marker.
struct PagePassage {
  std::string_view text;
  std::vector<std::uint32_t> links;
  SourceNote sources;
};

/// A name right before a link in parentheses: `DAPO([[@2025__arXiv__DAPO - …]])`.
struct NamedPaper {
  std::optional<std::uint32_t> nameLink; ///< where the name is a link
  std::string_view textBefore;           ///< else the text that ends in it
  std::uint32_t paperLink = 0;
  std::optional<std::uint32_t> passage; ///< the passage that it stands in
};

struct VaultPage : Reader::Survey {
  Arena arena; ///< owns every view below
  std::size_t number = 0;
  std::string path;         ///< as messages name it
  std::string relativePath; ///< below the vault's root
  Outcome outcome = Outcome::exported;

  std::string_view name;     ///< the page's name: the file's, or a recovered title where that tells nothing
  std::string_view heading;  ///< the first heading of level 1, as plain text; may be empty
  std::string_view language; ///< that the page is written in, where its script tells
  std::vector<PageLink> links;
  std::vector<PageField> fields;
  std::vector<PagePassage> passages;
  std::vector<NamedPaper> namedPapers;
  std::vector<std::uint32_t> mentions; ///< links outside fields and passages
  std::vector<std::string_view> tags;
};

/// Reads a page. A page that can't be read comes back with the outcome `skipped`, and an error is told. Thread-safe.
std::unique_ptr<VaultPage> surveyPage(const Record& record, const Labels& labels, Diagnostics& diagnostics);

/// A file's name without its folder and without the ending `.md`, `.markdown` or `.txt`.
std::string_view stemOf(std::string_view path);

} // namespace linnet

#endif
