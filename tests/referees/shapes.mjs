// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Validates what Linnet writes for each fixture against ontology/shapes.ttl, and holds that a shape does refuse something.
//
//   node shapes.mjs LINNET [CASE...]     every fixture, where no folder is named
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import dataModel from '@rdfjs/data-model'
import dataset from '@rdfjs/dataset'
import { Parser } from 'n3'
import { Validator } from 'shacl-engine'
import { convert, fixtureCases, root } from './cases.mjs'

const shownResults = 5
const quadsOf = text => new Parser({ factory: dataModel, baseIRI: 'https://example.org/' }).parse(text)
const readOntology = name => quadsOf(readFileSync(join(root, 'ontology', name), 'utf8'))

// Shapes speak of classes, and which class is a subclass of which only the ontology says.
const ontology = readOntology('linnet.ttl')
const shapes = readOntology('shapes.ttl')
const validator = new Validator(dataset.dataset(shapes), { factory: dataModel })

async function validate(quads) {
  return validator.validate({ dataset: dataset.dataset([...ontology, ...quads]) })
}

function resultText(result) {
  const path = result.path?.map(step => step.predicates?.map(predicate => predicate.value).join('|')).join('/') ?? ''
  const message = result.message?.map(literal => literal.value).join('; ') ?? ''
  return `${result.focusNode?.value ?? result.focusNode?.term?.value} ${path} ${result.constraintComponent?.value} ${message}`
}

async function problemsOf(linnet, path) {
  const report = await validate(quadsOf(convert(linnet, path, 'ntriples').toString('utf8')))
  return report.conforms ? [] : report.results.slice(0, shownResults).map(resultText)
}

/** The nodes of a graph in which nothing is as it should be; were one accepted, the shapes would not speak of it. */
async function acceptedNonsense() {
  const quads = quadsOf(readFileSync(join(root, 'tests', 'referees', 'nonsense.ttl'), 'utf8'))
  const report = await validate(quads)
  const refused = new Set(report.results.map(result => (result.focusNode?.term ?? result.focusNode)?.value))
  return [...new Set(quads.map(quad => quad.subject.value))].filter(subject => !refused.has(subject))
}

const [linnet, ...named] = process.argv.slice(2)
const cases = named.length > 0 ? named : fixtureCases()
let failed = 0
for (const path of cases) {
  const problems = await problemsOf(linnet, path)
  problems.forEach(problem => console.log(`${relative(root, path)}: ${problem}`))
  failed += problems.length > 0 ? 1 : 0
}
const accepted = await acceptedNonsense()
accepted.forEach(subject => console.log(`nonsense.ttl: ${subject} is accepted`))
console.log(`${cases.length - failed} of ${cases.length} cases conform to the shapes`)
process.exitCode = failed > 0 || accepted.length > 0 || cases.length === 0 ? 1 : 0
