// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads JSON of no known shape, by the names of its keys.
#ifndef LINNET_READERS_JSON_HPP
#define LINNET_READERS_JSON_HPP

#include <memory>

#include "readers/reader.hpp"
#include "readers/record_object.hpp"

namespace linnet {

/// JSON Lines, lists, concatenated objects and single ones: see RecordObjects. Holds references to what the context
/// refers to.
std::unique_ptr<Reader> makeJsonReader(const ObjectContext& context);

} // namespace linnet

#endif
