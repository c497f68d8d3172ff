// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_body.hpp"

#include <algorithm>
#include <array>

#include "readers/vault_fields.hpp"
#include "readers/vault_front_matter.hpp"
#include "readers/vault_prose.hpp"
#include "readers/vault_sources.hpp"
#include "readers/vault_values.hpp"
#include "text/unicode.hpp"

namespace linnet {

namespace {

/// Words in a folded callout's title that say that its text has been replaced.
constexpr std::array<std::string_view, 12> kSupersededWords{"編纂前",     "旧版",     "superseded", "outdated",
                                                            "obsolete",   "archived", "以前",       "previous",
                                                            "deprecated", "过时",     "已废弃",     "stale"};

bool isSuperseded(std::string_view title) {
  const std::string folded = foldCase(title);
  return std::any_of(kSupersededWords.begin(), kSupersededWords.end(),
                     [&folded](std::string_view word) { return folded.find(word) != std::string::npos; });
}

class BodyScan {
public:
  BodyScan(const MarkdownPage& markdown, const Labels& labels, VaultPage& page)
      : markdown_(markdown), labels_(labels), page_(page), footnotes_(footnotesOf(markdown)), links_(markdown, page),
        prose_(markdown, links_, page) {}

  void run() {
    for (std::size_t i = 0; i < markdown_.blocks.size(); ++i) {
      const MarkdownBlock& block = markdown_.blocks[i];
      if (!block.isFolded) {
        read(block, i);
      } else if (!isSuperseded(markdown_.plainText(block.calloutTitle))) {
        mention(block, block.range);
      }
    }
    prose_.endPassage();
  }

private:
  void read(const MarkdownBlock& block, std::size_t index) {
    switch (block.type) {
    case MarkdownBlock::Type::heading:
      return readHeading(block);
    case MarkdownBlock::Type::paragraph:
      return readLines(block);
    case MarkdownBlock::Type::listItem:
      return readListItem(block);
    case MarkdownBlock::Type::tableCell:
      return block.level == 0 ? readTableRow(index) : void();
    case MarkdownBlock::Type::footnote:
      return mention(block, block.range);
    }
  }

  void mention(const MarkdownBlock& block, TextRange range) {
    for (std::size_t i = block.firstPiece; i < block.endPiece; ++i) {
      const MarkdownPiece& piece = markdown_.pieces[i];
      if (piece.type == MarkdownPiece::Type::link && piece.range.begin >= range.begin && piece.range.end <= range.end) {
        page_.mentions.push_back(links_.indexOf(piece.link));
      }
    }
  }

  void readHeading(const MarkdownBlock& block) {
    prose_.endPassage();
    heading_ = markdown_.plainText(block, block.range);
    isTypedHeading_ = isTypedLabel(labels_, heading_);
    headingField_.reset();
    openLabel_.reset();
    if (block.level == 1 && page_.heading.empty()) {
      page_.heading = page_.arena.store(heading_);
    }
    mention(block, block.range);
  }

  // A line of a paragraph may be a field; what stands between such lines is prose.
  void readLines(const MarkdownBlock& block) {
    std::size_t proseBegin = block.range.begin;
    std::size_t begin = block.range.begin;
    while (begin < block.range.end) {
      const std::size_t end = std::min(markdown_.masked.find('\n', begin), block.range.end);
      if (readField(block, {begin, end})) {
        readProse(block, {proseBegin, begin});
        proseBegin = end;
      }
      begin = end + 1;
    }
    readProse(block, {proseBegin, block.range.end});
  }

  void readProse(const MarkdownBlock& block, TextRange range) {
    if (range.begin < range.end) {
      prose_.read(block, range, sourceMarkersOf(markdown_, block, labels_, footnotes_));
    }
  }

  // `- key:: value`: what stands on the lines below it is not its value.
  bool holdsInlineField(const MarkdownBlock& block) const {
    const TextRange first{block.range.begin, std::min(markdown_.masked.find('\n', block.range.begin), block.range.end)};
    const std::optional<LabelledText> label = readLabel(markdown_, block, first);
    return label && label->origin == PageField::Origin::inlineField && first.end < block.range.end;
  }

  void readListItem(const MarkdownBlock& block) {
    if (openLabel_ && block.level <= openLabelIndentation_) {
      openLabel_.reset();
    }
    if (holdsInlineField(block)) {
      return readLines(block);
    }
    if (readField(block, block.range) || readMember(block)) {
      prose_.endPassage();
      return;
    }
    readProse(block, block.range);
  }

  // The block's markers within the range, and the range without the markers at its end.
  SourceNote takeSources(const MarkdownBlock& block, TextRange& range) {
    SourceNote note;
    TextRange value = range;
    for (const SourceMarker& marker : sourceMarkersOf(markdown_, block, labels_, footnotes_)) {
      if (marker.range.begin >= range.begin && marker.range.end <= range.end) {
        value.end = std::min(value.end, marker.range.begin);
        links_.addTo(note, marker);
      }
    }
    range = value;
    return note;
  }

  bool readField(const MarkdownBlock& block, TextRange range) {
    std::optional<LabelledText> labelled = readLabel(markdown_, block, range);
    if (!labelled) {
      return false;
    }
    const bool isInlineField = labelled->origin == PageField::Origin::inlineField;
    if (!isInlineField && !isTypedLabel(labels_, labelled->label)) {
      return false;
    }
    const SourceNote sources = takeSources(block, labelled->value);
    const ValueList list = readValueList(markdown_, block, labelled->value);
    if (list.members.empty() && block.type == MarkdownBlock::Type::listItem && !isInlineField) {
      openField(block, *labelled);
      return true;
    }
    if (list.members.empty() || (!isInlineField && !list.isList)) {
      return isInlineField;
    }
    addField(*labelled, block, list, sources);
    return true;
  }

