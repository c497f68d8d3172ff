#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
# Runs clang-tidy over all of src/, with the compile commands in BUILD: tidy.sh ROOT BUILD
set -euo pipefail
status=0
said=$(run-clang-tidy-14 -quiet -p "$2" -j "$(nproc)" "^$1/src/.*\.cpp$" 2>&1) || status=$?
if [[ $status -ne 0 ]]; then
  # A header is checked with each file that includes it; once is enough to hear of.
  sed 's/\x1b\[[0-9;]*m//g' <<<"$said" | grep -E ' (error|warning): ' | sort -u
fi
exit "$status"
