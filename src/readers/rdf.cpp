// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/rdf.hpp"

#include "rdf/parser.hpp"

namespace linnet {

namespace {

constexpr std::string_view kSecureSchema = "https://schema.org/";
constexpr std::string_view kSchema = "http://schema.org/";

/// Keeps a batch's statements, with schema.org's IRIs in their one form.
class BatchSink : public Sink {
public:
  BatchSink(Batch& batch, Syntax syntax) : batch_(batch), namesGraphs_(hasGraphs(syntax)) {}

  void write(const Triple& triple, const std::optional<Iri>& graph) override {
    // A file without graphs is one graph: that of its document, as for every other source.
    const std::optional<Iri> kept = graph          ? std::optional(keep(*graph))
                                    : namesGraphs_ ? std::nullopt
                                                   : std::optional(batch_.document);
    batch_.statements.push_back({{keep(triple.subject), keep(triple.predicate), keep(triple.object)}, kept});
  }

private:
  Iri keep(Iri iri) {
    const std::string_view text = iri.view();
    const bool isSecure = text.starts_with(kSecureSchema);
    return *Iri::parse(isSecure ? batch_.arena.concat({kSchema, text.substr(kSecureSchema.size())})
                                : batch_.arena.store(text));
  }

  Term keep(const Term& term) {
    if (const auto* const iri = std::get_if<Iri>(&term)) {
      return keep(*iri);
    }
    const auto& literal = std::get<Literal>(term);
    const std::string_view lexical = batch_.arena.store(literal.lexical());
    if (literal.datatype()) {
      return Literal::typed(lexical, keep(*literal.datatype()));
    }
    return literal.language().empty() ? Literal::plain(lexical)
                                      : Literal::tagged(lexical, batch_.arena.store(literal.language()));
  }

  Batch& batch_;
  bool namesGraphs_;
};

class RdfReader : public Reader {
public:
  RdfReader(Syntax syntax, const IriMinter& minter) : syntax_(syntax), minter_(minter) {}

  std::optional<RecordForm> recordForm() const override {
    const bool isOfLines = syntax_ == Syntax::ntriples || syntax_ == Syntax::nquads;
    return isOfLines ? std::optional(RecordForm::lines) : std::nullopt;
  }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return minter_.document(record.relativePath, arena);
  }

  void read(const Record& record, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    BatchSink sink(batch, syntax_);
    const bool isOfLines = recordForm().has_value();
    const ParserOptions options{syntax_, isOfLines ? std::string() : std::string(batch.document.view()),
                                minter_.skolemPrefix(record.relativePath)};
    const std::size_t before = diagnostics.size();
    const std::size_t count = parseRdf(record.bytes, options, sink, [&](const ParseError& error) {
      const std::size_t line = error.line == 0 ? 0 : record.firstLine + error.line - 1;
      diagnostics.push_back(
          {Code::badStatement, {record.path, line, error.column}, error.reason, "the statement was left out"});
    });
    const bool isWhole = diagnostics.size() == before;
    done(isWhole ? Outcome::exported : count > 0 ? Outcome::repaired : Outcome::skipped);
  }

private:
  Syntax syntax_;
  const IriMinter& minter_;
};

} // namespace

std::unique_ptr<Reader> makeRdfReader(Syntax syntax, const IriMinter& minter) {
  return std::make_unique<RdfReader>(syntax, minter);
}

} // namespace linnet
