import type { Item } from '@klasrum/contract/material'
import { itemsIn } from '@klasrum/testkit/materials'
import { expect, test } from 'vitest'
import { namedItem } from '../samples/sample-items.ts'
import { remarksOn } from './remarks.ts'

const items = itemsIn('en')
const choice = items.find(
  (item): item is Extract<Item, { form: 'multiple_choice' }> => item.form === 'multiple_choice',
)
if (!choice) throw new Error('There is no multiple choice.')
const edited = (change: Partial<typeof choice>): Item => ({ ...choice, author: 'teacher', ...change })
const saysOf = (item: Item, ...others: Item[]) => remarksOn([item, ...others]).map(({ says }) => says)

test('a good question is not spoken of, whoever wrote it', () => {
  expect(remarksOn([choice])).toEqual([])
  expect(saysOf(edited({}))).toEqual([])
})

test.each([
  [{ stem: 'Is chlorophyll green?' }, 'The answer stands in the question.'],
  [
    { options: ['Chlorophyll is the green pigment', 'xylem', 'glucose'], answer: 0 },
    'The right choice is much longer than the others and gives itself away.',
  ],
  [
    { options: ['leaf', 'xylem', 'root'], answer: 1 },
    'The answer does not stand in the passage of the lesson that the key names.',
  ],
  [{ stem: 'why '.repeat(41) }, 'The question has more than 40 words and is hard to read.'],
])('an edited question with %j is pointed out', (change, says) => {
  expect(saysOf(edited(change))).toEqual([says])
})

test('an edited question that asks for the same as another is pointed out once', () => {
  const says = ['Another question here asks for the same.']
  expect(saysOf(edited({}), { ...choice, id: 'other', stem: 'Which pigment is green?' })).toEqual(says)
})

test('a question that lost its box, and two that one word of it answers, are pointed out', () => {
  const [ruling, verdict] = [
    namedItem(0, { answer: 'ruling', wrong: ['bail'] }),
    namedItem(1, { answer: 'verdict', also_accepted: ['ruling'] }),
  ]
  expect(remarksOn([ruling])).toEqual([
    { item_id: ruling.id, says: expect.stringContaining('has no word box') },
  ])
  expect(remarksOn([ruling, namedItem(2)])).toEqual([])
  const confused = remarksOn([ruling, verdict]).map(({ item_id, says }) => [item_id, says.split(':')[0]])
  const says = 'Two words of the box could answer this question or one beside it'
  expect(confused).toEqual([
    [ruling.id, says],
    [verdict.id, says],
  ])
})
