// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Goes through the lines of front matter and reads scalars and flow values that take one or more of them.
#ifndef LINNET_SYNTAX_FRONT_MATTER_CURSOR_HPP
#define LINNET_SYNTAX_FRONT_MATTER_CURSOR_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/front_matter.hpp"
#include "syntax/front_matter_inline.hpp"
#include "syntax/front_matter_lines.hpp"

namespace linnet {

/// A place in the lines. A value that begins in the current line is read with the lines that it goes on in: those that
/// are indented further than its parent, or that an open quotation mark or bracket takes in. The current line is then
/// the one behind the value.
class FrontMatterCursor {
public:
  FrontMatterCursor(std::vector<FrontMatterLine> lines, FrontMatterProblems& problems)
      : lines_(std::move(lines)), problems_(problems) {}

  /// The next line that is neither blank nor a comment, which becomes the current one; null at the end.
  const FrontMatterLine* peek();
  /// The next such line behind the current one.
  const FrontMatterLine* peekBehind() const;
  const FrontMatterLine& current() const { return lines_[position_]; }
  void skip() { ++position_; }

  /// Leaves out what is before the text in the current line, which is read as if it began there.
  void moveInLine(std::string_view text);

  /// The value whose text, in the current line, is given. `parent` is the indentation of what it is a value of.
  FrontMatterValue readValue(std::string_view text, std::ptrdiff_t parent, std::size_t depth);
  /// A plain text with the lines that it goes on in, folded, without comments.
  std::string takePlain(std::string_view text, std::ptrdiff_t parent);

  void tell(std::size_t line, std::string text) { problems_.push_back({line, std::move(text)}); }
  FrontMatterProblems& problems() { return problems_; }

private:
  std::string_view through(std::string_view text, std::size_t last) const;
  std::size_t lastOfEnclosed(std::ptrdiff_t parent) const;
  std::optional<FlowValue> readEnclosed(std::string_view text, std::size_t depth);
  FrontMatterValue readUnclosed(std::string_view text, std::ptrdiff_t parent, std::size_t depth);
  FrontMatterValue readBlockScalar(std::string_view mark, std::ptrdiff_t parent);

  std::vector<FrontMatterLine> lines_;
  FrontMatterProblems& problems_;
  std::size_t position_ = 0;
  std::size_t searchedEnd_ = 0; ///< the line behind those that the last unclosed value was looked for in
};

} // namespace linnet

#endif
