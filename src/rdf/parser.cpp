// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/parser.hpp"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <memory>
#include <serd/serd.h>
#include <vector>

#include "rdf/parser_scan.hpp"
#include "text/arena.hpp"

namespace linnet {

namespace {

constexpr std::string_view kFirstGenerated = "b"; // Serd's labels: b1, b2, …; ours begin with n

SerdSyntax serdSyntax(Syntax syntax) {
  switch (syntax) {
  case Syntax::turtle:
    return SERD_TURTLE;
  case Syntax::ntriples:
    return SERD_NTRIPLES;
  case Syntax::nquads:
    return SERD_NQUADS;
  case Syntax::trig:
    break;
  }
  return SERD_TRIG;
}

std::string_view viewOf(const SerdNode* node) {
  return {reinterpret_cast<const char*>(node->buf), node->n_bytes};
}

// RFC 3986, 5.2.4, on the path of an absolute IRI: Serd does so at the beginning of a relative path only.
std::string withoutDotSegments(std::string_view iri) {
  const std::size_t scheme = iri.find(':') + 1;
  const std::size_t path =
      iri.substr(scheme, 2) == "//" ? std::min(iri.find_first_of("/?#", scheme + 2), iri.size()) : scheme;
  const std::size_t end = std::min(iri.find_first_of("?#", path), iri.size());
  std::vector<std::string_view> kept;
  std::string_view rest = iri.substr(path, end - path);
  bool endsInFolder = false;
  while (!rest.empty()) {
    const std::size_t next = std::min(rest.find('/', 1), rest.size());
    const std::string_view segment = rest.substr(0, next);
    rest.remove_prefix(next);
    endsInFolder = segment == "/." || segment == "/..";
    if (segment == "/.." && !kept.empty()) {
      kept.pop_back();
    } else if (!endsInFolder) {
      kept.push_back(segment);
    }
  }
  std::string result(iri.substr(0, path));
  for (const std::string_view segment : kept) {
    result += segment;
  }
  return result.append(endsInFolder ? "/" : "").append(iri.substr(end));
}

/// Reads a document statement by statement: what Serd makes of one goes on when all of it was well-formed.
class DocumentReader {
public:
  DocumentReader(const ParserOptions& options, Sink& sink, const std::function<void(const ParseError&)>& onError)
      : options_(options), sink_(sink), onError_(onError),
        environment_(newEnvironment(options.baseIri), &serd_env_free) {
    newReader();
  }

  std::size_t read(std::string_view text) {
    StatementScanner scanner(text, options_.syntax);
    ScannedStatement statement;
    std::size_t count = 0;
    while (scanner.next(statement)) {
      count += read(statement);
    }
    return count;
  }

private:
  using Reader = std::unique_ptr<SerdReader, decltype(&serd_reader_free)>;

  // Serd's reader of N-Quads leaks 160 bytes of its stack with each statement.
  static constexpr std::size_t kStatementsAReader = 4096;

  static SerdEnv* newEnvironment(const std::string& baseIri) {
    const SerdNode base = serd_node_from_string(SERD_URI, reinterpret_cast<const uint8_t*>(baseIri.c_str()));
    return serd_env_new(baseIri.empty() ? &SERD_NODE_NULL : &base);
  }

  void newReader() {
    reader_ =
        Reader(serd_reader_new(serdSyntax(options_.syntax), this, nullptr, &onBase, &onPrefix, &onStatement, nullptr),
               &serd_reader_free);
    serd_reader_set_strict(reader_.get(), true);
    serd_reader_set_error_sink(reader_.get(), &onSerdError, this);
    const std::string prefix = std::to_string(readers_++) + "x";
    generatedPrefix_ = prefix;
    readBefore_ = 0;
  }

  std::size_t read(const ScannedStatement& statement) {
    error_ = statement.error;
    column_ = 0;
    line_ = 0;
    triples_.clear();
    arena_ = Arena();
    if (error_.empty()) {
      if (options_.syntax == Syntax::nquads && ++readBefore_ > kStatementsAReader) {
        newReader();
      }
      const SerdStatus status =
          serd_reader_read_string(reader_.get(), reinterpret_cast<const uint8_t*>(statement.text.c_str()));
      if (error_.empty() && status > SERD_FAILURE) {
        error_ = reinterpret_cast<const char*>(serd_strerror(status));
      }
      checkLine();
    }
    if (!error_.empty()) {
      const bool isExact = line_ <= 1 && column_ > 0 && statement.error.empty();
      onError_({statement.line, statement.column + (isExact ? column_ - 1 : 0), error_});
      return 0;
    }
    for (const auto& [triple, graph] : triples_) {
      sink_.write(triple, graph);
    }
    return triples_.size();
  }

  void checkLine() {
    const bool isLine = options_.syntax == Syntax::ntriples || options_.syntax == Syntax::nquads;
    if (isLine && error_.empty() && triples_.size() != 1) {
      error_ = "a line holds one statement";
    }
  }

  static SerdStatus onSerdError(void* handle, const SerdError* error) {
    auto& self = *static_cast<DocumentReader*>(handle);
    if (self.error_.empty()) {
      std::va_list arguments;
      va_copy(arguments, *error->args);
      char message[256];
      std::vsnprintf(message, sizeof message, error->fmt, arguments);
      va_end(arguments);
      self.error_ = message;
      while (!self.error_.empty() && self.error_.back() == '\n') {
        self.error_.pop_back();
      }
      self.line_ = error->line;
      self.column_ = error->col;
    }
    return SERD_SUCCESS;
  }

