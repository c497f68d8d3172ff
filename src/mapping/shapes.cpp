// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "mapping/shapes.hpp"

#include <algorithm>
#include <charconv>
#include <regex>

namespace linnet {

namespace {

// The standard library's matching calls itself for each character, and ends the program where the text is long.
constexpr std::size_t kLongestMatched = 4096;

Iri iri(std::string_view text) {
  return *Iri::parse(text);
}

std::string_view textOf(const Term& term) {
  const Iri* const named = std::get_if<Iri>(&term);
  return named != nullptr ? named->view() : std::get<Literal>(term).lexical();
}

std::string_view datatypeOf(const Literal& literal) {
  if (literal.datatype()) {
    return literal.datatype()->view();
  }
  return literal.language().empty() ? "http://www.w3.org/2001/XMLSchema#string"
                                    : "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";
}

std::size_t numberOf(const Term& term) {
  std::size_t number = 0;
  const std::string_view text = textOf(term);
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

class Validation {
public:
  Validation(const Store& data, const Store& shapes) : data_(data), shapes_(shapes) {}

  std::vector<Violation> run() {
    for (const Triple& target : shapes_.match(std::nullopt, iris_.targetClass, std::nullopt)) {
      for (const Triple& member : data_.match(std::nullopt, type_, target.object)) {
        check(member.subject, target.subject);
      }
    }
    return std::move(violations_);
  }

private:
  std::string messageOf(Iri shape) const {
    const std::optional<Term> message = shapes_.object(shape, iris_.message);
    return message ? std::string(textOf(*message)) : "the shape does not allow it";
  }

  // Tells of everything about the focus that the shape does not allow.
  void check(Iri focus, Iri shape) {
    if (!conformsItself(Term(focus), shape)) {
      violations_.push_back({std::string(focus.view()), {}, messageOf(shape)});
    }
    for (const Term& property : shapes_.objects(shape, iris_.property)) {
      const Iri propertyShape = std::get<Iri>(property);
      if (!conformsProperty(focus, propertyShape)) {
        violations_.push_back(
            {std::string(focus.view()), std::string(pathOf(propertyShape).view()), messageOf(propertyShape)});
      }
    }
  }

  Iri pathOf(Iri propertyShape) const { return std::get<Iri>(*shapes_.object(propertyShape, iris_.path)); }

  bool conforms(const Term& value, Iri shape) const {
    const Iri* const focus = std::get_if<Iri>(&value);
    const std::vector<Term> properties = shapes_.objects(shape, iris_.property);
    return conformsItself(value, shape) && std::all_of(properties.begin(), properties.end(), [&](const Term& property) {
             return focus != nullptr && conformsProperty(*focus, std::get<Iri>(property));
           });
  }

  bool conformsProperty(Iri focus, Iri propertyShape) const {
    const std::vector<Term> values = data_.objects(focus, pathOf(propertyShape));
    const std::optional<Term> least = shapes_.object(propertyShape, iris_.minCount);
    const std::optional<Term> most = shapes_.object(propertyShape, iris_.maxCount);
    const std::optional<Term> wanted = shapes_.object(propertyShape, iris_.hasValue);
    if ((least && values.size() < numberOf(*least)) || (most && values.size() > numberOf(*most)) ||
        (wanted && std::find(values.begin(), values.end(), *wanted) == values.end())) {
      return false;
    }
    return std::all_of(values.begin(), values.end(), [&](const Term& value) { return conforms(value, propertyShape); });
  }

  // The constraints on a value that do not look at its properties.
  bool conformsItself(const Term& value, Iri shape) const {
    return hasNodeKind(value, shape) && hasDatatype(value, shape) && hasClass(value, shape) &&
           hasPattern(value, shape) && isIn(value, shape) && conformsOneOf(value, shape) && conformsAllOf(value, shape);
  }

  bool hasNodeKind(const Term& value, Iri shape) const {
    const std::optional<Term> kind = shapes_.object(shape, iris_.nodeKind);
    return !kind || textOf(*kind).ends_with("#IRI") == std::holds_alternative<Iri>(value);
  }

  bool hasDatatype(const Term& value, Iri shape) const {
    const std::optional<Term> wanted = shapes_.object(shape, iris_.datatype);
    if (!wanted) {
      return true;
    }
    const Literal* const literal = std::get_if<Literal>(&value);
    return literal != nullptr && datatypeOf(*literal) == textOf(*wanted);
  }

  bool hasClass(const Term& value, Iri shape) const {
    const std::optional<Term> wanted = shapes_.object(shape, iris_.memberOf);
    const Iri* const node = std::get_if<Iri>(&value);
    return !wanted || (node != nullptr && !data_.match(*node, type_, *wanted).empty());
  }

  bool hasPattern(const Term& value, Iri shape) const {
    const std::optional<Term> pattern = shapes_.object(shape, iris_.pattern);
    if (!pattern) {
      return true;
    }
    const std::string_view text = textOf(value);
    return text.size() <= kLongestMatched &&
           std::regex_search(text.begin(), text.end(), std::regex(std::string(textOf(*pattern))));
  }

  bool isIn(const Term& value, Iri shape) const {
    const std::optional<Term> list = shapes_.object(shape, iris_.in);
    const std::vector<Term> members = list ? shapes_.list(*list) : std::vector<Term>{};
    return !list || std::find(members.begin(), members.end(), value) != members.end();
  }

  bool conformsOneOf(const Term& value, Iri shape) const {
    const std::vector<Term> lists = shapes_.objects(shape, iris_.anyOf);
    return std::all_of(lists.begin(), lists.end(), [&](const Term& list) {
      const std::vector<Term> members = shapes_.list(list);
      return std::any_of(members.begin(), members.end(),
                         [&](const Term& member) { return conforms(value, std::get<Iri>(member)); });
    });
  }

  bool conformsAllOf(const Term& value, Iri shape) const {
    const std::vector<Term> lists = shapes_.objects(shape, iris_.allOf);
    return std::all_of(lists.begin(), lists.end(), [&](const Term& list) {
      const std::vector<Term> members = shapes_.list(list);
      return std::all_of(members.begin(), members.end(),
                         [&](const Term& member) { return conforms(value, std::get<Iri>(member)); });
    });
  }

  struct Names {
    Iri property = iri("http://www.w3.org/ns/shacl#property");
    Iri path = iri("http://www.w3.org/ns/shacl#path");
    Iri message = iri("http://www.w3.org/ns/shacl#message");
    Iri minCount = iri("http://www.w3.org/ns/shacl#minCount");
    Iri maxCount = iri("http://www.w3.org/ns/shacl#maxCount");
    Iri hasValue = iri("http://www.w3.org/ns/shacl#hasValue");
    Iri nodeKind = iri("http://www.w3.org/ns/shacl#nodeKind");
    Iri datatype = iri("http://www.w3.org/ns/shacl#datatype");
    Iri memberOf = iri("http://www.w3.org/ns/shacl#class");
    Iri pattern = iri("http://www.w3.org/ns/shacl#pattern");
    Iri in = iri("http://www.w3.org/ns/shacl#in");
    Iri anyOf = iri("http://www.w3.org/ns/shacl#or");
    Iri allOf = iri("http://www.w3.org/ns/shacl#and");
    Iri targetClass = iri("http://www.w3.org/ns/shacl#targetClass");
  };

  const Store& data_;
  const Store& shapes_;
  Names iris_;
  Iri type_ = iri("http://www.w3.org/1999/02/22-rdf-syntax-ns#type");
  std::vector<Violation> violations_;
};

} // namespace

std::vector<Violation> validate(const Store& data, const Store& shapes) {
  return Validation(data, shapes).run();
}

} // namespace linnet
