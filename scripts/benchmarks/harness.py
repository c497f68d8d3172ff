# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""What all sections of the benchmark need: runs that are measured, bars, places for large files.

This process has to stay small: Linux counts what a parent holds when it starts a program as memory of that program.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / 'build' / 'release'
LINNET = BUILD / 'linnet'
MEMORY_FOLDER = Path('/dev/shm')
LOOK_SECONDS, FREE_CORES = 1, 1.8
MEMORY_BYTES = 300_000_000  # the most that a conversion of records may hold


def measure(command, fresh=None, **options):
    """Seconds and peak memory in bytes of one run; ends the benchmark where it fails. A file `fresh` is removed before."""
    if fresh:
        fresh.unlink(missing_ok=True)
    started = time.monotonic()
    child = subprocess.Popen(command, stdin=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - started
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 2):
        sys.exit(f'exit status {child.returncode} of {" ".join(map(str, command))}')
    return seconds, usage.ru_maxrss * 1024


def best(runs, command, fresh=None, **options):
    """The shortest time, the largest memory."""
    results = [measure(command, fresh, **options) for _ in range(runs)]
    return min(seconds for seconds, _ in results), max(memory for _, memory in results)


def quietly(*command, cwd=ROOT):
    done = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        sys.exit(done.stdout.decode(errors='replace'))


def build():
    quietly('scripts/setup', 'build')
    quietly('cmake', '--preset', 'release', '-DLINNET_BENCHMARKS=ON')
    quietly('cmake', '--build', '--preset', 'release', '--target', 'linnet', 'benchmarks')


def program(name):
    """A program of benchmarks/."""
    return BUILD / 'benchmarks' / f'linnet_benchmark_{name}'


def generate_records(kind, output, *options):
    quietly('scripts/generate-records', kind, str(output), *map(str, options))


def convert_command(source, output, threads, *options):
    return [str(LINNET), 'convert', str(source), '-t', 'ntriples', '--base', 'https://example.org/', '--threads', str(threads),
            '--quiet', '-o', str(output), *options]


def lines_of(path):
    with open(path, 'rb') as file:
        return sum(block.count(b'\n') for block in iter(lambda: file.read(1 << 20), b''))


@contextmanager
def folder_of(size):
    """A folder with room for so many bytes: in memory, else on the disk, whose speed then counts as well."""
    in_memory = MEMORY_FOLDER.is_dir() and shutil.disk_usage(MEMORY_FOLDER).free > 1.2 * size
    if not in_memory:
        print(f'  no {size / 1e9:.1f} GB free in {MEMORY_FOLDER}: the disk is used')
    with tempfile.TemporaryDirectory(prefix='linnet-benchmark-', dir=MEMORY_FOLDER if in_memory else None) as name:
        yield Path(name)


def idle_seconds():
    """Of all cores since the machine was started; None where the system does not tell."""
    try:
        idle = Path('/proc/stat').read_text().split()[4]
    except OSError:
        return None
    return int(idle) / os.sysconf('SC_CLK_TCK')


def warn_of_busy_cores():
    """Two threads can't be twice as fast where other programs run; this one does nothing while it looks."""
    before, started = idle_seconds(), time.monotonic()
    time.sleep(LOOK_SECONDS)
    if before is not None:
        free = min((idle_seconds() - before) / (time.monotonic() - started), len(os.sched_getaffinity(0)))
        if free < FREE_CORES:
            print(f'  warning: {free:.1f} cores are free; what two threads take says little')


class Bars:
    def __init__(self):
        self.missed = 0

    def show(self, what, value, bar, unit=''):
        """A bar that the value may reach at most."""
        self.line(what, value, bar, unit, value <= bar)

    def show_least(self, what, value, bar, unit=''):
        """A bar that the value must reach."""
        self.line(what, value, bar, unit, value >= bar)

    def line(self, what, value, bar, unit, held):
        self.missed += not held
        print(f'  {what:<34}{value:>10.2f}{unit}   bar {bar:.2f}{unit}   {"held" if held else "MISSED"}')

    def require(self, what, held):
        self.missed += not held
        print(f'  {what:<34}{"held" if held else "MISSED":>10}')
