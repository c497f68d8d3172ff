// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/parser_scan.hpp"

#include <algorithm>

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool isSpace(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

bool equalsFolded(std::string_view text, std::string_view upper) {
  return text.size() == upper.size() && std::equal(text.begin(), text.end(), upper.begin(), [](char a, char b) {
           return (a >= 'a' && a <= 'z' ? static_cast<char>(a - 'a' + 'A') : a) == b;
         });
}

} // namespace

StatementScanner::StatementScanner(std::string_view text, Syntax syntax) : text_(text), syntax_(syntax) {
  constexpr std::string_view byteOrderMark = "\uFEFF";
  if (syntax != Syntax::ntriples && syntax != Syntax::nquads && text_.starts_with(byteOrderMark)) {
    position_ = lineBegin_ = byteOrderMark.size();
  }
}

void StatementScanner::take(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i, ++position_) {
    if (text_[position_] == '\n') {
      ++line_;
      lineBegin_ = position_ + 1;
    }
  }
}

void StatementScanner::fail(std::string reason) {
  if (statement_->error.empty()) {
    statement_->error = std::move(reason);
    statement_->line = line_;
    statement_->column = position_ - lineBegin_ + 1;
  }
}

void StatementScanner::skipSpace() {
  while (!atEnd()) {
    if (peek() == '#') {
      const std::size_t end = text_.find_first_of("\r\n", position_);
      take((end == kNone ? text_.size() : end) - position_);
    } else if (isSpace(peek())) {
      take(1);
    } else {
      return;
    }
  }
}

void StatementScanner::skipBlanks() {
  while (peek() == ' ' || peek() == '\t' || peek() == '\r') {
    take(1);
  }
}

// N-Triples: the next line. Else: behind the next full stop that ends a line, or a brace.
void StatementScanner::recover() {
  depth_ = 0;
  while (!atEnd()) {
    const bool endsLine = peek() == '\n';
    const bool follows =
        position_ > 0 &&
        (text_[position_ - 1] == '.' || (position_ > 1 && text_[position_ - 1] == '\r' && text_[position_ - 2] == '.'));
    if (endsLine && (isLineBased() || follows)) {
      return;
    }
    if (!isLineBased() && inGraph_ && peek() == '}') {
      return;
    }
    take(1);
  }
}

bool StatementScanner::next(ScannedStatement& statement) {
  skipSpace();
  statement.text.clear();
  statement.error.clear();
  statement_ = &statement;
  if (inGraph_ && peek() == '}') {
    take(1);
    inGraph_ = false;
    graphLabel_.clear();
    return next(statement);
  }
  if (atEnd()) {
    if (!inGraph_) {
      return false;
    }
    fail("the graph is never closed");
    inGraph_ = false;
    return true;
  }
  statement.line = line_;
  statement.column = position_ - lineBegin_ + 1;
  depth_ = 0;
  scanStatement();
  if (!statement.error.empty()) {
    recover();
  } else if (inGraph_ && !statement.text.empty()) {
    statement.text = graphLabel_ + " { " + statement.text + " }";
  }
  return true;
}

void StatementScanner::scanStatement() {
  isDone_ = false;
  if (!isLineBased() && scanSparqlDirective()) {
    return;
  }
  while (!isDone_ && statement_->error.empty()) {
    const std::size_t before = position_;
    isLineBased() ? skipBlanks() : skipSpace();
    if (position_ > before) {
      statement_->text += ' ';
    }
    if (atEnd() || (isLineBased() && (peek() == '\n' || peek() == '#'))) {
      return fail(isLineBased() ? "the line has no full stop" : "the statement has no full stop");
    }
    scanToken();
  }
  if (isLineBased() && statement_->error.empty()) {
    skipBlanks();
    if (!atEnd() && peek() != '\n' && peek() != '#') {
      fail("there is more than one statement on the line");
    }
  }
}

bool StatementScanner::isNTriplesToken() const {
  const char byte = peek();
  return byte == '<' || byte == '"' || byte == '.' || byte == '@' || at("_:") || at("^^");
}

void StatementScanner::scanToken() {
  const char byte = peek();
  if (isLineBased() && !isNTriplesToken()) {
    return fail("an IRI in angle brackets, a blank node, a string in double quotes or a full stop is expected");
  }
  if (byte == '<') {
    return scanIri();
  }
  if (byte == '"' || byte == '\'') {
    return scanString();
  }
  if (at("_:")) {
    return scanBlankNode();
  }
  if (endsStatement()) {
    return;
  }
  if (byte == '{') {
    return openGraph();
  }
  if (std::string_view("[(").find(byte) != kNone) {
    ++depth_;
  } else if (std::string_view("])").find(byte) != kNone) {
    if (depth_ == 0) {
      return fail("a closing bracket without an opening one");
    }
    --depth_;
  } else if (isNameByte(byte) || byte == '@') {
    return scanWord();
  } else if (at("^^")) {
    statement_->text += '^';
    take(1);
  } else if (std::string_view(";,^.+").find(byte) == kNone) {
    return fail("an unexpected character");
  }
  statement_->text += byte;
  take(1);
}

// A full stop that is no part of a number or name; in a graph, its closing brace too.
bool StatementScanner::endsStatement() {
  if (depth_ > 0) {
    return false;
  }
  if (inGraph_ && peek() == '}') {
    isDone_ = true;
    return true;
  }
  const bool isNumber = peek(1) >= '0' && peek(1) <= '9';
  if (peek() != '.' || (isNumber && !isLineBased())) {
    return false;
  }
  statement_->text += " .";
  take(1);
  isDone_ = true;
  return true;
}

void StatementScanner::openGraph() {
  if (syntax_ != Syntax::trig || inGraph_ || depth_ > 0) {
    return fail("a brace where none can stand");
  }
  take(1);
  graphLabel_ = statement_->text;
  statement_->text.clear(); // `next` puts the label in front: it is judged with an empty graph
  statement_->text += ' ';
  inGraph_ = true;
  isDone_ = true;
}

// PREFIX and BASE as SPARQL has them: no full stop.
bool StatementScanner::scanSparqlDirective() {
  const std::size_t end = text_.find_first_of(" \t\r\n<", position_);
  const std::string_view word = text_.substr(position_, end == kNone ? 0 : end - position_);
  const bool isPrefix = equalsFolded(word, "PREFIX");
  if ((!isPrefix && !equalsFolded(word, "BASE")) || inGraph_) {
    return false;
  }
  statement_->text += isPrefix ? "@prefix " : "@base ";
  take(word.size());
  skipSpace();
  if (isPrefix) {
    const std::size_t nameEnd = text_.find_first_of(" \t\r\n<#", position_);
    const std::string_view name = text_.substr(position_, nameEnd == kNone ? 0 : nameEnd - position_);
    statement_->text.append(name).append(" ");
    take(name.size());
    skipSpace();
  }
  if (peek() != '<') {
    fail("an IRI in angle brackets is expected");
    return true;
  }
  scanIri();
  statement_->text += " .";
  return true;
}

} // namespace linnet
