// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdint>
#include <cstdlib>
#include <string>

#include "syntax/csv.hpp"

namespace {

// Any kind of end is an end.
std::size_t countLines(std::string_view text) {
  std::size_t lines = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    lines += text[i] == '\n' || (text[i] == '\r' && text.substr(i + 1, 1) != "\n") ? 1 : 0;
  }
  return lines;
}

/// All that a reader tells of a text's rows, as one string.
std::string told(std::string_view text, const linnet::CsvDialect& dialect, std::size_t firstLine) {
  std::string all;
  linnet::CsvReader reader(text, dialect, firstLine);
  std::size_t behind = 0;
  while (reader.next()) {
    if (reader.position() <= behind || reader.position() > text.size()) {
      std::abort();
    }
    behind = reader.position();
    all += std::to_string(reader.line()) + ' ' + std::to_string(static_cast<int>(reader.fault())) + '\n';
    for (const std::string_view cell : reader.cells()) {
      all.append(cell) += '\x1F';
    }
  }
  return all;
}

} // namespace

// What comes in pieces and is cut into blocks reads as the whole does. The first byte says how large the pieces are,
// the second how large a quoted cell may be.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) {
    return 0;
  }
  const std::string_view text(reinterpret_cast<const char*>(data + 2), size - 2);
  linnet::CsvDialect dialect = linnet::guessDialect(text);
  dialect.largestQuotedCell = data[1];
  linnet::CsvCutter cutter(dialect);
  std::uint32_t random = data[0];
  std::string all;
  std::string held;
  std::size_t line = 1;
  for (std::size_t i = 0; i < text.size();) {
    random = random * 1664525U + 1013904223U;
    const std::size_t piece = 1 + (random >> 24U) % (1 + data[0]);
    held.append(text, i, piece);
    i += piece;
    const std::string block = held.substr(0, cutter.cut(held));
    held.erase(0, block.size());
    all += told(block, dialect, line);
    line += countLines(block);
  }
  if (all + told(held, dialect, line) != told(text, dialect, 1)) {
    std::abort();
  }
  return 0;
}
