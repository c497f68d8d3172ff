// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Lines of a text.
#ifndef LINNET_TEXT_LINES_HPP
#define LINNET_TEXT_LINES_HPP

#include <cstddef>
#include <string_view>

namespace linnet {

/// How many lines end in the text (by `\n`). Looks for the ends rather than at each byte: lines of records are long.
inline std::size_t countLineEnds(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
    ++count;
  }
  return count;
}

/// How many lines end in the text by `\n`, `\r\n` or a lone `\r`.
inline std::size_t countLines(std::string_view text) {
  std::size_t count = countLineEnds(text);
  for (std::size_t end = text.find('\r'); end != std::string_view::npos; end = text.find('\r', end + 1)) {
    count += text.substr(end + 1).starts_with('\n') ? 0 : 1;
  }
  return count;
}

} // namespace linnet

#endif
