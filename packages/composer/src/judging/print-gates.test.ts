import type { Item } from '@klasrum/contract/material'
import { expect, test } from 'vitest'
import { anItem } from '../samples/sample-items.ts'
import { plants } from '../samples/sample-lessons.ts'
import type { Candidate } from '../sources/candidate.ts'
import { lessonOf } from '../understand/lesson.ts'
import { isSurelyFaulty } from './gates.ts'

const read = lessonOf(plants)
const fact = read.facts.find(({ term }) => term === 'Chlorophyll')
if (!fact) throw new Error('The lesson does not define chlorophyll.')
const faulty = (item: Item, more: Partial<Candidate> = {}) =>
  isSurelyFaulty({ item, worth: 0.5, pattern: 'choice', fact: { ...fact, kind: 'entry' }, ...more }, read)
const choice = (stem: string, options: string[]) => anItem('multiple_choice', { stem, options, answer: 0 })

test.each([
  ['Which plant goes with this height?', ['2:40', '11:10', '3:50'], true],
  ['Which plant goes with this height?', ['mango', 'fern', 'moss'], false],
])('what goes with something is no figure: %s %s', (stem, options, isFaulty) => {
  expect(faulty(choice(stem, options))).toBe(isFaulty)
})

test.each([
  ['The description “Write TRUE if the leaf is green” goes with “Alternative Response”.', true],
  ['The description “Consider that trees can grow” goes with “Nature”.', true],
  ['The description “holds the plant in the soil” goes with “Roots”.', false],
  ['The term “Identity” refers to states that the sum is the same.', true],
  ['The term “Stem” refers to the part that holds the leaves.', false],
  ['A. Leaves are green in the light of the sun.', true],
  ['While the roots are under the soil of the field.', true],
])('a statement is whole and of the lesson: %s', (stem, isFaulty) => {
  const { kind, ...rest } = fact
  expect(faulty(anItem('true_false', { stem }), { pattern: 'lead of list', fact: { ...rest, kind } })).toBe(
    isFaulty,
  )
})

test.each([
  ['What do we call a large number of rays could be considered?', 'object', true],
  ['What do we call the green matter that is found in leaves?', 'chlorophyll', false],
  ['What do we call the green matter of leaves?', 'important green matter', true],
])('a name is asked for: %s %s', (stem, answer, isFaulty) => {
  expect(faulty(anItem('identification', { stem, answer, also_accepted: [] }))).toBe(isFaulty)
})

test('nothing is made false about a people', () => {
  const statementAbout = (name: string) =>
    anItem('modified_true_false', {
      stem: `The ${name} live near the river of the town.`,
      marked: name,
      answer: false,
      correction: 'Farmers',
    })
  expect(faulty(statementAbout('Muslims'), { pattern: 'lead of list' })).toBe(true)
  expect(faulty(statementAbout('Fishers'), { pattern: 'lead of list' })).toBe(false)
})
