import type { Item } from '@klasrum/contract/material'
import { chanceOf } from '@klasrum/skills/chance'
import { plantLesson } from '@klasrum/testkit/lessons'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { lessonOf } from '../lesson.ts'
import { outlineOf } from '../outline-of.ts'
import { checkDrafts } from './check-draft.ts'
import { passagesIn } from './passages.ts'

const nobody = {
  school: null,
  teacher: null,
  grade_and_section: null,
  learning_area: null,
  quarter: null,
  dates: null,
}
const outline = outlineOf([
  sourceDocument(`${plantLesson}\n\nA mushroom is not a plant, because it cannot make its own food.`),
])
const passages = passagesIn(outline.topics, nobody)
const numbered = (words: string) => passages.find(({ text }) => text.includes(words))?.number ?? 0

type Draft = Record<string, unknown>
const check = (...drafts: Draft[]) =>
  checkDrafts(drafts, { passages, lesson: lessonOf(outline), chance: chanceOf(3), have: [] })

const quote = 'Chlorophyll is the green pigment that takes in the energy of sunlight.'
const on = { passage: numbered('Chlorophyll is'), quote, bloom: 'remember' }
const choice: Draft = {
  ...on,
  form: 'multiple_choice',
  question: 'Which green pigment takes in the energy of sunlight?',
  answer: 'Chlorophyll',
  wrong: ['Photosynthesis', 'Glucose', 'Pollination'],
}
const statement: Draft = {
  ...on,
  form: 'modified_true_false',
  question: 'Glucose is the green pigment that takes in the energy of sunlight.',
  is_true: false,
  marked: 'Glucose',
  correction: 'Chlorophyll',
}
const steps: Draft = {
  form: 'sequencing',
  bloom: 'understand',
  passage: numbered('Roots take in water'),
  quote: 'Roots take in water from the soil.',
  question: 'Put the steps of making food in their right order.',
  steps: [
    'Roots take in water from the soil.',
    'Stems carry the water to the leaves.',
    'Leaves take in carbon dioxide through small openings.',
    'Sunlight turns water and carbon dioxide into sugar.',
  ],
}
const essay: Draft = {
  ...on,
  form: 'essay',
  bloom: 'evaluate',
  question: 'A gardener keeps a plant in a dark room. Judge whether the plant can go on making sugar.',
  looked_for: ['Green plants make sugar from light, water and carbon dioxide.'],
}

test.each([
  ['a choice', choice],
  ['a false statement with its correction', statement],
  ['a false statement', { ...statement, form: 'true_false' }],
  ['a true statement', { ...statement, form: 'true_false', question: quote, is_true: true }],
  ['steps in their order', steps],
  ['an essay', essay],
])('%s that the source proves is taken', (_, draft) => {
  const { items, refused } = check(draft)
  expect(refused).toEqual([])
  expect(items).toEqual([expect.objectContaining({ author: 'model', form: draft.form })])
})

test('the key of a choice is its answer, wherever it stands', () => {
  const [item] = check(choice).items
  if (item?.form !== 'multiple_choice') throw new Error('no choice')
  expect(item.options[item.answer]).toBe('Chlorophyll')
  expect(item.options).toHaveLength(4)
})

test('steps are shown out of their order, with their true places', () => {
  const [item] = check(steps).items
  if (item?.form !== 'sequencing') throw new Error('no steps')
  expect(item.steps).not.toEqual(steps.steps)
  const sorted = [...item.steps].sort((one, other) => placeOf(item, one) - placeOf(item, other))
  expect(sorted).toEqual(steps.steps)
})
const placeOf = (item: Extract<Item, { form: 'sequencing' }>, step: string) =>
  item.order[item.steps.indexOf(step)] ?? 0

test('a quote is kept as the source writes it', () => {
  const curly = sourceDocument(
    '## Leaves\n\nA leaf’s “kitchen” – the chloroplast – is where\u00a0the plant makes its food.',
  )
  const own = outlineOf([curly])
  const { items } = checkDrafts(
    [
      {
        form: 'identification',
        bloom: 'remember',
        passage: 99,
        quote: `A leaf's "kitchen" - the chloroplast - is where the plant makes its food.`,
        question: 'What do we call the kitchen of a leaf, where the plant makes its food?',
        answer: 'chloroplast',
      },
    ],
    { passages: passagesIn(own.topics, nobody), lesson: lessonOf(own), chance: chanceOf(3), have: [] },
  )
  expect(items[0]?.source?.quote).toBe(
    'A leaf’s “kitchen” – the chloroplast – is where\u00a0the plant makes its food.',
  )
})

