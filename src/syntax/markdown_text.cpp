// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>

#include "syntax/markdown.hpp"
#include "syntax/markdown_mask.hpp"
#include "text/whitespace.hpp"

// Markdown as a reader sees it.
namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool isWordByte(char byte) {
  return (static_cast<unsigned char>(byte) & 0x80U) != 0 || (byte >= '0' && byte <= '9') ||
         (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

// Emphasis, strike-through and highlighting leave the text as a reader sees it.
bool isEmphasis(std::string_view text, std::size_t i) {
  const char byte = text[i];
  const bool isDoubled = (i + 1 < text.size() && text[i + 1] == byte) || (i > 0 && text[i - 1] == byte);
  if (byte == '=' || byte == '~') {
    return isDoubled;
  }
  const bool touchesWord = (i + 1 < text.size() && text[i + 1] > ' ') || (i > 0 && text[i - 1] > ' ') ||
                           (i + 1 < text.size() && isWordByte(text[i + 1])) || (i > 0 && isWordByte(text[i - 1]));
  return byte == '*' && (isDoubled || touchesWord);
}

void appendPlainText(std::string& text, const MarkdownPage& page, TextRange range) {
  const std::string_view seen = std::string_view(page.masked).substr(0, range.end);
  for (std::size_t i = range.begin; i < range.end; ++i) {
    const bool isEscapedPipe = seen[i] == '\\' && i + 1 < range.end && seen[i + 1] == '|';
    const bool isMarkup = std::string_view("*=~").find(seen[i]) != kNone && isEmphasis(seen, i);
    if (seen[i] == kOpaque) {
      text += page.page[i];
    } else if (seen[i] != kUnseen && !isEscapedPipe && !isMarkup) {
      text += seen[i];
    }
  }
}

} // namespace

std::string MarkdownPage::plainText(TextRange range) const {
  std::string text;
  appendPlainText(text, *this, range);
  return foldWhitespace(text);
}

std::string MarkdownPage::plainText(const MarkdownBlock& block, TextRange range) const {
  std::string text;
  for (std::size_t i = block.firstPiece; i < block.endPiece; ++i) {
    const MarkdownPiece& piece = pieces[i];
    const TextRange part{std::max(piece.range.begin, range.begin), std::min(piece.range.end, range.end)};
    if (part.begin >= part.end || piece.type == MarkdownPiece::Type::footnote) {
      continue;
    }
    appendPlainText(text, *this, piece.type == MarkdownPiece::Type::link ? links[piece.link].display : part);
  }
  return foldWhitespace(text);
}

} // namespace linnet
