// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Percent-encoding (RFC 3986, 2.1).
#ifndef LINNET_TEXT_PERCENT_HPP
#define LINNET_TEXT_PERCENT_HPP

#include <string>
#include <string_view>

namespace linnet {

/// Appends `%XX` (upper case) for one byte.
void appendPercentEncoded(std::string& out, char byte);

/// `%XX` becomes its byte; a `%` without two hexadecimal digits stays as it is. The result may be no valid UTF-8.
std::string percentDecode(std::string_view text);

} // namespace linnet

#endif
