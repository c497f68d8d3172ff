# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
"""Converts the works of works.csv by FlexRML, in its build for Node: the npm package flexrml-node, in a temporary folder."""
import csv
import subprocess

from benchmarks.harness import best, lines_of, quietly

PACKAGE = 'flexrml-node@2.0.4'
PREFIXES = '''@prefix rr: <http://www.w3.org/ns/r2rml#> .
@prefix rml: <http://semweb.mmlab.be/ns/rml#> .
@prefix ql: <http://semweb.mmlab.be/ns/ql#> .
@prefix schema: <http://schema.org/> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix sd: <https://w3id.org/okn/o/sd#> .
'''
SCRIPT = '''const fs = require('fs');
require('flexrml-node').mapData({works: fs.readFileSync('plain.csv', 'utf8')}, fs.readFileSync('mapping.ttl', 'utf8'))
  .then(triples => fs.writeFileSync('flexrml.nt', triples));
'''
AUTHOR = 'https://example.org/id/works/authors/'


def triples_map(name, subject, kind, *objects):
    """A map of the rows to entities of a kind; objects are (property, term)."""
    parts = ['rml:logicalSource [ rml:source [ a sd:DatasetSpecification; sd:name "works"; ]; rml:referenceFormulation ql:CSV ]',
             f'rr:subjectMap [ {subject}; rr:class schema:{kind} ]']
    parts += [f'rr:predicateObjectMap [ rr:predicate schema:{key}; rr:objectMap [ {term} ] ]' for key, term in objects]
    return f'<{name}>\n  ' + ' ;\n  '.join(parts) + ' .\n\n'


def mapping():
    """The triples of expected.nt, without language tags."""
    work = 'rml:reference "iri"'
    objects = [('name', 'rml:reference "title"'), ('datePublished', 'rml:reference "year"; rr:datatype xsd:gYear'),
               ('identifier', 'rr:template "doi:{doi}"; rr:termType rr:Literal')]
    authors = [f'rr:template "{AUTHOR}{{author{number}}}"' for number in '123']
    text = PREFIXES + triples_map('Works', work, 'ScholarlyArticle', *objects, *(('author', author) for author in authors))
    for number, author in zip('123', authors):
        place = f'rr:template "{AUTHOR}affiliation/{{organization{number}}}"'
        text += triples_map(f'Authors{number}', author, 'Person', ('name', f'rml:reference "author{number}_name"'),
                            ('affiliation', place))
        text += triples_map(f'Organizations{number}', place, 'Organization', ('name', f'rml:reference "organization{number}_name"'))
    return text


def write_plain_rows(source, target):
    """Leaves out the few rows with quotation marks and line breaks within cells: FlexRML reads line by line."""
    with open(source, encoding='utf-8', newline='') as rows, open(target, 'w', encoding='utf-8', newline='') as output:
        for row in csv.reader(rows):
            if not any(character in cell for cell in row for character in '"\r\n,'):
                output.write(','.join(row) + '\n')


def flexrml_seconds(folder, runs):
    """The time of one conversion of folder/works.csv, from file to file, and how many triples came of it."""
    quietly('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', str(folder), PACKAGE, cwd=folder)
    write_plain_rows(folder / 'works.csv', folder / 'plain.csv')
    (folder / 'mapping.ttl').write_text(mapping(), encoding='utf-8')
    (folder / 'convert.js').write_text(SCRIPT, encoding='utf-8')
    output = folder / 'flexrml.nt'
    seconds, _ = best(runs, ['node', '--max-old-space-size=8192', 'convert.js'], fresh=output, cwd=folder)
    return seconds, lines_of(output)
