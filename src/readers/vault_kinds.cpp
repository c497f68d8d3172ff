// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/vault_kinds.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "readers/vault_names.hpp"

namespace linnet {

namespace {

/// Labels whose value says what kind of thing the page is about, the most exact first.
constexpr std::array<std::string_view, 8> kKindLabels{"entitytype", "sourcetype", "type",     "kind",
                                                      "category",   "pagetype",   "nodetype", "logseqentity"};

/// Values of such labels that say nothing of the kind.
constexpr std::array<std::string_view, 4> kEmptyKindWords{"entity", "page", "note", "wiki"};

using Votes = std::array<std::size_t, kKindCount>;

std::string_view textOf(const FieldValue& value, const VaultPage& page) {
  return value.link ? page.links[*value.link].display : value.text;
}

// The last part of `Logseq/Entity/Person` or `#person`.
std::string_view kindText(std::string_view text) {
  text = text.substr(text.rfind('/') + 1);
  return text.starts_with('#') ? text.substr(1) : text;
}

bool isFrontMatter(const PageField& field) {
  return field.origin == PageField::Origin::frontMatter || field.origin == PageField::Origin::inlineField;
}

bool isRelation(const Labels::Meaning& meaning, const Vocabulary& vocabulary) {
  return meaning.property && (kindOfValues(meaning, vocabulary).has_value() || meaning.property == Property::creator);
}

class KindFinder {
public:
  KindFinder(VaultGraph& graph, const Labels& labels, const Vocabulary& vocabulary, Diagnostics& diagnostics)
      : graph_(graph), labels_(labels), vocabulary_(vocabulary), diagnostics_(diagnostics) {}

  void run() {
    for (std::size_t i = 0; i < graph_.pages.size(); ++i) {
      takeStated(i);
    }
    while (takeRound()) {
    }
    takeFirstMeanings();
    takeRanges();
  }

private:
  void set(std::size_t node, const Labels::KindWord& word) {
    graph_.nodes[node].kind = word.kind;
    graph_.nodes[node].productKind = word.productKind;
  }

  void takeStated(std::size_t i) {
    const VaultPage& page = *graph_.pages[i];
    if (const std::optional<Labels::KindWord> word = wordOfFields(page)) {
      set(i, *word);
      reconcile(i);
    } else if (const std::optional<Labels::KindWord> tag = wordOfTags(page)) {
      set(i, *tag);
      reconcile(i);
    } else if (const std::optional<Labels::KindWord> folder = wordOfFolders(page)) {
      set(i, *folder);
    } else if (isPaperName(page.name)) {
      graph_.nodes[i].kind = Kind::paper;
    }
  }

  std::optional<Labels::KindWord> wordOfFields(const VaultPage& page) const {
    for (const std::string_view label : kKindLabels) {
      for (const PageField& field : page.fields) {
        if (!isFrontMatter(field) || Labels::normalise(field.label) != label) {
          continue;
        }
        for (const FieldValue& value : field.values) {
          if (const auto word = labels_.kindOfWord(kindText(textOf(value, page)))) {
            return word;
          }
        }
      }
    }
    return std::nullopt;
  }

  // Of several kinds among the tags the one that the page's fields speak for, else the first.
  std::optional<Labels::KindWord> wordOfTags(const VaultPage& page) const {
    std::vector<Labels::KindWord> words;
    for (const PageField& field : page.fields) {
      if (!isFrontMatter(field) || !isAbout(labels_, field, Property::keywords)) {
        continue;
      }
      for (const FieldValue& value : field.values) {
        if (const auto word = labels_.kindOfWord(kindText(textOf(value, page)))) {
          words.push_back(*word);
        }
      }
    }
    if (words.empty()) {
      return std::nullopt;
    }
    const Votes votes = votesAmong(words, page);
    return *std::max_element(words.begin(), words.end(),
                             [&votes](const Labels::KindWord& a, const Labels::KindWord& b) {
                               return votes[static_cast<std::size_t>(a.kind)] < votes[static_cast<std::size_t>(b.kind)];
                             });
  }

