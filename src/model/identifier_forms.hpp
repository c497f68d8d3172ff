// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The forms that identifiers have, and their check digits.
#ifndef LINNET_MODEL_IDENTIFIER_FORMS_HPP
#define LINNET_MODEL_IDENTIFIER_FORMS_HPP

#include <optional>
#include <string>
#include <string_view>

#include "model/identifier.hpp"

namespace linnet {

/// The identifier's normal form, from a text without prefix, resolver and query; nothing where it is none of the
/// scheme.
std::optional<std::string> readIdentifierForm(Scheme scheme, std::string_view text);

/// The text without what people put around an identifier: white space, angle brackets, quotation marks, parentheses,
/// punctuation at its end.
std::string_view bareIdentifier(std::string_view text);

/// Does the text begin with the prefix, in whatever case (ASCII)?
bool startsWithFolded(std::string_view text, std::string_view prefix);

} // namespace linnet

#endif
