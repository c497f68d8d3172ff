// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/json_cutter.hpp"

#include <algorithm>
#include <array>

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::string_view kBlank = " \t\r\n";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kLongestEnvelope = std::size_t{1} << 20U; // what stands before the list of records

// What web services put around a page of records, beside the list itself.
constexpr std::array<std::string_view, 22> kEnvelopeKeys{
    "meta",          "group_by",       "status",  "message-type", "message-version", "facets",
    "total-results", "items-per-page", "query",   "links",        "included",        "number_of_results",
    "time_taken",    "errors",         "count",   "next",         "cursor",          "total",
    "total_count",   "next-cursor",    "jsonapi", "page"};
constexpr std::array<std::string_view, 4> kListKeys{"results", "items", "data", "records"};
constexpr std::string_view kInnerEnvelope = "message";

template <std::size_t Count> bool isAmong(const std::array<std::string_view, Count>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<bool, 256> structure() {
  std::array<bool, 256> is{};
  for (const char letter : {'"', '{', '}', '[', ']'}) {
    is[static_cast<unsigned char>(letter)] = true;
  }
  return is;
}

std::size_t skipToStructure(std::string_view text, std::size_t position) {
  static constexpr std::array<bool, 256> isStructure = structure();
  while (position < text.size() && !isStructure[static_cast<unsigned char>(text[position])]) {
    ++position;
  }
  return position;
}

std::size_t skipBlank(std::string_view text, std::size_t position) {
  return std::min(text.find_first_not_of(kBlank, position), text.size());
}

/// Walks the members of an envelope until its list.
class EnvelopeWalk {
public:
  explicit EnvelopeWalk(std::string_view text) : text_(text) {}

  enum class Verdict { isNone, needsMore, found };

  /// `position` is at the `{`; where the list was found, behind its `[`.
  Verdict run(std::size_t position) {
    position_ = position;
    while (true) {
      const std::optional<std::string_view> key = nextKey();
      if (!key) {
        return isCut() ? Verdict::needsMore : Verdict::isNone;
      }
      if (isCut()) {
        return Verdict::needsMore;
      }
      const char opener = text_[position_];
      if (isAmong(kListKeys, *key) && opener == '[') {
        ++position_;
        return Verdict::found;
      }
      if (*key == kInnerEnvelope && opener == '{' && depth_ == 1) {
        continue;
      }
      if (!isAmong(kEnvelopeKeys, *key)) {
        return Verdict::isNone;
      }
      if (!skipValue()) {
        return Verdict::needsMore;
      }
    }
  }

  std::size_t position() const { return position_; }
  std::size_t depth() const { return depth_; }

private:
  bool isCut() const { return position_ >= text_.size(); }

  // Passes over `{` or `,`, a key and its colon, and stands before the value.
  std::optional<std::string_view> nextKey() {
    position_ = skipBlank(text_, position_);
    if (isCut() || (text_[position_] != '{' && text_[position_] != ',')) {
      return std::nullopt;
    }
    depth_ += text_[position_] == '{' ? 1 : 0;
    const std::size_t quote = skipBlank(text_, position_ + 1);
    const std::size_t end = quote < text_.size() ? text_.find('"', quote + 1) : kNone;
    if (end == kNone) {
      position_ = text_.size();
      return std::nullopt;
    }
    const std::size_t colon = skipBlank(text_, end + 1);
    position_ = colon;
    if (text_[quote] != '"' || isCut() || text_[colon] != ':') {
      return std::nullopt;
    }
    position_ = skipBlank(text_, colon + 1);
    return text_.substr(quote + 1, end - quote - 1);
  }

  bool skipValue() {
    JsonValueScanner scanner;
    return scanner.scan(text_, position_) == JsonValueScanner::Verdict::whole && !isCut();
  }

  std::string_view text_;
  std::size_t position_ = 0;
  std::size_t depth_ = 0;
};

} // namespace

