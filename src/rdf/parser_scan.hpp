// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Cuts a document in an RDF syntax into its statements and writes each in a form that Serd reads rightly.
#ifndef LINNET_RDF_PARSER_SCAN_HPP
#define LINNET_RDF_PARSER_SCAN_HPP

#include <cstddef>
#include <string>
#include <string_view>

#include "rdf/syntax.hpp"

namespace linnet {

/// One statement, directive or graph's statement of a document.
struct ScannedStatement {
  /// What Serd is given: strings are short and in double quotes, named blank nodes begin with `n` (so that they never
  /// meet the labels that Serd makes up), a statement of a TriG graph stands in a graph of its own.
  std::string text;
  std::size_t line = 0;   ///< 1-based, of the statement's first byte
  std::size_t column = 0; ///< 1-based, in bytes
  std::string error;      ///< why it can't be read; empty where it seems well-formed so far
};

/// Scans a document from its beginning. Only what tells where a statement ends is judged here, and what Serd does not
/// see: bytes that are no UTF-8, surrogates and code points that do not exist, tokens that N-Triples does not know.
class StatementScanner {
public:
  StatementScanner(std::string_view text, Syntax syntax);

  /// The next statement; false at the end of the document. One with an error ends where the next one seems to begin.
  bool next(ScannedStatement& statement);

private:
  bool isLineBased() const { return syntax_ == Syntax::ntriples || syntax_ == Syntax::nquads; }
  bool atEnd() const { return position_ >= text_.size(); }
  bool at(std::string_view token) const { return text_.substr(position_, token.size()) == token; }
  char peek(std::size_t ahead = 0) const { return position_ + ahead < text_.size() ? text_[position_ + ahead] : '\0'; }

  void skipSpace();  ///< and comments
  void skipBlanks(); ///< within a line
  void take(std::size_t count);
  void fail(std::string reason);
  void recover();

  void scanStatement();
  void scanToken();
  void scanIri();
  void scanString();
  void scanStringContent(std::string_view quote);
  void scanEscape();
  void scanBlankNode();
  void scanWord();
  bool scanSparqlDirective();
  void openGraph();
  bool endsStatement();
  bool isNTriplesToken() const;
  static bool isNameByte(char byte);

  std::string_view text_;
  Syntax syntax_;
  std::size_t position_ = 0;
  std::size_t line_ = 1;
  std::size_t lineBegin_ = 0;
  std::size_t depth_ = 0; ///< of brackets and parentheses
  bool inGraph_ = false;
  bool isDone_ = false;
  std::string graphLabel_;
  ScannedStatement* statement_ = nullptr;
};

} // namespace linnet

#endif
