// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_sources.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "syntax/markdown_mask.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kLongestWord = 40;

/// Brackets that a marker may stand in.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kBrackets{
    {{"(", ")"}, {"（", "）"}, {"[", "]"}, {"【", "】"}}};

// The block's text with its links and footnotes hidden, at the same offsets.
std::string withoutLinks(const MarkdownPage& page, const MarkdownBlock& block) {
  std::string text = page.masked.substr(block.range.begin, block.range.end - block.range.begin);
  for (std::size_t i = block.firstPiece; i < block.endPiece; ++i) {
    const MarkdownPiece& piece = page.pieces[i];
    if (piece.type != MarkdownPiece::Type::text) {
      const auto begin = text.begin() - static_cast<std::ptrdiff_t>(block.range.begin);
      std::fill(begin + static_cast<std::ptrdiff_t>(piece.range.begin),
                begin + static_cast<std::ptrdiff_t>(piece.range.end), kOpaque);
    }
  }
  return text;
}

bool isPath(std::string_view text) {
  return text.find(' ') == kNone &&
         (text.ends_with(".md") || text.ends_with(".pdf") || (text.find('/') != kNone && text.find('.') != kNone));
}

class MarkerScan {
public:
  MarkerScan(const MarkdownPage& page, const MarkdownBlock& block, const Labels& labels, const Footnotes& footnotes)
      : page_(page), block_(block), labels_(labels), footnotes_(footnotes), text_(withoutLinks(page, block)) {}

  std::vector<SourceMarker> run() {
    for (std::size_t i = 0; i < text_.size(); ++i) {
      const std::size_t end = readBrackets(i);
      i = end > i ? end - 1 : i;
    }
    for (std::size_t i = block_.firstPiece; i < block_.endPiece; ++i) {
      if (page_.pieces[i].type == MarkdownPiece::Type::footnote) {
        readFootnote(page_.pieces[i]);
      }
    }
    std::sort(markers_.begin(), markers_.end(),
              [](const SourceMarker& a, const SourceMarker& b) { return a.range.begin < b.range.begin; });
    return std::move(markers_);
  }

private:
  bool isSourceWord(std::string_view word) const {
    const std::vector<Labels::Meaning>* const meanings = labels_.find(word);
    return meanings != nullptr && std::any_of(meanings->begin(), meanings->end(), [](const Labels::Meaning& meaning) {
             return meaning.property == Property::hadPrimarySource;
           });
  }

  // A marker that begins here: where it ends in text_, or `begin`.
  std::size_t readBrackets(std::size_t begin) {
    for (const auto& [open, close] : kBrackets) {
      if (text_.compare(begin, open.size(), open) == 0) {
        return readMarker(begin, open, close);
      }
    }
    return begin;
  }

  std::size_t readMarker(std::size_t begin, std::string_view open, std::string_view close) {
    const std::size_t word = begin + open.size();
    const std::string_view rest = std::string_view(text_).substr(word, kLongestWord);
    const std::size_t colon = std::min(rest.find(':'), rest.find("："));
    if (colon == kNone || !isSourceWord(trim(rest.substr(0, colon)))) {
      return begin;
    }
    std::size_t depth = 1;
    const std::size_t content = word + colon + (rest[colon] == ':' ? 1 : std::string_view("：").size());
    for (std::size_t i = content; i < text_.size(); ++i) {
      depth += text_.compare(i, open.size(), open) == 0 ? 1 : 0;
      if (text_.compare(i, close.size(), close) == 0 && --depth == 0) {
        addMarker({begin, i + close.size()}, {content, i});
        return i + close.size();
      }
    }
    return begin;
  }

  void addMarker(TextRange range, TextRange content) {
    const std::size_t offset = block_.range.begin;
    SourceMarker marker;
    marker.range = {range.begin + offset, range.end + offset};
    for (std::size_t i = block_.firstPiece; i < block_.endPiece; ++i) {
      const MarkdownPiece& piece = page_.pieces[i];
      const TextRange part{std::max(piece.range.begin, content.begin + offset),
                           std::min(piece.range.end, content.end + offset)};
      if (part.begin < part.end) {
        addPiece(marker, piece, part);
      }
    }
    const bool saysSomething = !marker.links.empty() || !marker.paths.empty() || !marker.locator.empty();
    if (saysSomething) {
      markers_.push_back(std::move(marker));
    }
  }

