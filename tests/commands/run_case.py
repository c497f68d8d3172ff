#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Runs command tests: each is one readable text file that holds one run of the program.

    run_case.py LINNET CASE...             runs them and says what is not as expected
    run_case.py --bless LINNET CASE...     rewrites the sections that are not as expected: read the diff

A case looks like this:

    # What the case is for, in a sentence or two.
    % fixture vault/seed/input vault
    $ linnet convert vault -t ntriples -o out.nt
    --- file: vault/Other.md
    # Other
    --- exit: 2
    --- stdout
    --- stderr
    vault/Broken.md: error: ...
    ...
    --- output: out.nt
    <https://example.org/id/Other> ...

It runs in a folder of its own, which is empty but for what the case asks for. Before the first section:

    # ...                      a comment
    % fixture PATH [NAME]      copies fixtures/PATH to NAME (its own name, if none is given)
    % folder NAME              makes an empty folder
    % link NAME TARGET         makes a symbolic link
    % large NAME MEGABYTES     makes a text file of that size
    % stdout closed            gives the run a standard output that nobody reads
    % stdout full              gives it one that takes nothing, like a full disk
    $ linnet ARGUMENT...       the run; quotes as in a shell, but no shell is asked

Sections, each up to the next one:

    --- file: NAME             a file to make beforehand; NAME may have folders in it
    --- escaped file: NAME     the same, with \\n \\r \\t \\\\ and \\xHH for what an editor would spoil, and a line
                               that ends in \\ going on without a line end
    --- stdin                  what the program reads from standard input (otherwise nothing)
    --- exit: STATUS           0, if there is none
    --- stdout, --- stderr     what is written there; nothing, if there is no such section
    --- output: NAME           a file that is to be there afterwards, with this text
    --- absent: NAME           a file or folder that is not to be there afterwards

