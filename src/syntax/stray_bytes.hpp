// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Makes UTF-8 of files that say nothing of their encoding and are no UTF-8, or only in part.
#ifndef LINNET_SYNTAX_STRAY_BYTES_HPP
#define LINNET_SYNTAX_STRAY_BYTES_HPP

#include <string>
#include <string_view>

namespace linnet {

/// The text with each byte that belongs to no well-formed UTF-8 read as Windows-1252 (of which ISO 8859-1 is a part);
/// those that it has no character for become U+FFFD. Files that were put together from several are of both encodings,
/// and what is Windows-1252 is hardly ever well-formed UTF-8.
std::string withoutStrayBytes(std::string_view text);

} // namespace linnet

#endif
