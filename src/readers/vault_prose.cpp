// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_prose.hpp"

#include <algorithm>
#include <array>

#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kLongestProductName = 120;
constexpr std::string_view kWideParenthesis = "（";

/// Marks that end the sentence that a source marker stands in, where the marker comes before them.
constexpr std::array<std::string_view, 5> kFullStops{"。", "．", ".", "！", "？"};

bool isTagCharacter(char32_t character) {
  const bool isAscii = character < 0x80;
  const bool isWord = (character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z') ||
                      (character >= 'a' && character <= 'z') || character == '_' || character == '-' ||
                      character == '/';
  const bool isPunctuation =
      (character >= 0x2000 && character <= 0x206F) || (character >= 0x3000 && character <= 0x303F) ||
      (character >= 0xFF00 && character <= 0xFF0F) || (character >= 0xFF1A && character <= 0xFF20) ||
      character == 0xA0 || (character >= 0xFF3B && character <= 0xFF40) || (character >= 0xFF5B && character <= 0xFF65);
  return isAscii ? isWord : !isPunctuation || character == 0x3005;
}

bool isColour(std::string_view tag) {
  return (tag.size() == 6 || tag.size() == 8) && tag.find_first_not_of("0123456789abcdefABCDEF") == kNone &&
         tag.find_first_of("0123456789") != kNone;
}

} // namespace

std::uint32_t PageLinks::indexOf(std::size_t markdownLink) {
  std::optional<std::uint32_t>& index = indexes_[markdownLink];
  if (!index) {
    const MarkdownLink& link = markdown_.links[markdownLink];
    constexpr std::array forms{PageLink::Form::wiki, PageLink::Form::embed, PageLink::Form::markdown,
                               PageLink::Form::address};
    index = static_cast<std::uint32_t>(page_.links.size());
    page_.links.push_back({page_.arena.store(trim(link.target)), page_.arena.store(markdown_.plainText(link.display)),
                           static_cast<std::uint32_t>(link.line), forms.at(static_cast<std::size_t>(link.form))});
  }
  return *index;
}

void PageLinks::addTo(SourceNote& note, const SourceMarker& marker) {
  for (const std::size_t link : marker.links) {
    note.links.push_back(indexOf(link));
  }
  for (const std::string& path : marker.paths) {
    const bool isAddress = path.starts_with("http://") || path.starts_with("https://");
    const std::string_view target = page_.arena.store(path);
    note.links.push_back(static_cast<std::uint32_t>(page_.links.size()));
    page_.links.push_back({target, target, 0, isAddress ? PageLink::Form::address : PageLink::Form::path});
  }
  for (const std::string& name : marker.pages) {
    const std::string_view target = page_.arena.store(name);
    note.links.push_back(static_cast<std::uint32_t>(page_.links.size()));
    page_.links.push_back({target, target, 0, PageLink::Form::wiki});
  }
  if (!marker.locator.empty()) {
    note.locator = page_.arena.concat({note.locator, note.locator.empty() ? "" : "; ", marker.locator});
  }
}

void ProseScan::read(const MarkdownBlock& block, TextRange range, const std::vector<SourceMarker>& markers) {
  std::size_t begin = range.begin;
  std::size_t first = 0;
  while (first < markers.size() && markers[first].range.begin < range.begin) {
    ++first;
  }
  const bool isItem = block.type == MarkdownBlock::Type::listItem;
  const std::size_t lead = first < markers.size() ? markers[first].range.begin : range.end;
  const bool beginsWithText = !markdown_.plainText(block, {begin, lead}).empty();
  if ((isItem || isListItem_) && beginsWithText) {
    endPassage();
  }
  isListItem_ = isItem;
  for (std::size_t i = first; i < markers.size() && markers[i].range.end <= range.end; ++i) {
    append(block, {begin, markers[i].range.begin});
    begin = markers[i].range.end;
    for (const std::string_view stop : kFullStops) {
      if (std::string_view(markdown_.masked).substr(begin, stop.size()) == stop) {
        text_ += stop;
        begin += stop.size();
        break;
      }
    }
    closePassage(markers[i]);
  }
  append(block, {begin, range.end});
}

