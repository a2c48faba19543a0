import type { Block } from '@klasrum/contract/source'
import { describe, expect, test } from 'vitest'
import { keyGroups } from './key-entries.ts'
import { fileOf } from './sample-file.ts'
import { setLabelOf } from './set-names.ts'

type Part = Parameters<typeof fileOf>[1]
const groupsIn = (names: readonly string[], ...key: readonly Part[]) =>
  keyGroups(fileOf('en', ...key).blocks, names).map(({ name, entries }) => ({ name, entries }))
const entriesIn = (...key: readonly Part[]) => groupsIn([], ...key).map(({ entries }) => entries)
const inTable = (...table: string[][]) => groupsIn([], { table })

test.each([
  ['Gawain2: Mga Hayop', 'gawain2'],
  ['Activity No 3: Sort', 'activity no 3'],
  ['Activity No. 3: Sort', 'activity no 3'],
  ['Activity No.3: Sort', 'activity no.3'],
  ['Activity No3: Sort', 'activity no3'],
  ['Task #4: Draw', 'task 4'],
  ['Task # 4: Draw', 'task 4'],
  ['Gawain Blg 2: Mga Hayop', 'gawain blg 2'],
  ['Gawain Blg.2: Mga Hayop', 'gawain blg.2'],
  ['Quiz 12: Clouds', 'quiz 12'],
  ['Part b: Clouds', 'part b'],
  ['Part of a Plant', 'part of a plant'],
  ['My Quiz 3: Clouds', 'my quiz 3 clouds'],
  ['Warm(5)Up', 'warm up'],
  ['What’s New', 'whats new'],
  ['Look at II. Clouds', 'look at ii clouds'],
])('a set that is headed "%s" is called "%s"', (heading, label) => {
  expect(setLabelOf(heading)).toBe(label)
})

describe('answers in one line', () => {
  const letters = 'ABCDABCDABCD'.split('')
  const animals = 'ant bee cow dog eel fox gnu hen ibex jay'.split(' ')
  test.each([
    [letters.map((letter, at) => `${at + 1}. ${letter}`).join(' '), letters],
    [letters.map((letter, at) => `${at + 1}${letter}`).join(' '), letters],
    [animals.map((animal, at) => `${at + 1}. ${animal}`).join(' '), animals],
    ['1 . B 2 . C', ['B', 'C']],
    ['1 . roots 2 . stem', ['roots', 'stem']],
    ['1  - roots 2  - stem', ['roots', 'stem']],
    ['1.roots 2.stem', ['roots', 'stem']],
    ['1. | roots 2. | stem', ['roots', 'stem']],
    ['1. roots 2. 7', ['roots', '7']],
    ['1. the 24. hour 2. roots', ['the 24. hour', 'roots']],
    ['1. B, 2. C, ', ['B', 'C']],
  ])('%s', (text, entries) => {
    expect(entriesIn(text)).toEqual([entries])
  })
  test('a count may begin again in it, with or without letters for its parts', () => {
    const parts = [
      ['roots', 'stem'],
      ['leaf', 'seed'],
    ]
    expect(entriesIn('1. roots 2. stem 1. leaf 2. seed')).toEqual(parts)
    expect(entriesIn('A . 1. roots 2. stem B . 1. leaf 2. seed')).toEqual(parts)
    expect(entriesIn('A.1. roots 2. stem B.1. leaf 2. seed')).toEqual(parts)
    expect(entriesIn('A. 1 . roots 2 . stem B. 1 . leaf 2 . seed')).toEqual(parts)
  })
})

describe('names of sets', () => {
  test('a number that does not go on under another name leaves the set before as it is', () => {
    expect(groupsIn(['quiz', 'warm up'], '## Quiz', '1. B 2. C', '## Warm Up', '5. A')).toEqual([
      { name: 'Quiz', entries: ['B', 'C'] },
    ])
  })
  test('may have a point in them, and have three letters or more', () => {
    const named = (name: string) => groupsIn([name], `${name} 1. B 2. C`)[0]?.name
    expect(named('drill no.3')).toBe('drill no.3')
    expect(named('abc')).toBe('abc')
    expect(named('ab')).toBeNull()
  })
  test('are known in a line of eighty letters, and not in a longer one', () => {
    const under = (line: string) => groupsIn([], line, '1. B 2. C')[0]?.name
    const line = `Task 1 ${'x'.repeat(73)}`
    expect(line).toHaveLength(80)
    expect(under(line)).toBe(line)
    expect(under(`${line}x`)).toBeNull()
    expect(under('Good luck')).toBeNull()
  })
  test('of another test of a module keep their answers to themselves too, in a line of eighty letters', () => {
    const under = (line: string) => groupsIn([], line, '1. B 2. C')[0]?.name
    expect(under('Pagtataya')).toBe('Pagtataya')
    expect(under('Extra')).toBeNull()
    expect(under('## Extra: work')).toBe('Extra: work')
    expect(under('## Extra work:')).toBe('Extra work')
  })
})

