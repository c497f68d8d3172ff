# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Vaults of 10,000 and 20,000 pages, against `cat` over the same files; a page of brackets."""
import tempfile
from pathlib import Path

from benchmarks.harness import best, convert_command, lines_of, measure, quietly

CAT_TIMES, CAT_SECONDS = 6, 1  # a vault takes at most so many times what cat takes, and that many seconds more
MEMORY_TIMES = 5               # of the vault's size
GROWTH = 2.2                   # of the time, where the pages are twice as many
BRACKETS_SECONDS = 1           # for a page of BRACKETS_BYTES of [[[[
BRACKETS_BYTES = 400_000
VAULTS = [(10000, 50), (20000, 100)]  # pages and megabytes


def bytes_below(folder):
    return sum(path.stat().st_size for path in folder.rglob('*') if path.is_file())


def run_vault(folder, pages, megabytes, options, bars):
    vault, output = folder / f'vault-{pages}', folder / 'out.nt'
    quietly('scripts/generate-vault', str(vault), '--pages', str(pages), '--megabytes', str(megabytes), '--seed', '1')
    size = bytes_below(vault)
    cat = ['sh', '-c', 'find "$1" -type f -print0 | xargs -0 cat >/dev/null', 'sh', str(vault)]
    measure(cat)  # warms the cache
    cat_seconds, _ = best(options.runs, cat)
    seconds, memory = best(options.runs, convert_command(vault, output, options.threads))
    triples = lines_of(output)
    print(f'{pages} pages, {size / 1e6:.0f} MB, {triples} triples, {options.threads} threads')
    print(f'  {pages / seconds:.0f} pages/s, {triples / seconds:.0f} triples/s, {size / seconds / 1e6:.0f} MB/s; '
          f'cat {cat_seconds:.2f} s, ratio {seconds / cat_seconds:.1f}; peak memory {memory / 1e6:.0f} MB')
    bars.show('time', seconds, CAT_TIMES * cat_seconds + CAT_SECONDS, ' s')
    bars.show('peak memory / size of the vault', memory / size, MEMORY_TIMES)
    return seconds


def run_brackets(folder, options, bars):
    page = folder / 'brackets' / 'Brackets.md'
    page.parent.mkdir()
    page.write_text('# Brackets\n\n' + '[' * BRACKETS_BYTES + '\n', encoding='utf-8')
    seconds, _ = best(options.runs, convert_command(page.parent, folder / 'out.nt', options.threads))
    print(f'a page of {BRACKETS_BYTES / 1e6} MB of [[[[')
    bars.show('time', seconds, BRACKETS_SECONDS, ' s')


def run(options, bars):
    with tempfile.TemporaryDirectory(prefix='linnet-benchmark-') as name:
        smaller, larger = [run_vault(Path(name), pages, megabytes, options, bars) for pages, megabytes in VAULTS]
        print('twice the pages')
        bars.show('time / time', larger / smaller, GROWTH)
        run_brackets(Path(name), options, bars)
