// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What the pages of a vault are about, for the bibliographies that are read with it.
#ifndef LINNET_READERS_KNOWN_PAGES_HPP
#define LINNET_READERS_KNOWN_PAGES_HPP

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "rdf/iri.hpp"
#include "text/arena.hpp"

namespace linnet {

/// A work by its citation key ("smith2020", as written) and its identifiers ("doi:…", "arxiv:…"); a person by name.
/// Filled by one thread, then read by any number.
class KnownPages {
public:
  /// Where several pages have the key, it is nobody's.
  void addWork(std::string_view key, Iri iri) { add(works_, key, iri); }
  void addPerson(std::string_view name, Iri iri) { add(people_, name, iri); }

  /// The work that has one of the keys, the first that is known. Keys may be empty.
  std::optional<Iri> work(std::initializer_list<std::string_view> keys) const;
  /// Whoever an author of such a work is, where one page alone has this name. Of other works, a name tells nobody.
  std::optional<Iri> person(std::string_view name) const { return find(people_, name); }

private:
  /// Nothing: ambiguous.
  using Iris = std::unordered_map<std::string, std::optional<Iri>>;

  void add(Iris& iris, std::string_view name, Iri iri);
  static std::optional<Iri> find(const Iris& iris, std::string_view name);

  Arena arena_; ///< of the IRIs
  Iris works_;
  Iris people_;
};

} // namespace linnet

#endif
