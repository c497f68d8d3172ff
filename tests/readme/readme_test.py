#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Runs what README.md shows: readme_test.py LINNET ROOT [QUERY-COMMAND]

In its blocks ```console a line that begins with `$ ` is a command; what follows is what it writes, standard error first. A line
`...` stands for any lines, `[exit N]` at the end for an exit status that is not 0. The commands run in a folder of their own with
the project's folders linked into it, `linnet` and `scripts/query` being the ones that are tested. Without node, commands with
scripts/query are left out.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TIMEOUT_SECONDS = 300


def examples(readme):
    for block in re.findall(r'^```console\n(.*?)^```', readme, re.M | re.S):
        for example in re.split(r'^\$ ', block, flags=re.M)[1:]:
            command, _, expected = example.partition('\n')
            status = re.search(r'^\[exit (\d+)\]\n', expected, re.M)
            yield command, expected[:status.start()] if status else expected, int(status.group(1)) if status else 0


def fits(expected, found):
    pattern = ''.join('(.*\n)*' if line == '...\n' else re.escape(line) for line in expected.splitlines(keepends=True))
    return re.fullmatch(pattern, found) is not None


def main():
    linnet, root = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        for name in ('fixtures', 'ontology', 'scripts', 'tests'):
            os.symlink(root / name, Path(folder) / name)
        environment = dict(os.environ, PATH=f'{linnet.parent}{os.pathsep}{os.environ["PATH"]}')
        failed = ran = 0
        for command, expected, status in examples((root / 'README.md').read_text(encoding='utf-8')):
            if command.startswith('scripts/query') and shutil.which('node') is None:
                continue
            run = subprocess.run(['bash', '-c', command], cwd=folder, env=environment, capture_output=True, text=True,
                                 stdin=subprocess.DEVNULL, timeout=TIMEOUT_SECONDS)
            ran += 1
            found = run.stderr + run.stdout
            if run.returncode != status or not fits(expected, found):
                failed += 1
                print(f'$ {command}\nexit {run.returncode}, expected {status}\n{found}\n--- expected\n{expected}')
    print(f'{ran - failed} of {ran} commands of the README do what it says')
    sys.exit(failed > 0 or ran == 0)


if __name__ == '__main__':
    main()
