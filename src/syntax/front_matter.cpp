// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/front_matter.hpp"

#include <algorithm>
#include <optional>

#include "syntax/front_matter_value.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kDeepest = 64;
constexpr std::size_t kMostContinuationLines = 2000;

struct Line {
  std::size_t indent = 0;
  std::string_view text; ///< without white space at its ends
  std::size_t number = 0;
};

struct KeyAndValue {
  std::string_view key;
  std::string_view value;
};

// The line's text up to its end, `next` moved to the beginning of the line behind it.
std::string_view takeLine(std::string_view page, std::size_t& next) {
  const std::size_t end = std::min(page.find('\n', next), page.size());
  std::string_view line = page.substr(next, end - next);
  next = std::min(end + 1, page.size());
  return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

std::string_view withoutEndSpace(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t");
  return text.substr(0, last == kNone ? 0 : last + 1);
}

// `key:` at a line's beginning, with a space or nothing behind the colon. The key has no brackets and is not long.
std::optional<KeyAndValue> splitKey(std::string_view text) {
  constexpr std::size_t longestKey = 120;
  std::size_t colon = kNone;
  if (text.starts_with('"') || text.starts_with('\'')) {
    const std::size_t close = text.find(text[0], 1);
    colon = close == kNone || close + 1 >= text.size() || text[close + 1] != ':' ? kNone : close + 1;
  } else {
    for (std::size_t i = 0; i < text.size() && i < longestKey && std::string_view("[]{}\"#").find(text[i]) == kNone;
         ++i) {
      if (text[i] == ':' && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\t')) {
        colon = i;
        break;
      }
    }
  }
  if (colon == kNone || colon == 0) {
    return std::nullopt;
  }
  std::string_view key = trim(text.substr(0, colon));
  if (key.size() > 1 && (key[0] == '"' || key[0] == '\'')) {
    key = key.substr(1, key.size() - 2);
  }
  return key.empty() ? std::nullopt : std::optional(KeyAndValue{key, trim(text.substr(colon + 1))});
}

bool isItem(std::string_view text) {
  return text == "-" || text.starts_with("- ") || text.starts_with("-\t");
}

// `|`, `>-`, `|2+`.
bool isBlockScalarMark(std::string_view text) {
  return (text.starts_with('|') || text.starts_with('>')) && text.find_first_not_of("+-0123456789", 1) == kNone;
}

bool isIdentifier(std::string_view key) {
  return key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-") == kNone;
}

/// Reads the block's lines; what is deeper indented belongs to what is before it.
class BlockReader {
public:
  BlockReader(std::vector<Line> lines, FrontMatter& result) : lines_(std::move(lines)), result_(result) {}

  void run() {
    while (position_ < lines_.size()) {
      FrontMatterValue value = readBlock(lines_[position_].indent, 0);
      const bool isMap = value.form == FrontMatterValue::Form::map;
      if (isMap) {
        result_.root.form = FrontMatterValue::Form::map;
        result_.root.fields.insert(result_.root.fields.end(), std::make_move_iterator(value.fields.begin()),
                                   std::make_move_iterator(value.fields.end()));
      } else {
        tell(lines_[std::min(position_, lines_.size()) - 1].number, "something that is no 'key: value'; left out");
      }
    }
    tellRepeatedKeys();
  }

private:
  void tell(std::size_t line, std::string text) { result_.problems.push_back({line, std::move(text)}); }

  void tellRepeatedKeys() {
    const std::vector<FrontMatterValue::Field>& fields = result_.root.fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const auto same = [&](const FrontMatterValue::Field& field) { return field.first == fields[i].first; };
      if (std::any_of(fields.begin(), fields.begin() + static_cast<std::ptrdiff_t>(i), same)) {
        tell(fields[i].second.line, "the key '" + fields[i].first + "' comes twice; both were read");
      }
    }
  }

  const Line& line() const { return lines_[position_]; }
  bool atEnd() const { return position_ >= lines_.size(); }

  FrontMatterValue readBlock(std::size_t indent, std::size_t depth) {
    if (depth > kDeepest) {
      tell(line().number, "nested too deep; left out");
      position_ = lines_.size();
      return {};
    }
    if (isItem(line().text)) {
      return readList(indent, depth);
    }
    if (splitKey(line().text)) {
      return readMap(indent, depth);
    }
    return readText();
  }

  // Lines that are neither item nor key.
  FrontMatterValue readText() {
    const std::size_t number = line().number;
    const std::string text = joined(std::string(line().text), line().indent == 0 ? 0 : line().indent - 1);
    return inlineValue(text, number);
  }

  FrontMatterValue readMap(std::size_t indent, std::size_t depth) {
    FrontMatterValue map;
    map.form = FrontMatterValue::Form::map;
    map.line = line().number;
    while (!atEnd() && line().indent >= indent) {
      const std::optional<KeyAndValue> entry = splitKey(line().text);
      if (!entry || isItem(line().text)) {
        tell(line().number, "'" + std::string(line().text.substr(0, 60)) + "' is no 'key: value'; left out");
        ++position_;
        continue;
      }
      std::string key(entry->key);
      map.fields.push_back({std::move(key), readValue(entry->value, line().indent, depth)});
    }
    return map;
  }

  // The value behind a key or dash, with the lines that belong to it.
  FrontMatterValue readValue(std::string_view rest, std::size_t indent, std::size_t depth) {
    const std::size_t number = line().number;
    const std::string_view text = uncommented(rest);
    if (text.empty()) {
      ++position_;
      const bool hasList = !atEnd() && line().indent == indent && isItem(line().text);
      const bool hasBlock = !atEnd() && (line().indent > indent || hasList);
      FrontMatterValue value = hasBlock ? readBlock(line().indent, depth + 1) : FrontMatterValue{};
      value.line = number;
      return value;
    }
    if (isBlockScalarMark(text)) {
      ++position_;
      return readBlockScalar(text[0], indent, number);
    }
    return inlineValue(joined(std::string(text), indent), number);
  }

  // The value's text with the lines that it goes on in: those that an open quote or bracket needs, or that are deeper
  // indented.
  std::string joined(std::string text, std::size_t indent) {
    ++position_;
    std::size_t count = 0;
    while (!atEnd() && count++ < kMostContinuationLines) {
      const bool isOpen = isOpenValue(text);
      const bool isDeeper = line().indent > indent && !splitKey(line().text) && !isItem(line().text);
      if (!isOpen && !isDeeper) {
        break;
      }
      if (isOpen && line().indent <= indent && splitKey(line().text)) {
        break; // the bracket was never closed
      }
      text.append(" ").append(isOpen ? line().text : uncommented(line().text));
      ++position_;
    }
    return text;
  }

  FrontMatterValue inlineValue(std::string_view text, std::size_t number) {
    std::string problem;
    FrontMatterValue value = readInlineValue(text, problem);
    value.line = number;
    for (FrontMatterValue& item : value.items) {
      item.line = number;
    }
    if (!problem.empty()) {
      tell(number, std::move(problem));
    }
    return value;
  }

  FrontMatterValue readBlockScalar(char mark, std::size_t indent, std::size_t number) {
    FrontMatterValue value;
    value.form = FrontMatterValue::Form::scalar;
    value.line = number;
    while (!atEnd() && line().indent > indent) {
      value.text.append(value.text.empty() ? "" : mark == '|' ? "\n" : " ").append(line().text);
      ++position_;
    }
    return value;
  }

  FrontMatterValue readList(std::size_t indent, std::size_t depth) {
    FrontMatterValue list;
    list.form = FrontMatterValue::Form::list;
    list.line = line().number;
    while (!atEnd() && line().indent >= indent && isItem(line().text)) {
      list.items.push_back(readItem(depth));
    }
    return list;
  }

  // `- key: value` is a map where more keys follow or the key is a plain word; `- Title: subtitle` is text.
  FrontMatterValue readItem(std::size_t depth) {
    Line& item = lines_[position_];
    const std::size_t indent = item.indent;
    const std::string_view rest = trim(item.text.substr(1));
    const std::optional<KeyAndValue> entry = splitKey(rest);
    const bool hasMoreKeys = position_ + 1 < lines_.size() && lines_[position_ + 1].indent > indent &&
                             !isItem(lines_[position_ + 1].text) && splitKey(lines_[position_ + 1].text);
    if (entry && (hasMoreKeys || isIdentifier(entry->key))) {
      item.indent = indent + static_cast<std::size_t>(rest.data() - item.text.data());
      item.text = rest;
      return readMap(indent + 1, depth + 1);
    }
    if (entry) {
      const std::size_t number = item.number;
      FrontMatterValue text;
      text.form = FrontMatterValue::Form::scalar;
      text.text = joined(std::string(uncommented(rest)), indent);
      text.line = number;
      return text;
    }
    return readValue(rest, indent, depth);
  }

  std::vector<Line> lines_;
  FrontMatter& result_;
  std::size_t position_ = 0;
};

