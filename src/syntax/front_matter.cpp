// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/front_matter.hpp"

#include <algorithm>
#include <utility>

#include "syntax/front_matter_block.hpp"
#include "syntax/front_matter_lexical.hpp"
#include "syntax/front_matter_lines.hpp"

namespace linnet {

namespace {

bool hasKey(const FrontMatterLine& line) {
  return matchKey(line.text).has_value();
}

// A rule at the head of a page has text below it, where front matter has a key.
bool beginsWithKey(const FrontMatterBlock& block) {
  const auto first = std::find_if(block.lines.begin(), block.lines.end(),
                                  [](const FrontMatterLine& line) { return !isBlankOrComment(line.text); });
  return first != block.lines.end() && hasKey(*first);
}

} // namespace

FrontMatter readFrontMatter(std::string_view page) {
  constexpr std::string_view byteOrderMark = "\uFEFF";
  FrontMatter result;
  result.bodyOffset = page.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
  std::size_t next = result.bodyOffset;
  const FrontMatterLine opening = takeFrontMatterLine(page, next);
  if (opening.text != "---" || opening.indent > 0) {
    return result;
  }
  FrontMatterBlock block = findFrontMatterBlock(page, next);
  if (!block.isClosed) {
    if (beginsWithKey(block)) {
      result.problems.push_back({1, "front matter without a line '---' at its end; the page was read without it"});
    }
    return result;
  }
  if (!block.lines.empty() && std::none_of(block.lines.begin(), block.lines.end(), hasKey)) {
    return result;
  }
  result.bodyOffset = block.bodyOffset;
  result.bodyLine = block.lines.size() + 3;
  if (!block.lines.empty()) {
    result.root = readFrontMatterLines(std::move(block.lines), result.problems);
  }
  return result;
}

} // namespace linnet
