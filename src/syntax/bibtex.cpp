// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/bibtex.hpp"

#include <algorithm>

#include "syntax/bibtex_scan.hpp"
#include "text/lines.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kTriedComments = 8;

constexpr ByteSet kBetweenEntries("@%");
constexpr ByteSet kBehindKey("\r\n,{}\"=%");
constexpr ByteSet kBehindKeyInParentheses("\r\n,{}\"=%)");
constexpr ByteSet kBehindName(" \t\r\n\v\f,{}()\"=#%");
constexpr ByteSet kJunk(",{}()@");

bool isNameByte(char byte) {
  return !kBehindName.has(byte) && byte != '@';
}

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// What stands bare: numbers, and what begins like one, are texts; all else names a string.
BibtexValue bareValue(std::string_view text) {
  const bool isNumber = !text.empty() && text[0] >= '0' && text[0] <= '9';
  return {text, isNumber ? BibtexForm::number : BibtexForm::name};
}

} // namespace

bool isBibtexName(std::string_view text, std::string_view name) {
  return text.size() == name.size() &&
         std::equal(text.begin(), text.end(), name.begin(), [](char one, char other) { return lower(one) == other; });
}

bool takeBibtexPiece(std::string_view& concatenation, BibtexValue& piece) {
  std::size_t begin = 0;
  while (begin < concatenation.size() && (isBibtexSpace(concatenation[begin]) || concatenation[begin] == '#')) {
    ++begin;
  }
  if (begin == concatenation.size()) {
    return false;
  }
  const char first = concatenation[begin];
  if (first == '{' || first == '"') {
    const BibtexEnd end = first == '{' ? findBibtexClosing(concatenation, begin + 1, '}', BibtexNesting::entries)
                                       : findBibtexQuote(concatenation, begin + 1);
    piece = {concatenation.substr(begin + 1, end.position - begin - 1),
             first == '{' ? BibtexForm::braced : BibtexForm::quoted};
    concatenation.remove_prefix(std::min(end.position + 1, concatenation.size()));
    return true;
  }
  const std::size_t end = std::max(kBehindName.find(concatenation, begin), begin + 1);
  piece = bareValue(concatenation.substr(begin, end - begin));
  concatenation.remove_prefix(end);
  return true;
}

bool BibtexParser::next(BibtexEntry& entry) {
  while (findEntry()) {
    entry.begin = position_;
    line_ += countLineEnds(text_.substr(counted_, position_ - counted_));
    counted_ = position_;
    entry.line = line_;
    entry.fields.clear();
    entry.key = {};
    entry.fault = {};
    const std::size_t opening = openingOfBibtexEntry(text_, position_);
    entry.type = trim(text_.substr(position_ + 1, opening - position_ - 1));
    closing_ = text_[opening] == '{' ? '}' : ')';
    position_ = opening + 1;
    const bool isComment = isBibtexName(entry.type, "comment") || isBibtexName(entry.type, "preamble");
    if (isComment && skipComment(entry)) {
      continue;
    }
    if (!isComment) {
      readEntry(entry);
    }
    entry.end = position_;
    return true;
  }
  return false;
}

// An address of electronic mail has an @ as well, but a letter before it.
bool BibtexParser::findEntry() {
  while (position_ < text_.size()) {
    position_ = kBetweenEntries.find(text_, position_);
    if (position_ < text_.size() && text_[position_] == '%') {
      position_ = std::min(text_.find_first_of("\r\n", position_), text_.size());
      continue;
    }
    const bool isInWord = position_ > 0 && position_ < text_.size() && isNameByte(text_[position_ - 1]);
    if (position_ < text_.size() && !isInWord && openingOfBibtexEntry(text_, position_) != kNone) {
      return true;
    }
    ++position_;
  }
  return false;
}

// A comment may hold entries; where it is never closed, it is its first line, and what follows is read. Where that was
// so several times, no more is looked for the ends of comments behind the entries that follow.
bool BibtexParser::skipComment(BibtexEntry& entry) {
  const bool isPreamble = !isBibtexName(entry.type, "comment");
  const BibtexNesting nesting =
      isPreamble || openComments_ >= kTriedComments ? BibtexNesting::none : BibtexNesting::entries;
  const BibtexEnd end = findBibtexClosing(text_, position_, closing_, nesting);
  if (end.isFound) {
    position_ = end.position + 1;
    return true;
  }
  openComments_ += isPreamble ? 0 : 1;
  giveUp(entry, isPreamble ? "the preamble is never closed" : "the comment is never closed", entry.begin);
  position_ = nesting == BibtexNesting::none ? end.position : std::min(text_.find('\n', position_), text_.size());
  return false;
}

void BibtexParser::readEntry(BibtexEntry& entry) {
  if (isBibtexName(entry.type, "string") || readKey(entry)) {
    readFields(entry);
  }
}

// False where there is no entry to be read.
bool BibtexParser::readKey(BibtexEntry& entry) {
  skipSpace();
  const ByteSet& behindKey = closing_ == '}' ? kBehindKey : kBehindKeyInParentheses;
  const std::size_t end = behindKey.find(text_, position_);
  const std::string_view key = trim(text_.substr(position_, end - position_));
  const char behind = end < text_.size() ? text_[end] : '\0';
  if (behind == '=') {
    tell(entry, "the entry has no key", entry.begin);
    return true;
  }
  position_ = end;
  if (behind == '{' || behind == '"') {
    giveUp(entry, "where the entry's key should be, there is none", end);
    return false;
  }
  entry.key = key;
  skipSpace();
  if (position_ < text_.size() && text_[position_] != ',' && text_[position_] != closing_) {
    tell(entry, "a comma is missing behind the entry's key", position_);
  }
  return true;
}

