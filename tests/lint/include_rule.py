#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Holds the include lines of src/ to the floors of the program.

    include_rule.py SRC      names each include line that is not allowed
    include_rule.py --test   shows that the rule does refuse what it should

main > commands > pipeline > readers > {syntax, mapping, wikidata} > {model, sparql} > rdf > text: a file includes its own folder
and the folders of lower floors. Folders on one floor know nothing of each other. Beyond that, readers never see mapping/, a
command never includes a command, nor a reader a reader. A library has one door: the files that include it; no header of ours
shows a library that is not C++'s own.
"""
import re
import sys
from pathlib import Path

FLOORS = [['text'], ['rdf'], ['model', 'sparql'], ['syntax', 'mapping', 'wikidata'], ['readers'], ['pipeline'], ['commands'],
          ['.']]
FLOOR_OF = {folder: number for number, folders in enumerate(FLOORS) for folder in folders}

# What readers never see, although it lies below them.
HIDDEN = {'readers': {'mapping'}}

# Folders whose files are equals, and the files there that are no equals but what they share.
EQUALS = {'commands': re.compile(r'commands?|(\w+_)?options'), 'readers': re.compile(r'readers?|record_\w+|known_pages')}

# Lists of all equals of their folder: they include every one of them.
LISTS = {'commands/commands.cpp', 'readers/readers.cpp'}

DOORS = {
    'serd/': re.compile(r'rdf/(parser\w*|turtle)\.cpp'),
    'sord/': re.compile(r'rdf/store\.cpp'),
    'boost/': re.compile(r'commands/options\.cpp'),
    'simdjson.h': re.compile(r'(text|syntax)/\w+\.cpp'),
    'utf8proc.h': re.compile(r'text/\w+\.cpp'),
    'xxhash.h': re.compile(r'text/\w+\.cpp'),
    'isa-l/': re.compile(r'syntax/gzip\.cpp'),
    'bzlib.h': re.compile(r'syntax/bzip2\.cpp'),
    'lzma.h': re.compile(r'syntax/xz\.cpp'),
    'iconv.h': re.compile(r'syntax/encoding\.cpp'),
    'zstd.h': re.compile(r'syntax/zstd\.cpp'),
    'archive': re.compile(r'(syntax/archive|pipeline/compression)\.cpp'),
    'expat.h': re.compile(r'syntax/xml\.cpp'),
    'curl/': re.compile(r'sparql/\w+\.cpp'),
}
MOST_FILES_OF_A_DOOR = 2

INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')
STANDARD = re.compile(r'[a-z_0-9]+')                     # <vector>, <cstdint>
SYSTEM = re.compile(r'(sys/\w+|fcntl|unistd|signal|emmintrin)\.h')  # POSIX, and the processor's own


def folder_of(path):
    return path.rsplit('/', 1)[0] if '/' in path else '.'


def family(path):
    """vault_page.hpp and vault.cpp are of one family: files of one format share its name as their first word."""
    return Path(path).stem.split('_')[0]


def problem_of_own(path, target):
    """What is wrong with a file of ours including another one, or None."""
    above, below = folder_of(path), folder_of(target)
    if below not in FLOOR_OF:
        return f'"{target}" is on no floor; own headers are named from src/ on'
    if below == above:
        if above not in EQUALS or path in LISTS:
            return None
        shared = EQUALS[above]
        if shared.fullmatch(Path(target).stem) or shared.fullmatch(Path(path).stem) or family(path) == family(target):
            return None
        return f'"{target}" is its equal: they never include each other'
    if below in HIDDEN.get(above, ()):
        return f'"{target}" is hidden from {above}/'
    if FLOOR_OF[below] < FLOOR_OF[above]:
        return None
    where = 'on the same floor' if FLOOR_OF[below] == FLOOR_OF[above] else 'above'
    return f'"{target}" lies {where}'


def problem_of_library(path, target):
    """What is wrong with a file of ours including a header of somebody else's, or None."""
    if STANDARD.fullmatch(target) or (SYSTEM.fullmatch(target) and path.endswith('.cpp')):
        return None
    if path.endswith('.hpp'):
        return f'<{target}> is shown by a header'
    for library, files in DOORS.items():
        if target.startswith(library):
            return None if files.fullmatch(path) else f'<{target}>: {library} has another door'
    return f'<{target}> is of a library that has no door yet'


