#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
# Compiles each header alone: headers.sh COMPILER SRC. A header that needs another one included before it fails here.
set -euo pipefail
compiler=$1
cd "$2"

alone() {
  printf '#include "%s"\n' "$2" | "$1" -std=c++20 -fsyntax-only -Wall -Wextra -I. -x c++ -
}
export -f alone

find . -name '*.hpp' -printf '%P\0' | sort -z | xargs -0 -P "$(nproc)" -I{} bash -c 'alone "$@"' alone "$compiler" {}
