// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/front_matter_block.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "syntax/front_matter_cursor.hpp"
#include "syntax/front_matter_lexical.hpp"

namespace linnet {

namespace {

using Form = FrontMatterValue::Form;

/// An item `word: text`, which may be a map of one field or a text with a colon in it; its neighbours decide.
struct DoubtfulItem {
  std::size_t index = 0;
  std::string text;
};

struct ListReading {
  FrontMatterValue list;
  std::vector<DoubtfulItem> doubtful;
  bool hasScalar = false;
  bool hasMap = false;
};

std::string shortened(std::string_view text) {
  constexpr std::size_t longest = 60;
  std::size_t end = std::min(longest, text.size());
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
    --end; // not within a character
  }
  return "'" + std::string(text.substr(0, end)) + "'";
}

bool isTitleWithColon(const ListReading& reading, std::string_view text, const KeyMatch& key) {
  const bool hasSpaces = text.substr(key.valueBegin).find(' ') != std::string_view::npos;
  if (reading.hasMap && !reading.hasScalar) {
    return false;
  }
  return isFieldName(key.key) ? hasSpaces && reading.hasScalar : hasSpaces || reading.hasScalar;
}

/// Reads maps and lists by their indentation.
class BlockReader {
public:
  BlockReader(std::vector<FrontMatterLine> lines, FrontMatterProblems& problems)
      : cursor_(std::move(lines), problems) {}

  FrontMatterValue read() { return readMap(-1); }

private:
  // A map, list or scalar in lines of its own, all of them indented further than `parent`.
  FrontMatterValue readNode(std::ptrdiff_t parent) {
    const FrontMatterLine& line = *cursor_.peek();
    if (depth_ >= kDeepestNesting) {
      return leaveOutDeepest(parent);
    }
    if (isListItem(line.text)) {
      return readList(parent);
    }
    if (matchKey(line.text)) {
      return readMap(parent);
    }
    tellTab(line);
    return cursor_.readValue(line.text, parent, depth_);
  }

  FrontMatterValue leaveOutDeepest(std::ptrdiff_t parent) {
    const std::size_t line = cursor_.current().number;
    cursor_.tell(line, "nested too deep; left out");
    while (cursor_.peek() != nullptr && cursor_.peek()->indent > parent) {
      cursor_.skip();
    }
    return emptyValue(line);
  }

  FrontMatterValue readMap(std::ptrdiff_t parent) {
    ++depth_;
    FrontMatterValue map;
    map.form = Form::map;
    const FrontMatterLine* line = cursor_.peek();
    map.line = line == nullptr ? 0 : line->number;
    const std::ptrdiff_t indent = line == nullptr ? 0 : line->indent;
    for (; line != nullptr && line->indent > parent; line = cursor_.peek()) {
      if (const std::optional<KeyMatch> key = keyOf(*line)) {
        tellIndent(*line, indent);
        map.fields.push_back(readField(*key));
      } else {
        leaveOut(*line);
      }
    }
    tellRepeatedKeys(map);
    --depth_;
    return map;
  }

  std::optional<KeyMatch> keyOf(const FrontMatterLine& line) {
    std::optional<KeyMatch> key = matchKey(line.text);
    if (!key && (key = matchKeyWithoutSpace(line.text))) {
      cursor_.tell(line.number, "a space is missing behind the colon");
    }
    return key;
  }

  FrontMatterValue::Field readField(const KeyMatch& key) {
    const FrontMatterLine& line = cursor_.current();
    const std::ptrdiff_t indent = line.indent;
    const std::size_t number = line.number;
    const std::string_view rest = line.text.substr(std::min(key.valueBegin, line.text.size()));
    std::string name = textOfKey(key);
    FrontMatterValue value;
    if (isBlankOrComment(rest) && !areHashtags(rest)) {
      cursor_.skip();
      value = readNested(indent);
      value.line = number;
    } else {
      value = cursor_.readValue(rest, indent, depth_);
    }
    addStrayItems(value, indent);
    return {std::move(name), std::move(value)};
  }

  // What belongs to a key that has nothing behind it in its line. A list may stand right below it.
  FrontMatterValue readNested(std::ptrdiff_t indent) {
    const FrontMatterLine* const line = cursor_.peek();
    if (line != nullptr && line->indent > indent) {
      return readNode(indent);
    }
    const bool isList = line != nullptr && line->indent == indent && isListItem(line->text) && depth_ < kDeepestNesting;
    return isList ? readList(indent - 1) : FrontMatterValue();
  }

  // Items below a value that is complete: a list in brackets that goes on, or text that should have been an item.
  void addStrayItems(FrontMatterValue& value, std::ptrdiff_t indent) {
    const FrontMatterLine* const line = cursor_.peek();
    const bool isList = value.form == Form::list;
    if (line == nullptr || !isListItem(line->text) || value.form == Form::map || depth_ >= kDeepestNesting ||
        line->indent < indent || (line->indent == indent && !isList)) {
      return;
    }
    cursor_.tell(line->number, "items of a list behind a value that is complete; they are read with it");
    FrontMatterValue more = readList(line->indent == indent ? indent - 1 : indent);
    if (!isList) {
      FrontMatterValue list = emptyValue(value.line);
      list.form = Form::list;
      list.items.push_back(std::move(value));
      value = std::move(list);
    }
    std::move(more.items.begin(), more.items.end(), std::back_inserter(value.items));
  }

