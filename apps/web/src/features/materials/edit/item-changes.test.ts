import type { Item } from '@klasrum/contract/material'
import { expect, test } from 'vitest'
import { withoutAnswer, withoutOption, withoutPremise, withoutStep } from './item-changes.ts'

const common = {
  id: 'q1',
  bloom: 'remember',
  difficulty: 'easiest',
  language: 'en',
  topic: 'Plants',
  points: 1,
  source: { file: 'a.docx', page: 1, paragraph: 1, quote: 'A root takes in water.' },
  author: 'built-in',
  stem: '',
} as const satisfies Partial<Item>

const choice = {
  ...common,
  form: 'multiple_choice' as const,
  options: ['root', 'stem', 'leaf', 'seed'],
  answer: 2,
}

test('the right answer stays right when another option goes', () => {
  const { options, answer } = withoutOption(choice, 0)
  expect(options[answer]).toBe('leaf')
  expect(withoutOption(choice, 3).answer).toBe(2)
  expect(withoutOption(choice, 2).answer).toBe(0)
})

const matching = {
  ...common,
  form: 'matching' as const,
  premises: ['takes in water', 'carries water', 'makes food', 'makes seeds'],
  answers: ['stem', 'root', 'petal', 'flower', 'leaf'],
  key: [1, 0, 4, 3],
}

test('each premise keeps its answer when another answer or premise goes', () => {
  const less = withoutAnswer(matching, 2)
  expect(less.key.map((place) => less.answers[place])).toEqual(['root', 'stem', 'leaf', 'flower'])
  const fewer = withoutPremise(matching, 0)
  expect(fewer.key.map((place) => fewer.answers[place])).toEqual(['stem', 'leaf', 'flower'])
})

test('the steps that are left keep their order', () => {
  const item = { ...common, form: 'sequencing' as const, steps: ['c', 'a', 'd', 'b'], order: [3, 1, 4, 2] }
  const { steps, order } = withoutStep(item, 1)
  expect(steps).toEqual(['c', 'd', 'b'])
  expect(order).toEqual([2, 3, 1])
})
