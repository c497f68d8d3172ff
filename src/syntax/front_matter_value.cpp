// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/front_matter_value.hpp"

#include <algorithm>
#include <charconv>

#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kDeepest = 64;

FrontMatterValue scalar(std::string_view text) {
  FrontMatterValue value;
  value.form = FrontMatterValue::Form::scalar;
  value.text = text;
  return value;
}

bool isNull(std::string_view text) {
  return text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL";
}

// The end of a quoted scalar that begins at `begin` (behind its closing quote), or kNone.
std::size_t quotedEnd(std::string_view text, std::size_t begin) {
  const char quote = text[begin];
  for (std::size_t i = begin + 1; i < text.size(); ++i) {
    if (text[i] == '\\' && quote == '"') {
      ++i;
    } else if (text[i] == quote) {
      if (quote == '\'' && i + 1 < text.size() && text[i + 1] == '\'') {
        ++i;
      } else {
        return i + 1;
      }
    }
  }
  return kNone;
}

// `\n`, `\x41`, `\u00e9` and their like (YAML 1.2, 5.7); moves `i` to the escape's last character.
void appendEscape(std::string& out, std::string_view text, std::size_t& i) {
  const char kind = i + 1 < text.size() ? text[i + 1] : '\\';
  const std::size_t digits = kind == 'x' ? 2 : kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
  if (digits > 0 && i + 2 + digits <= text.size()) {
    unsigned value = 0;
    const char* const first = text.data() + i + 2;
    const auto result = std::from_chars(first, first + digits, value, 16);
    if (result.ptr == first + digits && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF)) {
      appendUtf8(out, value);
      i += 1 + digits;
      return;
    }
  }
  switch (kind) {
  case 'n':
    out += '\n';
    break;
  case 't':
    out += '\t';
    break;
  case 'r':
    out += '\r';
    break;
  default:
    out += kind;
  }
  ++i;
}

std::string unquoted(std::string_view quoted) {
  const std::string_view text = quoted.substr(1, quoted.size() - 2);
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quoted[0] == '"' && text[i] == '\\') {
      appendEscape(result, text, i);
    } else {
      result += text[i];
      i += quoted[0] == '\'' && text[i] == '\'' ? 1 : 0;
    }
  }
  return result;
}

/// Reads flow values from left to right.
class FlowScan {
public:
  FlowScan(std::string_view text, std::string& problem) : text_(text), problem_(problem) {}

  FrontMatterValue readValue(std::size_t depth) {
    skipSpace();
    if (depth > kDeepest) {
      problem_ = "brackets nested too deep";
      position_ = text_.size();
      return {};
    }
    const std::string_view rest = text_.substr(position_);
    if (isWikilink(rest)) {
      return readPlain();
    }
    if (rest.starts_with('[')) {
      return readList(depth);
    }
    if (rest.starts_with('{') && !rest.starts_with("{{")) {
      return readMap(depth);
    }
    return rest.starts_with('"') || rest.starts_with('\'') ? readQuoted() : readPlain();
  }

  bool atEnd() {
    skipSpace();
    return position_ >= text_.size();
  }

private:
  // `[[x]]`; `[[[x]], …]` and `[["x"]]` are lists.
  static bool isWikilink(std::string_view text) {
    return text.starts_with("[[") && text.size() > 2 && text[2] != '[' && text[2] != '"' && text[2] != '\'';
  }

  void skipSpace() { position_ = std::min(text_.find_first_not_of(" \t\n", position_), text_.size()); }

  bool take(char byte) {
    skipSpace();
    if (position_ < text_.size() && text_[position_] == byte) {
      ++position_;
      return true;
    }
    return false;
  }

  FrontMatterValue readList(std::size_t depth) {
    FrontMatterValue list;
    list.form = FrontMatterValue::Form::list;
    ++position_;
    while (!take(']')) {
      if (position_ >= text_.size()) {
        problem_ = "a list in brackets that is never closed";
        break;
      }
      if (take(',')) {
        continue;
      }
      list.items.push_back(readValue(depth + 1));
    }
    return list;
  }

  FrontMatterValue readMap(std::size_t depth) {
    FrontMatterValue map;
    map.form = FrontMatterValue::Form::map;
    ++position_;
    while (!take('}')) {
      if (position_ >= text_.size()) {
        problem_ = "a map in braces that is never closed";
        break;
      }
      if (take(',')) {
        continue;
      }
      isInMap_ = true;
      std::string key = readValue(depth + 1).text;
      isInMap_ = false;
      FrontMatterValue value = take(':') ? readValue(depth + 1) : FrontMatterValue{};
      map.fields.push_back({std::move(key), std::move(value)});
    }
    return map;
  }

  FrontMatterValue readQuoted() {
    const std::size_t end = quotedEnd(text_, position_);
    if (end == kNone) {
      problem_ = "a quote that is never closed";
      return readPlain();
    }
    const std::size_t begin = position_;
    position_ = end;
    return scalar(unquoted(text_.substr(begin, end - begin)));
  }

