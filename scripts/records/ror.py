# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Organizations in the shape of ROR's dump, version 2: one JSON array, indented.

`@ROR@`, `@GRID@` and `@TOWN@` in a record of the pool stand for what is the record's own.
"""
import json

from records.words import COUNTRIES, Words, ror

END = b'\n]\n'
POOL = 1500
TOWNS = 6000
INDENT = b'    '


class Organizations:
    def __init__(self, seed):
        self.words = Words(seed)
        self.towns = [self.words.town() for _ in range(TOWNS)]
        self.pool = [self.indented(self.organization()) for _ in range(POOL)]

    @staticmethod
    def indented(record):
        text = json.dumps(record, ensure_ascii=False, indent=4).encode()
        return INDENT + text.replace(b'\n', b'\n' + INDENT)

    def location(self):
        code, name = self.words.pick(COUNTRIES)
        details = {'continent_code': 'EU', 'continent_name': 'Europe', 'country_code': code, 'country_name': name,
                   'country_subdivision_code': None, 'country_subdivision_name': None,
                   'lat': round(self.words.random() * 90, 5), 'lng': round(self.words.random() * 180, 5), 'name': '@TOWN@'}
        return {'geonames_id': self.words.number(1000000, 9999999), 'geonames_details': details}

    def names(self):
        names = [{'value': 'University of @TOWN@', 'types': ['label', 'ror_display'], 'lang': 'en'}]
        if self.words.chance(40):
            names.append({'value': 'U@TOWN@', 'types': ['acronym'], 'lang': None})
        for form, language in (('Université de @TOWN@', 'fr'), ('@TOWN@大学', 'ja'), ('Университет @TOWN@', 'ru'), ('"@TOWN@"', None)):
            if self.words.chance(15):
                names.append({'value': form, 'types': ['label' if language else 'alias'], 'lang': language})
        return names

    def relationship(self):
        return {'label': self.words.organization(), 'type': self.words.pick(['parent', 'child', 'related', 'successor']),
                'id': ror(self.words.number(0, 100_000) * 7919)}

    def organization(self):
        identifiers = [{'all': ['@GRID@'], 'preferred': '@GRID@', 'type': 'grid'}]
        if self.words.chance(50):
            number = f'0000 000{self.words.number(1, 4)} {self.words.number(1000, 9999)} {self.words.number(1000, 9999)}'
            identifiers.append({'all': [number], 'preferred': None, 'type': 'isni'})
        links = [{'type': 'website', 'value': 'https://@TOWN@.example/'}]
        changed = {'date': self.words.date(2020, 2025), 'schema_version': '2.0'}
        return {'admin': {'created': {'date': self.words.date(2018, 2020), 'schema_version': '1.0'}, 'last_modified': changed},
                'domains': ['@TOWN@.example'] if self.words.chance(20) else [],
                'established': self.words.number(1400, 2020) if self.words.chance(70) else None,
                'external_ids': identifiers, 'id': '@ROR@', 'links': links, 'locations': [self.location()], 'names': self.names(),
                'relationships': [self.relationship() for _ in range(self.words.pick([0, 0, 0, 1, 2, 5]))],
                'status': self.words.pick(['active'] * 9 + ['inactive']),
                'types': [self.words.pick(['education', 'company', 'funder', 'healthcare'])]}

    def record(self, number):
        pick = self.words.pick
        return (pick(self.pool).replace(b'@TOWN@', pick(self.towns).encode()).replace(b'@ROR@', ror(number * 7919).encode())
                .replace(b'@GRID@', b'grid.%d.%d' % (number, number % 10)))

    def parts(self):
        yield b'[\n' + self.record(0)
        number = 1
        while True:
            yield b',\n' + self.record(number)
            number += 1
