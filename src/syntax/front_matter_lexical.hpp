// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The smallest pieces of front matter: quoted text, keys, comments, list marks.
#ifndef LINNET_SYNTAX_FRONT_MATTER_LEXICAL_HPP
#define LINNET_SYNTAX_FRONT_MATTER_LEXICAL_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace linnet {

/// Maps, lists and flow collections may be nested this deep; what is nested deeper is left out.
constexpr std::size_t kDeepestNesting = 64;

/// Does a quoted text begin here?
bool isQuote(char byte);

/// Text in quotation marks, with the marks and escapes undone and line breaks folded (YAML 1.2.2, 7.3).
struct QuotedText {
  std::string text;
  std::size_t end = 0;       ///< behind the closing mark
  bool hasBadEscape = false; ///< an escape that YAML does not know; it stays as it is
};

/// The text in quotation marks that begins at `begin`, or nothing where they are not closed.
std::optional<QuotedText> readQuoted(std::string_view text, std::size_t begin);

/// Where it ends (behind the closing mark), or npos where it is not closed.
std::size_t endOfQuoted(std::string_view text, std::size_t begin);

/// A key at the beginning of a line, with its colon.
struct KeyMatch {
  std::string_view key; ///< as written, without white space at its ends
  std::size_t valueBegin = 0;
  bool isQuoted = false;
};

/// The key of `key: value` or `key:`, if the line is one: the colon has white space or nothing behind it, so that
/// none is found in an address.
std::optional<KeyMatch> matchKey(std::string_view line);

/// The key of `key:value`, which YAML takes for text.
std::optional<KeyMatch> matchKeyWithoutSpace(std::string_view line);

/// The key without its quotation marks.
std::string textOfKey(const KeyMatch& match);

/// Could it be a field's name in some program: lower-case letters, digits, `_` and `-`.
bool isFieldName(std::string_view key);

/// `- x` or `-`: an item of a list.
bool isListItem(std::string_view line);

/// Nothing, or nothing but a comment.
bool isBlankOrComment(std::string_view text);

/// Words that all begin with `#`, as in `tags: #kiln #wood`: YAML takes them for a comment.
bool areHashtags(std::string_view text);

/// The text without a comment at its end. Wikilinks hold none; quoted texts hold none where the text begins with one.
std::string_view withoutComment(std::string_view text);

/// `null`, `~` or nothing (YAML 1.2.2, 10.3.2).
bool isNull(std::string_view text);

/// `{{ … }}` and `<% … %>`, which a template engine was to fill in.
bool isTemplate(std::string_view text);

} // namespace linnet

#endif
