// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/markdown.hpp"

#include <algorithm>
#include <optional>

#include "syntax/markdown_inline.hpp"
#include "syntax/markdown_mask.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kTabWidth = 4;

bool isBlank(std::string_view line) {
  return line.find_first_not_of(" \t\r") == kNone;
}

// The range without white space at its ends.
TextRange trimmed(std::string_view text, TextRange range) {
  while (range.begin < range.end &&
         (text[range.begin] == ' ' || text[range.begin] == '\t' || text[range.begin] == '\r')) {
    ++range.begin;
  }
  while (range.end > range.begin && std::string_view(" \t\r\n").find(text[range.end - 1]) != kNone) {
    --range.end;
  }
  return range;
}

bool isTableDelimiter(std::string_view line) {
  return line.find('-') != kNone && line.find('|') != kNone && line.find_first_not_of(" \t\r|:-") == kNone;
}

bool isRule(std::string_view line) {
  const std::string_view text = trim(line);
  return text.size() >= 3 && std::string_view("-*_").find(text[0]) != kNone &&
         text.find_first_not_of(std::string{text[0], ' '}) == kNone;
}

/// Reads lines into blocks: a block is open as long as the lines that follow belong to it.
class BlockScan {
public:
  BlockScan(MarkdownPage& page, std::size_t bodyOffset, std::size_t bodyLine)
      : page_(page), text_(page.masked), position_(bodyOffset), line_(bodyLine) {}

  void run() {
    while (position_ < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', position_), text_.size());
      readLine({position_, end});
      position_ = end + 1;
      ++line_;
    }
    closeBlock();
  }

private:
  std::string_view view(TextRange range) const { return text_.substr(range.begin, range.end - range.begin); }

  void readLine(TextRange line) {
    const bool wasQuote = inQuote_;
    line = withoutQuoteMarks(line);
    if (inQuote_ != wasQuote || inQuote_) {
      closeBlock();
    }
    if (inQuote_ && !wasQuote) {
      line = startCallout(line);
    }
    if (isBlank(view(line))) {
      closeBlock();
      followsBlank_ = true;
      return;
    }
    if (!startHeading(line) && !startFootnote(line) && !startListItem(line) && !readTableRow(line)) {
      readText(line);
    }
    followsBlank_ = false;
  }

  TextRange withoutQuoteMarks(TextRange line) {
    std::size_t i = line.begin;
    std::size_t marks = 0;
    while (i < line.end && (text_[i] == ' ' || text_[i] == '>')) {
      marks += text_[i] == '>' ? 1 : 0;
      ++i;
      if (marks == 0 && i - line.begin > 3) {
        break;
      }
    }
    inQuote_ = marks > 0;
    if (!inQuote_) {
      callout_ = {};
      isFolded_ = false;
      return line;
    }
    // One space behind the last mark belongs to it; more of them indent what follows.
    const std::size_t lastMark = text_.rfind('>', i - 1);
    return {std::min(lastMark + (lastMark + 1 < line.end && text_[lastMark + 1] == ' ' ? 2 : 1), line.end), line.end};
  }

  // `[!type]- title`: what is behind it is the callout's first line.
  TextRange startCallout(TextRange line) {
    const TextRange content = trimmed(text_, line);
    const std::size_t close = view(content).starts_with("[!") ? text_.find(']', content.begin) : kNone;
    if (close == kNone || close >= content.end) {
      return line;
    }
    const bool hasFold = close + 1 < content.end && (text_[close + 1] == '-' || text_[close + 1] == '+');
    isFolded_ = hasFold && text_[close + 1] == '-';
    callout_ = trimmed(text_, {close + (hasFold ? 2 : 1), content.end});
    return callout_;
  }

  void open(MarkdownBlock::Type type, std::size_t level, TextRange range) {
    closeBlock();
    MarkdownBlock block;
    block.type = type;
    block.level = level;
    block.range = trimmed(text_, range);
    block.line = line_;
    block.isTableHead = isTableHead_;
    block.isFolded = isFolded_;
    block.calloutTitle = callout_;
    open_ = block;
  }

  void closeBlock() {
    if (!open_) {
      return;
    }
    open_->firstPiece = page_.pieces.size();
    readInlines(page_, open_->range, open_->line);
    open_->endPiece = page_.pieces.size();
    page_.blocks.push_back(*open_);
    open_.reset();
  }

  bool startHeading(TextRange line) {
    const TextRange content = trimmed(text_, line);
    const std::size_t end = std::min(text_.find_first_not_of('#', content.begin), content.end);
    const std::size_t level = end - content.begin;
    if (level == 0 || level > 6 || (end < content.end && text_[end] != ' ' && text_[end] != '\t')) {
      return false;
    }
    TextRange title = trimmed(text_, {end, content.end});
    const std::size_t last = view(title).find_last_not_of('#');
    if (last != kNone && last + 1 < view(title).size() && view(title)[last] == ' ') {
      title.end = title.begin + last;
    }
    open(MarkdownBlock::Type::heading, level, title);
    closeBlock();
    inList_ = false;
    return true;
  }

  bool startFootnote(TextRange line) {
    const std::string_view content = view(line);
    const std::size_t close = content.starts_with("[^") ? content.find("]:") : kNone;
    if (close == kNone || content.substr(0, close).find('[', 1) != kNone) {
      return false;
    }
    open(MarkdownBlock::Type::footnote, 0, {line.begin + close + 2, line.end});
    open_->label = {line.begin + 2, line.begin + close};
    return true;
  }