test.each<[string, Draft, RegExp]>([
  ['an unknown form', { ...choice, form: 'poem' }, /form/],
  ['a made-up quote', { ...choice, quote: 'Chlorophyll is a blue pigment.' }, /quote does not stand/],
  ['a quote over two passages', { ...choice, quote: `${plantLesson.slice(20, 900)}` }, /quote does not/],
  ['too high a level', { ...choice, bloom: 'create' }, /level/],
  ['an essay that recalls', { ...essay, bloom: 'remember' }, /level/],
  ['no answer', { ...choice, answer: '' }, /missing/],
  ['no question', { ...choice, question: ' ' }, /missing/],
  ['numbers for words', { ...choice, wrong: [1, 2, 3] }, /missing/],
  [
    'a key that is not in the quote',
    { ...choice, answer: 'Glucose', wrong: ['Chlorophyll', 'Seed', 'Stem'] },
    /./,
  ],
  ['options from elsewhere', { ...choice, wrong: ['Melanin', 'Keratin', 'Carotene'] }, /not from the lesson/],
  [
    'a question on something else',
    { ...choice, question: 'Which island has the tallest volcano of Asia?' },
    /does not say/,
  ],
  ['a false statement said to be true', { ...statement, is_true: true }, /./],
  [
    'a statement turned by "not"',
    {
      ...statement,
      form: 'true_false',
      question: 'Chlorophyll is not the green pigment that takes in the energy of sunlight.',
      marked: 'is not',
      correction: 'is',
    },
    /./,
  ],
  [
    'a statement turned round by its word order',
    {
      ...statement,
      form: 'true_false',
      question: 'Sunlight is the green pigment that takes in the energy of chlorophyll.',
      is_true: true,
    },
    /does not say/,
  ],
  [
    'a wrong word that the quote has too',
    {
      ...statement,
      marked: 'Sunlight',
      question: 'Sunlight is the green pigment that takes in the energy of sunlight.',
    },
    /does not say/,
  ],
  ['a correction that mends nothing', { ...statement, correction: 'pigment' }, /./],
  ['steps out of order', { ...steps, steps: [...(steps.steps as string[])].reverse() }, /does not say/],
  [
    'another language',
    { ...choice, question: 'Ano ang berdeng pigment na kumukuha ng energy ng sunlight sa mga halaman?' },
    /language/,
  ],
  [
    'an essay on invented facts',
    { ...essay, looked_for: ['Moonlight feeds mushrooms at midnight.'] },
    /does not say/,
  ],
  ['markup', { ...choice, question: `${choice.question} <b>Hurry</b>` }, /markup/],
  ['an address', { ...choice, question: `${choice.question} See https://evil.example` }, /markup/],
  ['a formula for a spreadsheet', { ...choice, wrong: ['=cmd|calc', 'Glucose', 'Pollination'] }, /markup/],
  ['hidden signs', { ...choice, question: `${choice.question}\u{E0041}` }, /markup/],
  ['a competency code', { ...choice, question: `${choice.question} (S4MT-Ia-b-1)` }, /markup/],
])('%s is refused with a reason', (_, draft, why) => {
  const { items, refused } = check(draft)
  expect(items).toEqual([])
  expect(refused).toEqual([{ draft, why: expect.stringMatching(why) }])
})

test('of two that are alike one is taken', () => {
  const { items, refused } = check(choice, { ...choice })
  expect(items).toHaveLength(1)
  expect(refused[0]?.why).toBe('It repeats another question.')
})

test('a copied question does not count as applying', () => {
  expect(check({ ...choice, bloom: 'apply' }).refused[0]?.why).toMatch(/only repeats the quote/)
})

test.each([null, 7, 'text', [], { __proto__: { form: 'essay' } }])(
  'what is no draft at all is refused: %j',
  (draft) => {
    expect(
      checkDrafts([draft], { passages, lesson: lessonOf(outline), chance: chanceOf(3), have: [] }).items,
    ).toEqual([])
  },
)
