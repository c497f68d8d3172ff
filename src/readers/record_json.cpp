// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_json.hpp"

#include <algorithm>

#include "text/lines.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

/// The reading of one block.
class JsonBlock {
public:
  JsonBlock(const Record& block, const JsonSelection& selection, Batch& batch, Diagnostics& diagnostics,
            const Reader::Done& done, const ReadJsonRecord& read)
      : block_(block), batch_(batch), diagnostics_(diagnostics), done_(done), read_(read), parser_(selection),
        line_(block.firstLine) {}

  void readValues() {
    std::size_t counted = 0;
    for (const Span& span : block_.records) {
      line_ += countLineEnds(std::string_view(block_.bytes).substr(counted, span.begin - counted));
      counted = span.begin;
      take(std::string_view(block_.bytes).substr(span.begin, span.end - span.begin));
    }
  }

  void readLines() {
    const std::string_view bytes = block_.bytes;
    for (std::size_t begin = 0; begin < bytes.size(); ++line_) {
      const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
      const std::string_view line = trim(bytes.substr(begin, end - begin));
      if (!line.empty()) {
        take(line);
      }
      begin = end + 1;
    }
  }

private:
  // Several objects may stand on one line.
  void take(std::string_view text) {
    while (!text.empty()) {
      if (!parser_.parse(text, tree_, batch_.arena)) {
        return skip("the record can't be read: " + parser_.error());
      }
      if (!tree_.root().isObject()) {
        return skip("the record is no JSON object");
      }
      const Outcome outcome = read_({tree_.root(), location()});
      const bool wasMended = parser_.wasMended();
      if (wasMended) {
        diagnostics_.push_back({Code::mendedText, location(), "a text held half a character or a NUL", {}});
      }
      done_(wasMended && outcome == Outcome::exported ? Outcome::repaired : outcome);
      text = parser_.rest();
    }
  }

  void skip(std::string reason) {
    diagnostics_.push_back({Code::badRecord, location(), std::move(reason), "the record was skipped"});
    done_(Outcome::skipped);
  }

  Location location() const { return {block_.path, line_, 0}; }

  const Record& block_;
  Batch& batch_;
  Diagnostics& diagnostics_;
  const Reader::Done& done_;
  const ReadJsonRecord& read_;
  JsonParser parser_;
  Tree tree_;
  std::size_t line_;
};

} // namespace

void readJsonRecords(const Record& block, const JsonSelection& selection, Batch& batch, Diagnostics& diagnostics,
                     const Reader::Done& done, const ReadJsonRecord& read) {
  JsonBlock json(block, selection, batch, diagnostics, done, read);
  if (block.records.empty()) {
    json.readLines();
  } else {
    json.readValues();
  }
}

} // namespace linnet