  std::size_t indentationOf(TextRange line, std::size_t& begin) const {
    std::size_t columns = 0;
    for (begin = line.begin; begin < line.end; ++begin) {
      if (text_[begin] == '\t') {
        columns += kTabWidth - columns % kTabWidth;
      } else if (text_[begin] == ' ') {
        ++columns;
      } else {
        break;
      }
    }
    return columns;
  }

  // Where the text of a list item begins, behind its bullet or number and the box of a task; kNone where the line is
  // none.
  std::size_t itemText(std::size_t begin, std::size_t end) const {
    std::size_t i = begin;
    if (std::string_view("-*+").find(text_[i]) != kNone) {
      ++i;
    } else {
      while (i < end && text_[i] >= '0' && text_[i] <= '9' && i - begin < 9) {
        ++i;
      }
      if (i == begin || i >= end || (text_[i] != '.' && text_[i] != ')')) {
        return kNone;
      }
      ++i;
    }
    if (i < end && text_[i] != ' ' && text_[i] != '\t') {
      return kNone;
    }
    const std::string_view rest = text_.substr(i, end - i);
    const bool isTask = rest.size() >= 4 && rest[1] == '[' && rest[3] == ']' && (rest.size() == 4 || rest[4] == ' ');
    return isTask ? i + 4 : i;
  }

  bool startListItem(TextRange line) {
    std::size_t begin = line.begin;
    const std::size_t indentation = indentationOf(line, begin);
    if (begin >= line.end || isRule(view(line)) ||
        (indentation >= 4 && followsBlank_ && !inList_ && text_[line.begin] == ' ')) {
      return false;
    }
    const std::size_t text = itemText(begin, line.end);
    if (text == kNone) {
      return false;
    }
    open(MarkdownBlock::Type::listItem, indentation, {text, line.end});
    inList_ = true;
    return true;
  }

  bool isTableRow(TextRange line) const {
    if (text_[line.begin] == '|') {
      return true;
    }
    const std::string_view next = text_.substr(std::min(line.end + 1, text_.size()));
    return view(line).find('|') != kNone && (inTable_ || (!open_ && isTableDelimiter(next.substr(0, next.find('\n')))));
  }

  bool readTableRow(TextRange line) {
    const TextRange row = trimmed(text_, line);
    if (!isTableRow(row)) {
      inTable_ = false;
      return false;
    }
    closeBlock();
    inTable_ = true;
    if (!isTableDelimiter(view(row))) {
      const std::string_view next = text_.substr(std::min(line.end + 1, text_.size()));
      isTableHead_ = isTableDelimiter(next.substr(0, next.find('\n')));
      readCells(row);
      isTableHead_ = false;
    }
    return true;
  }

  // Cells part at pipes outside links that are not escaped.
  void readCells(TextRange row) {
    std::size_t column = 0;
    std::size_t cell = row.begin + (text_[row.begin] == '|' ? 1 : 0);
    for (std::size_t i = cell; i < row.end; ++i) {
      if (text_[i] == '[') {
        i = std::max(i, endOfWikilink(text_.substr(0, row.end), i) -
                            (endOfWikilink(text_.substr(0, row.end), i) > i ? 1 : 0));
      } else if (text_[i] == '\\') {
        ++i;
      } else if (text_[i] == '|') {
        addCell({cell, i}, column++);
        cell = i + 1;
      }
    }
    if (cell < row.end) {
      addCell({cell, row.end}, column);
    }
  }

  void addCell(TextRange range, std::size_t column) {
    open(MarkdownBlock::Type::tableCell, column, range);
    closeBlock();
  }

  void readText(TextRange line) {
    const TextRange content = trimmed(text_, line);
    if (isRule(view(content))) {
      return closeBlock();
    }
    if (view(content).find_first_not_of('=') == kNone && open_ && open_->type == MarkdownBlock::Type::paragraph) {
      open_->type = MarkdownBlock::Type::heading;
      open_->level = 1;
      return closeBlock();
    }
    if (open_) {
      open_->range.end = content.end;
      return;
    }
    std::size_t begin = 0;
    const bool isIndented = indentationOf(line, begin) >= 4;
    if (isIndented && followsBlank_ && !inList_) {
      return; // indented code (CommonMark 4.4)
    }
    inList_ = inList_ && indentationOf(line, begin) >= 2;
    open(MarkdownBlock::Type::paragraph, 0, content);
  }

  MarkdownPage& page_;
  std::string_view text_;
  std::size_t position_;
  std::size_t line_;
  std::optional<MarkdownBlock> open_;
  bool inQuote_ = false;
  bool isFolded_ = false;
  TextRange callout_;
  bool inList_ = false;
  bool inTable_ = false;
  bool isTableHead_ = false;
  bool followsBlank_ = true;
};

} // namespace

MarkdownPage readMarkdown(std::string_view page, std::size_t bodyOffset, std::size_t bodyLine) {
  MarkdownPage result;
  result.page = page;
  MaskedPage masked = maskMarkdown(page, bodyOffset, bodyLine);
  result.masked = std::move(masked.text);
  result.unclosedFenceLine = masked.unclosedFenceLine;
  BlockScan(result, bodyOffset, bodyLine).run();
  return result;
}

} // namespace linnet