void ProseScan::append(const MarkdownBlock& block, TextRange range) {
  const std::string text = markdown_.plainText(block, range);
  text_ += text_.empty() || text.empty() ? "" : " ";
  text_ += text;
  for (std::size_t i = block.firstPiece; i < block.endPiece; ++i) {
    const MarkdownPiece& piece = markdown_.pieces[i];
    const TextRange part{std::max(piece.range.begin, range.begin), std::min(piece.range.end, range.end)};
    if (part.begin >= part.end) {
      continue;
    }
    if (piece.type == MarkdownPiece::Type::link) {
      linked_.push_back(links_.indexOf(piece.link));
      readNamedPaper(block, piece);
    } else if (piece.type == MarkdownPiece::Type::text) {
      readTags(part);
    }
  }
}

// `Name(` or `[[Name]](` before a link: which paper it is, and whether the name is one, is found when all pages are
// known.
void ProseScan::readNamedPaper(const MarkdownBlock& block, const MarkdownPiece& piece) {
  const std::string_view before =
      std::string_view(markdown_.masked).substr(block.range.begin, piece.range.begin - block.range.begin);
  const std::size_t parenthesis = before.ends_with('(')                ? 1
                                  : before.ends_with(kWideParenthesis) ? kWideParenthesis.size()
                                                                       : 0;
  if (parenthesis == 0) {
    return;
  }
  std::size_t nameEnd = piece.range.begin - parenthesis;
  while (nameEnd > block.range.begin && markdown_.masked[nameEnd - 1] == ' ') {
    --nameEnd;
  }
  NamedPaper named;
  named.paperLink = links_.indexOf(piece.link);
  std::size_t textBegin = block.range.begin;
  for (std::size_t i = block.firstPiece; i < block.endPiece && markdown_.pieces[i].range.end <= nameEnd; ++i) {
    if (markdown_.pieces[i].type == MarkdownPiece::Type::link) {
      textBegin = markdown_.pieces[i].range.end;
      if (textBegin == nameEnd) {
        named.nameLink = links_.indexOf(markdown_.pieces[i].link);
      }
    }
  }
  textBegin = std::max(textBegin, nameEnd - std::min(nameEnd, kLongestProductName));
  while (textBegin < nameEnd && (static_cast<unsigned char>(markdown_.page[textBegin]) & 0xC0U) == 0x80U) {
    ++textBegin; // not in the middle of a character
  }
  const std::string text = markdown_.plainText({textBegin, nameEnd});
  if (!named.nameLink && text.empty()) {
    return;
  }
  named.textBefore = page_.arena.store(text);
  page_.namedPapers.push_back(named);
}

// A tag follows white space, and not all of it is digits.
void ProseScan::readTags(TextRange range) {
  const std::string_view text = std::string_view(markdown_.masked).substr(0, range.end);
  for (std::size_t hash = text.find('#', range.begin); hash != kNone; hash = text.find('#', hash + 1)) {
    const bool followsSpace = hash == 0 || static_cast<unsigned char>(text[hash - 1]) <= ' ';
    std::size_t end = hash + 1;
    while (followsSpace && end < text.size()) {
      std::size_t next = end;
      if (!isTagCharacter(nextCodePoint(text, next))) {
        break;
      }
      end = next;
    }
    const std::string_view tag = text.substr(hash + 1, end - hash - 1);
    if (tag.find_first_not_of("0123456789/-_") != kNone && !isColour(tag)) {
      page_.tags.push_back(page_.arena.store(tag));
    }
  }
}

void ProseScan::closePassage(const SourceMarker& marker) {
  const std::string text = foldWhitespace(text_);
  if (text.empty()) {
    // A second marker for the same words adds its sources to them.
    if (!page_.passages.empty() && linked_.empty()) {
      links_.addTo(page_.passages.back().sources, marker);
    }
    return;
  }
  PagePassage passage;
  passage.text = page_.arena.store(text);
  passage.links = std::move(linked_);
  links_.addTo(passage.sources, marker);
  for (std::size_t i = firstNamedPaper_; i < page_.namedPapers.size(); ++i) {
    page_.namedPapers[i].passage = static_cast<std::uint32_t>(page_.passages.size());
  }
  page_.passages.push_back(std::move(passage));
  text_.clear();
  linked_.clear();
  firstNamedPaper_ = page_.namedPapers.size();
}

void ProseScan::endPassage() {
  page_.mentions.insert(page_.mentions.end(), linked_.begin(), linked_.end());
  text_.clear();
  linked_.clear();
  firstNamedPaper_ = page_.namedPapers.size();
  isListItem_ = false;
}

} // namespace linnet
