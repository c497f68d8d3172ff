// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Answers a SPARQL query over RDF files, without a store. The prefixes of the files need not be declared again.
//
//   node query.mjs FILE... QUERY     QUERY is the query, or a file NAME.rq that holds it
import { webcrypto } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Store } from 'oxigraph'

// Oxigraph asks for random numbers, and Debian 12's Node 18 does not yet show them to everyone.
globalThis.crypto ??= webcrypto

const formats = { ttl: 'text/turtle', nt: 'application/n-triples', nq: 'application/n-quads', trig: 'application/trig' }
const files = process.argv.slice(2, -1)
const last = process.argv.at(-1)
const query = last.endsWith('.rq') ? readFileSync(last, 'utf8') : last
if (files.length === 0) {
  console.error('usage: scripts/query FILE... QUERY')
  process.exit(1)
}

const store = new Store()
const prefixes = new Map()
for (const file of files) {
  const bytes = readFileSync(file)
  const format = formats[file.split('.').pop()] ?? 'text/turtle'
  store.load(bytes, { format, base_iri: 'https://example.org/' })
  for (const [, name, iri] of bytes.toString('utf8').matchAll(/^@prefix ([^:\s]*): <([^>]*)> \.$/gm)) {
    prefixes.set(name, iri)
  }
}

const declarations = [...prefixes].map(([name, iri]) => `PREFIX ${name}: <${iri}>`).join('\n')
const answer = store.query(`${declarations}\n${query}`, { use_default_graph_as_union: true })

const short = term => {
  if (term?.termType !== 'NamedNode') {
    return term?.value ?? ''
  }
  const [name, iri] = [...prefixes].find(([, start]) => term.value.startsWith(start)) ?? []
  return name === undefined ? `<${term.value}>` : `${name}:${term.value.slice(iri.length)}`
}

if (typeof answer === 'boolean') {
  console.log(answer)
} else {
  for (const row of answer) {
    console.log(row instanceof Map ? [...row.values()].map(short).join('\t') : `${row} .`)
  }
}