Expected text must be found exactly, but that a line `...` stands for any number of lines, and `[..]` within a line for any
characters.
"""
import difflib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TIMEOUT_SECONDS = 120
FIXTURES = Path(__file__).resolve().parents[2] / 'fixtures'
HEADER = re.compile(r'--- (file|escaped file|stdin|exit|stdout|stderr|output|absent)(?:: (.+))?$')
ESCAPE = re.compile(r'\\(n|r|t|\\|\n|x[0-9a-fA-F]{2})')
CONTROL = {'n': b'\n', 'r': b'\r', 't': b'\t', '\\': b'\\', '\n': b''}


class BadCase(Exception):
    """The case itself is not written as it should be."""


class Section:
    def __init__(self, kind, name):
        self.kind, self.name, self.lines = kind, name, []

    def text(self):
        return ''.join(line + '\n' for line in self.lines)

    def header(self):
        return f'--- {self.kind}: {self.name}' if self.name else f'--- {self.kind}'


def parse(path):
    """The lines before the first section, and the sections."""
    head, sections = [], []
    for line in path.read_text(encoding='utf-8').split('\n'):
        match = HEADER.match(line)
        if match:
            sections.append(Section(match[1], match[2]))
        elif sections:
            sections[-1].lines.append(line)
        else:
            head.append(line)
    last = sections[-1].lines if sections else head
    if last and last[-1] == '':
        last.pop()  # it is only what stands behind the last line end of the file
    return head, sections


def unescaped(text):
    out, end = b'', 0
    for match in ESCAPE.finditer(text):
        out += text[end:match.start()].encode()
        out += CONTROL[match[1]] if match[1] in CONTROL else bytes([int(match[1][1:], 16)])
        end = match.end()
    return out + text[end:].encode()


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def copy_fixture(folder, path, name=None):
    source, target = FIXTURES / path, folder / (name or Path(path).name)
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
    else:
        shutil.copyfile(source, target)


def make_link(folder, name, target):
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).symlink_to(target)


def make_large(folder, name, megabytes):
    write(folder / name, b'A line of plain words, as long as many others are.\n' * (int(megabytes) * 1000000 // 51))


def make_closed_pipe():
    reading, writing = os.pipe()
    os.close(reading)
    return os.fdopen(writing, 'wb')


OUTPUTS = {'closed': make_closed_pipe, 'full': lambda: open('/dev/full', 'wb')}

DIRECTIVES = {
    'fixture': copy_fixture,
    'folder': lambda folder, name: (folder / name).mkdir(parents=True),
    'link': make_link,
    'large': make_large,
}


def prepare(folder, head, sections):
    """Makes what the run needs, and gives its arguments and the name of its standard output, if it is a special one."""
    arguments, output = None, None
    for line in head:
        if line.startswith('% '):
            what, *words = shlex.split(line[2:])
            if what == 'stdout' and words[0] in OUTPUTS:
                output = words[0]
            elif what in DIRECTIVES:
                DIRECTIVES[what](folder, *words)
            else:
                raise BadCase(f'there is no directive "{line[2:]}"')
        elif line.startswith('$ linnet') and arguments is None:
            arguments = shlex.split(line[2:])[1:]
        elif line and not line.startswith('#'):
            raise BadCase(f'not understood: {line}')
    if arguments is None:
        raise BadCase('there is no line "$ linnet ..."')
    for section in sections:
        if section.kind == 'file':
            write(folder / section.name, section.text().encode())
        elif section.kind == 'escaped file':
            write(folder / section.name, unescaped(section.text()))
    return arguments, output


def run(linnet, arguments, output, folder, sections):
    given = ''.join(section.text() for section in sections if section.kind == 'stdin')
    environment = {'PATH': os.environ.get('PATH', ''), 'HOME': str(folder), 'LC_ALL': 'C.UTF-8'}
    environment.update((name, value) for name, value in os.environ.items() if name.endswith('SAN_OPTIONS'))
    command = [str(linnet), *arguments]
    stdout = OUTPUTS[output]() if output else subprocess.PIPE
    try:
        done = subprocess.run(command, cwd=folder, env=environment, input=given.encode(), stdout=stdout,
                              stderr=subprocess.PIPE, timeout=TIMEOUT_SECONDS, restore_signals=True)
    finally:
        if output:
            stdout.close()
    done.stdout = done.stdout or b''
    return done


def pattern_of(lines):
    """The expected lines as a regular expression over text whose every line ends in a line end."""
    parts = []
    for line in lines:
        if line == '...':
            parts.append(r'(?:[^\n]*\n)*?')
        else:
            parts.append(r'[^\n]*'.join(re.escape(piece) for piece in line.split('[..]')) + r'\n')
    return re.compile(''.join(parts))


class Comparison:
    """Collects what is not as expected; where blessing, puts what was found into the sections instead."""

    def __init__(self, sections, blessing):
        self.sections, self.blessing, self.problems, self.blessed = sections, blessing, [], False

    def of_kind(self, kind):
        return [section for section in self.sections if section.kind == kind]

    def text(self, section, found):
        found = found.decode('utf-8', errors='backslashreplace')
        if found and not found.endswith('\n'):
            found += '\n(no line end here)\n'
        if pattern_of(section.lines).fullmatch(found):
            return
        if self.blessing:
            section.lines, self.blessed = found.split('\n')[:-1], True
            return
        patch = difflib.unified_diff(section.lines, found.split('\n')[:-1], 'expected', 'found', lineterm='', n=2)
        self.problems.append(section.header() + '\n' + '\n'.join(patch))

    def stream(self, kind, found):
        section = next(iter(self.of_kind(kind)), None) or Section(kind, None)
        self.text(section, found)
        if section not in self.sections and section.lines:
            self.sections.append(section)

    def status(self, found):
        section = next(iter(self.of_kind('exit')), None) or Section('exit', '0')
        if int(section.name) == found:
            return
        if self.blessing:
            section.name, self.blessed = str(found), True
            if section not in self.sections:
                self.sections.append(section)
            return
        self.problems.append(f'exit status {found}, and not {section.name}')

    def files(self, folder):
        for section in self.of_kind('output'):
            path = folder / section.name
            if path.is_file():
                self.text(section, path.read_bytes())
            else:
                self.problems.append(f'{section.name} was not written')
        for section in self.of_kind('absent'):
            if os.path.lexists(folder / section.name):
                self.problems.append(f'{section.name} is there')


def rewrite(path, head, sections):
    lines = list(head)
    for section in sections:
        lines += [section.header(), *section.lines]
    path.write_text('\n'.join(lines) + '\n', encoding='utf-8')
    print(f'rewritten: {path}')


def check(linnet, path, blessing):
    head, sections = parse(path)
    with tempfile.TemporaryDirectory(prefix='linnet-') as name:
        folder = Path(name)
        arguments, output = prepare(folder, head, sections)
        done = run(linnet, arguments, output, folder, sections)
        comparison = Comparison(sections, blessing)
        comparison.status(done.returncode)
        comparison.stream('stdout', done.stdout)
        comparison.stream('stderr', done.stderr)
        comparison.files(folder)
    if comparison.blessed:
        rewrite(path, head, sections)
    for problem in comparison.problems:
        print(f'{path}: {problem}')
    return not comparison.problems


def main(arguments):
    blessing = arguments[:1] == ['--bless']
    arguments = arguments[blessing:]
    if len(arguments) < 2:
        sys.exit(__doc__)
    linnet, right = Path(arguments[0]).resolve(), True
    for case in arguments[1:]:
        try:
            right = check(linnet, Path(case), blessing) and right
        except (BadCase, OSError, TypeError, ValueError, subprocess.TimeoutExpired) as error:
            print(f'{case}: {error}')
            right = False
    return 0 if right else 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