  // A label without a value: the list items below it are its values.
  void openField(const MarkdownBlock& block, const LabelledText& labelled) {
    openLabel_ = labelled;
    openLabelIndentation_ = block.level;
    openField_.reset();
  }

  PageField& newField(std::string_view label, PageField::Origin origin, const MarkdownBlock& block) {
    PageField field;
    field.label = page_.arena.store(label);
    field.origin = origin;
    field.line = static_cast<std::uint32_t>(lineOf(block, block.range.begin));
    page_.fields.push_back(std::move(field));
    return page_.fields.back();
  }

  std::size_t lineOf(const MarkdownBlock& block, std::size_t offset) const {
    const auto begin = markdown_.masked.begin();
    return block.line + static_cast<std::size_t>(std::count(begin + static_cast<std::ptrdiff_t>(block.range.begin),
                                                            begin + static_cast<std::ptrdiff_t>(offset), '\n'));
  }

  void addField(const LabelledText& labelled, const MarkdownBlock& block, const ValueList& list,
                const SourceNote& sources) {
    PageField& field = newField(labelled.label, labelled.origin, block);
    field.line = static_cast<std::uint32_t>(lineOf(block, labelled.value.begin));
    field.sources = sources;
    const bool hasLink =
        std::any_of(list.members.begin(), list.members.end(), [](const ListMember& m) { return m.isLink; });
    if (hasLink) {
      addMembers(field, list);
    } else {
      addScalar(markdown_.plainText(block, labelled.value), field.line, page_, field);
    }
  }

  void addMembers(PageField& field, const ValueList& list) {
    for (const ListMember& member : list.members) {
      if (member.isLink) {
        field.values.push_back({links_.indexOf(member.link), {}});
      } else {
        field.values.push_back({std::nullopt, page_.arena.store(member.name)});
      }
    }
  }

  // A list item of links alone, below a label without a value or under a heading that is a label.
  bool readMember(const MarkdownBlock& block) {
    if (!openLabel_ && !isTypedHeading_) {
      return false;
    }
    TextRange range = block.range;
    const SourceNote sources = takeSources(block, range);
    const ValueList list = readValueList(markdown_, block, range);
    const bool hasNames =
        std::any_of(list.members.begin(), list.members.end(), [](const ListMember& m) { return !m.isLink; });
    if (!list.isList || list.members.empty() || (hasNames && !openLabel_)) {
      return false;
    }
    std::optional<std::size_t>& index = openLabel_ ? openField_ : headingField_;
    if (!index || !sources.links.empty()) {
      const std::string_view label = openLabel_ ? std::string_view(openLabel_->label) : std::string_view(heading_);
      newField(label, openLabel_ ? openLabel_->origin : PageField::Origin::heading, block).sources = sources;
      index = page_.fields.size() - 1;
    }
    addMembers(page_.fields[*index], list);
    return true;
  }

  // A row of two cells is a label and its value, where the label is known and the row is more than a table's head.
  void readTableRow(std::size_t index) {
    std::size_t end = index + 1;
    while (end < markdown_.blocks.size() && markdown_.blocks[end].type == MarkdownBlock::Type::tableCell &&
           markdown_.blocks[end].level > 0) {
      ++end;
    }
    if (end - index == 2 && readTableField(markdown_.blocks[index], markdown_.blocks[index + 1])) {
      return prose_.endPassage();
    }
    for (std::size_t i = index; i < end; ++i) {
      prose_.endPassage();
      readProse(markdown_.blocks[i], markdown_.blocks[i].range);
      prose_.endPassage();
    }
  }

  bool readTableField(const MarkdownBlock& labelCell, const MarkdownBlock& valueCell) {
    LabelledText labelled;
    labelled.label = markdown_.plainText(labelCell, labelCell.range);
    labelled.origin = PageField::Origin::table;
    labelled.value = valueCell.range;
    const bool hasLink = valueCell.endPiece > valueCell.firstPiece + 1 ||
                         (valueCell.endPiece > valueCell.firstPiece &&
                          markdown_.pieces[valueCell.firstPiece].type == MarkdownPiece::Type::link);
    const bool labelIsText = labelCell.endPiece == labelCell.firstPiece + 1 &&
                             markdown_.pieces[labelCell.firstPiece].type == MarkdownPiece::Type::text;
    const bool isHead = !hasLink && labelCell.isTableHead;
    if (!labelIsText || isHead || !isTypedLabel(labels_, labelled.label)) {
      return false;
    }
    const SourceNote sources = takeSources(valueCell, labelled.value);
    const ValueList list = readValueList(markdown_, valueCell, labelled.value);
    if (list.members.empty()) {
      return false;
    }
    addField(labelled, valueCell, list, sources);
    return true;
  }

  const MarkdownPage& markdown_;
  const Labels& labels_;
  VaultPage& page_;
  Footnotes footnotes_;
  PageLinks links_;
  ProseScan prose_;
  std::string heading_;
  bool isTypedHeading_ = false;
  std::optional<std::size_t> headingField_; ///< the field that the heading's list items go into
  std::optional<LabelledText> openLabel_;
  std::size_t openLabelIndentation_ = 0;
  std::optional<std::size_t> openField_;
};

} // namespace

void readBody(const MarkdownPage& markdown, const Labels& labels, VaultPage& page) {
  BodyScan(markdown, labels, page).run();
}

} // namespace linnet
