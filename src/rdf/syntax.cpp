// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/syntax.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace linnet {

namespace {

constexpr std::array<std::pair<std::string_view, Syntax>, 4> kNames{
    {{"turtle", Syntax::turtle}, {"ntriples", Syntax::ntriples}, {"nquads", Syntax::nquads}, {"trig", Syntax::trig}}};
constexpr std::array<std::pair<std::string_view, Syntax>, 4> kEndings{
    {{".ttl", Syntax::turtle}, {".nt", Syntax::ntriples}, {".nq", Syntax::nquads}, {".trig", Syntax::trig}}};

constexpr std::array<std::string_view, 4> kCompressed{".gz", ".bz2", ".zst", ".xz"};

} // namespace

std::optional<Syntax> syntaxNamed(std::string_view name) {
  for (const auto& [known, syntax] : kNames) {
    if (name == known) {
      return syntax;
    }
  }
  return std::nullopt;
}

bool isCompressedName(std::string_view fileName) {
  return std::any_of(kCompressed.begin(), kCompressed.end(),
                     [fileName](std::string_view ending) { return fileName.ends_with(ending); });
}

std::optional<Syntax> syntaxOfFile(std::string_view fileName) {
  for (const std::string_view compressed : kCompressed) {
    if (fileName.ends_with(compressed)) {
      fileName.remove_suffix(compressed.size());
      break;
    }
  }
  for (const auto& [ending, syntax] : kEndings) {
    if (fileName.ends_with(ending)) {
      return syntax;
    }
  }
  return std::nullopt;
}

} // namespace linnet
