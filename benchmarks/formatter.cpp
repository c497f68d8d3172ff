// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Writes the same random triples as N-Triples by Linnet and by Serd's writer: linnet_benchmark_formatter
//
// Both write into memory, on one thread. Ends with exit status 1 where the bytes differ, or where Linnet is less than
// five times as fast.
#include <chrono>
#include <cstdio>
#include <cstring>
#include <deque>
#include <random>
#include <serd/serd.h>
#include <string>
#include <vector>

#include "rdf/ntriples.hpp"

namespace {

using linnet::ByteBuffer;
using linnet::Iri;
using linnet::Literal;
using linnet::Triple;

constexpr std::size_t kTriples = 10'000; // a block, as conversions write it
constexpr int kRuns = 200;
constexpr double kTimesAsFast = 5;

/// Triples like those of works, with the texts that they borrow.
class RandomTriples {
public:
  RandomTriples() {
    for (std::size_t i = 0; i < kTriples; ++i) {
      triples.push_back(
          {iri("https://openalex.org/W" + std::to_string(random_() % 1'000'000'000)), predicate(), object()});
    }
  }

  std::vector<Triple> triples;

private:
  Iri iri(std::string text) { return *Iri::parse(texts_.emplace_back(std::move(text))); }

  Iri predicate() {
    static constexpr const char* names[] = {"http://schema.org/name", "http://schema.org/author",
                                            "http://schema.org/citation", "https://w3id.org/linnet/ns#authorship"};
    return *Iri::parse(names[random_() % std::size(names)]);
  }

  linnet::Term object() {
    switch (random_() % 10) {
    case 0:
      return Literal::tagged(text(), "en");
    case 1:
      return Literal::typed(texts_.emplace_back(std::to_string(1900 + random_() % 130)),
                            *Iri::parse("http://www.w3.org/2001/XMLSchema#gYear"));
    case 2:
    case 3:
    case 4:
      return Literal::plain(text());
    default:
      return iri("https://openalex.org/A" + std::to_string(random_() % 1'000'000'000));
    }
  }

  // Some words, of which one of thirty is not ASCII, and one of a hundred needs an escape.
  std::string_view text() {
    static constexpr const char* words[] = {"water", "high", "approach", "measured", "of", "turbulence", "calibration"};
    std::string& text = texts_.emplace_back();
    for (auto count = 1 + random_() % 10; count > 0; --count) {
      text += random_() % 30 == 0    ? "étude 分析"
              : random_() % 100 == 0 ? "a \"b\"\n"
                                     : words[random_() % std::size(words)];
      text += count > 1 ? " " : "";
    }
    return text;
  }

  std::mt19937 random_{7}; // NOLINT(cert-msc32-c,cert-msc51-cpp): the same triples in every run
  std::deque<std::string> texts_;
};

void writeByLinnet(const std::vector<Triple>& triples, ByteBuffer& out) {
  linnet::NTriplesSink sink(out, linnet::NTriplesSink::Graphs::dropped);
  for (const Triple& triple : triples) {
    sink.write(triple, std::nullopt);
  }
}

std::size_t append(const void* bytes, std::size_t size, void* stream) {
  static_cast<ByteBuffer*>(stream)->append({static_cast<const char*>(bytes), size});
  return size;
}

// Nodes by hand, and Serd's own blocks: its fastest way.
SerdNode nodeOf(std::string_view text, SerdType type) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), text.size(), 0, type};
}

void writeBySerd(const std::vector<Triple>& triples, ByteBuffer& out) {
  SerdEnv* const environment = serd_env_new(nullptr);
  SerdWriter* const writer = serd_writer_new(SERD_NTRIPLES, SERD_STYLE_BULK, environment, nullptr, &append, &out);
  for (const Triple& triple : triples) {
    const SerdNode subject = nodeOf(triple.subject.view(), SERD_URI);
    const SerdNode predicate = nodeOf(triple.predicate.view(), SERD_URI);
    const auto* const iri = std::get_if<Iri>(&triple.object);
    const auto* const literal = std::get_if<Literal>(&triple.object);
    const SerdNode object = iri != nullptr ? nodeOf(iri->view(), SERD_URI) : nodeOf(literal->lexical(), SERD_LITERAL);
    const bool isTyped = literal != nullptr && literal->datatype();
    const bool isTagged = literal != nullptr && !literal->language().empty();
    const SerdNode datatype = isTyped ? nodeOf(literal->datatype()->view(), SERD_URI) : SERD_NODE_NULL;
    const SerdNode language = isTagged ? nodeOf(literal->language(), SERD_LITERAL) : SERD_NODE_NULL;
    serd_writer_write_statement(writer, 0, nullptr, &subject, &predicate, &object, isTyped ? &datatype : nullptr,
                                isTagged ? &language : nullptr);
  }
  serd_writer_finish(writer);
  serd_writer_free(writer);
  serd_env_free(environment);
}

template <typename Write> double bestSeconds(const std::vector<Triple>& triples, ByteBuffer& out, Write write) {
  double best = 0;
  for (int i = 0; i < kRuns; ++i) {
    out.resize(0);
    const auto begin = std::chrono::steady_clock::now();
    write(triples, out);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    best = i == 0 || taken.count() < best ? taken.count() : best;
  }
  return best;
}

} // namespace

int main() {
  const RandomTriples random;
  ByteBuffer ours;
  ByteBuffer serds;
  const double seconds = bestSeconds(random.triples, ours, writeByLinnet);
  const double serdSeconds = bestSeconds(random.triples, serds, writeBySerd);
  const bool isSame = ours.view() == serds.view();
  const double times = serdSeconds / seconds;
  constexpr double nanoseconds = 1e9 / static_cast<double>(kTriples);
  std::printf("  %zu triples: Linnet %.1f ns each, Serd %.1f ns\n", kTriples, seconds * nanoseconds,
              serdSeconds * nanoseconds);
  std::printf("  times as fast as Serd                    %.2f   bar %.2f   %s\n", times, kTimesAsFast,
              times >= kTimesAsFast ? "held" : "MISSED");
  std::printf("  the same bytes                     %s\n", isSame ? "held" : "MISSED");
  return isSame && times >= kTimesAsFast ? 0 : 1;
}
