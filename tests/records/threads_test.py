#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Holds that the same bytes and messages come out for any number of threads: threads_test.py LINNET CASE...

CASE is a folder fixtures/SOURCE/NAME. Its input is copied several times, so that several threads have something to do at once. In a
build under the thread sanitizer a race shows in the exit status and in the messages.
"""
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TIMEOUT_SECONDS = 240
COPIES = 12
LONG_FILE = 1200000  # bytes: some blocks of one file
THREADS = (1, 2, 3, 8)
OUTPUTS = (['-t', 'ntriples'], ['-t', 'turtle', '--sort', '--unique'])


def copy_inputs(case, folder):
    """As many copies as there are to be, each with all that the case has, under names that keep what tells the format."""
    for number in range(COPIES):
        for path in case.glob('input*'):
            target = folder / f'{number:02}' / path.name
            target.parent.mkdir(exist_ok=True)
            (shutil.copytree if path.is_dir() else shutil.copyfile)(path, target)
    for path in case.glob('input.jsonl'):
        content = path.read_bytes().rstrip(b'\n') + b'\n'
        (folder / 'long.jsonl').write_bytes(content * (LONG_FILE // len(content)))


def convert(linnet, folder, options, threads):
    command = [linnet, 'convert', folder.name, '--base', 'https://example.org/', '--threads', str(threads), *options]
    done = subprocess.run(command, cwd=folder.parent, stdin=subprocess.DEVNULL, capture_output=True, check=False,
                          timeout=TIMEOUT_SECONDS)
    return done.returncode, done.stdout, done.stderr


def problems_of(linnet, case):
    options_file = case / 'options'
    words = shlex.split(options_file.read_text(encoding='utf-8'), comments=True) if options_file.exists() else []
    with tempfile.TemporaryDirectory(prefix='linnet-') as name:
        folder = Path(name) / 'copies'
        folder.mkdir()
        copy_inputs(case, folder)
        for options in OUTPUTS:
            expected = convert(linnet, folder, words + options, THREADS[0])
            if expected[0] not in (0, 2) or not expected[1]:
                yield f'exit status {expected[0]}: {expected[2].decode(errors="replace")}'
            for threads in THREADS[1:]:
                found = convert(linnet, folder, words + options, threads)
                if found != expected:
                    yield f'{threads} threads, {shlex.join(options)}: not as by one: {found[2].decode(errors="replace")[-2000:]}'


def main():
    linnet, cases, failed = Path(sys.argv[1]).resolve(), [Path(name) for name in sys.argv[2:]], 0
    for case in cases:
        problems = list(problems_of(linnet, case))
        failed += bool(problems)
        for problem in problems:
            print(f'{case}: {problem}')
    print(f'{len(cases) - failed} of {len(cases)} cases come out alike by {", ".join(map(str, THREADS))} threads')
    return 1 if failed or not cases else 0


if __name__ == '__main__':
    sys.exit(main())