  static SerdStatus onBase(void* handle, const SerdNode* uri) {
    auto& self = *static_cast<DocumentReader*>(handle);
    return serd_env_set_base_uri(self.environment_.get(), uri);
  }

  static SerdStatus onPrefix(void* handle, const SerdNode* name, const SerdNode* uri) {
    auto& self = *static_cast<DocumentReader*>(handle);
    return serd_env_set_prefix(self.environment_.get(), name, uri);
  }

  static SerdStatus onStatement(void* handle, SerdStatementFlags, const SerdNode* graph, const SerdNode* subject,
                                const SerdNode* predicate, const SerdNode* object, const SerdNode* datatype,
                                const SerdNode* language) {
    auto& self = *static_cast<DocumentReader*>(handle);
    self.take(graph, subject, predicate, object, datatype, language);
    return self.error_.empty() ? SERD_SUCCESS : SERD_ERR_BAD_SYNTAX;
  }

  void take(const SerdNode* graph, const SerdNode* subject, const SerdNode* predicate, const SerdNode* object,
            const SerdNode* datatype, const SerdNode* language) {
    const std::optional<Iri> subjectIri = iriOf(subject);
    const std::optional<Iri> predicateIri = predicate->type == SERD_BLANK ? std::nullopt : iriOf(predicate);
    const bool hasGraph = graph != nullptr && graph->type != SERD_NOTHING;
    const std::optional<Iri> graphIri = hasGraph ? iriOf(graph) : std::nullopt;
    const std::optional<Term> objectTerm = termOf(object, datatype, language);
    if (!subjectIri || !predicateIri || !objectTerm || (hasGraph && !graphIri)) {
      if (error_.empty()) {
        error_ = "a term that can't stand there";
      }
      return;
    }
    triples_.emplace_back(Triple{*subjectIri, *predicateIri, *objectTerm}, graphIri);
  }

  std::optional<Term> termOf(const SerdNode* object, const SerdNode* datatype, const SerdNode* language) {
    if (object->type != SERD_LITERAL) {
      const std::optional<Iri> iri = iriOf(object);
      return iri ? std::optional<Term>(*iri) : std::nullopt;
    }
    const std::string_view lexical = arena_.store(viewOf(object));
    if (language != nullptr && language->type != SERD_NOTHING) {
      if (!isLanguageTag(viewOf(language))) {
        error_ = "'" + std::string(viewOf(language)) + "' is no language tag";
        return std::nullopt;
      }
      return Literal::tagged(lexical, arena_.store(viewOf(language)));
    }
    if (datatype == nullptr || datatype->type == SERD_NOTHING) {
      return Literal::plain(lexical);
    }
    const std::optional<Iri> iri = iriOf(datatype);
    return iri ? std::optional<Term>(Literal::typed(lexical, *iri)) : std::nullopt;
  }

  std::optional<Iri> iriOf(const SerdNode* node) {
    if (node->type == SERD_BLANK) {
      return skolemised(viewOf(node));
    }
    const bool isLineSyntax = options_.syntax == Syntax::ntriples || options_.syntax == Syntax::nquads;
    if (isLineSyntax) {
      return checked(arena_.store(viewOf(node)));
    }
    SerdNode expanded = serd_env_expand_node(environment_.get(), node);
    const std::unique_ptr<SerdNode, decltype(&serd_node_free)> owner(&expanded, &serd_node_free);
    if (expanded.buf == nullptr) {
      // An absolute IRI needs no base to be resolved against.
      return node->type == SERD_URI ? checked(arena_.store(viewOf(node))) : refused(viewOf(node));
    }
    const bool isRelative = node->type == SERD_URI && !serd_uri_string_has_scheme(node->buf);
    return checked(arena_.store(isRelative ? withoutDotSegments(viewOf(&expanded)) : std::string(viewOf(&expanded))));
  }

  std::optional<Iri> checked(std::string_view text) {
    const std::optional<Iri> iri = Iri::parse(text);
    return iri ? iri : refused(text);
  }

  std::optional<Iri> refused(std::string_view text) {
    if (error_.empty()) {
      error_ = "'" + std::string(text.substr(0, 200)) + "' is no absolute IRI";
    }
    return std::nullopt;
  }

  // RDF 1.1 Concepts, 3.5. Labels of the file come with an `n` in front, Serd's own with a `b`.
  std::optional<Iri> skolemised(std::string_view label) {
    std::string text = options_.skolemPrefix;
    if (label.starts_with(kFirstGenerated)) {
      text.append("~").append(generatedPrefix_).append(label);
    } else {
      appendIriSegment(text, label.substr(1));
    }
    return checked(arena_.store(text));
  }

  const ParserOptions& options_;
  Sink& sink_;
  const std::function<void(const ParseError&)>& onError_;
  std::unique_ptr<SerdEnv, decltype(&serd_env_free)> environment_;
  Reader reader_{nullptr, &serd_reader_free};
  Arena arena_;
  std::vector<std::pair<Triple, std::optional<Iri>>> triples_;
  std::string error_;
  std::size_t line_ = 0;
  std::size_t column_ = 0;
  std::string generatedPrefix_;
  std::size_t readers_ = 0;
  std::size_t readBefore_ = 0;
};

} // namespace

std::size_t parseRdf(std::string_view text, const ParserOptions& options, Sink& sink,
                     const std::function<void(const ParseError&)>& onError) {
  return DocumentReader(options, sink, onError).read(text);
}

} // namespace linnet
