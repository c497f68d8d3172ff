// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/csl_types.hpp"

#include <algorithm>
#include <array>

namespace linnet {

namespace {

constexpr std::string_view kDataset = "http://schema.org/Dataset";
constexpr std::string_view kSoftware = "http://schema.org/SoftwareApplication";

constexpr std::array<ReferenceType, 45> kTypes{{{"article", Kind::paper},
                                                {"article-journal", Kind::paper},
                                                {"article-magazine", Kind::paper},
                                                {"article-newspaper", Kind::paper},
                                                {"bill"},
                                                {"book", Kind::book},
                                                {"broadcast"},
                                                {"chapter", Kind::paper},
                                                {"classic", Kind::book},
                                                {"collection"},
                                                {"dataset", Kind::product, "dataset", kDataset},
                                                {"document"},
                                                {"entry", Kind::paper},
                                                {"entry-dictionary", Kind::paper},
                                                {"entry-encyclopedia", Kind::paper},
                                                {"event"},
                                                {"figure"},
                                                {"graphic"},
                                                {"hearing"},
                                                {"interview"},
                                                {"legal_case"},
                                                {"legislation"},
                                                {"manuscript", Kind::paper},
                                                {"map"},
                                                {"motion_picture"},
                                                {"musical_score"},
                                                {"pamphlet", Kind::paper},
                                                {"paper-conference", Kind::paper},
                                                {"patent"},
                                                {"performance"},
                                                {"periodical", Kind::venue},
                                                {"personal_communication"},
                                                {"post"},
                                                {"post-weblog"},
                                                {"regulation"},
                                                {"report", Kind::paper},
                                                {"review", Kind::paper},
                                                {"review-book", Kind::paper},
                                                {"software", Kind::product, "software", kSoftware},
                                                {"song"},
                                                {"speech", Kind::paper},
                                                {"standard", Kind::paper},
                                                {"thesis", Kind::paper},
                                                {"treaty"},
                                                {"webpage"}}};

/// What doi.org leaves as the registry has it.
constexpr std::array<ReferenceType, 12> kRegistryTypes{{{"journal-article", Kind::paper},
                                                        {"proceedings-article", Kind::paper},
                                                        {"posted-content", Kind::paper},
                                                        {"book-chapter", Kind::paper},
                                                        {"book-section", Kind::paper},
                                                        {"dissertation", Kind::paper},
                                                        {"peer-review", Kind::paper},
                                                        {"monograph", Kind::book},
                                                        {"edited-book", Kind::book},
                                                        {"reference-book", Kind::book},
                                                        {"proceedings", Kind::book},
                                                        {"journal", Kind::venue}}};

template <std::size_t Count>
const ReferenceType* find(const std::array<ReferenceType, Count>& types, std::string_view name) {
  const auto* const row =
      std::find_if(types.begin(), types.end(), [name](const ReferenceType& type) { return type.name == name; });
  return row == types.end() ? nullptr : row;
}

} // namespace

ReferenceType cslTypeOf(std::string_view type) {
  const ReferenceType* const known = find(kTypes, type);
  const ReferenceType* const row = known != nullptr ? known : find(kRegistryTypes, type);
  return row != nullptr ? *row : ReferenceType{};
}

bool isCslType(std::string_view type) {
  return find(kTypes, type) != nullptr;
}

} // namespace linnet
