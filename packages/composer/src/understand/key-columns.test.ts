import { describe, expect, test } from 'vitest'
import { keyGroups } from './key-entries.ts'
import { fileOf } from './sample-file.ts'
import { answersIn } from './sample-quiz.ts'

const groupsIn = (...key: readonly Parameters<typeof fileOf>[1][]) =>
  keyGroups(fileOf('fil', ...key).blocks, [])

describe('the answers of several sets beside each other', () => {
  const subukin = { name: 'Subukin', entries: ['b', 'c', 'a', 'd', 'b', 'a'] }
  const tayahin = { name: 'Tayahin', entries: ['Tama', 'Mali', 'Tama', 'Tama'] }
  test('under names in one line, the longer one going on behind the table', () => {
    const table = [
      ['1. b', '1. Tama'],
      ['2. c', '2. Mali'],
      ['3. a', '3. Tama'],
      ['4. d', '4. Tama'],
      ['5. b', ''],
    ]
    expect(groupsIn('Subukin Tayahin', { table }, ['6. a'])).toEqual([subukin, tayahin])
  })
  test('under names in the head of a table, one set in two columns', () => {
    const head = ['Subukin', '', 'Tayahin']
    const first = ['1. b 2. c 3. a', '4. d 5. b 6. a', '1. Tama 2. Mali 3. Tama 4. Tama']
    expect(groupsIn({ table: [head, first] })).toEqual([subukin, tayahin])
  })
  test('a note in a column is no answer', () => {
    const table = [
      ['1. b', '1. a'],
      ['2. c', '2. d'],
      ['3. a', 'Gawain 2 at 3 – Magkakaiba'],
    ]
    expect(groupsIn('Subukin Tayahin', { table })).toEqual([
      { name: 'Subukin', entries: ['b', 'c', 'a'] },
      { name: 'Tayahin', entries: ['a', 'd'] },
    ])
  })
  test('what could go on with either belongs to none', () => {
    const table = [
      ['1. b', '1. a'],
      ['2. c', '2. d'],
    ]
    expect(groupsIn('Subukin Tayahin', { table }, ['3. a']).map(({ entries }) => entries)).toEqual([
      ['b', 'c'],
      ['a', 'd'],
    ])
  })
  test('a set that lacks a number is left out', () => {
    const table = [
      ['1. b', '1. a'],
      ['2. c', '3. d'],
    ]
    expect(groupsIn('Subukin Tayahin', { table })).toEqual([{ name: 'Subukin', entries: ['b', 'c'] }])
  })
})

const questions = [
  '## Subukin',
  'Piliin ang titik ng tamang sagot.',
  '1. Alin ang anyong tubig? A. ilog B. burol C. lambak',
  '2. Alin ang anyong lupa? A. dagat B. lawa C. bundok',
  '3. Alin ang maalat ang tubig? A. ilog B. dagat C. lawa',
]

describe('a key whose answers stand behind the references', () => {
  const references = ['## Sanggunian', 'Santos, Ana. 2013. Mga Anyong Lupa at Tubig. Lungsod ng Quezon.']
  test('is read where it names its set', () => {
    const key = ['## Susi sa Pagwawasto', { picture: 1 }, ...references, 'Subukin', '1. A 2. C 3. B']
    const after = ['## Para sa mga katanungan', 'Sumulat sa paaralan.']
    expect(answersIn(fileOf('fil', ...questions, ...key, ...after))).toEqual([0, 2, 1])
  })
  test('is none where only references follow', () => {
    const key = ['## Susi sa Pagwawasto', ...references, '1. Cruz, B. 2. Reyes, C. 3. Lim, A.']
    expect(answersIn(fileOf('fil', ...questions, ...key))).toEqual([null, null, null])
  })
})

test('a question with choices that lost its number makes a longer key uncertain', () => {
  const lost = [
    '## Subukin',
    'Piliin ang titik ng tamang sagot.',
    '1. Alin ang anyong tubig? A. ilog B. burol C. lambak',
    'Alin ang anyong lupa? A. dagat B. lawa C. bundok',
    '2. Alin ang maalat ang tubig? A. ilog B. dagat C. lawa',
    '3. Alin ang pinakamataas? A. burol B. lambak C. bundok',
  ]
  const answers = answersIn(fileOf('fil', ...lost, '## Susi sa Pagwawasto', 'Subukin: 1. A 2. C 3. B 4. C'))
  expect(new Set(answers)).toEqual(new Set([null]))
})
