// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Takes values apart: lists of links and names, parted by what people put between them.
#ifndef LINNET_READERS_VAULT_VALUES_HPP
#define LINNET_READERS_VAULT_VALUES_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/markdown.hpp"

namespace linnet {

/// A member of a list: a link (an index into MarkdownPage::links) or a name.
struct ListMember {
  bool isLink = false;
  std::size_t link = 0;
  std::string name;
};

struct ValueList {
  std::vector<ListMember> members;
  /// The value holds members, separators and remarks in parentheses, and nothing else: it is no prose.
  bool isList = true;
};

/// Reads the part of a block within the range. Separators: ` / `, `,`, `、`, `・`, `·`, `;`, `+`, `&`, `→`, "and", "or"
/// and their like; a remark in parentheses behind a member is passed over, and "et al." is no member.
ValueList readValueList(const MarkdownPage& page, const MarkdownBlock& block, TextRange range);

/// The names of people in a text without links, taken apart at commas, "and" and their like, or at semicolons alone
/// where there are any; remarks in parentheses stay with their member, "et al." is none.
std::vector<std::string_view> splitNames(std::string_view text);

/// The members of a list of other things, whose names may hold commas and "and": taken apart at ` / `, `;` and `、`.
std::vector<std::string_view> splitList(std::string_view text);

/// A person's name without "et al." behind it, an ellipsis before it and a remark in parentheses; empty where nothing
/// is left or it is no name of a person.
std::string_view personName(std::string_view text);

/// Could this be a product's name: one with a capital letter, a digit or a letter of another script, and of few words?
bool looksLikeProduct(std::string_view text);

/// Could this be a name by itself? Short, and without the marks of a sentence or a remark.
bool looksLikeName(std::string_view text);

/// Is it "et al." or its like?
bool isAndOthers(std::string_view text);

/// Does the text say that there is no value: "n/a", "TBD", "なし"?
bool isPlaceholder(std::string_view text);

} // namespace linnet

#endif
