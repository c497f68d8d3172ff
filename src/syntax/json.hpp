// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads JSON records into trees: all of them, or the keys that a reader asks for.
#ifndef LINNET_SYNTAX_JSON_HPP
#define LINNET_SYNTAX_JSON_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/tree.hpp"
#include "text/arena.hpp"

namespace linnet {

/// The keys of a record that are read. Immutable and thread-safe.
class JsonSelection {
public:
  /// All keys.
  JsonSelection() : steps_(1) {}

  /// Paths of keys: "authorships.author.id". Lists are passed through; what stands below the last key of a path is read
  /// in full.
  JsonSelection(std::initializer_list<std::string_view> paths);

  /// One more path.
  void add(std::string_view path);

private:
  friend class JsonParser;
  static constexpr std::size_t kBuckets = 32;

  struct Step {
    std::string key;
    std::array<std::uint16_t, kBuckets> first{}; ///< by the first letter of a key: a step below, 0 for none
    std::uint16_t next = 0;                      ///< of the same first letter
    bool isWhole = true;                         ///< everything below is wanted
  };

  std::uint16_t stepBelow(std::uint16_t above, std::string_view key);

  std::vector<Step> steps_;
};

/// How many readable bytes must follow a record: they are looked at, never used.
inline constexpr std::size_t kJsonPadding = 64;

/// Parses records one after the other (RFC 8259, by simdjson on demand: what is not selected is only skipped over).
/// Not thread-safe.
class JsonParser {
public:
  /// Holds a reference to `selection`.
  explicit JsonParser(const JsonSelection& selection);
  JsonParser(const JsonParser&) = delete;
  JsonParser& operator=(const JsonParser&) = delete;
  ~JsonParser();

  /// False where the text is no JSON value; `error` then says why. `tree` borrows from the text, which kJsonPadding
  /// readable bytes follow, from the selection, and from the arena.
  bool parse(std::string_view text, Tree& tree, Arena& arena);

  const std::string& error() const { return error_; }

  /// Had a text half a surrogate pair or a NUL in it? The first became U+FFFD, the second was left out.
  bool wasMended() const { return wasMended_; }

  /// What stood behind the value in the text: empty, or the beginning of another value.
  std::string_view rest() const { return rest_; }

private:
  struct Parser;
  class Filling;

  const JsonSelection& selection_;
  std::unique_ptr<Parser> parser_;
  std::string error_;
  std::string_view rest_;
  bool wasMended_ = false;
};

} // namespace linnet

#endif