JsonValueScanner::Verdict JsonValueScanner::scanScalar(std::string_view text, std::size_t& position) {
  position = std::min(text.find_first_of(" \t\r\n,]}{[\"", position), text.size());
  return position < text.size() ? Verdict::whole : Verdict::needsMore;
}

// False where the text's end has not come yet. A quote behind an odd number of backslashes is part of it.
bool JsonValueScanner::skipText(std::string_view text, std::size_t& position) {
  while (true) {
    const std::size_t quote = text.find('"', position);
    if (quote == kNone) {
      position = text.size();
      return false;
    }
    position = quote + 1;
    const std::size_t before = text.find_last_not_of('\\', quote - 1);
    if ((quote - before) % 2 == 1) {
      isInText_ = false;
      return true;
    }
  }
}

JsonValueScanner::Verdict JsonValueScanner::scan(std::string_view text, std::size_t& position) {
  if (isScalar_) {
    return scanScalar(text, position);
  }
  while (true) {
    if (isInText_) {
      if (!skipText(text, position)) {
        return Verdict::needsMore;
      }
      if (closers_.empty()) {
        return Verdict::whole;
      }
    }
    position = closers_.empty() ? position : skipToStructure(text, position);
    if (position == text.size()) {
      return Verdict::needsMore;
    }
    const char letter = text[position];
    if (letter == '"') {
      ++position;
      isInText_ = true;
    } else if (letter == '{' || letter == '[') {
      ++position;
      closers_ += letter == '{' ? '}' : ']';
    } else if (closers_.empty()) {
      isScalar_ = true;
      return scanScalar(text, position);
    } else {
      const bool fits = closers_.back() == letter;
      closers_.pop_back();
      ++position;
      if (!fits) {
        return Verdict::broken;
      }
      if (closers_.empty()) {
        return Verdict::whole;
      }
    }
  }
}

// Is the first value, which begins there, one line? A first line that is broken counts where the next begins another
// value. Nothing where more text must tell.
std::optional<bool> JsonCutter::isLineAt(std::size_t begin, std::string_view text, End end) {
  const std::size_t lineEnd = text.find('\n', begin);
  if (lineEnd == kNone && end == End::mayCome) {
    return std::nullopt;
  }
  const std::string_view line = text.substr(0, lineEnd);
  JsonValueScanner scanner;
  std::size_t behind = begin;
  const bool isWhole = scanner.scan(line, behind) == JsonValueScanner::Verdict::whole;
  if (skipBlank(line, behind) < line.size()) {
    return false;
  }
  if (isWhole) {
    return true;
  }
  const std::size_t next = skipBlank(text, line.size());
  if (next == text.size()) {
    return end == End::mayCome ? std::nullopt : std::optional(false);
  }
  return text[next] == '{' && lineEnd > begin + 1;
}

