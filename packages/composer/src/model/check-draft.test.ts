import type { Item } from '@klasrum/contract/material'
import { chanceOf } from '@klasrum/skills/chance'
import { plantLesson } from '@klasrum/testkit/lessons'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { lessonOf } from '../understand/lesson.ts'
import { outlineOf } from '../understand/outline-of.ts'
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
const passages = passagesIn(outline, nobody)
const numbered = (words: string) => passages.find(({ text }) => text.includes(words))?.number ?? 0

type Draft = Record<string, unknown>
const check = (...drafts: Draft[]) =>
  checkDrafts(drafts, { passages, lesson: lessonOf(outline), chance: chanceOf(3), heading: nobody, have: [] })

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
    {
      passages: passagesIn(own, nobody),
      lesson: lessonOf(own),
      chance: chanceOf(3),
      heading: nobody,
      have: [],
    },
  )
  expect(items[0]?.source?.quote).toBe(
    'A leaf’s “kitchen” – the chloroplast – is where\u00a0the plant makes its food.',
  )
})

test.each<[string, Draft, RegExp]>([
  ['an unknown form', { ...choice, form: 'poem' }, /form/],
  ['a made-up quote', { ...choice, quote: 'Whales sing in the deep sea at night.' }, /^evidence: the quote/],
  [
    'a passage that is not there',
    { ...choice, passage: 999, quote: 'The green pigment takes sunlight.' },
    /^evidence/,
  ],
  ['too high a level', { ...choice, bloom: 'create' }, /level/],
  ['an essay that recalls', { ...essay, bloom: 'remember' }, /level/],
  ['no answer', { ...choice, answer: '' }, /missing/],
  ['no question', { ...choice, question: ' ' }, /missing/],
  ['numbers for words', { ...choice, wrong: [1, 2, 3] }, /missing/],
  [
    'a question on something else',
    { ...choice, question: 'Which island has the tallest volcano of Asia?' },
    /takes for granted/,
  ],
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
    'another language',
    { ...choice, question: 'Ano ang berdeng pigment na kumukuha ng energy ng sunlight sa mga halaman?' },
    /language/,
  ],
  [
    'an essay on invented facts',
    { ...essay, looked_for: ['Moonlight feeds mushrooms at midnight.'] },
    /takes for granted/,
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

test('the ways of small models are understood: letters before options, capitals, texts for numbers and truth', () => {
  const { items, refused } = check(
    {
      ...choice,
      form: 'Multiple choice',
      bloom: 'Remember',
      passage: String(choice.passage),
      answer: 'B. Chlorophyll',
      wrong: ['A. Photosynthesis', 'B. Chlorophyll', 'C. Glucose', 'D. Pollination'],
    },
    { ...statement, form: 'true-false', is_true: 'False' },
  )
  expect(refused).toEqual([])
  expect(items[0]).toMatchObject({ form: 'multiple_choice', bloom: 'remember' })
  expect(items[0]?.form === 'multiple_choice' && items[0].options.toSorted()).toEqual([
    'Chlorophyll',
    'Glucose',
    'Photosynthesis',
    'Pollination',
  ])
  expect(items[1]).toMatchObject({ form: 'true_false', answer: false })
})

test('of two that are alike one is taken', () => {
  const { items, refused } = check(choice, { ...choice })
  expect(items).toHaveLength(1)
  expect(refused[0]?.why).toBe('question: it repeats another question.')
})

test('a copied question does not count as applying', () => {
  expect(check({ ...choice, bloom: 'apply' }).items).toEqual([
    expect.objectContaining({ bloom: 'understand', difficulty: 'easy' }),
  ])
})

test.each([null, 7, 'text', [], { __proto__: { form: 'essay' } }])(
  'what is no draft at all is refused: %j',
  (draft) => {
    expect(
      checkDrafts([draft], {
        passages,
        lesson: lessonOf(outline),
        chance: chanceOf(3),
        heading: nobody,
        have: [],
      }).items,
    ).toEqual([])
  },
)
