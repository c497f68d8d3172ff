// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "text/version.hpp"

namespace linnet {

std::string version() {
  return LINNET_VERSION;
}

} // namespace linnet
