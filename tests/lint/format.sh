#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
# Names the lines that clang-format would write otherwise: format.sh ROOT
set -euo pipefail
cd "$1"
find src tests benchmarks -name node_modules -prune -o -name '*.[ch]pp' -print0 | sort -z | xargs -0 clang-format-14 --dry-run --Werror
