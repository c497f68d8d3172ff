// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Identifiers that are written in their normal form already, as the registries' dumps have nearly all of them.
#ifndef LINNET_MODEL_IDENTIFIER_NORMAL_HPP
#define LINNET_MODEL_IDENTIFIER_NORMAL_HPP

#include <optional>
#include <string_view>

#include "model/identifier.hpp"

namespace linnet {

/// The part of the text that is the identifier's value, where the text is that value or the identifier's IRI, and
/// nothing has to be mended or encoded; then `readIdentifier` gives the same, more slowly. Nothing says only that it
/// has to be asked.
std::optional<std::string_view> normalIdentifier(Scheme scheme, std::string_view text);

} // namespace linnet

#endif
