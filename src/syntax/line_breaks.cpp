// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/line_breaks.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "syntax/markdown.hpp"
#include "syntax/markdown_mask.hpp"
#include "text/unicode.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kLongestLabel = 80;
constexpr std::size_t kLongestTitleLine = 400;

/// The page's only line, with its links hidden as well, so that what is found in it is structure.
std::string maskLinks(std::string_view line) {
  MarkdownPage page = readMarkdown(line, 0, 1);
  for (const MarkdownLink& link : page.links) {
    std::fill(page.masked.begin() + static_cast<std::ptrdiff_t>(link.range.begin),
              page.masked.begin() + static_cast<std::ptrdiff_t>(link.range.end), kOpaque);
  }
  return std::move(page.masked);
}

// The length of ` ## ` (two to six) at the position, 0 where there is none.
std::size_t headingMark(std::string_view masked, std::size_t position) {
  const std::size_t end = std::min(masked.find_first_not_of('#', position + 1), masked.size());
  const std::size_t level = end - position - 1;
  return masked[position] == ' ' && level >= 2 && level <= 6 && masked.substr(end, 1) == " " ? level + 2 : 0;
}

// Does ` - ` begin a list item here: is it followed by a link, or by a label with its colon?
bool isItemMark(std::string_view masked, std::size_t position) {
  if (masked.substr(position, 3) != " - ") {
    return false;
  }
  const std::string_view item = masked.substr(position + 3, kLongestLabel);
  if (item.starts_with(kOpaque)) {
    return true;
  }
  const std::size_t colon = std::min(item.find(": "), item.find("："));
  return colon != kNone && colon > 0 && item.substr(0, colon).find_first_of("\x01.;!?") == kNone &&
         item.substr(0, colon).find("。") == kNone && item.substr(0, colon).find(" - ") == kNone;
}

// Below a heading an item may be prose: ` - ` right behind the heading, or where a sentence or a source marker ends.
bool isProseItemMark(std::string_view masked, std::size_t position, std::size_t headingEndsAt) {
  if (headingEndsAt == 0 || masked.substr(position, 3) != " - ") {
    return false;
  }
  constexpr std::array<std::string_view, 7> ends{"。", ".", "!", "?", "！", "？", ")"};
  const std::string_view before = masked.substr(0, position);
  return position == headingEndsAt || before.ends_with("）") ||
         std::any_of(ends.begin(), ends.end(), [before](std::string_view end) { return before.ends_with(end); });
}

bool hasLostLineBreaks(std::string_view masked) {
  if (masked.find('\n') != kNone || !masked.starts_with("# ")) {
    return false;
  }
  for (std::size_t i = 2; i < masked.size(); ++i) {
    if (headingMark(masked, i) > 0) {
      return true;
    }
  }
  const bool hasSource = masked.find("(Source:") != kNone || masked.find("（Source") != kNone;
  const bool hasSentences =
      masked.size() > kLongestTitleLine && (masked.find("。") != kNone || masked.find(". ") != kNone);
  return hasSource || hasSentences;
}

// Where the title ends; `masked` begins with "# ".
std::size_t titleEnd(std::string_view line, std::string_view masked, std::string_view fileStem, bool& isNamedByFile) {
  const std::string_view title = line.substr(2);
  isNamedByFile = !fileStem.empty() && title.starts_with(fileStem) &&
                  (title.size() == fileStem.size() || title[fileStem.size()] == ' ');
  if (isNamedByFile) {
    return 2 + fileStem.size();
  }
  std::size_t end = std::min(masked.find(kOpaque, 2), masked.size());
  for (std::size_t i = 2; i < end; ++i) {
    if (headingMark(masked, i) > 0 || isItemMark(masked, i)) {
      end = i;
    }
  }
  return end;
}

// A heading goes up to its list, or is one word where prose follows.
std::size_t headingEnd(std::string_view masked, std::size_t begin) {
  for (std::size_t i = begin; i < masked.size() && i < begin + kLongestLabel; ++i) {
    if (masked.substr(i, 3) == " - " || headingMark(masked, i) > 0) {
      return i;
    }
    if (masked[i] == kOpaque || masked[i] == '.' || masked.substr(i, 3) == "。") {
      break;
    }
  }
  return std::min(masked.find(' ', begin), masked.size());
}

std::string withLineBreaks(std::string_view line, std::string_view masked, std::size_t titleEndsAt) {
  std::string text(trim(line.substr(0, titleEndsAt)));
  text += "\n\n";
  std::size_t begin = titleEndsAt;
  std::size_t headingEndsAt = 0;
  for (std::size_t i = titleEndsAt; i < masked.size(); ++i) {
    if (const std::size_t mark = headingMark(masked, i); mark > 0) {
      const std::size_t end = headingEnd(masked, i + mark);
      text.append(trim(line.substr(begin, i - begin))).append("\n\n");
      text.append(trim(line.substr(i, end - i))).append("\n\n");
      begin = end;
      headingEndsAt = end;
      i = end - 1;
    } else if (isItemMark(masked, i) || isProseItemMark(masked, i, headingEndsAt)) {
      text.append(trim(line.substr(begin, i - begin))).append("\n");
      begin = i + 1;
    }
  }
  return text.append(trim(line.substr(begin))).append("\n");
}

} // namespace

std::optional<RecoveredPage> recoverLineBreaks(std::string_view body, std::string_view fileStem) {
  const std::string_view line = trim(body);
  if (!line.starts_with("# ") || line.find('\n') != kNone) {
    return std::nullopt;
  }
  const std::string masked = maskLinks(line);
  if (!hasLostLineBreaks(masked)) {
    return std::nullopt;
  }
  RecoveredPage page;
  const std::size_t end = titleEnd(line, masked, nfc(fileStem), page.isNamedByFile);
  page.title = trim(line.substr(2, end - 2));
  page.text = withLineBreaks(line, masked, end);
  return page;
}

} // namespace linnet
