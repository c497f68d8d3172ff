// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <cstdint>

#include "rdf/parser_scan.hpp"
#include "text/utf8.hpp"

// The tokens of a statement.
namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool isHexDigit(char byte) {
  return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f') || (byte >= 'A' && byte <= 'F');
}

} // namespace

// A byte that a prefixed name, a number, a keyword or a blank node label can go on with.
bool StatementScanner::isNameByte(char byte) {
  return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_' ||
         byte == '-' || byte == ':' || byte == '%' || byte == '\\' || (static_cast<unsigned char>(byte) & 0x80U) != 0;
}

void StatementScanner::scanIri() {
  const std::size_t end = text_.find_first_of("<> \t\r\n\"{}|^`", position_ + 1);
  if (end == kNone || text_[end] != '>') {
    return fail("a character in an IRI that can't stand there");
  }
  const std::string_view iri = text_.substr(position_, end + 1 - position_);
  if (firstInvalidUtf8(iri) != kNone) {
    return fail("bytes that are no UTF-8");
  }
  const bool hasControl =
      std::any_of(iri.begin(), iri.end(), [](char byte) { return static_cast<unsigned char>(byte) < 0x20; });
  if (hasControl) {
    return fail("a control character in an IRI");
  }
  while (position_ <= end) {
    if (peek() == '\\') {
      if (peek(1) != 'u' && peek(1) != 'U') {
        return fail("an escape in an IRI that is none");
      }
      scanEscape();
      if (!statement_->error.empty()) {
        return;
      }
    } else {
      statement_->text += peek();
      take(1);
    }
  }
}

void StatementScanner::scanString() {
  const std::string_view one = text_.substr(position_, 1);
  const std::string_view three = one == "\"" ? "\"\"\"" : "'''";
  if (isLineBased()) {
    return scanStringContent("\"");
  }
  scanStringContent(at(three) ? three : one);
}

void StatementScanner::scanStringContent(std::string_view quote) {
  take(quote.size());
  statement_->text += '"';
  const std::size_t begin = position_;
  while (!at(quote)) {
    if (atEnd() || (quote.size() == 1 && (peek() == '\n' || peek() == '\r'))) {
      return fail("the string has no end on its line");
    }
    switch (peek()) {
    case '\\':
      scanEscape();
      if (!statement_->error.empty()) {
        return;
      }
      continue;
    case '"':
      statement_->text += "\\\"";
      break;
    case '\n':
      statement_->text += "\\n";
      break;
    case '\r':
      statement_->text += "\\r";
      break;
    case '\0':
      statement_->text += "\\u0000";
      break;
    default:
      statement_->text += peek();
    }
    take(1);
  }
  if (firstInvalidUtf8(text_.substr(begin, position_ - begin)) != kNone) {
    return fail("bytes that are no UTF-8");
  }
  take(quote.size());
  statement_->text += '"';
}

// `\n` and its like, `\u` with four and `\U` with eight digits that are a Unicode scalar value.
void StatementScanner::scanEscape() {
  const char kind = peek(1);
  const std::size_t digits = kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
  if (digits == 0) {
    if (std::string_view("tbnrf\"'\\").find(kind) == kNone || kind == '\0') {
      return fail("an escape that is none");
    }
    statement_->text.append(text_.substr(position_, 2));
    return take(2);
  }
  std::uint32_t value = 0;
  for (std::size_t i = 2; i < 2 + digits; ++i) {
    if (!isHexDigit(peek(i))) {
      return fail("an escape with too few digits");
    }
    const char digit = static_cast<char>(peek(i) | 0x20);
    value = value * 16 + static_cast<std::uint32_t>(digit <= '9' ? peek(i) - '0' : digit - 'a' + 10);
  }
  if (value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) {
    return fail("an escape of a code point that does not exist");
  }
  statement_->text.append(text_.substr(position_, 2 + digits));
  take(2 + digits);
}

// The label goes on as names do; a full stop at its end is the statement's.
void StatementScanner::scanBlankNode() {
  take(2);
  statement_->text += "_:n";
  if (!isNameByte(peek()) || peek() == '-' || peek() == ':' || peek() == '\\' || peek() == '%') {
    return fail("a blank node without a label");
  }
  const std::size_t begin = position_;
  while ((isNameByte(peek()) && peek() != ':' && peek() != '\\' && peek() != '%') ||
         (peek() == '.' && (isNameByte(peek(1)) || peek(1) == '.'))) {
    if (peek() == '.' && (peek(1) == ':' || peek(1) == '\\' || peek(1) == '%')) {
      break;
    }
    take(1);
  }
  const std::string_view label = text_.substr(begin, position_ - begin);
  if (firstInvalidUtf8(label) != kNone) {
    return fail("bytes that are no UTF-8");
  }
  statement_->text += label;
}

// A keyword, number, prefixed name or language tag.
void StatementScanner::scanWord() {
  const std::size_t begin = position_;
  take(1);
  while (isNameByte(peek()) || (peek() == '.' && (isNameByte(peek(1)) || peek(1) == '.'))) {
    const std::size_t count = peek() == '\\' && position_ + 1 < text_.size() ? 2 : 1;
    take(count);
  }
  const std::string_view word = text_.substr(begin, position_ - begin);
  if (firstInvalidUtf8(word) != kNone) {
    return fail("bytes that are no UTF-8");
  }
  statement_->text += word;
}

} // namespace linnet
