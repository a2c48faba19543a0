import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { entriesOf } from './compile.ts'
import { coverageOf } from './coverage.ts'
import { unitEntryOf } from './entry.ts'
import { unitIds, unitSourceOf } from './files.ts'
import { allEntries, unitOf } from './library.ts'
import { lintAll } from './lint-all.ts'
import { lintShows, showsWithoutUnit } from './lint-shows.ts'
import { lintStandards } from './lint-standards.ts'
import { lintUnit } from './lint-unit.ts'
import { problemLine } from './problem.ts'
import { readUnit } from './read-unit.ts'
import { sampleUnit } from './sample-unit.ts'
import { speller, spellingProblems } from './spelling.ts'

const read = unitIds().map((id) => ({ file: `${id}.txt`, ...readUnit(id, unitSourceOf(id)) }))

test('no unit has a fault', () => {
  const problems = [
    ...read.flatMap(({ unit, file, problems }) => [...problems, ...lintUnit(unit, file)]),
    ...lintAll(read),
  ]
  expect(read.length).toBeGreaterThan(0)
  expect(problems.map(problemLine)).toEqual([])
})

test('every word of a unit is in the dictionary or in our list', () => {
  const right = { en: speller('en'), fil: speller('fil') }
  const problems = read.flatMap(({ unit, file }) =>
    spellingProblems(unit, unitSourceOf(unit.id), { file, isRight: right[unit.language] }),
  )
  expect(problems.map(problemLine)).toEqual([])
})

test('no telling of a unit has a fault, and each is of a unit', () => {
  const units = read.map(({ unit }) => unit)
  expect(lintShows(units).map(problemLine)).toEqual([])
  expect(showsWithoutUnit(units)).toEqual([])
  expect(unitOf('science/7/balanced-and-unbalanced-forces')?.told?.ideas.length).toBeGreaterThan(3)
})

test('every unit that says where in the year it is taught brings the standards of that part of the year', () => {
  expect(lintStandards(read.map(({ unit }) => unit)).map(problemLine)).toEqual([])
  const { taughtIn, standards } = unitOf('science/5/water-cycle') ?? {}
  expect(taughtIn).toMatch(/^grade 5, term [1-3]$/)
  expect(standards?.content).toContain('The Water Cycle includes processes of evaporation')
  expect(standards?.performance).toMatch(/learners?/)
})

test('a misspelt word is told with its line', () => {
  const source = 'unit: The Sun\nlanguage: en\nexplain: The Sun gives ligth.'
  expect(spellingProblems({ language: 'en' }, source, { file: 'sun.txt' })).toEqual([
    { file: 'sun.txt', line: 3, message: '"ligth" is in no word list' },
  ])
})

test('the index has every unit, and a unit is read by its name', () => {
  expect(allEntries().map(({ id }) => id)).toEqual(unitIds())
  expect(unitOf('science/5/water-cycle')?.title).toBe('The Water Cycle')
  expect(unitOf('science/5/nothing')).toBeNull()
  expect(unitOf('../package')).toBeNull()
})

test('a unit that cannot be read is left out, and the others still serve', () => {
  const folder = mkdtempSync(join(tmpdir(), 'klasrum-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'science/5'), { recursive: true })
  writeFileSync(join(folder, 'science/5/good.txt'), sampleUnit)
  writeFileSync(join(folder, 'science/5/bad.txt'), sampleUnit.replace('explain:', 'explains:'))
  expect(entriesOf(folder).map(({ id }) => id)).toEqual(['science/5/good'])
})

test('the page of coverage is as the files are', () => {
  const page = new URL('../../../docs/curriculum.md', import.meta.url)
  expect(readFileSync(page, 'utf8')).toBe(coverageOf(read.map(({ unit }) => unitEntryOf(unit))))
})

test('a unit of senior high school has the content standards that the guide gives its competencies', () => {
  const { taughtIn, standards } = unitOf('general-biology/11/cell-cycle-mitosis-and-meiosis') ?? {}
  expect(taughtIn).toBe('grade 11, The Cell Cycle, Mitosis, and Meiosis')
  expect(standards?.content).toContain('Cell Cycle')
  expect(standards?.performance).toBe('')
})

test('a unit that no part of the year teaches has the standards of the part that comes nearest, also of another area', () => {
  const { taughtIn, standards, nearest } = unitOf('araling-panlipunan/2/ang-komunidad') ?? {}
  expect([taughtIn, standards]).toEqual(['', null])
  expect(nearest?.content).toContain('komunidad')
  expect(unitOf('science/5/water-cycle')?.nearest).toBeNull()
})
