# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Invented names, titles and identifiers, of which generate-records makes its records."""
import json
import random

GIVEN = '''Aiko Bram Chika Dario Elin Farid Greta Haruto Ines Jun Katya Lorenz Mei Nadia Oskar Priya Rin Samir Tove Ulla Veit Wanja
Ximena Yuto Zofia'''.split()
GIVEN_ACCENTED = 'Zoë Søren José Łucja Åse Jürgen Inês Éloïse Đorđe Çağla'.split()
ONSETS = 'aber bell dahl eskil fuji grun hata ivar kowal lind mor naka oka petro quill ras shira tana ume valde weng ziel'.split()
MIDDLES = 'an el is or una ette ing ow am isch ari'.split()
ENDS = 'by dahl ford gren hara ko low moto mura nova quist ra sen son stad ton vale wood yan'.split()
ENDS_ACCENTED = ['bø', 'grün', 'høy', 'ová', 'ström', 'ñez', 'sa\u0301', 'ju\u0308ng']  # the last two with combining marks
PLACES = 'burg haven mouth minster holm dorf wick fell'.split()
WHOLE_NAMES = '''森野光 晴海ひかり 王明遠 김하늘 Оксана_Бережная Πέτρος_Λυκούδης ليلى_المنصور'''.split()
ORGANIZATIONS = ['University of {}', '{} Institute of Technology', '{} University Hospital', '{} Polytechnic', 'Academy of {}',
                 '{} State University', 'National Laboratory of {}', '{} Robotics', 'Universität {}', 'Université de {}']
ORGANIZATIONS_OTHER = ['{}大学', '{}研究所', 'Университет {}', 'Πανεπιστήμιο {}', '{}대학교', 'Instituto Tecnológico de {}']
DEPARTMENTS = '''Physics|Applied Mathematics|Computer Science|Soil Ecology|Cell Biology|Materials & Surfaces|Economics|Linguistics
|Public Health|Marine Geology'''.replace('\n', '').split('|')
COUNTRIES = [('DE', 'Germany'), ('JP', 'Japan'), ('US', 'United States'), ('BR', 'Brazil'), ('CN', 'China'), ('NO', 'Norway'),
             ('IN', 'India'), ('FR', 'France'), ('KE', 'Kenya'), ('GR', 'Greece')]
TOPICS = '''retrieval planning alignment lattices catalysis erosion pollination turbulence memory inference sediment migration vaccines
membranes phonology auctions glaciers polymers enzymes orbits networks photosynthesis scheduling calibration'''.split()
ADJECTIVES = '''sparse causal adaptive seasonal thermal early robust latent coastal quantum regional clinical elastic distributed
long-term nonlinear bilingual urban'''.split()
WORDS = '''the a of in and to for with on by we from this that results method data model study analysis between under show effect
observed samples rate large using high these field approach measured values significant time system during which are is were
temperature growth response structure compared surface water control network patients'''.split()
WORDS_OTHER = ['résumé', 'naïve', 'Schrödinger', 'µm', '±0.5', 'α-helix', 'β', '–', 'данных', 'метод', 'анализ', 'μέθοδος', 'ανάλυση',
               '実験結果', '磁気浮上', '研究方法', '数据', '분석', 'cafe\u0301', 'x\u0304', '🧬', '🌍', '∑', '≥5', '“open”']
TITLES_OTHER = ['学習中の障害を早く見つける方法', '分布式调度的评测', '해양 퇴적물의 계절 변화', 'Анализ данных о росте полимеров',
                'Μελέτη της διάβρωσης των ακτών', 'دراسة الرواسب الساحلية', 'ポリマーの熱応答', '城市生态网络分析', 'Étude des réseaux élastiques',
                'Über die Größe spärlicher Gitter']
OTHER_PERCENT = 4  # of the words are not ASCII
BASE32 = '0123456789abcdefghjkmnpqrstvwxyz'


def orcid_sum(digits):
    """What the digits add to the sum of ISO 7064 that the last character of an ORCID stands for."""
    total = 0
    for digit in digits:
        total = (total + int(digit)) * 2
    return total


def orcid(number):
    digits = f'{number:015}'
    last = (12 - orcid_sum(digits) % 11) % 11
    text = digits + ('X' if last == 10 else str(last))
    return '-'.join(text[at:at + 4] for at in range(0, 16, 4))


def issn(number):
    digits = f'{number:07}'
    last = -sum(int(digit) * weight for digit, weight in zip(digits, range(8, 1, -1))) % 11
    return f'{digits[:4]}-{digits[4:]}{"X" if last == 10 else last}'


def ror(number):
    """The last two digits are those of ISO 7064 over the six characters before them."""
    number = (number + (1 << 25)) % (1 << 30)
    text = ''.join(BASE32[number >> shift & 31] for shift in range(25, -1, -5))
    return f'https://ror.org/0{text}{98 - number * 100 % 97:02}'


def quoted(value):
    """A value as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(',', ':')).encode()


class Words:
    def __init__(self, seed):
        self.random = random.Random(seed).random

    def chance(self, percent):
        return self.random() * 100 < percent

    def pick(self, items):
        return items[int(self.random() * len(items))]

    def number(self, low, high):
        return low + int(self.random() * (high - low + 1))

    def town(self):
        return (self.pick(ONSETS) + self.pick(MIDDLES) + self.pick(PLACES)).capitalize()

    def family(self):
        ends = ENDS_ACCENTED if self.chance(OTHER_PERCENT) else ENDS
        return (self.pick(ONSETS) + self.pick(MIDDLES) + self.pick(ends)).capitalize()

    def person(self):
        if self.chance(OTHER_PERCENT / 2):
            return self.pick(WHOLE_NAMES).replace('_', ' ')
        given = self.pick(GIVEN_ACCENTED if self.chance(OTHER_PERCENT) else GIVEN)
        return f'{given} {self.family()}' if self.chance(60) else f'{given} {self.pick("ABDEGKLMNRST")}. {self.family()}'

    def organization(self):
        forms = ORGANIZATIONS_OTHER if self.chance(OTHER_PERCENT) else ORGANIZATIONS
        return self.pick(forms).format(self.town())

    def affiliation(self, organization):
        return f'{self.pick(DEPARTMENTS)}, {organization}' if self.chance(60) else organization

    def topic(self):
        return f'{self.pick(ADJECTIVES)} {self.pick(TOPICS)}'.capitalize()

    def word(self):
        return self.pick(WORDS_OTHER if self.chance(OTHER_PERCENT) else WORDS)

    def sentence(self, low, high):
        """Some words, quotation marks, mark-up and backslashes now and then."""
        words = [self.word() if self.chance(70) else self.pick(TOPICS) for _ in range(self.number(low, high))]
        if self.chance(3):
            words.append(self.pick(['"so-called"', '<i>in vitro</i>', 'H<sub>2</sub>O', '\\alpha', 'R&D', "Linnaeus's"]))
        text = ' '.join(words)
        return text[0].upper() + text[1:]

    def title(self):
        return self.pick(TITLES_OTHER) if self.chance(OTHER_PERCENT) else self.sentence(4, 10)

    def date(self, first=1990, last=2025):
        return f'{self.number(first, last)}-{self.number(1, 12):02}-{self.number(1, 28):02}'
