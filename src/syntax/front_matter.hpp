// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The YAML-like block at the head of a Markdown page, read leniently.
#ifndef LINNET_SYNTAX_FRONT_MATTER_HPP
#define LINNET_SYNTAX_FRONT_MATTER_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace linnet {

/// A value of front matter. Scalars keep the text that they were written with (quotes and escapes undone): no number,
/// boolean or date is made of them.
struct FrontMatterValue {
  enum class Form { empty, scalar, list, map };
  struct Field;

  Form form = Form::empty;
  std::string text;                    ///< of a scalar
  std::vector<FrontMatterValue> items; ///< of a list
  std::vector<Field> fields;           ///< of a map, in order; a key that came twice is there twice
  std::size_t line = 0;                ///< 1-based line in the page
};

/// A key and its value. (No std::pair: clang would ask it about a value that is not complete yet.)
struct FrontMatterValue::Field {
  std::string first;
  FrontMatterValue second;
};

/// Something in the block that YAML would refuse or read otherwise; what could be read of it was read all the same.
struct FrontMatterProblem {
  std::size_t line = 0; ///< 1-based line in the page
  std::string text;     ///< what it is, a phrase without a full stop
};

struct FrontMatter {
  FrontMatterValue root; ///< a map, or empty where the page has no front matter
  std::vector<FrontMatterProblem> problems;
  std::size_t bodyOffset = 0; ///< the byte at which the page's body begins
  std::size_t bodyLine = 1;   ///< the 1-based line at which it begins
};

/// Reads the block between `---` at the very beginning of a page (a BOM before it is allowed) and the next `---` or
/// `...` on a line of its own (which may be the page's last line, without a final newline); CRLF is as good as LF.
/// Without a closing line there is no front matter, and the problem is told. Wikilinks are scalars as they stand
/// (`[[x]]`, `[[x|y]]`, `"[[a]]"`), and
/// `"[[a]]", "[[b]]"` is a list of two. Takes valid UTF-8; pure and thread-safe; linear in the length of the block.
FrontMatter readFrontMatter(std::string_view page);

} // namespace linnet

#endif
