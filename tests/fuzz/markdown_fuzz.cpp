// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdint>
#include <cstdlib>

#include "syntax/line_breaks.hpp"
#include "syntax/markdown.hpp"
#include "text/utf8.hpp"

// Pieces lie within their block, and what a reader sees is UTF-8 again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (linnet::firstInvalidUtf8(text) != std::string_view::npos) {
    return 0;
  }
  const linnet::MarkdownPage page = linnet::readMarkdown(text, 0, 1);
  for (const linnet::MarkdownBlock& block : page.blocks) {
    if (block.range.end > text.size() || block.endPiece > page.pieces.size()) {
      std::abort();
    }
    for (std::size_t i = block.firstPiece; i < block.endPiece; ++i) {
      if (page.pieces[i].range.begin < block.range.begin || page.pieces[i].range.end > block.range.end) {
        std::abort();
      }
    }
    if (linnet::firstInvalidUtf8(page.plainText(block, block.range)) != std::string_view::npos) {
      std::abort();
    }
  }
  linnet::recoverLineBreaks(text, "Kiln");
  return 0;
}
