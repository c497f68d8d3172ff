// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Validates a graph against SHACL shapes.
#ifndef LINNET_MAPPING_SHAPES_HPP
#define LINNET_MAPPING_SHAPES_HPP

#include <string>
#include <vector>

#include "rdf/store.hpp"

namespace linnet {

/// Something in the data that a shape does not allow.
struct Violation {
  std::string focus;   ///< the IRI of the thing
  std::string path;    ///< the IRI of the property; empty where the thing as a whole is meant
  std::string message; ///< what a shape says of it
};

/// Validates what the shapes' target classes hold (SHACL Core, w3.org/TR/shacl, as far as ontology/shapes.ttl uses it:
/// targetClass, property, path, minCount, maxCount, datatype, nodeKind, class, pattern, in, hasValue, or, and; text of
/// more than 4096 bytes matches no pattern). In the order of the shapes.
std::vector<Violation> validate(const Store& data, const Store& shapes);

} // namespace linnet

#endif