  // A label speaks for a kind where it can stand on no other of the candidates.
  Votes votesAmong(const std::vector<Labels::KindWord>& candidates, const VaultPage& page) const {
    Votes votes{};
    for (const PageField& field : page.fields) {
      std::set<Kind> kinds;
      const std::vector<Labels::Meaning>* const meanings = labels_.find(field.label);
      for (const Labels::Meaning& meaning : meanings != nullptr ? *meanings : std::vector<Labels::Meaning>{}) {
        const bool isCandidate =
            std::any_of(candidates.begin(), candidates.end(),
                        [&meaning](const Labels::KindWord& word) { return word.kind == meaning.subjectKind; });
        if (isCandidate) {
          kinds.insert(*meaning.subjectKind);
        }
      }
      if (kinds.size() == 1) {
        ++votes[static_cast<std::size_t>(*kinds.begin())];
      }
    }
    return votes;
  }

  std::optional<Labels::KindWord> wordOfFolders(const VaultPage& page) const {
    std::string_view path = page.relativePath;
    for (std::size_t slash = path.rfind('/'); slash != std::string_view::npos; slash = path.rfind('/')) {
      path = path.substr(0, slash);
      const auto word = labels_.kindOfWord(path.substr(path.rfind('/') + 1));
      if (word && word->kind != Kind::thing) {
        return word;
      }
    }
    return std::nullopt;
  }

  // A label that can stand on one kind of thing alone speaks for that kind.
  Votes domainVotes(const VaultPage& page) const {
    Votes votes{};
    for (const PageField& field : page.fields) {
      const std::vector<Labels::Meaning>* const meanings = labels_.find(field.label);
      if (meanings == nullptr) {
        continue;
      }
      std::optional<Kind> sole;
      bool isSole = true;
      for (const Labels::Meaning& meaning : *meanings) {
        isSole =
            isSole && meaning.subjectKind && isRelation(meaning, vocabulary_) && (!sole || sole == meaning.subjectKind);
        sole = meaning.subjectKind;
      }
      if (isSole && sole) {
        ++votes[static_cast<std::size_t>(*sole)];
      }
    }
    return votes;
  }

  // What only identifiers and dates say counts where no relation says anything.
  Votes weakVotes(const VaultPage& page) const {
    Votes votes{};
    for (const PageField& field : page.fields) {
      const std::vector<Labels::Meaning>* const meanings = labels_.find(field.label);
      for (const Labels::Meaning& meaning : meanings != nullptr ? *meanings : std::vector<Labels::Meaning>{}) {
        const bool isPaperId = meaning.scheme == Scheme::doi || meaning.scheme == Scheme::arxiv;
        votes[static_cast<std::size_t>(Kind::paper)] += isPaperId ? 1 : 0;
        votes[static_cast<std::size_t>(Kind::person)] += meaning.scheme == Scheme::orcid ? 1 : 0;
        votes[static_cast<std::size_t>(Kind::organization)] += meaning.scheme == Scheme::ror ? 1 : 0;
      }
    }
    return votes;
  }

  static std::optional<Kind> winner(const Votes& votes) {
    const auto most = std::max_element(votes.begin(), votes.end());
    return *most > 0 ? std::optional(static_cast<Kind>(most - votes.begin())) : std::nullopt;
  }

  // Models and tools are filed as organizations often enough: a developer makes a thing a product. Other contradictions
  // are told, and what the page states stands.
  void reconcile(std::size_t i) {
    const VaultPage& page = *graph_.pages[i];
    VaultNode& node = graph_.nodes[i];
    const Votes votes = domainVotes(page);
    const std::optional<Kind> voted = winner(votes);
    if (!voted || *voted == *node.kind || votes[static_cast<std::size_t>(*node.kind)] > 0) {
      return;
    }
    const bool isMisfiled = node.kind == Kind::organization && *voted == Kind::product;
    if (!isMisfiled && votes[static_cast<std::size_t>(*voted)] < 2) {
      return;
    }
    diagnostics_.push_back(
        {Code::conflictingKind,
         {page.path},
         "the stated kind is " + std::string(nameOf(*node.kind)) + ", the fields say " + std::string(nameOf(*voted)),
         isMisfiled ? "taken for a product; correct its type" : "its type was believed; correct one of the two"});
    if (isMisfiled) {
      node.kind = Kind::product;
    }
  }