  FrontMatterValue readList(std::ptrdiff_t parent) {
    ++depth_;
    const FrontMatterLine* line = cursor_.peek();
    const std::ptrdiff_t indent = line->indent;
    ListReading reading;
    reading.list = emptyValue(line->number);
    reading.list.form = Form::list;
    for (; line != nullptr && line->indent > parent; line = cursor_.peek()) {
      if (isListItem(line->text)) {
        tellIndent(*line, indent);
        readItem(reading);
      } else if (line->indent > indent || (line->indent == indent && indent > parent + 1 && !matchKey(line->text))) {
        leaveOut(*line);
      } else {
        break;
      }
    }
    settle(reading);
    --depth_;
    return std::move(reading.list);
  }

  void readItem(ListReading& reading) {
    const FrontMatterLine& line = cursor_.current();
    const std::ptrdiff_t indent = line.indent;
    const std::size_t number = line.number;
    const std::size_t begin = std::min(line.text.find_first_not_of(" \t", 1), line.text.size());
    const std::string_view rest = line.text.substr(begin);
    FrontMatterValue item = emptyValue(number);
    if (isBlankOrComment(rest) && !areHashtags(rest)) {
      cursor_.skip();
      const FrontMatterLine* const next = cursor_.peek();
      item = next != nullptr && next->indent > indent ? readNode(indent) : std::move(item);
    } else if (isListItem(rest) || isSurelyMap(rest, indent)) {
      cursor_.moveInLine(rest);
      item = readNode(indent);
    } else if (matchKey(rest)) {
      reading.doubtful.push_back({reading.list.items.size(), cursor_.takePlain(rest, indent)});
      reading.list.items.push_back(std::move(item));
      return;
    } else {
      item = cursor_.readValue(rest, indent, depth_);
      const FrontMatterLine* const next = cursor_.peek();
      if (next != nullptr && next->indent > indent) {
        addStrayItems(item, indent);
      }
    }
    item.line = number;
    reading.hasMap = reading.hasMap || item.form == Form::map;
    reading.hasScalar = reading.hasScalar || item.form == Form::scalar;
    reading.list.items.push_back(std::move(item));
  }

  // More keys or a list follow, or the value is no plain text.
  bool isSurelyMap(std::string_view text, std::ptrdiff_t indent) const {
    const std::optional<KeyMatch> key = matchKey(text);
    if (!key) {
      return false;
    }
    const std::string_view value = text.substr(std::min(key->valueBegin, text.size()));
    const FrontMatterLine* const next = cursor_.peekBehind();
    const bool goesOn = next != nullptr && next->indent > indent && (isListItem(next->text) || matchKey(next->text));
    return goesOn || key->isQuoted ||
           (!value.empty() && std::string_view("\"'[{|>#").find(value.front()) != std::string_view::npos);
  }

  void settle(ListReading& reading) {
    for (const DoubtfulItem& doubtful : reading.doubtful) {
      FrontMatterValue& item = reading.list.items[doubtful.index];
      const std::optional<KeyMatch> key = matchKey(doubtful.text);
      if (!key || isTitleWithColon(reading, doubtful.text, *key)) {
        cursor_.tell(item.line, "an item with ': ' in it needs quotes; taken as text");
        item = scalarValue(doubtful.text, item.line);
        continue;
      }
      const std::size_t line = item.line;
      const std::string_view value =
          std::string_view(doubtful.text).substr(std::min(key->valueBegin, doubtful.text.size()));
      item.form = Form::map;
      item.fields.push_back({std::string(key->key), readPlain(value, line, cursor_.problems())});
    }
  }

  void leaveOut(const FrontMatterLine& line) {
    const bool isItem = isListItem(line.text);
    cursor_.tell(line.number, shortened(line.text) +
                                  (isItem ? " is an item of no list; left out" : " is no 'key: value'; left out"));
    cursor_.skip();
  }

  void tellIndent(const FrontMatterLine& line, std::ptrdiff_t indent) {
    if (line.indent != indent) {
      cursor_.tell(line.number, "the line is not indented like its neighbours");
    }
    tellTab(line);
  }

  void tellTab(const FrontMatterLine& line) {
    if (line.hasTab && line.number != toldTab_) {
      cursor_.tell(line.number, "a tab indents the line; YAML wants spaces");
      toldTab_ = line.number;
    }
  }

  void tellRepeatedKeys(const FrontMatterValue& map) {
    std::vector<const FrontMatterValue::Field*> fields;
    for (const FrontMatterValue::Field& field : map.fields) {
      fields.push_back(&field);
    }
    std::stable_sort(fields.begin(), fields.end(), [](const auto* a, const auto* b) { return a->first < b->first; });
    for (std::size_t i = 1; i < fields.size(); ++i) {
      if (fields[i]->first == fields[i - 1]->first) {
        cursor_.tell(fields[i]->second.line, "the key " + shortened(fields[i]->first) + " comes again; both are read");
      }
    }
  }

  FrontMatterCursor cursor_;
  std::size_t depth_ = 0;
  std::size_t toldTab_ = 0; ///< the last line whose tab was told
};

} // namespace

FrontMatterValue readFrontMatterLines(std::vector<FrontMatterLine> lines, FrontMatterProblems& problems) {
  FrontMatterValue root = BlockReader(std::move(lines), problems).read();
  std::stable_sort(problems.begin(), problems.end(),
                   [](const FrontMatterProblem& a, const FrontMatterProblem& b) { return a.line < b.line; });
  return root;
}

} // namespace linnet
