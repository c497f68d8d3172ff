// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/conversion.hpp"

#include <algorithm>
#include <memory>

#include "model/failure.hpp"
#include "pipeline/formatter.hpp"
#include "pipeline/group_conversion.hpp"
#include "pipeline/statement_lines.hpp"
#include "rdf/parser.hpp"
#include "syntax/source.hpp"

namespace linnet {

namespace {

constexpr std::size_t kLargestLabels = std::size_t{32} << 20U;

IriMinter minterFor(const std::string& base) {
  const std::optional<IriMinter> minter = IriMinter::make(base);
  if (!minter) {
    throw Failure("--base " + base +
                  ": an absolute http or https IRI without query and fragment is needed, such as https://example.org/");
  }
  return *minter;
}

void addLabels(Labels& labels, const std::vector<std::string>& files) {
  for (const std::string& path : files) {
    const FileContent content = readFile(path, kLargestLabels);
    if (!content.error.empty()) {
      throw Failure(path + ": the labels can't be read: " + content.error);
    }
    for (const Labels::Problem& problem : labels.add(content.bytes)) {
      throw Failure(path + ":" + (problem.line > 0 ? std::to_string(problem.line) + ":" : "") + " " + problem.text);
    }
  }
}

ProvenanceLevel provenanceFor(const ConversionOptions& options, const std::vector<InputGroup>& groups) {
  const bool hasVault =
      std::any_of(groups.begin(), groups.end(), [](const InputGroup& group) { return group.format->name == "vault"; });
  return options.provenance.value_or(hasVault ? ProvenanceLevel::claim : ProvenanceLevel::none);
}

[[noreturn]] void failUnreadable(const Counts& counts, Reporter& reporter) {
  reporter.finish(counts);
  throw Failure("nothing could be read (`linnet formats` lists what can)");
}

bool hasFiles(const std::vector<InputGroup>& groups) {
  return std::any_of(groups.begin(), groups.end(), [](const InputGroup& group) { return !group.files.empty(); });
}

/// Writes statements that come as N-Quads or N-Triples in another syntax.
void rewrite(std::string_view lines, const ConversionOptions& options, const Formatter& formatter,
             const std::function<void(std::string_view)>& write) {
  const ByteBuffer block = formatter.block([&](Sink& sink) {
    parseRdf(lines, {Syntax::nquads, {}, options.base}, sink, [](const ParseError& error) {
      throw Failure("a statement of our own can't be read again: " + error.reason);
    });
  });
  write(block.view());
}

} // namespace

Counts convert(const ConversionOptions& options, Reporter& reporter,
               const std::function<void(std::string_view)>& write) {
  const IriMinter minter = minterFor(options.base);
  Labels labels;
  addLabels(labels, options.labelFiles);
  const Vocabulary vocabulary;
  Diagnostics diagnostics;
  const std::vector<InputGroup> groups = findInputs(options.inputs, diagnostics);
  reporter.tell(diagnostics);
  if (!hasFiles(groups)) {
    failUnreadable({}, reporter);
  }
  const Mapper mapper(vocabulary, minter, {provenanceFor(options, groups), options.vocabularies});
  const Formatter formatter(options.syntax);

  // Lines can be compared and sorted; other syntaxes are made of them in the end.
  const bool isOfLines = options.syntax == Syntax::ntriples || options.syntax == Syntax::nquads;
  const bool needsLines = options.isUnique || options.isSorted;
  const Formatter lineFormatter(isOfLines                        ? options.syntax
                                : options.syntax == Syntax::trig ? Syntax::nquads
                                                                 : Syntax::ntriples);
  const auto handOn = [&](std::string_view lines) {
    isOfLines ? write(lines) : rewrite(lines, options, formatter, write);
  };
  StatementLines lines(options.isSorted ? StatementLines::Order::sorted : StatementLines::Order::asTheyCome,
                       options.isUnique ? StatementLines::Repeats::dropped : StatementLines::Repeats::kept,
                       options.memory, handOn);
  write(formatter.header());
  Counts counts;
  ShardParts parts(options.shard);
  KnownPages known;
  const GroupContext context{mapper, needsLines ? lineFormatter : formatter, options, parts, reporter};
  for (const InputGroup& group : groups) {
    const std::unique_ptr<Reader> reader =
        group.format->makeReader({minter, labels, vocabulary, options.vault, options.records, known});
    GroupConversion conversion(group, *reader, context);
    conversion.prepare();
    reader->addPages(known);
    counts.add(conversion.run(needsLines ? &lines : nullptr, write));
  }
  if (needsLines) {
    counts.statements = lines.finish();
  }
  if (counts.read > 0 && counts.read == counts.skipped) {
    failUnreadable(counts, reporter);
  }
  return counts;
}

} // namespace linnet
