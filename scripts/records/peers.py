# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""The same works, authors and organizations as nested JSON, as flat CSV, and as the triples that Linnet must yield of them."""
import re

from records.rows import row
from records.words import Words, quoted

AUTHORS = 100_000
ORGANIZATIONS = 5_000
WORKS = 200_000
TYPE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>'
SCHEMA = 'http://schema.org/'
YEAR = 'http://www.w3.org/2001/XMLSchema#gYear'
KEYS = 'https://example.org/id/works/authors/'

# Ends of titles of which each has its own way to go wrong; one title in twenty has one.
TORTURES = ['first line\nsecond line', 'first line\r\nsecond line', 'a\ttab', 'all "quoted"', '"', "it's", '{braces} {{twice}}',
            '[brackets]', 'a,b,,c', 'C:\\new\\table', '\\u0041 \\n', '<b>&amp;</b>', '%20 and %', 'NULL', 'null', 'N/A', '$(echo)', '# no comment',
            '@en', '"text"@en', '^^xsd:string', '\x01\x08\x0c\x1f\x7f', '👩‍🔬', '🇯🇵 🇺🇳',
            'e\u0301a\u0308', 'ἀρχή', 'العربية', '\u200b', 'ｶﾀｶﾅ']
WHOLE_TITLES = ['NULL', 'null', '{}', '"', '\\', '0', 'true', '¿?', '研究', 'かな', '연구', '=1+1', '\u05d0\u05d1']
ESCAPES = {'\t': '\\t', '\b': '\\b', '\n': '\\n', '\r': '\\r', '\f': '\\f', '"': '\\"', '\\': '\\\\'}
# What src/text/script.cpp takes for kana, hangul and han.
KANA = re.compile('[\u3041-\u309f\u30a1-\u30fa\u31f0-\u31ff\uff66-\uff9d]')
HANGUL = re.compile('[\uac00-\ud7a3\u1100-\u11ff\u3130-\u318f]')
HAN = re.compile('[\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff\U00020000-\U0003134f]')


def language(text):
    """The language that the script of a text gives away."""
    if text.isascii():
        return ''
    kana, hangul = KANA.search(text), HANGUL.search(text)
    if kana and hangul:
        return '@ja' if kana.start() < hangul.start() else '@ko'
    return '@ja' if kana else '@ko' if hangul else '@zh' if HAN.search(text) else ''


def escaped(text):
    """The text as in canonical N-Triples."""
    return re.sub('["\\\\\x00-\x1f\x7f]', lambda found: ESCAPES.get(found[0]) or f'\\u{ord(found[0]):04X}', text)


def literal(text):
    return f'"{escaped(text)}"{language(text)}'


def triple(subject, predicate, value):
    return f'<{subject}> <{SCHEMA}{predicate}> {value} .\n'


def typed(subject, kind, name):
    return [f'<{subject}> {TYPE} <{SCHEMA}{kind}> .\n', triple(subject, 'name', literal(name))]


class Peers:
    def __init__(self, seed, works):
        self.words = words = Words(seed)
        self.works = works
        self.organizations = [{'id': f'o{number}', 'type': 'Organization', 'name': words.organization()}
                              for number in range(ORGANIZATIONS)]
        self.authors = [{'id': f'a{number}', 'type': 'Person', 'name': words.person(),
                         'affiliation': words.pick(self.organizations)} for number in range(AUTHORS)]

    def title(self):
        if self.words.chance(0.5):
            return self.words.pick(WHOLE_TITLES)
        title = self.words.title()
        return f'{title} {self.words.pick(TORTURES)} {self.words.word()}' if self.words.chance(5) else title

    def three_authors(self):
        """Three that differ."""
        at = int(self.words.random() * AUTHORS)
        return [self.authors[(at + step) % AUTHORS] for step in (0, self.words.number(1, 999), self.words.number(1000, 9999))]

    def work(self, number):
        doi = f'10.5555/{"LNT" if number % 50 == 7 else "lnt"}.{number}'
        return {'id': f'w{number}', 'type': 'Paper', 'title': self.title(), 'year': self.words.number(1990, 2025), 'doi': doi,
                'authors': self.three_authors()}

    @staticmethod
    def row(work):
        cells = [work['id'], work['title'], work['year'], work['doi'], 'https://doi.org/' + work['doi'].lower()]
        for author in work['authors']:
            cells += [author['id'], author['name'], author['affiliation']['id'], author['affiliation']['name']]
        return row(cells) + '\n'

    @staticmethod
    def work_triples(work):
        doi = work['doi'].lower()
        subject = f'https://doi.org/{doi}'
        year = f'"{work["year"]}"^^<{YEAR}>'
        return typed(subject, 'ScholarlyArticle', work['title']) + [
            triple(subject, 'datePublished', year), triple(subject, 'identifier', f'"doi:{doi}"'),
            *(triple(subject, 'author', f'<{KEYS}{author["id"]}>') for author in work['authors'])]

    @staticmethod
    def author_triples(author):
        organization = author['affiliation']
        subject, place = f'{KEYS}{author["id"]}', f'{KEYS}affiliation/{organization["id"]}'
        return typed(subject, 'Person', author['name']) + [triple(subject, 'affiliation', f'<{place}>')] + typed(
            place, 'Organization', organization['name'])

    def write(self, folder):
        """Gives the number of triples that are expected."""
        header = ['id', 'title', 'year', 'doi', 'iri']
        for number in '123':
            header += [f'author{number}', f'author{number}_name', f'organization{number}', f'organization{number}_name']
        triples, written = [], set()
        with open(folder / 'works.jsonl', 'wb') as lines, open(folder / 'works.csv', 'w', encoding='utf-8', newline='') as table:
            table.write(row(header) + '\n')
            for work in map(self.work, range(self.works)):
                lines.write(quoted(work) + b'\n')
                table.write(self.row(work))
                triples += self.work_triples(work)
                for author in work['authors']:
                    if author['id'] not in written:
                        written.add(author['id'])
                        triples += self.author_triples(author)
        expected = sorted(set(map(str.encode, triples)))
        (folder / 'expected.nt').write_bytes(b''.join(expected))
        return len(expected)
