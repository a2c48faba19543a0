import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entriesOf } from './compile.ts'
import { coverageOf } from './coverage.ts'
import { sourceOf, unitIds } from './files.ts'
import { allEntries, unitOf } from './library.ts'
import { lintAll } from './lint-all.ts'
import { lintUnit } from './lint-unit.ts'
import { problemLine } from './problem.ts'
import { readUnit } from './read-unit.ts'

const read = unitIds().map((id) => ({ file: `${id}.txt`, ...readUnit(id, sourceOf(id)) }))

test('no unit has a fault', () => {
  const problems = [
    ...read.flatMap(({ unit, file, problems }) => [...problems, ...lintUnit(unit, file)]),
    ...lintAll(read),
  ]
  expect(read.length).toBeGreaterThan(0)
  expect(problems.map(problemLine)).toEqual([])
})

test('the index has every unit, and a unit is read by its name', () => {
  expect(allEntries().map(({ id }) => id)).toEqual(unitIds())
  expect(unitOf('science/5/water-cycle')?.title).toBe('The Water Cycle')
  expect(unitOf('science/5/nothing')).toBeNull()
  expect(unitOf('../package')).toBeNull()
})

test('the page of coverage is as the files are', () => {
  const page = new URL('../../../docs/curriculum.md', import.meta.url)
  expect(readFileSync(page, 'utf8')).toBe(coverageOf(entriesOf()))
})
