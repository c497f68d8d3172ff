// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What the types of items in CSL-JSON are here.
#ifndef LINNET_READERS_CSL_TYPES_HPP
#define LINNET_READERS_CSL_TYPES_HPP

#include <string_view>

#include "readers/record_reference.hpp"

namespace linnet {

/// Texts of scholars are papers, also by the names that Crossref has for them; web pages, films, laws and what has no
/// type or another one are things.
ReferenceType cslTypeOf(std::string_view type);

/// Is it a type of CSL 1.0.2 (docs.citationstyles.org, appendix III)?
bool isCslType(std::string_view type);

} // namespace linnet

#endif
