// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "text/large_pages.hpp"

#include <sys/mman.h>

namespace linnet {

void adviseLargePages(void* memory, std::size_t size) {
#if defined(MADV_HUGEPAGE)
  ::madvise(memory, size, MADV_HUGEPAGE);
#else
  static_cast<void>(memory);
  static_cast<void>(size);
#endif
}

} // namespace linnet