  FrontMatterValue readPlain() {
    const std::size_t begin = position_;
    while (position_ < text_.size()) {
      const std::string_view rest = text_.substr(position_);
      if (rest.starts_with("[[")) {
        const std::size_t close = rest.find("]]");
        position_ += close == kNone ? 2 : close + 2;
        continue;
      }
      const bool endsKey = isInMap_ && rest[0] == ':';
      if (endsKey || rest[0] == ',' || rest[0] == ']' || rest[0] == '}') {
        break;
      }
      ++position_;
    }
    position_ = std::max(position_, begin + 1); // a bracket that closes nothing is passed over
    const std::string_view text = trim(text_.substr(begin, position_ - begin));
    return isNull(text) ? FrontMatterValue{} : scalar(text);
  }

  std::string_view text_;
  std::string& problem_;
  std::size_t position_ = 0;
  bool isInMap_ = false;
};

// One member of `"[[a]]", [[b]]`: moves `position` behind it; nothing where there is none.
bool takeMember(std::string_view text, std::size_t& position, std::vector<FrontMatterValue>& members) {
  position = std::min(text.find_first_not_of(' ', position), text.size());
  const std::string_view rest = text.substr(position);
  std::size_t end = kNone;
  if (rest.starts_with("[[")) {
    const std::size_t close = rest.find("]]");
    end = close == kNone ? kNone : close + 2;
    members.push_back(scalar(rest.substr(0, std::min(end, rest.size()))));
  } else if (rest.starts_with('"') || rest.starts_with('\'')) {
    end = quotedEnd(rest, 0);
    members.push_back(scalar(end == kNone ? std::string() : unquoted(rest.substr(0, end))));
  }
  position += std::min(end, rest.size());
  return end != kNone;
}

// `"[[a]]", "[[b]]"` and its mixed forms, which YAML refuses: a list of two.
bool readMembers(std::string_view text, std::vector<FrontMatterValue>& members) {
  std::size_t position = 0;
  while (takeMember(text, position, members)) {
    position = std::min(text.find_first_not_of(' ', position), text.size());
    if (position >= text.size()) {
      return members.size() > 1;
    }
    if (text[position] != ',') {
      return false;
    }
    ++position;
    if (text.find_first_not_of(' ', position) == kNone) {
      return true;
    }
  }
  return false;
}

FrontMatterValue plainValue(std::string_view text, std::string& problem) {
  if (isNull(text)) {
    return {};
  }
  if (std::string_view("@`%*&!").find(text[0]) != kNone) {
    problem = "a value that begins with '" + std::string(text.substr(0, 1)) + "' needs quotes; taken as text";
  } else if (text.find(": ") != kNone && text.find("[[") == kNone) {
    problem = "a value with ': ' in it needs quotes; taken as text";
  }
  return scalar(text);
}

} // namespace

FrontMatterValue readInlineValue(std::string_view text, std::string& problem) {
  text = trim(text);
  std::vector<FrontMatterValue> members;
  if (readMembers(text, members)) {
    FrontMatterValue list;
    list.form = FrontMatterValue::Form::list;
    list.items = std::move(members);
    problem = "several values need brackets around them; taken as a list";
    return list;
  }
  const bool isQuoted = text.starts_with('"') || text.starts_with('\'');
  const bool isFlow = text.starts_with('[') || (text.starts_with('{') && !text.starts_with("{{"));
  if (!isQuoted && !isFlow) {
    return plainValue(text, problem);
  }
  FlowScan scan(text, problem);
  FrontMatterValue value = scan.readValue(0);
  if (!scan.atEnd()) {
    problem = text.starts_with("[[") ? "" : "something stands behind the value; taken as text";
    return scalar(text);
  }
  return value;
}

std::string_view uncommented(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool followsSpace = i == 0 || text[i - 1] == ' ' || text[i - 1] == '\t';
    const bool beginsValue = i == 0 || std::string_view(" ,[{:").find(text[i - 1]) != kNone;
    if (text[i] == '#' && followsSpace) {
      return trim(text.substr(0, i));
    }
    if ((text[i] == '"' || text[i] == '\'') && beginsValue) {
      const std::size_t end = quotedEnd(text, i);
      i = end == kNone ? i : end - 1;
    } else if (text.substr(i, 2) == "[[") {
      const std::size_t close = text.find("]]", i);
      i = close == kNone ? i : close + 1;
    }
  }
  return trim(text);
}

bool isOpenValue(std::string_view text) {
  text = trim(text);
  if (text.starts_with('"') || text.starts_with('\'')) {
    return quotedEnd(text, 0) == kNone;
  }
  if ((!text.starts_with('[') && !text.starts_with('{')) || text.starts_with("{{")) {
    return false;
  }
  std::ptrdiff_t depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '[' || text[i] == '{' ? 1 : 0;
    depth -= text[i] == ']' || text[i] == '}' ? 1 : 0;
    if (text[i] == '"') {
      const std::size_t end = quotedEnd(text, i);
      i = end == kNone ? i : end - 1;
    }
  }
  return depth > 0;
}

} // namespace linnet
