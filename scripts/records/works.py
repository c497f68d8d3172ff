# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Works in the shape of OpenAlex, one a line.

A work has about 2.9 kB and yields about 40 triples. Like the works of the dump it has much that no triple comes of: concepts, topics,
access, related works.

Pieces of JSON are made once; a record joins some of them. `@@@@` in a piece stands for four digits that are the record's own, which
makes one author of the pool hundreds of authors.
"""
from records.words import COUNTRIES, Words, issn, orcid, orcid_sum, quoted, ror

POOL = 3000
VARIANT = b'@@@@'
# How many authors of 100 works have; the others have 11 to 50.
AUTHORS = [(1, 58), (2, 20), (3, 11), (4, 5), (5, 3), (6, 1), (8, 1)]
WORK = b'https://openalex.org/W9%09d'


class Works:
    def __init__(self, seed, abstracts):
        self.words = words = Words(seed)
        # An ORCID ends with a digit that depends on the others; with these variants the digit is that of 0000.
        self.variants = [b'%04d' % number for number in range(10000) if orcid_sum(f'{number:04}') % 11 == 0]
        self.counts = [count for count, percent in AUTHORS for _ in range(percent)]
        self.organizations = [self.organization(number) for number in range(800)]
        self.openings = [quoted(words.title())[:-1] for _ in range(POOL)]
        self.closings = [b'"'] * (POOL // 2) + [quoted(': ' + words.sentence(3, 8))[1:] for _ in range(POOL // 2)]
        self.dates = [self.date() for _ in range(POOL)]
        self.locations = [self.location() for _ in range(POOL // 2)]
        self.kinds = [self.kind() for _ in range(100)]
        self.authorships = [self.authorship(number) for number in range(POOL * 2)]
        self.references = [quoted((WORK % words.number(0, 2_000_000)).decode()) for _ in range(POOL * 4)]
        self.tails = [self.tail() for _ in range(POOL)]
        self.subject_pieces = [self.subjects() for _ in range(POOL)]
        self.abstracts = [self.abstract() for _ in range(POOL // 2)] if abstracts else [b'null']

    # --- pieces

    def organization(self, number):
        code, _ = self.words.pick(COUNTRIES)
        identifier = f'https://openalex.org/I9{number:06}'
        return {'id': identifier, 'display_name': self.words.organization(),
                'ror': ror(number * 7919), 'country_code': code, 'type': self.words.pick(['education', 'healthcare', 'facility']),
                'lineage': [identifier] if number % 4 else ['https://openalex.org/I9900001', identifier]}

    def date(self):
        date = self.words.date()
        return f'{date[:4]},"publication_date":"{date}"'.encode()

    def source(self):
        first, number = self.words.number(1000000, 9999990), self.words.number(0, 9999)
        numbers = [issn(first), issn(first + 1)] if self.words.chance(80) else None
        kind = self.words.pick(['journal', 'journal', 'repository'])
        return {'id': f'https://openalex.org/S9{number:07}', 'display_name': f'Journal of {self.words.topic()}',
                'issn_l': numbers and numbers[0], 'issn': numbers, 'is_oa': self.words.chance(30), 'is_in_doaj': False,
                'host_organization_name': f'{self.words.town()} Press', 'type': kind}

    def location(self):
        """What stands after the landing page's address."""
        pdf = f'https://press.example/{self.words.number(1, 99999)}.pdf' if self.words.chance(20) else None
        source = self.source() if self.words.chance(85) else None
        return b',"pdf_url":%b,"source":%b,"version":null}' % (quoted(pdf), quoted(source))

    def kind(self):
        kind = self.words.pick(['article'] * 7 + ['book-chapter', 'preprint', 'dataset', 'dissertation'])
        return b',"type":%b,"authorships":[' % quoted(kind)

    def authorship(self, number):
        """An author with the institutions; the author's position is put before it."""
        name = self.words.person()
        raw = name if self.words.chance(70) else f'{name.split(" ")[-1]}, {name[0]}.'
        institutions = [self.words.pick(self.organizations) for _ in range(self.words.pick([0, 0, 1, 1, 1, 1, 1, 1]))]
        author = {'id': f'https://openalex.org/A5@@@@{number:05}', 'display_name': name, 'orcid': None}
        if self.words.chance(45):
            author['orcid'] = 'https://orcid.org/@@@@' + orcid(number + 10000)[4:]
        record = {'author': author, 'institutions': institutions, 'raw_author_name': raw,
                  'raw_affiliation_strings': [self.words.affiliation(found['display_name']) for found in institutions]}
        return quoted(record)[1:]

    def concept(self, level):
        number = self.words.number(10_000_000, 99_999_999)
        return {'id': f'https://openalex.org/C{number}', 'wikidata': f'https://www.wikidata.org/wiki/Q{number // 7}',
                'display_name': self.words.topic(), 'level': level, 'score': round(self.words.random(), 7)}

    def tail(self):
        """What stands after the references."""
        related = [(WORK % self.words.number(0, 2_000_000)).decode() for _ in range(self.words.number(2, 7))]
        concepts = [self.concept(level) for level in range(self.words.number(1, 4))]
        access = {'is_oa': self.words.chance(40), 'oa_status': 'closed', 'oa_url': None, 'any_repository_has_fulltext': False}
        cited = self.words.number(0, 60)
        first = 2025 - self.words.number(0, 3)
        years = [{'year': year, 'cited_by_count': self.words.number(1, 90)} for year in range(2025, first, -1)]
        return (b'],"related_works":%b,"concepts":%b,"open_access":%b,"cited_by_count":%d,"counts_by_year":%b,'
                b'"abstract_inverted_index":' % (quoted(related), quoted(concepts), quoted(access), cited, quoted(years)))

    def topic(self):
        number = self.words.number(10000, 14000)
        return {'id': f'https://openalex.org/T{number}', 'display_name': self.words.topic(), 'score': number / 20000}

    def keyword(self):
        name = self.words.topic()
        return {'id': f'https://openalex.org/keywords/{name.lower().replace(" ", "-")}', 'display_name': name,
                'score': round(self.words.random(), 4)}

    def support(self):
        """Who paid: as grants, and in the form that took their place in 2025."""
        funders = [(f'https://openalex.org/F9{self.words.number(0, 999):06}', f'{self.words.town()} Foundation')
                   for _ in range(self.words.pick([0, 0, 0, 0, 0, 1, 2]))]
        if self.words.chance(50):
            return b'"funders":' + quoted([{'id': funder, 'display_name': name} for funder, name in funders])
        award = str(self.words.number(1000, 99999))
        return b'"grants":' + quoted([{'funder': funder, 'funder_display_name': name, 'award_id': award} for funder, name in funders])

    def subjects(self):
        """What stands between the authors and the references."""
        first = str(self.words.number(1, 900))
        volume = {'volume': str(self.words.number(1, 90)), 'issue': None, 'first_page': first, 'last_page': None}
        keywords = [self.keyword() for _ in range(self.words.number(0, 3))]
        topic = self.topic() if self.words.chance(95) else None
        return (b'],"biblio":%b,"is_retracted":false,"primary_topic":%b,"keywords":%b,%b,"referenced_works":['
                % (quoted(volume), quoted(topic), quoted(keywords), self.support()))

    def abstract(self):
        """Two of five works have none."""
        if self.words.chance(40):
            return b'null'
        index = {}
        for position in range(self.words.number(80, 220)):
            word = self.words.word() if self.words.chance(50) else self.words.family().lower()
            index.setdefault(word, []).append(position)
        return quoted(index)

    # --- records

    def authors(self):
        random = self.words.random
        at = int(random() * 100)
        count = self.counts[at] if at < len(self.counts) else 11 + int(40 * random() ** 2)
        start = int(random() * (len(self.authorships) - count))
        found = self.authorships[start:start + count]
        if count == 1:
            return b'{"author_position":"first",' + found[0]
        between = b',{"author_position":"middle",'
        return (b'{"author_position":"first",' + between.join(found[:-1]) + b',{"author_position":"last",' + found[-1])

    def record(self, number):
        pick, random = self.words.pick, self.words.random
        work, chance = WORK % number, random()
        doi = b'"https://doi.org/10.5555/lnt.%d.%d"' % (number % 97, number) if chance < 0.88 else b'null'
        title = pick(self.openings) + pick(self.closings) if chance > 0.004 else b'null'
        page = doi if chance < 0.6 else b'"https://press.example/articles/%d"' % number if chance < 0.99 else b'null'
        medical = b',"pmid":"https://pubmed.ncbi.nlm.nih.gov/%d"' % (30_000_000 + number) if random() < 0.25 else b''
        known = b',"doi":' + doi if doi != b'null' else b''
        place = (b'{"is_oa":false,"landing_page_url":' + page + pick(self.locations)) if random() < 0.95 else b'null'
        start, count = int(random() * (len(self.references) - 60)), int(14 * random() ** 2)
        return b''.join((
            b'{"id":"', work, b'","doi":', doi, b',"title":', title, b',"display_name":', title, b',"publication_year":',
            pick(self.dates), b',"ids":{"openalex":"', work, b'"', known, medical, b'},"language":',
            b'"en"' if random() < 0.9 else b'null', b',"primary_location":', place, pick(self.kinds), self.authors(),
            pick(self.subject_pieces), b','.join(self.references[start:start + count]), pick(self.tails), pick(self.abstracts),
            b',"updated_date":"2025-03-14T15:54:42.549913"}\n')).replace(VARIANT, pick(self.variants))

    def parts(self):
        """The records, without end."""
        number = 0
        while True:
            yield self.record(number)
            number += 1