  void addPiece(SourceMarker& marker, const MarkdownPiece& piece, TextRange part) const {
    if (piece.type == MarkdownPiece::Type::link) {
      marker.links.push_back(piece.link);
    } else if (piece.type == MarkdownPiece::Type::footnote) {
      addDefinition(marker, piece);
    } else {
      addText(marker, page_.plainText(part));
    }
  }

  static void addText(SourceMarker& marker, std::string_view text) {
    text = trim(text);
    while (!text.empty() && std::string_view(",;/").find(text.front()) != kNone) {
      text = trim(text.substr(1));
    }
    while (!text.empty() && std::string_view(",;/").find(text.back()) != kNone) {
      text = trim(text.substr(0, text.size() - 1));
    }
    if (text == "、" || text == "，" || text == "・" || text.empty()) {
      return;
    }
    if (isPath(text)) {
      marker.paths.emplace_back(text);
    } else {
      marker.locator.append(marker.locator.empty() ? "" : "; ").append(text);
    }
  }

  // The links of the footnote's definition, if the label has one.
  bool addDefinition(SourceMarker& marker, const MarkdownPiece& piece) const {
    const auto found = footnotes_.find(page_.page.substr(piece.range.begin, piece.range.end - piece.range.begin));
    if (found == footnotes_.end()) {
      return false;
    }
    const MarkdownBlock& definition = page_.blocks[found->second];
    for (std::size_t i = definition.firstPiece; i < definition.endPiece; ++i) {
      if (page_.pieces[i].type == MarkdownPiece::Type::link) {
        marker.links.push_back(page_.pieces[i].link);
      }
    }
    return true;
  }

  // `^[raw/x.md]` and `^[see [[Page]]]` name a source; what else stands in a footnote is a remark.
  static void addInlineFootnote(SourceMarker& marker, std::string_view content) {
    const std::size_t open = content.find("[[");
    const std::size_t close = open == kNone ? kNone : content.find("]]", open);
    const std::string_view target = close == kNone ? trim(content) : content.substr(open + 2, close - open - 2);
    if (close != kNone) {
      marker.pages.emplace_back(target.substr(0, target.find('|')));
    } else if (isPath(target)) {
      marker.paths.emplace_back(target);
    }
  }

  void readFootnote(const MarkdownPiece& piece) {
    const bool isInMarker = std::any_of(markers_.begin(), markers_.end(), [&piece](const SourceMarker& marker) {
      return piece.range.begin >= marker.range.begin && piece.range.end <= marker.range.end;
    });
    if (isInMarker) {
      return;
    }
    SourceMarker marker;
    marker.range = {piece.range.begin - 2, piece.range.end + 1};
    if (piece.isReference) {
      addDefinition(marker, piece);
    } else {
      addInlineFootnote(marker, page_.page.substr(piece.range.begin, piece.range.end - piece.range.begin));
    }
    if (!marker.links.empty() || !marker.paths.empty() || !marker.pages.empty()) {
      markers_.push_back(std::move(marker));
    }
  }

  const MarkdownPage& page_;
  const MarkdownBlock& block_;
  const Labels& labels_;
  const Footnotes& footnotes_;
  std::string text_;
  std::vector<SourceMarker> markers_;
};

} // namespace

Footnotes footnotesOf(const MarkdownPage& page) {
  Footnotes footnotes;
  for (std::size_t i = 0; i < page.blocks.size(); ++i) {
    const MarkdownBlock& block = page.blocks[i];
    if (block.type == MarkdownBlock::Type::footnote) {
      footnotes.emplace(page.page.substr(block.label.begin, block.label.end - block.label.begin), i);
    }
  }
  return footnotes;
}

std::vector<SourceMarker> sourceMarkersOf(const MarkdownPage& page, const MarkdownBlock& block, const Labels& labels,
                                          const Footnotes& footnotes) {
  const std::string_view text =
      std::string_view(page.masked).substr(block.range.begin, block.range.end - block.range.begin);
  if (text.find(':') == kNone && text.find("：") == kNone && text.find('^') == kNone) {
    return {};
  }
  return MarkerScan(page, block, labels, footnotes).run();
}

} // namespace linnet
