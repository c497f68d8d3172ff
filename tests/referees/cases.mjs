// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds the fixtures and converts them, the same way as the golden tests do.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const fixturesFolder = join(root, 'fixtures')

const largest = { maxBuffer: 1 << 30 }
const byName = (a, b) => (a < b ? -1 : 1)

const foldersIn = folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(folder, entry.name))
    .sort(byName)

/** The folders fixtures/SOURCE/CASE that hold an expected.nt. */
export function fixtureCases(folder = fixturesFolder) {
  return foldersIn(folder)
    .flatMap(foldersIn)
    .filter(path => existsSync(join(path, 'expected.nt')))
}

/** The bytes that the program writes for the case in the syntax. */
export function convert(linnet, path, syntax) {
  const script = join(root, 'tests', 'fixtures', 'fixture.py')
  return execFileSync('python3', [script, 'convert', linnet, path, '-t', syntax], largest)
}

/** What a command writes to standard output for the bytes on its standard input; throws where it fails or complains. */
export function filter(command, args, input) {
  return execFileSync(command, args, { ...largest, input, stdio: ['pipe', 'pipe', 'pipe'] })
}