  bool takeRound() {
    const bool foundByDomain = takeDomains();
    const bool foundByRange = takeRanges();
    return foundByDomain || foundByRange;
  }

  // Where nothing else tells, a relation whose label can stand on several kinds is taken for its first meaning, as its
  // values are.
  void takeFirstMeanings() {
    for (std::size_t i = 0; i < graph_.pages.size(); ++i) {
      for (const PageField& field : graph_.pages[i]->fields) {
        const Labels::Meaning* const meaning = meaningOf(labels_, field, std::nullopt);
        if (!graph_.nodes[i].kind && meaning != nullptr && isRelation(*meaning, vocabulary_)) {
          graph_.nodes[i].kind = meaning->subjectKind;
        }
      }
    }
  }

  bool takeDomains() {
    bool found = false;
    for (std::size_t i = 0; i < graph_.pages.size(); ++i) {
      VaultNode& node = graph_.nodes[i];
      if (!node.kind) {
        const std::optional<Kind> voted = winner(domainVotes(*graph_.pages[i]));
        node.kind = voted ? voted : winner(weakVotes(*graph_.pages[i]));
        found = found || node.kind.has_value();
      }
    }
    return found;
  }

  bool takeRanges() {
    std::vector<std::pair<std::uint32_t, Votes>> votesByNode;
    std::unordered_map<std::uint32_t, std::size_t> places;
    for (std::size_t i = 0; i < graph_.pages.size(); ++i) {
      for (const PageField& field : graph_.pages[i]->fields) {
        const Labels::Meaning* const meaning = meaningOf(labels_, field, graph_.nodes[i].kind);
        const std::optional<Kind> kind = meaning != nullptr ? kindOfValues(*meaning, vocabulary_) : std::nullopt;
        for (const FieldValue& value : kind ? field.values : std::vector<FieldValue>{}) {
          const Reference* const reference = value.link ? &graph_.references[i][*value.link] : nullptr;
          if (reference != nullptr && reference->type == Reference::Type::node && !graph_.nodes[reference->node].kind) {
            const auto [place, isNew] = places.emplace(reference->node, votesByNode.size());
            if (isNew) {
              votesByNode.emplace_back(reference->node, Votes{});
            }
            ++votesByNode[place->second].second[static_cast<std::size_t>(*kind)];
          }
        }
      }
    }
    for (const auto& [node, votes] : votesByNode) {
      graph_.nodes[node].kind = winner(votes);
    }
    return !votesByNode.empty();
  }

  VaultGraph& graph_;
  const Labels& labels_;
  const Vocabulary& vocabulary_;
  Diagnostics& diagnostics_;
};

} // namespace

void findKinds(VaultGraph& graph, const Labels& labels, const Vocabulary& vocabulary, Diagnostics& diagnostics) {
  KindFinder(graph, labels, vocabulary, diagnostics).run();
}

bool statesKind(const Labels& labels, const PageField& field, const VaultPage& page) {
  const bool isKindLabel =
      std::find(kKindLabels.begin(), kKindLabels.end(), Labels::normalise(field.label)) != kKindLabels.end();
  if (!isKindLabel || field.values.empty()) {
    return false;
  }
  const std::string_view word = kindText(textOf(field.values.front(), page));
  const bool saysNothing =
      std::find(kEmptyKindWords.begin(), kEmptyKindWords.end(), Labels::normalise(word)) != kEmptyKindWords.end();
  return saysNothing || labels.kindOfWord(word).has_value();
}

std::optional<Kind> kindOfValues(const Labels::Meaning& meaning, const Vocabulary& vocabulary) {
  if (meaning.valueKind || !meaning.property) {
    return meaning.valueKind;
  }
  if (meaning.direction == Labels::Direction::fromValue) {
    return vocabulary.soleDomain(*meaning.property);
  }
  return meaning.property == Property::author ? Kind::person : vocabulary.range(*meaning.property);
}

const Labels::Meaning* meaningOf(const Labels& labels, const PageField& field, std::optional<Kind> kind) {
  return labels.meaning(field.label, kind);
}

} // namespace linnet
