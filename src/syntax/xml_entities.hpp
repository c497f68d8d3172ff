// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The characters that document types of the web give names.
#ifndef LINNET_SYNTAX_XML_ENTITIES_HPP
#define LINNET_SYNTAX_XML_ENTITIES_HPP

#include <optional>
#include <string_view>

namespace linnet {

/// The character of an entity reference such as `&uuml;`, by the names that HTML 4 has (Latin 1, symbols, special
/// characters), which dblp's DTD takes from there. XML's own five are not among them. Pure.
std::optional<char32_t> namedCharacter(std::string_view name);

} // namespace linnet

#endif