def includes(files):
    for path, text in sorted(files.items()):
        for number, line in enumerate(text.splitlines(), start=1):
            match = INCLUDE.match(line)
            if match:
                yield path, number, match[1], match[2]


def problems(files):
    """What is wrong in the files, a dictionary from path below src/ to text."""
    found, doors = [], {}
    for path, number, bracket, target in includes(files):
        problem = problem_of_own(path, target) if bracket == '"' else problem_of_library(path, target)
        if problem:
            found.append(f'{path}:{number}: {problem}')
        for library in DOORS:
            if bracket == '<' and target.startswith(library):
                doors.setdefault(library, set()).add(path)
    for library, users in sorted(doors.items()):
        if len(users) > MOST_FILES_OF_A_DOOR and library != 'serd/':
            found.append(f'{library} is included by {len(users)} files: {", ".join(sorted(users))}')
    return found


ALLOWED = [
    ('rdf/iri.cpp', '"text/utf8.hpp"'),
    ('rdf/turtle.cpp', '<serd/serd.h>'),
    ('rdf/parser_reader.cpp', '<serd/serd.h>'),
    ('readers/vault.cpp', '"readers/vault_page.hpp"'),
    ('readers/vault_page.hpp', '"readers/reader.hpp"'),
    ('readers/vault.cpp', '"wikidata/wikidata.hpp"'),
    ('readers/readers.cpp', '"readers/vault.hpp"'),
    ('commands/convert.cpp', '"commands/options.hpp"'),
    ('commands/convert.cpp', '"commands/conversion_options.hpp"'),
    ('commands/options.cpp', '<boost/program_options.hpp>'),
    ('pipeline/conversion.cpp', '"mapping/mapper.hpp"'),
    ('main.cpp', '"commands/commands.hpp"'),
    ('rdf/iri.hpp', '<string_view>'),
]
REFUSED = [
    ('rdf/iri.cpp', '"model/date.hpp"'),
    ('syntax/json.cpp', '"mapping/mapper.hpp"'),
    ('mapping/mapper.cpp', '"syntax/json.hpp"'),
    ('mapping/mapper.cpp', '"readers/reader.hpp"'),
    ('model/entity.cpp', '"sparql/endpoint.hpp"'),
    ('readers/vault.cpp', '"mapping/mapper.hpp"'),
    ('readers/vault.cpp', '"readers/rdf.hpp"'),
    ('commands/check.cpp', '"commands/convert.hpp"'),
    ('pipeline/conversion.cpp', '"commands/options.hpp"'),
    ('readers/vault.cpp', '"vault_page.hpp"'),
    ('commands/convert.cpp', '<boost/program_options.hpp>'),
    ('model/entity.cpp', '<serd/serd.h>'),
    ('rdf/turtle.hpp', '<serd/serd.h>'),
    ('rdf/store.hpp', '<sys/stat.h>'),
    ('syntax/source.cpp', '<zlib.h>'),
]


def test():
    wrong = [f'refused: {path} {target}' for path, target in ALLOWED if problems({path: f'#include {target}\n'})]
    wrong += [f'allowed: {path} {target}' for path, target in REFUSED if not problems({path: f'#include {target}\n'})]
    many = {f'text/{name}.cpp': '#include <xxhash.h>\n' for name in ('a', 'b', 'c')}
    wrong += [] if problems(many) else ['allowed: three files with one library']
    return wrong


def main(arguments):
    if arguments == ['--test']:
        found = test()
    elif len(arguments) == 1:
        source = Path(arguments[0])
        files = {path.relative_to(source).as_posix(): path.read_text(encoding='utf-8') for path in source.rglob('*.[ch]pp')}
        found = problems(files) if files else [f'{source}: there is no source file']
    else:
        sys.exit(__doc__)
    print('\n'.join(found))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
