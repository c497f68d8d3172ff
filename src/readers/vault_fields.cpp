// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_fields.hpp"

#include <algorithm>

#include "syntax/markdown_mask.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kLongestLabel = 60;
constexpr std::string_view kWideColon = "：";

/// The stretch of a line before its first link, which is as far as a label can reach.
std::string_view beforeLinks(const MarkdownPage& page, const MarkdownBlock& block, TextRange range) {
  std::size_t end = range.end;
  for (std::size_t i = block.firstPiece; i < block.endPiece; ++i) {
    const MarkdownPiece& piece = page.pieces[i];
    if (piece.type != MarkdownPiece::Type::text && piece.range.begin >= range.begin) {
      end = std::min(end, piece.range.begin);
      break;
    }
  }
  return std::string_view(page.masked).substr(range.begin, end - range.begin);
}

bool isLabelText(std::string_view text) {
  const std::string_view label = trim(text);
  return !label.empty() && label.front() != '(' && label.front() != '[' && text.size() <= kLongestLabel &&
         text.find_first_of("\x01\n|") == kNone && text.find(". ") == kNone && text.find("。") == kNone;
}

std::optional<LabelledText> labelled(const MarkdownPage& page, PageField::Origin origin, TextRange label,
                                     TextRange value) {
  std::string text = page.plainText(label);
  while (text.starts_with('#')) {
    text.erase(0, 1);
  }
  if (text.empty()) {
    return std::nullopt;
  }
  return LabelledText{std::move(text), origin, value};
}

std::optional<LabelledText> readInlineField(const MarkdownPage& page, std::string_view head, TextRange range) {
  const std::size_t colons = head.find("::");
  if (colons == kNone || colons == 0 || !isLabelText(head.substr(0, colons))) {
    return std::nullopt;
  }
  const std::size_t value = range.begin + colons + 2;
  const bool endsHere = value >= range.end || page.masked[value] == ' ' || page.masked[value] == '\t';
  if (!endsHere) {
    return std::nullopt;
  }
  return labelled(page, PageField::Origin::inlineField, {range.begin, range.begin + colons}, {value, range.end});
}

std::optional<LabelledText> readBoldLabel(const MarkdownPage& page, std::string_view head, TextRange range) {
  const std::size_t close = head.starts_with("**") ? head.find("**", 2) : kNone;
  if (close == kNone || !isLabelText(head.substr(2, close - 2))) {
    return std::nullopt;
  }
  const std::string_view inner = head.substr(2, close - 2);
  const std::size_t insideColon = inner.ends_with(':') ? 1 : inner.ends_with(kWideColon) ? kWideColon.size() : 0;
  const std::string_view after = head.substr(close + 2);
  const std::size_t afterColon = after.starts_with(':') ? 1 : after.starts_with(kWideColon) ? kWideColon.size() : 0;
  if (insideColon + afterColon == 0) {
    return std::nullopt;
  }
  const TextRange label{range.begin + 2, range.begin + close - insideColon};
  const std::size_t value = range.begin + close + 2 + afterColon;
  return labelled(page, PageField::Origin::boldLabel, label, {value, range.end});
}

std::optional<LabelledText> readPlainLabel(const MarkdownPage& page, std::string_view head, TextRange range) {
  const std::size_t colon = std::min(head.find(':'), head.find(kWideColon));
  if (colon == kNone || !isLabelText(head.substr(0, colon))) {
    return std::nullopt;
  }
  const bool isWide = head.substr(colon).starts_with(kWideColon);
  const std::size_t value = range.begin + colon + (isWide ? kWideColon.size() : 1);
  const bool endsHere = isWide || value >= range.end || page.masked[value] == ' ' || page.masked[value] == '[';
  if (!endsHere) {
    return std::nullopt;
  }
  return labelled(page, PageField::Origin::bullet, {range.begin, range.begin + colon}, {value, range.end});
}

} // namespace

std::optional<LabelledText> readLabel(const MarkdownPage& page, const MarkdownBlock& block, TextRange range) {
  while (range.begin < range.end && (page.masked[range.begin] == ' ' || page.masked[range.begin] == '\t')) {
    ++range.begin;
  }
  const std::string_view head = beforeLinks(page, block, range);
  if (std::optional<LabelledText> field = readInlineField(page, head, range)) {
    return field;
  }
  if (std::optional<LabelledText> field = readBoldLabel(page, head, range)) {
    return field;
  }
  return block.type == MarkdownBlock::Type::listItem ? readPlainLabel(page, head, range) : std::nullopt;
}

bool isTypedLabel(const Labels& labels, std::string_view label) {
  const std::vector<Labels::Meaning>* const meanings = labels.find(label);
  return meanings != nullptr && std::any_of(meanings->begin(), meanings->end(),
                                            [](const Labels::Meaning& meaning) { return !meaning.mention; });
}

} // namespace linnet
