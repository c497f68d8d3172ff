// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/front_matter_lines.hpp"

#include <algorithm>

namespace linnet {

FrontMatterLine takeFrontMatterLine(std::string_view page, std::size_t& next) {
  constexpr std::ptrdiff_t tabColumns = 4;
  const std::size_t end = std::min(page.find('\n', next), page.size());
  FrontMatterLine line;
  line.raw = page.substr(next, end - next);
  line.raw = line.raw.ends_with('\r') ? line.raw.substr(0, line.raw.size() - 1) : line.raw;
  const std::size_t begin = std::min(line.raw.find_first_not_of(" \t"), line.raw.size());
  for (const char byte : line.raw.substr(0, begin)) {
    line.indent += byte == '\t' ? tabColumns : 1;
    line.hasTab = line.hasTab || byte == '\t';
  }
  const std::size_t textEnd = line.raw.find_last_not_of(" \t\r") + 1;
  line.text = textEnd > begin ? line.raw.substr(begin, textEnd - begin) : std::string_view();
  next = std::min(end + 1, page.size());
  return line;
}

FrontMatterBlock findFrontMatterBlock(std::string_view page, std::size_t offset) {
  FrontMatterBlock block;
  std::size_t next = offset;
  while (next < page.size()) {
    FrontMatterLine line = takeFrontMatterLine(page, next);
    if (line.indent == 0 && (line.text == "---" || line.text == "...")) {
      block.bodyOffset = next;
      block.isClosed = true;
      return block;
    }
    line.number = block.lines.size() + 2;
    block.lines.push_back(line);
  }
  return block;
}

} // namespace linnet
