// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The words that notes and records use for properties and kinds: ontology/labels.ttl and the files that users add.
#ifndef LINNET_MODEL_LABELS_HPP
#define LINNET_MODEL_LABELS_HPP

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "model/identifier.hpp"
#include "model/vocabulary.hpp"

namespace linnet {

/// Filled by one thread; immutable and thread-safe afterwards.
class Labels {
public:
  /// Which end of the statement the value is.
  enum class Direction { forward, fromValue };

  /// One meaning of a word. Exactly one of `property`, `scheme` and `mention` is there.
  struct Meaning {
    std::optional<Property> property;
    Direction direction = Direction::forward;
    std::optional<Kind> subjectKind; ///< of the thing that the word stands on
    std::optional<Kind> valueKind;   ///< of the values, where the property does not tell
    std::optional<Scheme> scheme;    ///< the values are identifiers
    bool related = false;            ///< the word says "related" only
    bool mention = false;            ///< the values are mentioned, nothing more
  };

  /// What a word says of a thing's kind.
  struct KindWord {
    Kind kind = Kind::thing;
    std::string_view productKind = {}; ///< "model", "dataset", …
  };

  /// Something in a file of labels that is no label.
  struct Problem {
    std::size_t line = 0;
    std::string text;
  };

  /// The words of ontology/labels.ttl.
  Labels();

  /// Adds the words of a file of the same form; their meanings come before the known ones.
  std::vector<Problem> add(std::string_view turtle);

  /// The form in which words are compared: NFKC, case folded, without white space, `-`, `_`, `.`, emphasis, emoji, a
  /// count in parentheses and a colon at the end.
  static std::string normalise(std::string_view word);

  /// All meanings of a word; null where it has none.
  const std::vector<Meaning>* find(std::string_view word) const;

  /// The meaning on a thing of the kind: the one for the kind, else one for things of any kind; where the kind is
  /// unknown, the first one. Null where there is none.
  const Meaning* meaning(std::string_view word, std::optional<Kind> kind) const;

  std::optional<KindWord> kindOfWord(std::string_view word) const;

  /// Are pages, or folders, of this name left out? Here the case counts: `CLAUDE.md` configures a tool, `Claude.md` is
  /// a page.
  bool isLeftOutPage(std::string_view name) const { return leftOutPages_.contains(std::string(name)); }
  bool isLeftOutFolder(std::string_view name) const { return leftOutFolders_.contains(std::string(name)); }

private:
  struct Block;
  class BlockSink;
  void add(const Block& block, std::size_t place);

  std::unordered_map<std::string, std::vector<Meaning>> meanings_;
  std::unordered_map<std::string, KindWord> kinds_;
  std::unordered_set<std::string> leftOutPages_;
  std::unordered_set<std::string> leftOutFolders_;
  std::deque<std::string> productKinds_;
};

} // namespace linnet

#endif
