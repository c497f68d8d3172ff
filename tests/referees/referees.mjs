// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Four parsers that know nothing of Linnet read what it writes for each case, in each syntax, and must find the same
// statements.
//
//   node referees.mjs LINNET [SYNTAX...] [CASE...]     every syntax, every fixture, where none is named
import { relative } from 'node:path'
import { Parser } from 'n3'
import { parse } from 'oxigraph'
import { convert, filter, fixtureCases, root } from './cases.mjs'

const syntaxes = {
  ntriples: { media: 'application/n-triples', n3: 'N-Triples', plain: 'ntriples' },
  turtle: { media: 'text/turtle', n3: 'Turtle', plain: 'ntriples' },
  nquads: { media: 'application/n-quads', n3: 'N-Quads', plain: 'nquads' },
  trig: { media: 'application/trig', n3: 'TriG', plain: 'nquads' }
}
const base = 'https://example.org/'
const string = 'http://www.w3.org/2001/XMLSchema#string'

function termText(term) {
  if (term.termType !== 'Literal') {
    return `${term.termType} ${term.value}`
  }
  return JSON.stringify([term.value, term.language.toLowerCase(), term.datatype?.value ?? string])
}

const terms = quad => [quad.subject, quad.predicate, quad.object]
const statement = quad => [...terms(quad), quad.graph].map(termText).join('  ')
const triple = quad => terms(quad).map(termText).join('  ')

/** Oxigraph reads the raw bytes: a string would hide what is wrong with their encoding. */
const oxigraph = (bytes, media) => parse(bytes, { format: media, base_iri: base })

const mediaOfPlain = plain => (plain === 'nquads' ? syntaxes.nquads.media : syntaxes.ntriples.media)

/** Each referee gives quads; what the two programs write is read by Oxigraph. */
const referees = {
  oxigraph: (bytes, syntax) => oxigraph(bytes, syntaxes[syntax].media),
  n3: (bytes, syntax) => new Parser({ format: syntaxes[syntax].n3, baseIRI: base }).parse(bytes.toString('utf8')),
  serdi: (bytes, syntax) => {
    const { plain } = syntaxes[syntax]
    // One byte at a time (-e) it is at its strictest, but there Serd 0.30 takes N-Quads for Turtle.
    const strictness = syntax === 'nquads' ? [] : ['-e']
    return oxigraph(filter('serdi', [...strictness, '-i', syntax, '-o', plain, '-', base], bytes), mediaOfPlain(plain))
  },
  rapper: (bytes, syntax) => {
    const { plain } = syntaxes[syntax]
    return oxigraph(filter('rapper', ['-q', '-i', syntax, '-o', plain, '-', base], bytes), mediaOfPlain(plain))
  }
}

/** The statements that are in one set only, as a few lines to show. */
function difference(expected, found) {
  const missing = [...expected].filter(text => !found.has(text))
  const surplus = [...found].filter(text => !expected.has(text))
  const some = [...missing.slice(0, 3).map(text => `  - ${text}`), ...surplus.slice(0, 3).map(text => `  + ${text}`)]
  const counts = `${missing.length} missing, ${surplus.length} too many`
  return missing.length + surplus.length === 0 ? null : [counts, ...some].join('\n')
}

function attempt(name, bytes, syntax) {
  try {
    return { quads: referees[name](bytes, syntax) }
  } catch (error) {
    return { failure: `refused: ${error.stderr?.length ? error.stderr.toString() : error.message}` }
  }
}

/** What is wrong with one output: each referee against the first, and the triples against those of the other syntaxes. */
function problemsOf(bytes, syntax, triples) {
  const first = attempt('oxigraph', bytes, syntax)
  if (first.failure) {
    return [`oxigraph ${first.failure}`]
  }
  const problems = []
  const expected = new Set(first.quads.map(statement))
  for (const name of ['n3', 'serdi', 'rapper']) {
    const { quads, failure } = attempt(name, bytes, syntax)
    const problem = failure ?? difference(expected, new Set(quads.map(statement)))
    if (problem) {
      problems.push(`${name} ${problem}`)
    }
  }
  const problem = difference(triples, new Set(first.quads.map(triple)))
  if (problem) {
    problems.push(`not the triples of the N-Triples: ${problem}`)
  }
  if (first.quads.some(quad => [...terms(quad), quad.graph].some(term => term.termType === 'BlankNode'))) {
    problems.push('there is a blank node')
  }
  return problems
}

function checkCase(linnet, path, names) {
  const problems = []
  const written = convert(linnet, path, 'ntriples')
  const triples = new Set(oxigraph(written, syntaxes.ntriples.media).map(triple))
  if (triples.size === 0) {
    problems.push('there is no statement')
  }
  for (const syntax of names) {
    const bytes = syntax === 'ntriples' ? written : convert(linnet, path, syntax)
    problems.push(...problemsOf(bytes, syntax, triples).map(problem => `${syntax}: ${problem}`))
  }
  return problems
}

const [linnet, ...named] = process.argv.slice(2)
const isSyntax = name => Object.hasOwn(syntaxes, name)
const names = named.some(isSyntax) ? named.filter(isSyntax) : Object.keys(syntaxes)
const cases = named.every(isSyntax) ? fixtureCases() : named.filter(name => !isSyntax(name))
let failed = 0
for (const path of cases) {
  let problems
  try {
    problems = checkCase(linnet, path, names)
  } catch (error) {
    problems = [error.message]
  }
  problems.forEach(problem => console.log(`${relative(root, path)}: ${problem}`))
  failed += problems.length > 0 ? 1 : 0
}
console.log(`${cases.length - failed} of ${cases.length} cases are read alike by ${Object.keys(referees).join(', ')} in ${names.join(', ')}`)
process.exitCode = failed > 0 || cases.length === 0 ? 1 : 0
