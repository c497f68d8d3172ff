// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What the columns of tables and the keys of JSON mean, by the words of ontology/labels.ttl.
#ifndef LINNET_READERS_RECORD_FIELDS_HPP
#define LINNET_READERS_RECORD_FIELDS_HPP

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "model/labels.hpp"

namespace linnet {

/// What a field's values are to be read as.
enum class FieldRole { key, kind, text, date, address, identifier, entity, unknown };

struct Field {
  std::string name; ///< as the source has it
  FieldRole role = FieldRole::unknown;
  Property property = Property::name;           ///< of text, dates, addresses and entities
  Scheme scheme = Scheme::doi;                  ///< of identifiers
  std::optional<Kind> valueKind = std::nullopt; ///< of entities
  bool isReversed = false;                      ///< the value is the subject
  std::size_t unknownCount = 0;                 ///< values that were exported under the field's own name
};

/// The meanings of the fields of one block and of the words for kinds in it, each found once. Not thread-safe.
class RecordFields {
public:
  RecordFields(const Labels& labels, const Vocabulary& vocabulary) : labels_(labels), vocabulary_(vocabulary) {}

  /// On a thing of the kind.
  Field& field(std::string_view name, Kind kind);

  std::optional<Labels::KindWord> kindOfWord(std::string_view word);

  const std::unordered_map<std::string, Field>& all(Kind kind) const {
    return fields_.at(static_cast<std::size_t>(kind));
  }

private:
  Field find(std::string_view name, Kind kind) const;
  Field meant(Field field, const Labels::Meaning& meaning, Kind kind) const;

  const Labels& labels_;
  const Vocabulary& vocabulary_;
  std::array<std::unordered_map<std::string, Field>, kKindCount> fields_;
  std::array<std::array<Field*, 64>, kKindCount> recent_{}; ///< where a name is looked for first, by its size and ends
  std::unordered_map<std::string, std::optional<Labels::KindWord>> kinds_;
  std::string lookup_;
};

} // namespace linnet

#endif
