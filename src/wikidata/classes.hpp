// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What the classes of Wikidata's items are among our kinds: ontology/wikidata.ttl.
#ifndef LINNET_WIKIDATA_CLASSES_HPP
#define LINNET_WIKIDATA_CLASSES_HPP

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "model/vocabulary.hpp"

namespace linnet {

/// Read once; immutable and thread-safe afterwards.
class WikidataClasses {
public:
  struct Class {
    Kind kind = Kind::thing;
    std::string productKind; ///< of products: "software", "dataset"
  };

  WikidataClasses();

  /// By an item's id ("Q3918"), the value of a statement of P31. Null where the class tells no kind.
  const Class* find(std::string_view id) const;

private:
  std::unordered_map<std::string, Class> classes_;
};

} // namespace linnet

#endif
