# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Writing of N-Triples alone: benchmarks/formatter.cpp itself says what it measures and whether its bars are held."""
import subprocess

from benchmarks.harness import program


def run(options, bars):
    formatter = program('formatter')
    if not formatter.exists():
        print('formatter: there is no benchmarks/formatter.cpp')
        return
    print('formatter', flush=True)
    done = subprocess.run([formatter], stdin=subprocess.DEVNULL)
    bars.require('its own bars', done.returncode == 0)
