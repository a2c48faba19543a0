import type { Item } from '@klasrum/contract/material'
import { expect, test } from 'vitest'
import { agrees } from './answer-blind.ts'

const common = {
  id: 'q1',
  bloom: 'remember',
  difficulty: 'easiest',
  language: 'en',
  topic: 'Plants',
  points: 1,
  source: null,
  author: 'model',
  stem: 'What is asked?',
} as const

const choice: Item = {
  ...common,
  form: 'multiple_choice',
  options: ['Root', 'Stem', 'Leaf', 'Seed'],
  answer: 1,
}
const mended: Item = {
  ...common,
  form: 'modified_true_false',
  marked: 'roots',
  answer: false,
  correction: 'the leaves',
}
const word: Item = {
  ...common,
  form: 'identification',
  answer: 'Photosynthesis',
  also_accepted: ['food making'],
}
const list: Item = { ...common, form: 'enumeration', answers: ['root', 'stem', 'leaf', 'flower'] }
const order: Item = { ...common, form: 'sequencing', steps: ['second', 'third', 'first'], order: [2, 3, 1] }
const pairs: Item = {
  ...common,
  form: 'matching',
  premises: ['takes in water', 'makes food', 'makes seeds'],
  answers: ['stem', 'leaf', 'root', 'flower'],
  key: [2, 1, 3],
}
const sum: Item = { ...common, form: 'problem', answer: '₱1,250.50', solution: ['5 × 250.10 = 1,250.50'] }
const essay: Item = { ...common, form: 'essay', rubric: [], looked_for: ['water'] }

test.each<[string, Item, Record<string, unknown>]>([
  ['the letter of the key', choice, { answer: 'B' }],
  ['the letter with its option', choice, { answer: 'b. Stem' }],
  ['true for a true statement', { ...common, form: 'true_false', answer: true }, { answer: true }],
  ['the right words in other words', mended, { answer: 'false', correction: 'leaves' }],
  ['the answer', word, { answer: 'photosynthesis' }],
  ['another name of the answer', word, { answer: 'Food making' }],
  ['the answer with more words', word, { answer: 'the process of photosynthesis' }],
  ['the list in another order', list, { answer: ['Flower', 'leaf', 'the stem', 'roots'] }],
  ['the order', order, { answer: ['C', 'A', 'B'] }],
  ['the letters', pairs, { answer: ['C', 'B', 'D'] }],
  ['the number', sum, { answer: '1250.5 pesos' }],
  ['that the source has it', essay, { answer: 'yes' }],
])('who answers %s agrees with the key', (_, item, answer) => {
  expect(agrees(item, answer)).toBe(true)
})

test.each<[string, Item, Record<string, unknown>]>([
  ['another letter', choice, { answer: 'C' }],
  ['that two are right', choice, { answer: 'two' }],
  ['that none is right', choice, { answer: 'none' }],
  ['nothing', choice, {}],
  ['true for a false statement', mended, { answer: 'true' }],
  ['false with other words', mended, { answer: 'false', correction: 'the flowers' }],
  ['another word', word, { answer: 'Respiration' }],
  ['half of the list', list, { answer: ['root', 'stem'] }],
  ['far more than the list', list, { answer: ['root', 'stem', 'leaf', 'flower', 'seed', 'fruit'] }],
  ['another order', order, { answer: ['A', 'B', 'C'] }],
  ['other letters', pairs, { answer: ['A', 'B', 'D'] }],
  ['another number', sum, { answer: '1,205.50' }],
  ['that the source does not have it', essay, { answer: 'no' }],
])('who answers %s differs from the key', (_, item, answer) => {
  expect(agrees(item, answer)).toBe(false)
})
