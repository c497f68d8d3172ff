// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/labels.hpp"

#include <algorithm>

#include "model/ontology_files.hpp"
#include "rdf/parser.hpp"
#include "text/unicode.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::string_view kLabel = "https://w3id.org/linnet/labels#";
constexpr std::size_t kNone = std::string_view::npos;

bool isEmoji(char32_t character) {
  return (character >= 0x1F000 && character <= 0x1FAFF) || (character >= 0x2600 && character <= 0x27BF) ||
         character == 0xFE0F || character == 0x200D;
}

// `Concepts (2002 pages)` is the label `Concepts`.
std::string_view withoutCount(std::string_view word) {
  const std::size_t open = word.rfind('(');
  const bool isCount =
      open != kNone && open > 0 && word.ends_with(')') && word.substr(open).find_first_of("0123456789") != kNone;
  return isCount ? trim(word.substr(0, open)) : word;
}

} // namespace

/// What a file says of one block of words.
struct Labels::Block {
  std::vector<std::string> words;
  Meaning meaning;
  std::optional<Kind> kind;
  std::string productKind;
  std::string leftOut;
  std::string problem;

  void take(std::string_view term, const Term& object) {
    const Iri* const iri = std::get_if<Iri>(&object);
    const std::string_view text = iri != nullptr ? iri->view() : std::get<Literal>(object).lexical();
    if (term == "word") {
      words.emplace_back(text);
    } else if (term == "on") {
      meaning.subjectKind = needed(iri != nullptr ? kindOf(*iri) : std::nullopt, text, "a kind");
    } else if (term == "valueKind") {
      meaning.valueKind = needed(iri != nullptr ? kindOf(*iri) : std::nullopt, text, "a kind");
    } else if (term == "kind") {
      kind = needed(iri != nullptr ? kindOf(*iri) : std::nullopt, text, "a kind");
    } else if (term == "property") {
      meaning.property = needed(iri != nullptr ? propertyOf(*iri) : std::nullopt, text, "a property");
    } else if (term == "scheme") {
      meaning.scheme = needed(schemeNamed(text), text, "a scheme of identifiers");
    } else if (term == "direction") {
      meaning.direction = text.ends_with("fromValue") ? Direction::fromValue : Direction::forward;
    } else if (term == "related") {
      meaning.related = text == "true";
    } else if (term == "mention") {
      meaning.mention = text == "true";
    } else if (term == "productKind") {
      productKind = text;
    } else if (term == "leftOut") {
      leftOut = text.substr(text.rfind('#') + 1);
    } else {
      problem = "label:" + std::string(term) + " means nothing here";
    }
  }

  template <typename Value>
  std::optional<Value> needed(std::optional<Value> value, std::string_view text, const char* what) {
    if (!value) {
      problem = "'" + std::string(text) + "' is not " + what + " of the ontology";
    }
    return value;
  }
};

/// Collects a file's blocks in its order.
class Labels::BlockSink : public Sink {
public:
  void write(const Triple& triple, const std::optional<Iri>& /*graph*/) override {
    const std::string_view predicate = triple.predicate.view();
    if (!predicate.starts_with(kLabel)) {
      return;
    }
    const auto [place, isNew] = places_.emplace(triple.subject.view(), blocks.size());
    if (isNew) {
      blocks.emplace_back();
    }
    blocks[place->second].take(predicate.substr(kLabel.size()), triple.object);
  }

  std::vector<Block> blocks;

private:
  std::unordered_map<std::string, std::size_t> places_;
};

Labels::Labels() {
  add(labelsTurtle());
}

std::vector<Labels::Problem> Labels::add(std::string_view turtle) {
  std::vector<Problem> problems;
  BlockSink sink;
  parseRdf(turtle, {Syntax::turtle, {}, "urn:x-linnet:label:"}, sink, [&problems](const ParseError& error) {
    problems.push_back({error.line, error.reason});
  });
  std::unordered_map<std::string, std::size_t> added;
  for (const Block& block : sink.blocks) {
    if (!block.problem.empty()) {
      problems.push_back({0, block.problem + (block.words.empty() ? "" : " (at \"" + block.words.front() + "\")")});
      continue;
    }
    for (const std::string& word : block.words) {
      Block single = block;
      single.words = {word};
      add(single, added[normalise(word)]++);
    }
  }
  return problems;
}

// `place`: how many meanings of the word the same file has given before.
void Labels::add(const Block& block, std::size_t place) {
  const std::string& word = block.words.front();
  if (block.leftOut == "page") {
    leftOutPages_.insert(word);
  } else if (block.leftOut == "folder") {
    leftOutFolders_.insert(word);
  } else if (block.kind) {
    productKinds_.push_back(block.productKind);
    kinds_[normalise(word)] = {*block.kind, productKinds_.back()};
  } else {
    std::vector<Meaning>& meanings = meanings_[normalise(word)];
    meanings.insert(meanings.begin() + static_cast<std::ptrdiff_t>(std::min(place, meanings.size())), block.meaning);
  }
}

std::string Labels::normalise(std::string_view word) {
  std::string clean;
  word = trim(word);
  for (std::size_t i = 0; i < word.size();) {
    const std::size_t begin = i;
    const char32_t character = nextCodePoint(word, i);
    if (character != '*' && character != '`' && !isEmoji(character)) {
      clean.append(word.substr(begin, i - begin));
    }
  }
  std::string key = looseKey(withoutCount(trim(clean)));
  while (key.ends_with(':')) {
    key.pop_back();
  }
  return key;
}

const std::vector<Labels::Meaning>* Labels::find(std::string_view word) const {
  const auto found = meanings_.find(normalise(word));
  return found == meanings_.end() ? nullptr : &found->second;
}

const Labels::Meaning* Labels::meaning(std::string_view word, std::optional<Kind> kind) const {
  const std::vector<Meaning>* const meanings = find(word);
  if (meanings == nullptr) {
    return nullptr;
  }
  if (!kind) {
    return &meanings->front();
  }
  const Meaning* general = nullptr;
  for (const Meaning& meaning : *meanings) {
    if (meaning.subjectKind == kind) {
      return &meaning;
    }
    general = general == nullptr && !meaning.subjectKind ? &meaning : general;
  }
  return general;
}

std::optional<Labels::KindWord> Labels::kindOfWord(std::string_view word) const {
  const auto found = kinds_.find(normalise(word));
  return found == kinds_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace linnet
