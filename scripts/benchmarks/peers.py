# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Works with authors and their organizations: is every triple right, and how much faster are they converted than by FlexRML?"""
import os
import subprocess

from benchmarks.flexrml import flexrml_seconds
from benchmarks.harness import MEMORY_BYTES, best, convert_command, folder_of, generate_records, lines_of

UNIQUE_TIMES, PLAIN_TIMES = 6, 15  # times as fast as FlexRML, with --unique and without
WORKS, SMALL_WORKS = 200_000, 20_000
BYTES_OF_A_WORK = 6000  # all files together
SHOWN = 3               # wrong or missing triples


def sorted_lines(path):
    """The lines in the order of their bytes; sorted by another process, for this one to stay small."""
    sort = subprocess.Popen(['sort', path], stdout=subprocess.PIPE, env=dict(os.environ, LC_ALL='C'))
    yield from sort.stdout
    sort.wait()


def predicate(line):
    return line.split(b' ', 2)[1]


def predicates_of(path):
    with open(path, 'rb') as file:
        return set(map(predicate, file))


def differences(found, expected):
    """Lines of either side alone; both are sorted, and a line that `found` has twice is wrong."""
    wrong, missing = [], []
    found_line, expected_line = next(found, None), next(expected, None)
    while found_line is not None or expected_line is not None:
        if found_line == expected_line:
            found_line, expected_line = next(found, None), next(expected, None)
        elif expected_line is None or found_line is not None and found_line < expected_line:
            wrong.append(found_line)
            found_line = next(found, None)
        else:
            missing.append(expected_line)
            expected_line = next(expected, None)
    return wrong, missing


def is_of_authorship(line):
    """Of an author's place on a paper, which no other engine's mapping has?"""
    return b'#authorship-' in line.split(b' ', 1)[0]


def compare(output, expected, bars):
    """Holds the output to the triples that are expected; those of other predicates, and authorships, are Linnet's own."""
    wanted = predicates_of(expected)
    with open(expected, 'rb') as file:
        found = (line for line in sorted_lines(output) if predicate(line) in wanted and not is_of_authorship(line))
        wrong, missing = differences(found, file)
    for what, lines in (('wrong', wrong), ('missing', missing)):
        bars.show(f'{what} triples', len(lines), 0)
        for line in lines[:SHOWN]:
            print('    ' + line.decode(errors='replace').rstrip('\n'))


def run(options, bars):
    count = SMALL_WORKS if options.small else WORKS
    with folder_of(count * BYTES_OF_A_WORK) as folder:
        generate_records('peers', folder, '--records', count)
        works, output = folder / 'works.jsonl', folder / 'out.nt'
        plain, plain_memory = best(options.runs, convert_command(works, output, options.threads), fresh=output)
        triples = lines_of(output)
        seconds, memory = best(options.runs, convert_command(works, output, options.threads, '--unique'), fresh=output)
        print(f'{count} works with authors, {works.stat().st_size / 1e6:.0f} MB, {options.threads} threads: {plain:.2f} s, '
              f'{triples} triples; with --unique {seconds:.2f} s, {lines_of(output)} triples')
        bars.show('peak memory', plain_memory / 1e6, MEMORY_BYTES / 1e6, ' MB')
        bars.show('peak memory with --unique', memory / 1e6, MEMORY_BYTES / 1e6, ' MB')
        if options.with_flexrml:
            other, triples = flexrml_seconds(folder, options.runs)
            print(f'  flexrml-node {other:.2f} s, {triples} triples, one thread')
            bars.show_least('times as fast, with --unique', other / seconds, UNIQUE_TIMES)
            bars.show_least('times as fast', other / plain, PLAIN_TIMES)
        compare(output, folder / 'expected.nt', bars)
