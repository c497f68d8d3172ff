// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The files of ontology/, as they were when the program was built.
#ifndef LINNET_MODEL_ONTOLOGY_FILES_HPP
#define LINNET_MODEL_ONTOLOGY_FILES_HPP

#include <string_view>

namespace linnet {

std::string_view linnetTurtle();   ///< ontology/linnet.ttl
std::string_view labelsTurtle();   ///< ontology/labels.ttl
std::string_view shapesTurtle();   ///< ontology/shapes.ttl
std::string_view wikidataTurtle(); ///< ontology/wikidata.ttl

} // namespace linnet

#endif
