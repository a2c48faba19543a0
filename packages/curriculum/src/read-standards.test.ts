import { expect, test } from 'vitest'
import { lintStandards } from './lint-standards.ts'
import { readStandards } from './read-standards.ts'

const standards = `area: Science
source: Budget of Work

== grade 5, term 1
content: The learners know trees.
performance: The learners plant one.

== grade 9, term 2, Food Service
content: The learners know how to serve.
`

test('standards are read by the part of the year that they are of', () => {
  const { area, sections, problems } = readStandards(standards, 'science.txt')
  expect(problems).toEqual([])
  expect(area).toBe('Science')
  expect([...sections]).toEqual([
    [
      'grade 5, term 1',
      {
        content: 'The learners know trees.',
        performance: 'The learners plant one.',
        source: 'Budget of Work',
      },
    ],
    [
      'grade 9, term 2, Food Service',
      { content: 'The learners know how to serve.', performance: '', source: 'Budget of Work' },
    ],
  ])
})

test.each([
  ['grade 5, term 1', 'grade 5, term 4', 4, '"grade 5, term 4" does not read "grade 5, term 1"'],
  ['grade 9, term 2, Food Service', 'grade 5, term 1', 8, '"grade 5, term 1" stands twice'],
  ['performance: The learners plant one.', 'content: And bushes.', 6, '"content" stands twice'],
  ['performance: The', 'performances: The', 6, '"performances" is not a line of standards here'],
  ['content: The learners know trees.', 'content:', 5, '"content" says nothing'],
  ['source: Budget of Work', '', 1, 'the source is missing'],
])('standards with "%s" as "%s" are told with their line', (right, wrong, line, message) => {
  const { problems } = readStandards(standards.replace(right, wrong), 'science.txt')
  expect(problems).toEqual([{ file: 'science.txt', line, message }])
})

const linted = (taughtIn: string, source = standards, nearestIn = '') =>
  lintStandards([{ id: 'science/5/old-trees', taughtIn, nearestIn, grades: [5] }], () => source, [
    'science',
  ]).map(({ message }) => message)

test('a unit names a part of the year that the standards of its area have, of its own grade', () => {
  expect(linted('grade 5, term 1')).toEqual([])
  expect(linted('')).toEqual([])
  expect(linted('grade 5, term 2')).toEqual(['the standards of science have no "grade 5, term 2"'])
  expect(linted('grade 9, term 2, Food Service')).toEqual([
    '"grade 9, term 2, Food Service" is not of a grade of the unit',
  ])
})

test('the nearest part of the year may be of another area, is of a grade of the unit, and stands only where none teaches it', () => {
  expect(linted('', standards, 'grade 5, term 1')).toEqual([])
  expect(linted('', standards, 'Science, grade 5, term 1')).toEqual([])
  expect(linted('', standards, 'Makabansa, grade 5, term 1')).toEqual([
    'the standards of Makabansa have no "grade 5, term 1"',
  ])
  expect(linted('', standards, 'grade 9, term 2, Food Service')).toEqual([
    '"grade 9, term 2, Food Service" is not of a grade of the unit',
  ])
  expect(linted('grade 5, term 1', standards, 'grade 5, term 1')).toEqual([
    'what is taught in a part of the year has no nearest one',
  ])
})

test('standards stand in the file of their area and say something', () => {
  expect(linted('', standards.replace('area: Science', 'area: English'))).toEqual([
    '"English" is not the area of science',
  ])
  expect(linted('', standards.replace('content: The learners know how to serve.', ''))).toEqual([
    '"grade 9, term 2, Food Service" says nothing',
  ])
})
