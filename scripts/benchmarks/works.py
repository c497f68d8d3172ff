# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Works of OpenAlex: uncompressed against parsing alone, compressed against decompressing alone, and their memory."""
import hashlib
import subprocess
import zlib

from benchmarks.harness import (MEMORY_BYTES, best, convert_command, folder_of, generate_records, lines_of, measure, program,
                                warn_of_busy_cores)

PARSE_TIMES = 5      # a conversion takes at most so many times what parsing alone takes
TWO_THREADS = 1.8    # times as fast as one, where two cores are free
GZIP_TIMES = 1.2     # of what decompressing and converting take one after the other
MEGABYTES, SMALL_MEGABYTES = 600, 100
OUTPUT_TIMES = 3     # the output is not larger than so many times the input
MEMBER_BYTES = 8_000_000
MEMORY_MEGABYTES, SMALL_MEMORY_MEGABYTES = (1000, 4000), (200, 800)
SAME_BYTES_THREADS = (1, 2, 3, 8)


def megabytes(options):
    return SMALL_MEGABYTES if options.small else MEGABYTES


def digest(path):
    found = hashlib.blake2b()
    with open(path, 'rb') as file:
        for block in iter(lambda: file.read(1 << 20), b''):
            found.update(block)
    return found.digest()


def parse_seconds(options, works, *arguments):
    return best(options.runs, [program('parse'), *arguments, works], stdout=subprocess.DEVNULL)[0]


def show_speed(what, seconds, works, triples):
    print(f'  {what}: {seconds:.2f} s, {works.stat().st_size / seconds / 1e6:.0f} MB/s, {triples / seconds / 1e6:.1f} M triples/s')


def run_plain(options, bars, works, output):
    parse = parse_seconds(options, works)
    seconds, memory = best(options.runs, convert_command(works, output, 1), fresh=output)
    triples = lines_of(output)
    print(f'works, {works.stat().st_size / 1e6:.0f} MB, {triples} triples; parsing alone {parse:.2f} s')
    show_speed('one thread', seconds, works, triples)
    bars.show('time / parsing alone', seconds / parse, PARSE_TIMES)
    bars.show('peak memory', memory / 1e6, MEMORY_BYTES / 1e6, ' MB')
    warn_of_busy_cores()
    twice, _ = best(options.runs, convert_command(works, output, 2), fresh=output)
    show_speed('two threads', twice, works, triples)
    bars.show_least('two threads: times as fast', seconds / twice, TWO_THREADS)


def run_same_bytes(bars, works, output):
    digests = set()
    for threads in SAME_BYTES_THREADS:
        measure(convert_command(works, output, threads), fresh=output)
        digests.add(digest(output))
    bars.require(f'same bytes of {", ".join(map(str, SAME_BYTES_THREADS))} threads', len(digests) == 1)


def run_abstracts(options, works, output):
    parse, without = parse_seconds(options, works, '--abstracts'), parse_seconds(options, works)
    seconds, _ = best(options.runs, convert_command(works, output, 1), fresh=output)
    left_out, _ = best(options.runs, convert_command(works, output, 1, '--no-abstract'), fresh=output)
    print(f'works with abstracts, {works.stat().st_size / 1e6:.0f} MB; parsing alone {parse:.2f} s, without abstracts {without:.2f} s')
    print(f'  time / parsing alone: {seconds / parse:.2f}; both without abstracts: {left_out / without:.2f}')


def run(options, bars):
    size = megabytes(options)
    with folder_of(size * 1e6 * (1 + OUTPUT_TIMES)) as folder:
        works, output = folder / 'works.jsonl', folder / 'out.nt'
        generate_records('works', works, '--megabytes', size)
        run_plain(options, bars, works, output)
        run_same_bytes(bars, works, output)
        generate_records('works', works, '--megabytes', size, '--abstracts')
        run_abstracts(options, works, output)


def compress(source, target):
    """Several members, cut anywhere."""
    with open(source, 'rb') as file, open(target, 'wb') as output:
        for block in iter(lambda: file.read(MEMBER_BYTES), b''):
            member = zlib.compressobj(6, wbits=31)
            output.write(member.compress(block) + member.flush())


def run_gzip(options, bars):
    size = megabytes(options)
    with folder_of(size * 1e6 * (1.5 + OUTPUT_TIMES)) as folder:
        works, compressed, output = folder / 'works.jsonl', folder / 'works.jsonl.gz', folder / 'out.nt'
        generate_records('works', works, '--megabytes', size)
        compress(works, compressed)
        gunzip, _ = best(options.runs, [program('gunzip'), compressed], stdout=subprocess.DEVNULL)
        plain, _ = best(options.runs, convert_command(works, output, 1), fresh=output)
        expected = digest(output)
        seconds, _ = best(options.runs, convert_command(compressed, output, 1), fresh=output)
        print(f'works.jsonl.gz, {compressed.stat().st_size / 1e6:.0f} MB; decompressing alone {gunzip:.2f} s, '
              f'uncompressed works {plain:.2f} s, compressed works {seconds:.2f} s')
        bars.show('time / both', seconds / (gunzip + plain), GZIP_TIMES)
        bars.require('the bytes of uncompressed works', digest(output) == expected)


def run_memory(options, bars):
    for size in SMALL_MEMORY_MEGABYTES if options.small else MEMORY_MEGABYTES:
        with folder_of(size * 1e6) as folder:
            works = folder / 'works.jsonl'
            generate_records('works', works, '--megabytes', size)
            command = convert_command(works, '-', options.threads)
            _, memory = measure(command, stdout=subprocess.DEVNULL)
        print(f'works, {size} MB, {options.threads} threads')
        bars.show('peak memory', memory / 1e6, MEMORY_BYTES / 1e6, ' MB')