describe('a list in a key', () => {
  const list = (
    items: readonly string[],
    given: { ordered?: boolean; marks?: readonly string[] } = {},
  ): Block => ({
    kind: 'list',
    page: 1,
    number: 1,
    language: 'en',
    terms: [],
    ordered: given.ordered ?? false,
    items: [...items],
    ...(given.marks && { marks: [...given.marks] }),
  })
  const of = (...lists: Block[]) => keyGroups(lists, []).map(({ entries }) => entries)
  const animals = 'ant bee cow dog eel fox gnu hen ibex jay'.split(' ')

  test('that keeps its numbers goes on where they do', () => {
    expect(of(list(['roots', 'stem'], { marks: ['1', '2'] }), list(['leaf'], { marks: ['3'] }))).toEqual([
      ['roots', 'stem', 'leaf'],
    ])
    expect(of(list(animals, { marks: animals.map((_, at) => String(at + 1)) }))).toEqual([animals])
    expect(of(list(['roots', 'stem'], { marks: ['2', '3'] }))).toEqual([])
  })
  test.each([[['a', 'b']], [['1', 'b']], [['1a', '2a']], [['a1', 'a2']], [['1']], [[]]])(
    'that is marked %j is counted line by line where it has an order, and is no key without one',
    (marks) => {
      expect(of(list(['roots', 'stem'], { marks, ordered: true }))).toEqual([['roots', 'stem']])
      expect(of(list(['roots', 'stem'], { marks }))).toEqual([])
    },
  )
  test('has its numbers in its lines, even if not in all', () => {
    expect(of(list(['1. roots', 'of the plant', '2. stem']))).toEqual([['roots', 'stem']])
    expect(of(list(['1. roots', 'of the plant', '2. stem'], { ordered: true }))).toEqual([['roots', 'stem']])
  })
})

describe('a table in a key', () => {
  const animals = 'ant bee cow dog eel fox gnu hen ibex jay'.split(' ')
  test('has numbers of two digits, with points and spaces around them', () => {
    expect(inTable(...animals.map((animal, at) => [` ${at + 1} . `, ` the  ${animal} `]))).toEqual([
      { name: null, entries: animals.map((animal) => `the ${animal}`) },
    ])
    expect(inTable(['No.', 'Answer'], ['1', 'B'], ['2', 'C'])).toEqual([{ name: null, entries: ['B', 'C'] }])
    expect(inTable(['1', '2'], ['B', 'C'], ['3', '4'], ['A', 'D'])).toEqual([])
  })
  test('may have an answer in each cell, row by row', () => {
    expect(inTable(['1. B', '2. C'], ['3. A', '4. D'])).toEqual([
      { name: null, entries: ['B', 'C', 'A', 'D'] },
    ])
    expect(inTable(['Key', '1. B'], ['2. C', '3. A'])).toEqual([{ name: null, entries: ['B', 'C', 'A'] }])
  })
  test('has names over its columns, also with an empty row between', () => {
    expect(inTable(['Quiz', 'Task'], ['', ''], ['1. B 2. C', '1. A 2. D'])).toEqual([
      { name: 'Quiz', entries: ['B', 'C'] },
      { name: 'Task', entries: ['A', 'D'] },
    ])
  })
  test('has a cell over two columns once, but the same answers of two sets twice', () => {
    const same = ['1. B 2. C', '1. B 2. C']
    expect(inTable(['Quiz', 'Quiz'], same)).toEqual([{ name: 'Quiz', entries: ['B', 'C'] }])
    expect(inTable(['Quiz', 'Task'], same)).toEqual([
      { name: 'Quiz', entries: ['B', 'C'] },
      { name: 'Task', entries: ['B', 'C'] },
    ])
    expect(inTable(['Quiz', 'Quiz'], ['1. B 2. C', '1. A 2. D'])).toEqual([
      { name: 'Quiz', entries: ['B', 'C'] },
      { name: null, entries: ['A', 'D'] },
    ])
  })
  test('has names on the left of its answers, one for each set', () => {
    expect(inTable(['Quiz', '1. B 2. C'], ['Task', '1. A 2. D'])).toEqual([
      { name: 'Quiz', entries: ['B', 'C'] },
      { name: 'Task', entries: ['A', 'D'] },
    ])
    expect(inTable(['Quiz', '1. B 2. C'], ['Note', '3. A 4. D'])).toEqual([
      { name: 'Quiz', entries: ['B', 'C', 'A', 'D'] },
    ])
    expect(inTable(['Set', 'Answers'], ['Quiz', '1. B 2. C'])).toEqual([
      { name: 'Answers', entries: ['B', 'C'] },
    ])
  })
  test('has none where nothing, or other answers, stand on the left', () => {
    expect(inTable(['', '1. B 2. C'])).toEqual([{ name: null, entries: ['B', 'C'] }])
    expect(inTable(['1. B 2. C', '1. A 2. D'])).toEqual([
      { name: null, entries: ['B', 'C'] },
      { name: null, entries: ['A', 'D'] },
    ])
  })
})
