// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "mapping/mapper.hpp"
#include "readers/json.hpp"
#include "syntax/json.hpp"
#include "text/utf8.hpp"

namespace {

using namespace linnet;

/// Holds what strict parsers ask for.
class HoldingSink : public Sink {
public:
  void write(const Triple& triple, const std::optional<Iri>& /*graph*/) override {
    hold(triple.subject.view());
    hold(triple.predicate.view());
    const Literal* const literal = std::get_if<Literal>(&triple.object);
    hold(literal == nullptr ? std::get<Iri>(triple.object).view() : literal->lexical());
  }

private:
  static void hold(std::string_view text) {
    if (firstInvalidUtf8(text) != std::string_view::npos) {
      std::abort();
    }
  }
};

/// The blocks of a text that comes in pieces, as a file is read.
std::vector<Record> blocksOf(std::string_view text, std::size_t piece) {
  JsonCutter cutter;
  std::vector<Record> blocks;
  std::string held;
  for (std::size_t begin = 0; begin <= text.size(); begin += piece) {
    held += text.substr(begin, piece);
    const bool isEnd = begin + piece > text.size();
    Record block;
    const std::size_t length =
        cutter.cut(held, isEnd ? JsonCutter::End::isThere : JsonCutter::End::mayCome, block.records);
    if (length > held.size()) {
      std::abort();
    }
    block.path = block.relativePath = "fuzz.json";
    block.bytes.reserve(length + kJsonPadding);
    block.bytes.append(held, 0, length);
    held.erase(0, length);
    if (length > 0) {
      blocks.push_back(std::move(block));
    }
  }
  return blocks;
}

// The records are in order, within their block.
void hold(const Record& block) {
  std::size_t before = 0;
  for (const Span& span : block.records) {
    if (span.begin < before || span.end <= span.begin || span.end > block.bytes.size()) {
      std::abort();
    }
    before = span.end;
  }
}

std::vector<Outcome> outcomesOf(const std::vector<Record>& blocks) {
  static const IriMinter minter = *IriMinter::make("https://kiln.example/");
  static const Labels labels;
  static const Vocabulary vocabulary;
  static const auto reader = makeJsonReader({minter, labels, vocabulary, {}});
  static const Mapper mapper(vocabulary, minter, {ProvenanceLevel::source, {}});
  std::vector<Outcome> outcomes;
  for (const Record& block : blocks) {
    hold(block);
    Arena arena;
    Batch batch(reader->documentOf(block, arena));
    Diagnostics diagnostics;
    HoldingSink sink;
    reader->read(block, batch, diagnostics, [&](Outcome outcome) {
      mapper.map(batch, sink);
      batch.clear();
      outcomes.push_back(outcome);
    });
  }
  return outcomes;
}

} // namespace

// Any bytes are cut into the same records whatever the size of the blocks, and what becomes of a record is valid.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::vector<Outcome> whole = outcomesOf(blocksOf(text, size + 1));
  for (const std::size_t parts : {std::size_t{2}, std::size_t{7}, std::size_t{64}}) {
    if (outcomesOf(blocksOf(text, size / parts + 1)) != whole) {
      std::abort();
    }
  }
  return 0;
}
