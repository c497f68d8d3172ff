// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads tables with a header, by the names of their columns.
#ifndef LINNET_READERS_CSV_HPP
#define LINNET_READERS_CSV_HPP

#include <memory>

#include "readers/reader.hpp"
#include "readers/record_object.hpp"

namespace linnet {

/// A row is an object whose keys are the columns: see RecordObjects. Empty cells say nothing. A row with too many or
/// too few cells is told and skipped: which of its cells is which, nobody knows. Holds references to what the context
/// refers to.
std::unique_ptr<Reader> makeCsvReader(const ObjectContext& context);

} // namespace linnet

#endif
