import { describe, expect, test } from 'vitest'
import { keyGroups } from './key-entries.ts'
import { fileOf } from './sample-file.ts'
import { setLabelOf } from './set-names.ts'

type Part = Parameters<typeof fileOf>[1]
const groupsIn = (names: readonly string[], ...key: readonly Part[]) =>
  keyGroups(fileOf('en', ...key).blocks, names)
const entriesIn = (...key: readonly Part[]) => groupsIn([], ...key).map(({ entries }) => entries)

test.each([
  ['TASK 1: NAME THE PARTS', 'task 1'],
  ['Gawain Blg. 2 (10 puntos)', 'gawain blg 2'],
  ['Test II. Matching', 'test ii'],
  ['II. Multiple Choice', 'multiple choice'],
  ['3) Enrichment', 'enrichment'],
  ['Pre-test (5 items)', 'pre-test'],
])('a set that is headed "%s" is called "%s" in a key', (heading, label) => {
  expect(setLabelOf(heading)).toBe(label)
})

describe('answers one after the other', () => {
  test.each([
    ['1. B 2. C 3. A', ['B', 'C', 'A']],
    ['1-b, 2-c, 3-a', ['b', 'c', 'a']],
    ['1) B | 2) C', ['B', 'C']],
    ['1 B; 2 C;', ['B', 'C']],
    ['1. roots 2. the stem, 3. leaf;', ['roots', 'the stem', 'leaf']],
    ['1. roots | 2. stem', ['roots', 'stem']],
    ['1. 24 pots 2. 3 cups', ['24 pots', '3 cups']],
    ['1 - roots 2 - stem', ['roots', 'stem']],
  ])('%s', (text, entries) => {
    expect(entriesIn(text)).toEqual([entries])
  })
  test('lines of a key go on with the count, and a new first begins another set', () => {
    expect(entriesIn('1. B 2. C', '3. A')).toEqual([['B', 'C', 'A']])
    expect(entriesIn('1. B 2. C', '1. A 2. D')).toEqual([
      ['B', 'C'],
      ['A', 'D'],
    ])
    expect(entriesIn('A. 1. roots 2. stem B. 1. leaf 2. seed')).toEqual([
      ['roots', 'stem'],
      ['leaf', 'seed'],
    ])
  })
  test('a count with a gap is no key, and neither is an empty answer', () => {
    expect(entriesIn('1. B', '3. A')).toEqual([])
    expect(entriesIn('2. C 3. A')).toEqual([])
    expect(entriesIn(['roots', ' '])).toEqual([])
  })
  test('a list whose numbers are gone is one, line by line', () => {
    expect(entriesIn(['roots ', 'stem'])).toEqual([['roots', 'stem']])
    expect(entriesIn({ picture: 1 }, ['1. roots', '2. stem'])).toEqual([['roots', 'stem']])
  })
})

describe('answers by the names of their sets', () => {
  const quiz = ['quiz 1', 'warm up']
  test('in one paragraph, under headings, or in the line of the name', () => {
    const named = [
      { name: 'Quiz 1', entries: ['B', 'C'] },
      { name: 'Warm Up', entries: ['A', 'D'] },
    ]
    expect(groupsIn(quiz, 'Quiz 1: 1. B 2. C Warm Up: 1. A 2. D')).toMatchObject(named)
    expect(groupsIn(quiz, '## Quiz 1', '1. B 2. C', '## Warm Up', '1. A 2. D')).toMatchObject(named)
    expect(groupsIn(quiz, 'Quiz 1:', '1. B 2. C', 'Warm Up:', '1. A 2. D')).toMatchObject(named)
  })
  test('a heading that no set has keeps its answers to itself', () => {
    expect(groupsIn(quiz, '## Extra work', '1. B 2. C')).toMatchObject([
      { name: 'Extra work', entries: ['B', 'C'] },
    ])
  })
  test('a count that goes on under another name is no key', () => {
    expect(groupsIn(quiz, '## Quiz 1', '1. B 2. C', '## Warm Up', '3. A')).toEqual([])
  })
})

describe('answers in a table', () => {
  test.each([
    [
      'numbers over answers',
      [
        ['1', '2', '3'],
        ['B', 'C', 'A'],
      ],
    ],
    [
      'numbers beside answers',
      [
        ['1.', 'B'],
        ['2.', 'C'],
        ['3.', 'A'],
      ],
    ],
    [
      'two columns of both',
      [
        ['1', 'B', '3', 'A'],
        ['2', 'C', '', ''],
      ],
    ],
    [
      'an answer in each cell',
      [
        ['1. B', '3. A'],
        ['2. C', ''],
      ],
    ],
  ])('%s', (_, table) => {
    expect(entriesIn({ table })).toEqual([['B', 'C', 'A']])
  })
  test('a number that is left out makes it none', () => {
    expect(
      entriesIn({
        table: [
          ['1', 'B'],
          ['3', 'A'],
        ],
      }),
    ).toEqual([])
  })
})
