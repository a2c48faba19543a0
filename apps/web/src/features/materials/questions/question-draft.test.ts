import type { OpenQuestion } from '@klasrum/contract/material'
import { expect, test } from 'vitest'
import { keyedOf, listedPlaceIn, questionDraftOf } from './question-draft.ts'

const source = { file: 'a.docx', page: 1, paragraph: 4, quote: 'Answer these.' }
const asked = (stem: string, options: string[] = []): OpenQuestion => ({ stem, options, source })

test('a question with three choices or more has letters and no answer yet', () => {
  const draft = questionDraftOf(asked('Which one?', ['a', 'b', 'c']))
  expect(draft).toMatchObject({ form: 'multiple_choice', options: ['a', 'b', 'c'] })
  expect(keyedOf(draft)).toBeNull()
  expect(keyedOf({ ...draft, answer: 2 } as typeof draft)).toEqual({
    form: 'multiple_choice',
    stem: 'Which one?',
    options: ['a', 'b', 'c'],
    answer: 2,
  })
})

test('a question without choices is answered in words, and two choices stand in the question', () => {
  expect(keyedOf(questionDraftOf(asked('What is it?')))).toEqual({
    form: 'identification',
    stem: 'What is it?',
    answer: '',
  })
  expect(questionDraftOf(asked('It rains.', ['Tama', 'Mali'])).stem).toBe('It rains. (Tama / Mali)')
})

test('a question is found again after another has gone from the list', () => {
  const [one, two] = [asked('One?'), asked('Two?')]
  const list = (questions: OpenQuestion[]) => ({ revision: 1, questions, papers: [] })
  expect(listedPlaceIn(list([one, two]), two)).toBe(1)
  expect(listedPlaceIn(list([two]), two)).toBe(0)
  expect(listedPlaceIn(list([one]), two)).toBe(-1)
})