void BibtexParser::readFields(BibtexEntry& entry) {
  while (true) {
    skipSpace();
    if (position_ >= text_.size() || (text_[position_] == '@' && beginsBibtexEntry(text_, position_))) {
      return tell(entry, "the entry is never closed", entry.begin);
    }
    const char byte = text_[position_];
    if (byte == '}' || byte == ')') {
      if (byte != closing_) {
        tell(entry, "the entry is opened by a brace and closed by a parenthesis, or the other way round", position_);
      }
      ++position_;
      return;
    }
    if (byte == ',') {
      ++position_;
    } else if (!readField(entry)) {
      return;
    }
  }
}

// False where the entry can't be read on.
bool BibtexParser::readField(BibtexEntry& entry) {
  const std::size_t begin = position_;
  while (position_ < text_.size() && isNameByte(text_[position_])) {
    ++position_;
  }
  const std::string_view name = text_.substr(begin, position_ - begin);
  skipSpace();
  if (name.empty() || position_ >= text_.size() || text_[position_] != '=') {
    tell(entry, name.empty() ? "where a field should be, there is something else" : "the field has no value", begin);
    skipToComma();
    return true;
  }
  ++position_;
  BibtexValue value;
  if (!readValue(entry, value)) {
    return false;
  }
  if (value.form != BibtexForm::name || !value.text.empty()) {
    entry.fields.push_back({name, value});
  }
  endField(entry);
  return true;
}

// Names and numbers may be joined by `#` with texts.
bool BibtexParser::readValue(BibtexEntry& entry, BibtexValue& value) {
  skipSpace();
  const std::size_t begin = position_;
  if (!readPiece(entry, value)) {
    return false;
  }
  std::size_t end = position_;
  skipSpace();
  while (position_ < text_.size() && text_[position_] == '#') {
    ++position_;
    skipSpace();
    BibtexValue next;
    if (!readPiece(entry, next)) {
      return false;
    }
    value.form = BibtexForm::concatenation;
    end = position_;
    skipSpace();
  }
  if (value.form == BibtexForm::concatenation) {
    value.text = text_.substr(begin, end - begin);
  }
  return true;
}

bool BibtexParser::readPiece(BibtexEntry& entry, BibtexValue& piece) {
  const char first = position_ < text_.size() ? text_[position_] : '\0';
  const std::size_t begin = position_ + 1;
  if (first == '{' || first == '"') {
    const BibtexEnd end =
        first == '{' ? findBibtexClosing(text_, begin, '}', BibtexNesting::none) : findBibtexQuote(text_, begin);
    if (!end.isFound) {
      giveUp(entry, first == '{' ? "the value's brace is never closed" : "the value's quotation mark is never closed",
             position_);
      position_ = end.position;
      return false;
    }
    piece = {text_.substr(begin, end.position - begin), first == '{' ? BibtexForm::braced : BibtexForm::quoted};
    position_ = end.position + 1;
    return true;
  }
  const std::size_t end = kBehindName.find(text_, position_);
  if (end == position_) {
    tell(entry, "the field has no value", position_);
  }
  piece = bareValue(text_.substr(position_, end - position_));
  position_ = end;
  return true;
}

void BibtexParser::endField(BibtexEntry& entry) {
  const char byte = position_ < text_.size() ? text_[position_] : ',';
  if (byte == ',' || byte == '}' || byte == ')') {
    return;
  }
  if (byte == '@' && beginsBibtexEntry(text_, position_)) {
    return; // told by what reads the next field
  }
  const std::size_t name = position_;
  std::size_t end = name;
  while (end < text_.size() && isNameByte(text_[end])) {
    ++end;
  }
  const std::size_t behind = end == name ? kNone : text_.find_first_not_of(" \t\r\n", end);
  if (behind != kNone && text_[behind] == '=') {
    return tell(entry, "a comma is missing before the field", name);
  }
  tell(entry, "there is something behind the field's value", name);
  skipToComma();
}

// To what ends the field or entry, over what can't be read; white space and comments.
void BibtexParser::skipToComma() {
  std::size_t depth = 0;
  for (position_ = kJunk.find(text_, position_); position_ < text_.size();
       position_ = kJunk.find(text_, position_ + 1)) {
    const char byte = text_[position_];
    const bool isEnd = depth == 0 && (byte == ',' || byte == '}' || byte == closing_);
    if (isEnd || (byte == '@' && beginsBibtexEntry(text_, position_))) {
      return;
    }
    depth += byte == '{' ? 1 : 0;
    depth -= byte == '}' ? 1 : 0;
  }
}

// White space, and comments as later programs than BibTeX allow them.
void BibtexParser::skipSpace() {
  while (position_ < text_.size()) {
    if (text_[position_] == '%') {
      position_ = std::min(text_.find_first_of("\r\n", position_), text_.size());
    } else if (isBibtexSpace(text_[position_])) {
      ++position_;
    } else {
      return;
    }
  }
}

void BibtexParser::tell(BibtexEntry& entry, const char* what, std::size_t position) {
  if (entry.fault.text == nullptr) {
    entry.fault = {what, position, false};
  }
}

void BibtexParser::giveUp(BibtexEntry& entry, const char* what, std::size_t position) {
  entry.fault = {what, position, true};
}

} // namespace linnet
