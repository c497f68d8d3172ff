// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/xml_cutter.hpp"

#include <algorithm>
#include <utility>

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

// Names of records that are looked for where a record is not closed; no vocabulary has that many.
constexpr std::size_t kMostKnown = 32;

constexpr std::string_view kComment = "<!--";
constexpr std::string_view kCharacterData = "<![CDATA[";

std::string_view localName(std::string_view name) {
  return name.substr(name.find(':') + 1); // npos + 1 is 0
}

bool mayBeginName(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_' || letter == ':' ||
         static_cast<unsigned char>(letter) >= 0x80;
}

// Where the next such byte is, or the text's end.
std::size_t findAny(std::string_view text, const char* bytes, std::size_t from) {
  return std::min(text.find_first_of(bytes, from), text.size());
}

} // namespace

void XmlMarkupScanner::restart(std::size_t begin) {
  kind_ = Kind::unknown;
  isDocumentType_ = false;
  isInSubset_ = false;
  closer_ = {};
  begin_ = begin;
  position_ = begin;
}

void XmlMarkupScanner::moveBack(std::size_t length) {
  begin_ -= std::min(begin_, length);
  position_ -= std::min(position_, length);
}

bool XmlMarkupScanner::scan(std::string_view text) {
  if (kind_ == Kind::unknown && !findKind(text)) {
    return false;
  }
  if (kind_ == Kind::none) {
    return true;
  }
  return kind_ == Kind::tag ? scanTag(text) : isDocumentType_ ? scanDocumentType(text) : scanTo(text);
}

// False where its first letters have not come yet.
bool XmlMarkupScanner::findKind(std::string_view text) {
  const std::string_view markup = text.substr(begin_);
  if (markup.size() < 2 || (markup.size() < kCharacterData.size() && kCharacterData.starts_with(markup)) ||
      (markup.size() < kComment.size() && kComment.starts_with(markup)) || markup == "</") {
    return false;
  }
  kind_ = Kind::other;
  position_ = begin_ + 2;
  if (markup.starts_with(kComment)) {
    closer_ = "-->";
    position_ = begin_ + kComment.size();
  } else if (markup.starts_with(kCharacterData)) {
    closer_ = "]]>";
    position_ = begin_ + kCharacterData.size();
  } else if (markup[1] == '?') {
    closer_ = "?>";
  } else if (markup[1] == '!') {
    isDocumentType_ = true;
  } else {
    position_ = begin_ + 1;
    kind_ = mayBeginName(markup[1] == '/' ? markup[2] : markup[1]) ? Kind::tag : Kind::none;
  }
  return true;
}

// Passes over what `closer_` ends.
bool XmlMarkupScanner::scanTo(std::string_view text) {
  const std::size_t found = text.find(closer_, position_);
  if (found == kNone) {
    const std::size_t mayBegin = text.size() - std::min(text.size(), closer_.size() - 1);
    position_ = std::max(position_, mayBegin);
    return false;
  }
  position_ = found + closer_.size();
  closer_ = {};
  return true;
}

// A `<` ends a tag that was never closed, also within quotes: it may stand in no attribute.
bool XmlMarkupScanner::scanTag(std::string_view text) {
  while (true) {
    const char* const bytes = closer_.empty() ? "<>\"'" : closer_ == "\"" ? "<\"" : "<'";
    position_ = findAny(text, bytes, position_);
    if (position_ == text.size()) {
      return false;
    }
    const char letter = text[position_];
    if (letter == '<') {
      return true;
    }
    ++position_;
    if (!closer_.empty()) {
      closer_ = {};
    } else if (letter == '>') {
      return true;
    } else {
      closer_ = letter == '"' ? "\"" : "'";
    }
  }
}

// A `>` within the brackets of the internal subset, a literal, comment or instruction is none of its own.
bool XmlMarkupScanner::scanDocumentType(std::string_view text) {
  while (true) {
    if (!closer_.empty() && !scanTo(text)) {
      return false;
    }
    position_ = findAny(text, "<>[]\"'", position_);
    const std::string_view rest = text.substr(position_);
    if (rest.empty() || (rest.size() < kComment.size() && kComment.starts_with(rest))) {
      return false;
    }
    const char letter = rest[0];
    if (letter == '>' && !isInSubset_) {
      ++position_;
      return true;
    }
    isInSubset_ = letter == '[' || (isInSubset_ && letter != ']');
    closer_ = letter == '"' || letter == '\'' ? (letter == '"' ? "\"" : "'")
              : rest.starts_with(kComment)    ? "-->"
              : rest.starts_with("<?")        ? "?>"
                                              : "";
    position_ += rest.starts_with(kComment) ? kComment.size() : 1;
  }
}

