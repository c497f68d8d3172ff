// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/known_pages.hpp"

namespace linnet {

void KnownPages::add(Iris& iris, std::string_view name, Iri iri) {
  const auto [found, isNew] = iris.try_emplace(std::string(name), std::nullopt);
  if (isNew) {
    found->second = Iri::parse(arena_.store(iri.view()));
  } else if (found->second && found->second->view() != iri.view()) {
    found->second.reset();
  }
}

std::optional<Iri> KnownPages::find(const Iris& iris, std::string_view name) {
  const auto found = iris.empty() || name.empty() ? iris.end() : iris.find(std::string(name));
  return found == iris.end() ? std::nullopt : found->second;
}

std::optional<Iri> KnownPages::work(std::initializer_list<std::string_view> keys) const {
  for (const std::string_view key : keys) {
    if (const std::optional<Iri> iri = find(works_, key)) {
      return iri;
    }
  }
  return std::nullopt;
}

} // namespace linnet
