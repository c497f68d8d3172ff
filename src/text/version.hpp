// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The version of the program.
#ifndef LINNET_TEXT_VERSION_HPP
#define LINNET_TEXT_VERSION_HPP

#include <string>

namespace linnet {

/// "0.1.0".
std::string version();

} // namespace linnet

#endif
