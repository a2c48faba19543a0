import type { Item } from '@klasrum/contract/material'
import { expect, test } from 'vitest'
import { anItem, namedItem } from '../samples/sample-items.ts'
import { lintPaper } from './lint-paper.ts'

type Choice = Extract<Item, { form: 'multiple_choice' }>

const choice = (number: number, answer: number, changed: Partial<Choice> = {}): Choice => ({
  id: `q${number}`,
  bloom: number % 2 === 0 ? 'remember' : 'understand',
  difficulty: 'easiest',
  language: 'en',
  topic: 'Topic',
  points: 1,
  source: { file: 'lesson.docx', page: 1, paragraph: number + 1, quote: `Quote number${number}.` },
  author: 'built-in',
  form: 'multiple_choice',
  stem: `Which thing${number} belongs to group${number} of kind${number}?`,
  options: ['a', 'b', 'c', 'd'].map((letter) => `${letter}${number}`),
  answer,
  ...changed,
})

const paper = (letters: readonly number[]) => letters.map((letter, number) => choice(number, letter))

test('a paper with even letters and different questions breaks no rule', () => {
  expect(lintPaper(paper([0, 1, 2, 3, 3, 2, 1, 0, 2, 1]))).toEqual([])
})

test('only choices have letters', () => {
  expect(lintPaper([...paper([0, 1, 2, 3]), anItem('identification'), anItem('enumeration')])).toEqual([])
})

test('a letter that no more questions have is not missed on the others', () => {
  const three = [0, 1, 2, 2, 1, 0, 0, 1, 2].map((letter, number) =>
    choice(number, letter, { options: ['a', 'b', 'c'].map((name) => `${name}${number}`) }),
  )
  expect(lintPaper([...three, choice(9, 3)])).toEqual([])
  expect(lintPaper([...three, choice(9, 3), anItem('identification')])).toEqual([])
  expect(lintPaper([...three, choice(9, 0), choice(10, 1), choice(11, 2)])).toContain('letters_uneven')
})

test('four alike at the very beginning are a run, three are none', () => {
  expect(lintPaper(paper([1, 1, 1, 1, 0, 2, 3, 0]))).toContain('letter_run')
  expect(lintPaper(paper([1, 1, 1, 0, 2, 3, 0, 2]))).not.toContain('letter_run')
})

test('letters that lean to one side and runs of four are found', () => {
  expect(lintPaper(paper([1, 1, 0, 1, 1, 2, 1, 3]))).toContain('letters_uneven')
  expect(lintPaper(paper([0, 1, 1, 1, 1, 2, 3, 0]))).toContain('letter_run')
})

test('near copies, an answer asked for twice and a stem that tells another key are found', () => {
  const first = choice(0, 0)
  expect(lintPaper([first, choice(1, 1, { stem: first.stem, options: first.options, answer: 0 })])).toContain(
    'duplicate',
  )
  expect(lintPaper([first, choice(1, 1, { options: ['x', 'a0', 'y', 'z'] })])).toContain('answer_twice')
  const telling = choice(1, 1, { stem: 'Since a0 is the thing0 that belongs to group0, which comes next?' })
  expect(lintPaper([first, telling])).toContain('give_away')
  expect(lintPaper([first, choice(1, 1, { source: first.source })])).toContain('give_away')
})

test('more than two thirds of raw blanks, and recall alone, are found', () => {
  const blank = (number: number) =>
    choice(number, number % 4, { stem: `The thing${number} of ____ is kind${number}.` })
  expect(lintPaper([blank(0), blank(1), blank(2), choice(3, 3)])).not.toContain('too_much_cloze')
  expect(lintPaper([blank(0), blank(1), blank(2), blank(3)])).toContain('too_much_cloze')
  const recall = paper([0, 1, 2, 3, 3, 2, 1, 0, 2, 1]).map((item) => ({
    ...item,
    bloom: 'remember' as const,
  }))
  expect(lintPaper(recall)).toContain('only_recall')
  expect(lintPaper(recall.slice(1))).not.toContain('only_recall')
})

test('a word of the box that is right for two questions is found', () => {
  const verdict = namedItem(1, { answer: 'verdict', also_accepted: ['ruling'] })
  expect(lintPaper([namedItem(0, { answer: 'ruling' }), verdict])).toContain('two_right_in_box')
  expect(lintPaper([namedItem(0, { answer: 'bail' }), verdict])).not.toContain('two_right_in_box')
})
