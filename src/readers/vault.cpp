// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault.hpp"

#include <algorithm>

#include "readers/vault_entities.hpp"
#include "readers/vault_kinds.hpp"
#include "readers/vault_known_pages.hpp"
#include "readers/vault_named.hpp"

namespace linnet {

namespace {

constexpr std::size_t kLargestPage = std::size_t{32} << 20U;

class VaultReader : public Reader {
public:
  VaultReader(VaultOptions options, const IriMinter& minter, const Labels& labels, const Vocabulary& vocabulary)
      : options_(std::move(options)), minter_(minter), labels_(labels), vocabulary_(vocabulary) {}

  bool hasIndex() const override { return true; }
  std::size_t largestFile() const override { return kLargestPage; }

  std::unique_ptr<Survey> survey(Record& record, Diagnostics& diagnostics) const override {
    return surveyPage(record, labels_, diagnostics);
  }

  void index(std::unique_ptr<Survey> survey) override {
    pages_.emplace_back(static_cast<VaultPage*>(survey.release()));
  }

  void resolve(Diagnostics& diagnostics) override {
    graph_ = std::make_unique<VaultGraph>(
        buildVaultGraph(std::move(pages_), options_.contentRoots, minter_, labels_, diagnostics));
    findKinds(*graph_, labels_, vocabulary_, diagnostics);
    findNamedThings(*graph_, labels_, minter_);
  }

  void addPages(KnownPages& known) const override { addKnownPages(*graph_, labels_, known); }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return minter_.document(record.relativePath, arena);
  }

  void read(const Record& record, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    done(exportPage({*graph_, options_, minter_, labels_, vocabulary_}, record.number, batch, diagnostics));
  }

private:
  VaultOptions options_;
  const IriMinter& minter_;
  const Labels& labels_;
  const Vocabulary& vocabulary_;
  std::vector<std::unique_ptr<VaultPage>> pages_;
  std::unique_ptr<VaultGraph> graph_;
};

} // namespace

std::unique_ptr<Reader> makeVaultReader(const VaultOptions& options, const IriMinter& minter, const Labels& labels,
                                        const Vocabulary& vocabulary) {
  return std::make_unique<VaultReader>(options, minter, labels, vocabulary);
}

} // namespace linnet