// The line with its indentation in columns; a tab counts two, and is told.
Line indented(std::string_view text, std::size_t number, FrontMatter& result) {
  Line line;
  line.number = number;
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  for (const char byte : text.substr(0, begin)) {
    line.indent += byte == '\t' ? 2 : 1;
  }
  if (text.substr(0, begin).find('\t') != kNone) {
    result.problems.push_back({number, "a tab indents the line; YAML wants spaces"});
  }
  line.text = withoutEndSpace(text.substr(begin));
  return line;
}

bool isClosing(std::string_view line) {
  const std::string_view text = withoutEndSpace(line);
  return text == "---" || text == "...";
}

} // namespace

FrontMatter readFrontMatter(std::string_view page) {
  constexpr std::string_view byteOrderMark = "\uFEFF";
  FrontMatter result;
  std::size_t next = page.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
  result.bodyOffset = next;
  if (withoutEndSpace(takeLine(page, next)) != "---") {
    return result;
  }
  std::vector<Line> lines;
  bool hasKey = false;
  for (std::size_t number = 2; next < page.size(); ++number) {
    const std::string_view text = takeLine(page, next);
    if (isClosing(text)) {
      if (!hasKey && !lines.empty()) {
        return {{}, {}, result.bodyOffset, 1}; // a rule at the head of the page
      }
      result.bodyOffset = next;
      result.bodyLine = number + 1;
      BlockReader(std::move(lines), result).run();
      return result;
    }
    Line line = indented(text, number, result);
    hasKey = hasKey || splitKey(line.text).has_value();
    if (!line.text.empty() && !line.text.starts_with('#')) {
      lines.push_back(line);
    }
  }
  result.problems.clear();
  if (hasKey) {
    result.problems.push_back({1, "front matter without a line '---' at its end; the page was read without it"});
  }
  return result;
}

} // namespace linnet
