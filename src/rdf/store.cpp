// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "rdf/store.hpp"

#include <cstring>
#include <sord/sord.h>

namespace linnet {

namespace {

constexpr std::size_t kLongestLanguage = 15; // Sord cuts language tags there
constexpr std::string_view kLanguageDatatype = "urn:x-linnet:language:";

const uint8_t* bytesOf(const std::string& text) {
  return reinterpret_cast<const uint8_t*>(text.c_str());
}

std::string_view viewOf(const SordNode* node) {
  size_t size = 0;
  const uint8_t* const bytes = sord_node_get_string_counted(node, &size);
  return {reinterpret_cast<const char*>(bytes), size};
}

Term termOf(const SordNode* node) {
  const std::string_view text = viewOf(node);
  if (sord_node_get_type(node) != SORD_LITERAL) {
    return *Iri::parse(text);
  }
  if (const char* const language = sord_node_get_language(node)) {
    return Literal::tagged(text, language);
  }
  const SordNode* const datatype = sord_node_get_datatype(node);
  if (datatype == nullptr) {
    return Literal::plain(text);
  }
  const std::string_view iri = viewOf(datatype);
  return iri.starts_with(kLanguageDatatype) ? Literal::tagged(text, iri.substr(kLanguageDatatype.size()))
                                            : Literal::typed(text, *Iri::parse(iri));
}

} // namespace

struct Store::World {
  World() : world(sord_world_new()), model(sord_new(world, SORD_SPO | SORD_OPS | SORD_POS, false)) {}
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  ~World() {
    sord_free(model);
    sord_world_free(world);
  }

  SordNode* nodeOf(Iri iri) const { return sord_new_uri(world, bytesOf(std::string(iri.view()))); }

  SordNode* nodeOf(const Term& term) const {
    if (const auto* const iri = std::get_if<Iri>(&term)) {
      return nodeOf(*iri);
    }
    const auto& literal = std::get<Literal>(term);
    const std::string lexical(literal.lexical());
    const std::string language(literal.language());
    std::string datatype(literal.datatype() ? literal.datatype()->view() : std::string_view());
    if (language.size() > kLongestLanguage) {
      datatype = std::string(kLanguageDatatype) + language;
    }
    SordNode* const type = datatype.empty() ? nullptr : sord_new_uri(world, bytesOf(datatype));
    const bool hasLanguage = !language.empty() && type == nullptr;
    SordNode* const node = sord_new_literal(world, type, bytesOf(lexical), hasLanguage ? language.c_str() : nullptr);
    sord_node_free(world, type);
    return node;
  }

  SordWorld* world;
  SordModel* model;
};

Store::Store() : world_(std::make_unique<World>()) {}

Store::~Store() = default;

void Store::write(const Triple& triple, const std::optional<Iri>& /*graph*/) {
  const SordQuad quad = {world_->nodeOf(triple.subject), world_->nodeOf(triple.predicate),
                         world_->nodeOf(triple.object), nullptr};
  sord_add(world_->model, quad);
  for (const SordNode* const node : quad) {
    sord_node_free(world_->world, const_cast<SordNode*>(node));
  }
}

std::size_t Store::size() const {
  return sord_num_quads(world_->model);
}

std::vector<Triple> Store::match(const std::optional<Iri>& subject, const std::optional<Iri>& predicate,
                                 const std::optional<Term>& object) const {
  SordNode* const pattern[] = {subject ? world_->nodeOf(*subject) : nullptr,
                               predicate ? world_->nodeOf(*predicate) : nullptr,
                               object ? world_->nodeOf(*object) : nullptr};
  std::vector<Triple> triples;
  SordIter* const iterator = sord_search(world_->model, pattern[0], pattern[1], pattern[2], nullptr);
  for (; !sord_iter_end(iterator); sord_iter_next(iterator)) {
    SordQuad quad;
    sord_iter_get(iterator, quad);
    triples.push_back({*Iri::parse(viewOf(quad[0])), *Iri::parse(viewOf(quad[1])), termOf(quad[2])});
  }
  sord_iter_free(iterator);
  for (SordNode* const node : pattern) {
    sord_node_free(world_->world, node);
  }
  return triples;
}

std::vector<Term> Store::objects(Iri subject, Iri predicate) const {
  std::vector<Term> terms;
  for (const Triple& triple : match(subject, predicate, std::nullopt)) {
    terms.push_back(triple.object);
  }
  return terms;
}

std::optional<Term> Store::object(Iri subject, Iri predicate) const {
  const std::vector<Term> terms = objects(subject, predicate);
  return terms.empty() ? std::nullopt : std::optional(terms.front());
}

std::vector<Term> Store::list(Term head) const {
  const Iri first = *Iri::parse("http://www.w3.org/1999/02/22-rdf-syntax-ns#first");
  const Iri rest = *Iri::parse("http://www.w3.org/1999/02/22-rdf-syntax-ns#rest");
  std::vector<Term> members;
  std::optional<Term> node = head;
  while (node && std::holds_alternative<Iri>(*node) && members.size() <= size()) {
    const std::optional<Term> member = object(std::get<Iri>(*node), first);
    if (!member) {
      break;
    }
    members.push_back(*member);
    node = object(std::get<Iri>(*node), rest);
  }
  return members;
}

} // namespace linnet
