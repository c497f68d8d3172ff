#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Holds the manual page against the program: manual_test.py LINNET BUILD CMAKE

The page that is installed from the build is what `linnet help --man` prints; every option of every command stands in the section
of its command, and every format in its own; groff and mandoc, where they are there, have nothing to say against it.
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SECTIONS = ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'COMMANDS', 'FORMATS', 'EXIT STATUS', 'FILES', 'EXAMPLES', 'SEE ALSO']
# What mandoc says of a page without a date, which a page that is the same for every build must be.
ALLOWED = re.compile(r'missing date|outdated mandoc')


def run(*command, **more):
    return subprocess.run(command, check=True, capture_output=True, text=True, **more)


def sections(page):
    """The sections by their headings, those of a command under "linnet COMMAND"."""
    parts = re.split(r'^\.S[HS] (.*)\n', page, flags=re.M)
    names = [re.match(r'linnet \w+|.*', heading.strip('"')).group() for heading in parts[1::2]]
    return dict(zip(names, parts[2::2]))


def plain(roff):
    return re.sub(r'\\f[BIR]', '', roff).replace('\\-', '-').replace('\\&', '')


def missing_options(linnet, found):
    overview = run(linnet, 'help').stdout
    for command in re.findall(r'^  (\w+)', overview.split('Commands:')[1], re.M):
        section = plain(found.get(f'linnet {command}', ''))
        if not section:
            yield f'there is no section for {command}'
        for option in re.findall(r'^ +(?:-\w, )?(--.*?)  +', run(linnet, 'help', command).stdout, re.M):
            if not re.search(rf'^(-\w, )?{re.escape(option)}$', section, re.M):
                yield f'{command}: {option} is missing'


def missing_formats(linnet, found):
    for name in re.findall(r'^(\S+)', run(linnet, 'formats').stdout, re.M):
        if '\\fB' + name.replace('-', '\\-') + '\\fR\n' not in found['FORMATS']:
            yield f'the format {name} is missing'


def complaints(page):
    for command in (['groff', '-man', '-Tutf8', '-ww', '-z', '-'], ['mandoc', '-T', 'lint', '-W', 'warning']):
        if shutil.which(command[0]):
            done = subprocess.run(command, input=page, capture_output=True, text=True, check=False)
            for line in (done.stdout + done.stderr).splitlines():
                if not ALLOWED.search(line):
                    yield f'{command[0]}: {line}'


def installed(build, cmake):
    with tempfile.TemporaryDirectory(prefix='linnet-') as folder:
        run(cmake, '--install', build, '--prefix', folder)
        return (Path(folder) / 'share/man/man1/linnet.1').read_text(encoding='utf-8')


def main():
    linnet, build, cmake = sys.argv[1:]
    page = run(linnet, 'help', '--man').stdout
    found = sections(page)
    problems = [f'there is no section {name}' for name in SECTIONS if name not in found]
    problems += [*missing_options(linnet, found), *missing_formats(linnet, found), *complaints(page)]
    if not page.isascii():
        problems.append('it is not ASCII')
    if installed(build, cmake) != page:
        problems.append('what is installed is not what the program prints')
    for problem in problems:
        print(f'linnet.1: {problem}')
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