// Lines can be cut without being looked at.
void JsonCutter::findLayout(std::string_view text, End end) {
  if (end == End::mayCome && kByteOrderMark.starts_with(text)) {
    return;
  }
  const std::size_t begin = skipBlank(text, text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
  if (begin == text.size()) {
    return;
  }
  std::optional<bool> isLine = false;
  if (text[begin] == '{') {
    EnvelopeWalk walk(text);
    const EnvelopeWalk::Verdict verdict = walk.run(begin);
    if (verdict == EnvelopeWalk::Verdict::needsMore && end == End::mayCome && text.size() < kLongestEnvelope) {
      return;
    }
    isLine = verdict == EnvelopeWalk::Verdict::found ? false : isLineAt(begin, text, end);
  }
  if (isLine) {
    layout_ = *isLine ? Layout::lines : Layout::values;
    position_ = *isLine ? 0 : begin;
  }
}

std::size_t JsonCutter::cutLines(std::string_view text, End end) {
  const std::size_t lastEnd = text.substr(position_).rfind('\n');
  const std::size_t whole = lastEnd == kNone ? 0 : position_ + lastEnd + 1;
  const std::size_t length = end == End::isThere ? text.size() : whole;
  position_ = length == 0 ? text.size() : 0;
  return length;
}

std::size_t JsonCutter::cut(std::string_view text, End end, std::vector<Span>& records) {
  if (layout_ == Layout::unknown) {
    findLayout(text, end);
  }
  if (layout_ == Layout::lines) {
    return cutLines(text, end);
  }
  if (layout_ == Layout::unknown) {
    return end == End::isThere ? text.size() : 0;
  }
  while (step(text, end, records) == Step::goesOn) {
  }
  if (records.empty()) {
    return 0;
  }
  const std::size_t length = end == End::isThere ? text.size() : isInValue_ ? begin_ : position_;
  position_ -= std::min(position_, length);
  begin_ -= std::min(begin_, length);
  return length;
}

JsonCutter::Step JsonCutter::step(std::string_view text, End end, std::vector<Span>& records) {
  if (isLost_) {
    return stepToNextLine(text);
  }
  return isInValue_ ? stepWithin(text, end, records) : stepBetween(text, end);
}

// Passes over what stands between records.
JsonCutter::Step JsonCutter::stepBetween(std::string_view text, End end) {
  position_ = std::min(text.find_first_not_of(" \t\r\n,", position_), text.size());
  if (position_ == text.size()) {
    return Step::needsMore;
  }
  const char letter = text[position_];
  if (letter == ']' || letter == '}') {
    ++position_;
    envelopeDepth_ -= letter == '}' && !isInList_ && envelopeDepth_ > 0 ? 1 : 0;
    isInList_ = isInList_ && letter != ']';
    return Step::goesOn;
  }
  if (envelopeDepth_ > 0 && !isInList_ && letter == ':') {
    ++position_; // the list is behind us: what is left of the envelope is passed over value by value
    return Step::goesOn;
  }
  const bool isOuter = !isInList_ && envelopeDepth_ == 0;
  if (letter == '[' && isOuter) {
    ++position_;
    isInList_ = true;
    return Step::goesOn;
  }
  if (letter == '{' && isOuter) {
    EnvelopeWalk walk(text);
    const EnvelopeWalk::Verdict verdict = walk.run(position_);
    if (verdict == EnvelopeWalk::Verdict::found) {
      position_ = walk.position();
      envelopeDepth_ = walk.depth();
      isInList_ = true;
      return Step::goesOn;
    }
    if (verdict == EnvelopeWalk::Verdict::needsMore && end == End::mayCome &&
        text.size() - position_ < kLongestEnvelope) {
      return Step::needsMore;
    }
  }
  begin_ = position_;
  scanner_.restart();
  isInValue_ = true;
  return Step::goesOn;
}

JsonCutter::Step JsonCutter::stepWithin(std::string_view text, End end, std::vector<Span>& records) {
  JsonValueScanner::Verdict verdict = scanner_.scan(text, position_);
  if (verdict == JsonValueScanner::Verdict::needsMore) {
    if (end == End::mayCome) {
      return Step::needsMore;
    }
    verdict = JsonValueScanner::Verdict::whole; // that it is not, its parser will say
  }
  const bool isRecord = isInList_ || envelopeDepth_ == 0;
  if (isRecord) {
    records.push_back({begin_, position_});
  }
  isInValue_ = false;
  isLost_ = verdict == JsonValueScanner::Verdict::broken;
  return Step::goesOn;
}

JsonCutter::Step JsonCutter::stepToNextLine(std::string_view text) {
  while (true) {
    const std::size_t lineEnd = text.find('\n', position_);
    const std::size_t next = lineEnd == kNone ? text.size() : skipBlank(text, lineEnd);
    if (next == text.size()) {
      position_ = lineEnd == kNone ? text.size() : lineEnd;
      return Step::needsMore;
    }
    position_ = next;
    if (text[next] == '{') {
      isLost_ = false;
      return Step::goesOn;
    }
  }
}

} // namespace linnet