/// A tag of the text.
struct XmlCutter::Tag {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string_view name; ///< with its prefix
  bool isClosing = false;
  bool isEmpty = false;
};

std::size_t XmlCutter::cut(std::string_view text, End end, std::vector<Span>& records) {
  while (step(text, end, records)) {
  }
  if (end == End::isThere && !record_.empty()) {
    isCutOff_ = true;
    endRecord(text.size(), records);
  }
  if (records.empty()) {
    return 0;
  }
  const std::size_t looked = isInMarkup_ ? markup_.begin() : position_;
  const std::size_t length = end == End::isThere ? text.size() : record_.empty() ? looked : begin_;
  position_ -= std::min(position_, length);
  begin_ -= std::min(begin_, length);
  markup_.moveBack(length);
  return length;
}

// One piece of markup; false where the text ends before it does.
bool XmlCutter::step(std::string_view text, End end, std::vector<Span>& records) {
  if (!isInMarkup_) {
    position_ = std::min(text.find('<', position_), text.size());
    if (position_ == text.size()) {
      return false;
    }
    markup_.restart(position_);
    isInMarkup_ = true;
  }
  if (!markup_.scan(text)) {
    isCutOff_ = end == End::isThere;
    return false;
  }
  isInMarkup_ = false;
  position_ = markup_.end();
  if (markup_.kind() == XmlMarkupScanner::Kind::tag) {
    takeTag(text, records);
  }
  return true;
}

void XmlCutter::takeTag(std::string_view text, std::vector<Span>& records) {
  Tag tag{markup_.begin(), markup_.end(), text.substr(markup_.begin() + 1, markup_.end() - markup_.begin() - 1)};
  tag.isEmpty = tag.name.ends_with("/>");
  tag.isClosing = tag.name.starts_with('/');
  tag.name.remove_prefix(tag.isClosing ? 1 : 0);
  tag.name = tag.name.substr(0, tag.name.find_first_of(" \t\r\n/>"));
  if (record_.empty() || !takeInside(tag, records)) {
    takeOutside(tag, text, records);
  }
}

// A tag between records.
void XmlCutter::takeOutside(const Tag& tag, std::string_view text, std::vector<Span>& records) {
  if (tag.isClosing) {
    return close(tag.name);
  }
  if (root_.empty()) {
    root_ = text.substr(tag.begin, tag.end - tag.begin);
  }
  if (isContainer(localName(tag.name))) {
    if (!tag.isEmpty) {
      open_.emplace_back(tag.name);
    }
    return;
  }
  begin_ = tag.begin;
  record_ = tag.name;
  nested_ = 1;
  if (!open_.empty() && !isOfRecord(tag.name) && known_.size() < kMostKnown) {
    known_.emplace_back(tag.name);
  }
  if (tag.isEmpty) {
    endRecord(tag.end, records);
  }
}

// A tag in a record; false where the record is broken, and ended before it.
bool XmlCutter::takeInside(const Tag& tag, std::vector<Span>& records) {
  const bool isOwn = tag.name == record_;
  if (tag.isClosing && isOwn) {
    if (--nested_ == 0) {
      endRecord(tag.end, records);
    }
    return true;
  }
  if (open_.empty()) {
    nested_ += isOwn && !tag.isEmpty ? 1 : 0;
    return true;
  }
  const bool isBroken = tag.isClosing ? std::find(open_.begin(), open_.end(), tag.name) != open_.end()
                                      : isOfRecord(tag.name) || isContainer(localName(tag.name));
  if (isBroken) {
    endRecord(tag.begin, records);
  }
  return !isBroken;
}

// The container, and those in it that were not closed.
void XmlCutter::close(std::string_view name) {
  const auto found = std::find(open_.rbegin(), open_.rend(), name);
  if (found != open_.rend()) {
    open_.erase(found.base() - 1, open_.end());
  }
}

void XmlCutter::endRecord(std::size_t at, std::vector<Span>& records) {
  records.push_back({begin_, at});
  record_.clear();
}

bool XmlCutter::isContainer(std::string_view localName) const {
  return std::find(containers_.begin(), containers_.end(), localName) != containers_.end();
}

bool XmlCutter::isOfRecord(std::string_view name) const {
  return std::find(known_.begin(), known_.end(), name) != known_.end();
}

} // namespace linnet
