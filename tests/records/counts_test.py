#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Holds that no record disappears without a word: counts_test.py LINNET FOLDER...

Each FOLDER is converted (its `input` or `input.*`, if it has one, with the options of its file `options`; else all that is in
it). Then
  - records read = exported + repaired + skipped + left out;
  - as many records are read as the csv and json of Python find in the input, where they can read it;
  - the report names each skipped record with its file and line, each skipped file with its path;
  - the exit status is 0 where the report has no error, else 2, or 1 where nothing could be read.
"""
import csv
import gzip
import io
import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

TIMEOUT_SECONDS = 120
COUNTS = re.compile(r'^(\d+) records? read: (\d+) exported, (\d+) repaired, (\d+) skipped, (\d+) left out; ', re.M)
FILE_CODES = {'unreadable-file', 'binary-file', 'invalid-utf8', 'large-file'}
LIST_KEYS = ('results', 'items', 'data', 'records')


def inputs_of(folder):
    return sorted(folder.glob('input*')) or sorted(path for path in folder.iterdir() if path.name != 'README.md')


def files_of(paths):
    for path in paths:
        yield from sorted(below for below in path.rglob('*') if below.is_file()) if path.is_dir() else [path]


def values_of(text):
    """The JSON values that stand one after the other."""
    decoder, position = json.JSONDecoder(), 0
    while position < len(text):
        if text[position] in ' \t\r\n':
            position += 1
        else:
            value, position = decoder.raw_decode(text, position)
            yield value


def count_of_value(value):
    if isinstance(value, list):
        return len(value)
    inner = value.get('message', value) if isinstance(value, dict) else value
    lists = [inner[key] for key in LIST_KEYS if isinstance(inner, dict) and isinstance(inner.get(key), list)]
    return len(lists[0]) if lists else 1


def count_of_file(path):
    """The records that Python finds in it; nothing where it can't read it, or has no reader for it."""
    data = path.read_bytes()
    try:
        text = (gzip.decompress(data) if path.suffix == '.gz' else data).decode('utf-8-sig')
        name = path.name.removesuffix('.gz')
        if 'merge_into_id' in text.partition('\n')[0]:
            return 1
        if name.endswith('.csv') and '"' not in text.partition('\n')[0]:
            return len([row for row in csv.reader(io.StringIO(text, newline=''), strict=True) if row]) - 1
        return sum(map(count_of_value, values_of(text))) if name.endswith(('.json', '.jsonl')) else None
    except (ValueError, csv.Error, OSError, EOFError):
        return None


def problems_of_counts(found, inputs):
    read, *parts = found
    if read != sum(parts):
        yield f'{read} records were read, and {sum(parts)} accounted for'
    counts = [count_of_file(path) for path in files_of(inputs)]
    if None not in counts and read != sum(counts):
        yield f'{read} records were read, Python finds {sum(counts)}'


def problems_of_report(skipped, report, folder):
    records = [entry for entry in report if entry['code'] == 'bad-record']
    files = [entry for entry in report if entry['code'] in FILE_CODES]
    documents = {entry['path'] for entry in report if entry['code'] == 'bad-statement'}
    least = len(records) + len(files)
    if not least <= skipped <= least + len(documents):
        yield f'{skipped} records were skipped, {least} named'
    for entry in records:
        if entry['line'] == 0 or not entry['text']:
            yield f'not placed: {entry}'
    for entry in records + files:
        # What is in an archive is named below it.
        path = folder / entry['path']
        if not (path.exists() or any(parent.is_file() for parent in path.parents)):
            yield f'there is no {entry["path"]}'


def statuses_of(found, report):
    """A folder in which nothing can be read is a failure, a list without elements is none."""
    read, _, _, skipped, _ = found
    isCalm = not any(entry['severity'] == 'error' for entry in report)
    if read == 0 and isCalm:
        return (0, 1)
    return (1,) if read == skipped else (0,) if isCalm else (2,)


def check(linnet, folder):
    inputs, options = inputs_of(folder), folder / 'options'
    words = shlex.split(options.read_text(encoding='utf-8'), comments=True) if options.exists() else []
    with tempfile.TemporaryDirectory(prefix='linnet-') as made:
        report = Path(made) / 'report.jsonl'
        command = [linnet, 'convert', *(path.name for path in inputs), *words, '-t', 'ntriples', '-o', f'{made}/out.nt',
                   '--report', report]
        done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                              timeout=TIMEOUT_SECONDS)
        counts = COUNTS.search(done.stderr)
        if not counts:
            return [f'there are no counts, exit status {done.returncode}: {done.stderr[-300:]}']
        found, lines = [int(count) for count in counts.groups()], report.read_text(encoding='utf-8').splitlines()
    entries = [json.loads(line) for line in lines]
    problems = [*problems_of_counts(found, inputs), *problems_of_report(found[3], entries, folder)]
    if done.returncode not in statuses_of(found, entries):
        problems.append(f'exit status {done.returncode}, and not {statuses_of(found, entries)}')
    return problems


def main():
    linnet, folders = Path(sys.argv[1]).resolve(), [Path(name) for name in sys.argv[2:]]
    failed = 0
    for folder in folders:
        problems = check(linnet, folder)
        failed += bool(problems)
        for problem in problems:
            print(f'{folder}: {problem}')
    print(f'{len(folders) - failed} of {len(folders)} folders have counts that add up')
    return 1 if failed or not folders else 0


if __name__ == '__main__':
    sys.exit(main())
