#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Holds scripts/generate-records to what benchmarks rely on: generate_records_test.py ROOT"""
import csv
import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

GENERATOR = Path(sys.argv.pop(1)).resolve() / 'scripts' / 'generate-records' if len(sys.argv) > 1 else None
NTRIPLE = re.compile(r'<[^<> ]+> <[^<> ]+> (<[^<> ]+>|'
                     r'"([^"\\\x00-\x1f\x7f]|\\[tbnrf"\\]|\\u00[01][0-9A-F]|\\u007F)*"(@\w+|\^\^<\S+>)?) \.')


def fact_count(work):
    """What benchmarks/parse.cpp reads of a work, counted."""
    place = work['primary_location'] or {}
    facts = [work[key] for key in ('id', 'doi', 'title', 'publication_date', 'type', 'language')] + [work['ids'].get('pmid')]
    source = place.get('source') or {}
    facts += [place.get('landing_page_url')] + [source.get(key) for key in ('id', 'display_name', 'issn_l', 'type')]
    for authorship in work['authorships']:
        facts += [authorship['author'][key] for key in ('id', 'display_name', 'orcid')] + [authorship['raw_author_name']]
        facts += [found[key] for found in authorship['institutions'] for key in ('id', 'display_name', 'ror', 'country_code')]
    facts += work['referenced_works'] + [found['display_name'] for found in work['keywords']]
    facts += [found[key] for found in work.get('grants', []) for key in ('funder', 'funder_display_name')]
    facts += [found[key] for found in work.get('funders', []) for key in ('id', 'display_name')]
    return sum(fact is not None for fact in facts)


class GenerateRecords(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def generate(self, kind, *options, name='out'):
        path = self.folder / name
        subprocess.run([sys.executable, GENERATOR, kind, path, *options], check=True, stdout=subprocess.DEVNULL)
        return path

    def works(self, *options):
        return [json.loads(line) for line in self.generate('works', *options).read_bytes().splitlines()]

    def test_the_same_arguments_give_the_same_bytes(self):
        for kind in ('works', 'ror', 'csv'):
            first, second, other = [self.generate(kind, '--records', '500', '--seed', seed, name=f'{kind}{name}').read_bytes()
                                    for name, seed in enumerate('112')]
            self.assertEqual(first, second, kind)
            self.assertNotEqual(first, other, kind)

    def test_sizes_are_near_what_was_asked_for(self):
        for kind in ('works', 'ror', 'csv'):
            size = self.generate(kind, '--megabytes', '3').stat().st_size
            self.assertTrue(2_999_000 < size < 3_100_000, f'{kind}: {size}')

    def test_works_are_as_large_and_as_full_as_real_ones(self):
        works = self.works('--records', '4000')
        self.assertEqual(len(works), 4000)
        self.assertEqual(len({work['id'] for work in works}), 4000)
        self.assertAlmostEqual((self.folder / 'out').stat().st_size / 4000, 2900, delta=200)
        # Of which some 40 triples come: types and authorships are facts of nobody's.
        self.assertAlmostEqual(sum(map(fact_count, works)) / 4000, 30, delta=2)
        counts = [len(work['authorships']) for work in works]
        self.assertAlmostEqual(sum(counts) / 4000, 2.0, delta=0.3)
        self.assertTrue(min(counts) == 1 and 30 < max(counts) <= 50)
        self.assertTrue(any(work['doi'] is None for work in works) and any(work['primary_location'] is None for work in works))

    def test_some_words_are_not_ascii(self):
        texts = [text for work in self.works('--records', '4000') for text in
                 [work['title'] or ''] + [found['raw_author_name'] for found in work['authorships']]]
        words = [word for text in texts for word in text.split()]
        self.assertTrue(0.03 < sum(not word.isascii() for word in words) / len(words) < 0.07)

    def test_abstracts_are_inverted_indexes(self):
        indexes = [work['abstract_inverted_index'] for work in self.works('--records', '300', '--abstracts')]
        lengths = []
        for index in filter(None, indexes):
            positions = sorted(position for found in index.values() for position in found)
            self.assertEqual(positions, list(range(len(positions))))
            lengths.append(len(positions))
        self.assertAlmostEqual(sum(lengths) / len(lengths), 150, delta=15)
        self.assertIn(None, indexes)

    def test_organizations_are_one_array(self):
        records = json.loads(self.generate('ror', '--records', '700').read_bytes())
        self.assertEqual(len({record['id'] for record in records}), 700)
        self.assertNotIn('@', json.dumps(records))

    def test_rows_have_as_many_cells_as_the_header(self):
        with open(self.generate('csv', '--records', '3000'), encoding='utf-8', newline='') as file:
            rows = list(csv.reader(file, strict=True))
        self.assertEqual(rows[0], 'id,title,year,doi,author,orcid,affiliation,ror,url'.split(','))
        self.assertEqual({len(row) for row in rows}, {9})
        self.assertEqual(len(rows), 3001)

    def test_peers_are_the_same_in_all_three_forms(self):
        folder = self.generate('peers', '--records', '1000')
        works = [json.loads(line) for line in (folder / 'works.jsonl').read_bytes().splitlines()]
        with open(folder / 'works.csv', encoding='utf-8', newline='') as file:
            rows = list(csv.DictReader(file, strict=True))
        self.assertEqual([(work['id'], work['title'], work['authors'][2]['name']) for work in works],
                         [(row['id'], row['title'], row['author3_name']) for row in rows])
        expected = (folder / 'expected.nt').read_text('utf-8').split('\n')[:-1]
        self.assertEqual(expected, sorted(set(expected), key=str.encode))
        for line in expected:
            self.assertIsNotNone(NTRIPLE.fullmatch(line), line)
        self.assertEqual(sum(' <http://schema.org/author> ' in line for line in expected), 3000)
        self.assertEqual(sum('<http://schema.org/ScholarlyArticle>' in line for line in expected), 1000)
        for tag in ('"@ja', '"@zh', '"@ko', '\\r\\n', '\\t', '\\u007F'):
            self.assertTrue(any(tag in line for line in expected), tag)


if __name__ == '__main__':
    unittest.main()
