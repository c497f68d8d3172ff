// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_xml.hpp"

#include "syntax/xml.hpp"
#include "text/lines.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

/// The reading of one block of XML.
class XmlBlock {
public:
  XmlBlock(const Record& block, Batch& batch, Diagnostics& diagnostics, const Reader::Done& done,
           const ReadJsonRecord& read)
      : block_(block), batch_(batch), diagnostics_(diagnostics), done_(done), read_(read), line_(block.firstLine) {}

  void run() {
    std::size_t counted = 0;
    const std::string_view bytes = block_.bytes;
    for (const Span& span : block_.records) {
      const std::string_view before = bytes.substr(counted, span.begin - counted);
      const std::size_t lineEnd = before.rfind('\n');
      line_ += countLineEnds(before);
      lineBegin_ = lineEnd == std::string_view::npos ? lineBegin_ : counted + lineEnd + 1;
      counted = span.begin;
      take(span);
    }
  }

private:
  void take(const Span& span) {
    const std::string_view text = std::string_view(block_.bytes).substr(span.begin, span.end - span.begin);
    if (!parser_.parse(text, tree_, batch_.arena)) {
      diagnostics_.push_back({Code::badRecord, placeOf(span.begin, text.substr(0, parser_.errorAt())),
                              "the record can't be read: " + parser_.error(),
                              "the record, which begins in line " + std::to_string(line_) + ", was skipped"});
      return done_(Outcome::skipped);
    }
    const Location location{block_.path, line_, 0};
    const bool wasMended = parser_.wasMended();
    const Outcome outcome = read_({tree_.root(), location});
    if (wasMended) {
      diagnostics_.push_back(
          {Code::mendedText, location, "there is a reference to an entity that nobody declares", "it stays as it is"});
    }
    done_(wasMended && outcome == Outcome::exported ? Outcome::repaired : outcome);
  }

  // Behind a part of the record.
  Location placeOf(std::size_t begin, std::string_view part) const {
    const std::size_t lineEnd = part.rfind('\n');
    const std::size_t column =
        lineEnd == std::string_view::npos ? begin + part.size() - lineBegin_ + 1 : part.size() - lineEnd;
    return {block_.path, line_ + countLineEnds(part), column};
  }

  const Record& block_;
  Batch& batch_;
  Diagnostics& diagnostics_;
  const Reader::Done& done_;
  const ReadJsonRecord& read_;
  XmlParser parser_;
  Tree tree_;
  std::size_t line_;          ///< that the record begins in
  std::size_t lineBegin_ = 0; ///< where that begins in the block
};

} // namespace

void readXmlOrJsonRecords(const Record& block, Batch& batch, Diagnostics& diagnostics, const Reader::Done& done,
                          const ReadJsonRecord& read) {
  const bool isXml = !block.records.empty() && block.bytes[block.records[0].begin] == '<';
  if (isXml) {
    return XmlBlock(block, batch, diagnostics, done, read).run();
  }
  static const JsonSelection everything;
  readJsonRecords(block, everything, batch, diagnostics, done, read);
}

std::string_view textOf(Value value) {
  const std::string_view own = trim(value.text());
  if (!own.empty() || !value.isObject()) {
    return own;
  }
  const std::string_view wrapped = trim(value["value"].text());
  return wrapped.empty() ? trim(value["text"].text()) : wrapped;
}

} // namespace linnet
