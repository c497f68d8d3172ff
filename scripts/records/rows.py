# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Rows of CSV, a work with its first author each, with quotation marks where they are needed (RFC 4180)."""
from records.words import Words, orcid, ror

HEADER = b'id,title,year,doi,author,orcid,affiliation,ror,url\n'
POOL = 4000


def cell(value):
    text = str(value)
    return '"' + text.replace('"', '""') + '"' if any(character in text for character in ',"\r\n') else text


def row(values):
    return ','.join(cell(value) for value in values)


class Rows:
    def __init__(self, seed):
        self.words = Words(seed)
        self.titles = [f',{self.title()},'.encode() for _ in range(POOL)]
        self.authors = [f',{self.author(number)},'.encode() for number in range(POOL)]

    def title(self):
        """A title and a year; one in fifty has a line of its own below the first, one in a hundred has no year."""
        title = self.words.title()
        if self.words.chance(30):
            title += ', ' + self.words.sentence(2, 4)
        if self.words.chance(2):
            title += '\n' + self.words.sentence(2, 4)
        return row([title, '' if self.words.chance(1) else self.words.number(1990, 2025)])

    def author(self, number):
        organization = self.words.organization()
        return row([self.words.person(), f'https://orcid.org/{orcid(number + 10000)}' if self.words.chance(50) else '',
                    self.words.affiliation(organization), ror(number * 7919) if self.words.chance(80) else ''])

    def parts(self):
        pick, number = self.words.pick, 0
        yield HEADER
        while True:
            yield b'w%d%b10.5555/lnt.%d%bhttps://press.example/%d\n' % (number, pick(self.titles), number, pick(self.authors), number)
            number += 1
