// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads RDF files as a source: their statements are passed on as they are.
#ifndef LINNET_READERS_RDF_HPP
#define LINNET_READERS_RDF_HPP

#include <memory>

#include "model/iri_minter.hpp"
#include "rdf/syntax.hpp"
#include "readers/reader.hpp"

namespace linnet {

/// Blank nodes get an IRI that tells the file, so that those of two files never meet; https://schema.org/ becomes
/// http://schema.org/. Bad statements are reported with their line and skipped. Holds a reference to `minter`.
/// N-Triples and N-Quads come in blocks of lines, Turtle and TriG as whole files.
std::unique_ptr<Reader> makeRdfReader(Syntax syntax, const IriMinter& minter);

} // namespace linnet

#endif
