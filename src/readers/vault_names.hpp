// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What the name of a page says by itself.
#ifndef LINNET_READERS_VAULT_NAMES_HPP
#define LINNET_READERS_VAULT_NAMES_HPP

#include <optional>
#include <string>
#include <string_view>

namespace linnet {

/// A paper's page named `@YYYY__VENUE__Title`: the venue without the year that it may hold (`MLSys2026`).
struct CitationName {
  std::string_view year;
  std::string_view venue;
  std::string_view title;
};

std::optional<CitationName> readCitationName(std::string_view pageName);

/// Does the name mark the page as a paper's: `@` with a year in it (a citation key), or an arXiv identifier? `@name`
/// alone is a handle.
bool isPaperName(std::string_view pageName);

/// A venue's name without a year, a remark in parentheses and what arXiv puts behind its own name; empty where the
/// words say that there is none ("under review", "preprint").
std::string_view venueName(std::string_view text);

/// The name of the system that a paper's title begins with: what stands before ` - ` or `:`. Empty where there is none.
std::string_view titlePrefix(std::string_view title);

/// Does `text` end in `name`, as a word of its own?
bool endsInName(std::string_view text, std::string_view name);

} // namespace linnet

#endif
