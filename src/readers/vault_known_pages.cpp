// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_known_pages.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "text/unicode.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

/// Of fields, without what is between their words.
constexpr std::array<std::string_view, 4> kKeyLabels{"citekey", "citationkey", "bibtexkey", "bibkey"};

bool isKeyLabel(std::string_view label) {
  std::string letters = foldCase(label);
  std::erase_if(letters, [](char letter) { return letter == '-' || letter == '_' || letter == ' '; });
  return std::find(kKeyLabels.begin(), kKeyLabels.end(), letters) != kKeyLabels.end();
}

bool mayBeWork(const VaultNode& node) {
  return !node.kind || node.kind == Kind::paper || node.kind == Kind::book || node.kind == Kind::product ||
         node.kind == Kind::thing;
}

class PageTeller {
public:
  PageTeller(const VaultGraph& graph, const Labels& labels, KnownPages& known)
      : graph_(graph), labels_(labels), known_(known) {}

  void tell() {
    for (const auto& [identifier, node] : graph_.nodeByIdentifier) {
      known_.addWork(identifier, graph_.nodes[node].iri);
    }
    for (std::size_t i = 0; i < graph_.pages.size(); ++i) {
      const VaultNode& node = graph_.nodes[i];
      if (node.isExported && mayBeWork(node)) {
        tellKeys(*graph_.pages[i], node.iri);
      } else if (node.isExported && node.kind == Kind::person) {
        tellNames(*graph_.pages[i], node.iri);
      }
    }
  }

private:
  void tellKeys(const VaultPage& page, Iri iri) {
    tellKeyWithSign(page.name, iri);
    for (const PageField& field : page.fields) {
      const bool isKey = isKeyLabel(field.label);
      for (const FieldValue& value : field.values) {
        if (isKey && !value.text.empty()) {
          const std::string_view key = trim(value.text);
          known_.addWork(key.starts_with('@') ? key.substr(1) : key, iri);
        } else if (isAbout(labels_, field, Property::alternateName)) {
          tellKeyWithSign(value.text, iri);
        }
      }
    }
  }

  void tellKeyWithSign(std::string_view name, Iri iri) {
    if (name.starts_with('@') && name.size() > 1) {
      known_.addWork(name.substr(1), iri);
    }
  }

  void tellNames(const VaultPage& page, Iri iri) {
    known_.addPerson(page.name, iri);
    known_.addPerson(titleOf(page, labels_), iri);
    for (const PageField& field : page.fields) {
      for (const FieldValue& value : field.values) {
        if (isAbout(labels_, field, Property::alternateName)) {
          known_.addPerson(trim(value.text), iri);
        }
      }
    }
  }

  const VaultGraph& graph_;
  const Labels& labels_;
  KnownPages& known_;
};

} // namespace

void addKnownPages(const VaultGraph& graph, const Labels& labels, KnownPages& known) {
  PageTeller(graph, labels, known).tell();
}

} // namespace linnet
