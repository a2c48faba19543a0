import { Item } from '@klasrum/contract/material'
import { itemsIn } from '@klasrum/testkit/materials'
import { atSize } from '@klasrum/testkit/size'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refused } from '../../http/refuse.ts'
import { editedItem } from './edit-item.ts'

type Form = Item['form']
type Of<F extends Form> = Extract<Item, { form: F }>

function anItem<F extends Form>(form: F): Of<F> {
  const item = itemsIn('en').find((each): each is Of<F> => each.form === form)
  if (!item) throw new Error(`There is no ${form}.`)
  return item
}

/** What came of it: the item, or the faults by their places. */
function edited<F extends Form>(form: F, change: Partial<Of<F>>): Item | string[] {
  const item = anItem(form)
  try {
    return editedItem(item, { ...item, ...change })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    expect(error.code).toBe('request.invalid')
    return (error.details.errors ?? []).map(({ path, message }) => `${path}: ${message}`)
  }
}

const empty = 'Please fill this in.'
const twice = 'This stands here twice.'

describe('an edit is refused with a word at each field that is wrong', () => {
  test('multiple choice', () => {
    expect(edited('multiple_choice', { stem: ' ', options: ['a', ' A', ''], answer: 3 })).toEqual([
      `item.options.2: ${empty}`,
      `item.options.1: ${twice}`,
      'item.answer: Choose the right answer.',
      `item.stem: ${empty}`,
    ])
  })
  test('modified true or false', () => {
    expect(edited('modified_true_false', { marked: 'moonlight' })).toEqual([
      'item.marked: The underlined words must stand in the statement as they are.',
    ])
    expect(edited('modified_true_false', { answer: false, correction: null })).toEqual([
      `item.correction: ${empty}`,
    ])
    expect(edited('modified_true_false', { answer: false, correction: 'carbon dioxide' })).toEqual([
      'item.correction: This is what the statement says already.',
    ])
  })
  test('identification', () => {
    expect(edited('identification', { answer: '\u0000' })).toEqual([`item.answer: ${empty}`])
    expect(
      edited('identification', { answer: 'Root', also_accepted: ['stem'], wrong: ['leaf', ' root', 'Stem'] }),
    ).toEqual([
      'item.wrong.1: This is accepted as an answer.',
      'item.wrong.2: This is accepted as an answer.',
    ])
  })
  test('matching', () => {
    expect(edited('matching', { key: [0, 0, 9] })).toEqual([
      'item.key.1: Another line has this answer already.',
      'item.key.2: Choose an answer of Column B.',
    ])
    expect(edited('matching', { premises: ['a', 'b', 'c', 'd'], key: [0, 1, 2] })).toEqual([
      'item.answers: Column B needs at least one answer more than Column A has lines.',
      'item.key: Choose an answer for each line of Column A.',
    ])
  })
  test('enumeration', () => {
    expect(edited('enumeration', { answers: ['a', 'A'] })).toEqual([`item.answers.1: ${twice}`])
  })
  test('sequencing', () => {
    expect(edited('sequencing', { order: [1, 1, 2] })).toEqual([
      'item.order: Give each step a place of its own from 1 to 3.',
    ])
    expect(edited('sequencing', { order: [1, 2, 3] })).toEqual([
      'item.order: Show the steps in another order than the right one.',
    ])
  })
  test('problem', () => {
    expect(edited('problem', { answer: '', solution: [' '] })).toEqual([
      `item.solution.0: ${empty}`,
      `item.answer: ${empty}`,
    ])
  })
  test('essay', () => {
    expect(edited('essay', { rubric: [{ criterion: '', levels: ['a', ''] }] })).toEqual([
      `item.rubric.0.criterion: ${empty}`,
      `item.rubric.0.levels.1: ${empty}`,
    ])
  })
})

test('points of matching and enumeration are as many as there are answers to give', () => {
  expect(edited('enumeration', { answers: ['a', 'b', 'c', 'd'], points: 9 })).toMatchObject({ points: 4 })
  expect(edited('matching', { points: 9 })).toMatchObject({ points: 3 })
  expect(edited('multiple_choice', { points: 9 })).toMatchObject({ points: 9 })
})

test('a true statement has no correction, and empty lines are left out', () => {
  expect(edited('modified_true_false', { answer: true })).toMatchObject({ correction: null })
  expect(edited('identification', { also_accepted: [' a ', '', 'a'] })).toMatchObject({
    also_accepted: ['a'],
  })
  expect(edited('essay', { looked_for: ['', 'a'] })).toMatchObject({ looked_for: ['a'] })
})

const typed = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'A', 'b', 'c', 'd', 'carbon dioxide', 'Plants take in carbon dioxide.'),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const several = (minLength: number, maxLength: number) => fc.array(typed, { minLength, maxLength })
const places = (max: number, minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max }), { minLength, maxLength })

const drawn = fc.record({
  item: fc.constantFrom(...itemsIn('en')),
  stem: typed,
  texts: several(3, 5),
  more: several(4, 8),
  answer: fc.nat(4),
  truth: fc.boolean(),
  word: typed,
  key: places(7, 3, 5),
  points: fc.integer({ min: 1, max: 100 }),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never

function typedOver({ item, stem, texts, more, answer, truth, word, key, points }: Drawn): Item {
  switch (item.form) {
    case 'multiple_choice':
      return { ...item, stem, points, options: texts, answer }
    case 'true_false':
      return { ...item, stem, points, answer: truth }
    case 'modified_true_false':
      return { ...item, stem, points, marked: word, answer: truth, correction: texts[0] ?? null }
    case 'identification':
      return { ...item, stem, points, answer: word, also_accepted: texts }
    case 'matching':
      return { ...item, stem, points, premises: texts, answers: more, key }
    case 'enumeration':
      return { ...item, stem, points, answers: texts }
    case 'sequencing':
      return { ...item, stem, points, steps: texts, order: key.map((place) => place + 1) }
    case 'problem':
      return { ...item, stem, points, answer: word, solution: texts }
    case 'essay':
      return { ...item, stem, points, looked_for: texts }
  }
}

test('whatever is typed, an item is kept whole or refused with the places of its faults', () => {
  fc.assert(
    fc.property(drawn.map(typedOver), (typedItem) => {
      const before = anItem(typedItem.form)
      try {
        const after = editedItem(before, typedItem)
        expect(Item.safeParse(after).error).toBeUndefined()
        expect(after).toMatchObject({
          id: before.id,
          form: before.form,
          source: before.source,
          author: 'teacher',
        })
        expect(JSON.stringify(after)).not.toMatch(/\\u(0000|d[89a-f])/)
        if (after.form === 'multiple_choice') expect(after.options[after.answer]).toBeTruthy()
        if (after.form === 'matching')
          expect(new Set(after.key.map((place) => after.answers[place])).size).toBe(after.premises.length)
        if (after.form === 'modified_true_false') expect(after.stem).toContain(after.marked)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        expect(error.details.errors?.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: atSize({ commit: 300, long: 20_000 }) },
  )
})
