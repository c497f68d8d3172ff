#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Holds that a run that is killed leaves nothing under the final name: killed_test.py LINNET

The run reads from a pipe that stays open, and is killed when some of its output is in the file that it writes beside the final
one: no clock decides. SIGKILL may leave that file, SIGTERM and SIGINT leave nothing at all.
"""
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

RECORDS = b'{"id": "a", "name": "Ada Quist", "type": "Person"}\n' * 5000
MOST_WRITES = 400  # about 100 MB, many times what is held in memory


def partial_files(folder):
    return [path for path in folder.iterdir() if path.name.startswith('out.nt.part-')]


def feed_until_written(run, folder):
    """Writes records until some of what they became has been written."""
    for _ in range(MOST_WRITES):
        run.stdin.write(RECORDS)
        run.stdin.flush()
        if any(path.stat().st_size > 0 for path in partial_files(folder)):
            return
    raise RuntimeError('nothing was written before the end of the input')


def problems_of(linnet, folder, killer, old):
    output = folder / 'out.nt'
    if old is not None:
        output.write_bytes(old)
    command = [linnet, 'convert', '-', '--from', 'json', '-o', output.name, '--base', 'https://example.org/', '--threads', '2']
    with subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL) as run:
        try:
            feed_until_written(run, folder)
        finally:
            run.send_signal(killer)
            status = run.wait()
            run.stdin.close()
    if status != -killer:
        yield f'exit status {status}'
    found = output.read_bytes() if output.exists() else None
    if found != old:
        yield 'there is a file under the final name' if old is None else 'the old file is gone or changed'
    if killer != signal.SIGKILL and partial_files(folder):
        yield f'{partial_files(folder)[0].name} is left'


def main():
    linnet, failed = Path(sys.argv[1]).resolve(), 0
    for killer in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
        for old in (None, b'<https://a.example/> <https://a.example/p> "old" .\n'):
            with tempfile.TemporaryDirectory(prefix='linnet-') as folder:
                problems = list(problems_of(linnet, Path(folder), killer, old))
            failed += bool(problems)
            for problem in problems:
                print(f'{killer.name}, {"with" if old else "without"} an old file: {problem}')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
