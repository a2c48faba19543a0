import { expect, test } from 'vitest'
import { difficultyWord, figure, meaningOf, percent, reasonsOf, titlesText } from './report-text.ts'

const learner = { student_id: 1, listed_name: 'Cruz, Ana', gender: 'female' } as const

test('every reason is told with its figures', () => {
  expect(
    reasonsOf({
      ...learner,
      grade: 72,
      before: 78,
      missing: 1,
      reasons: ['failing', 'falling', 'missing_work'],
    }),
  ).toEqual(['Grade 72 is below 75', 'Fell from 78 to 72', '1 score missing'])
  expect(reasonsOf({ ...learner, grade: null, before: null, missing: 4, reasons: ['no_grade'] })).toEqual([
    'No grade yet, though others have one',
  ])
})

test('a figure that is not there is a dash, a whole one has no decimals', () => {
  expect([figure(null), figure(87), figure(84.5), percent(null), percent(71.4)]).toEqual([
    '—',
    '87',
    '84.50',
    '—',
    '71.40%',
  ])
})

test.each([
  [1, 'very easy'],
  [0.81, 'very easy'],
  [0.8, 'easy'],
  [0.604, 'of average difficulty'],
  [0.41, 'of average difficulty'],
  [0.4, 'difficult'],
  [0.2, 'very difficult'],
  [0, 'very difficult'],
])('a difficulty of %d is called %s', (difficulty, word) => {
  expect(difficultyWord(difficulty)).toBe(word)
})

const item = {
  id: 1,
  category: 'quiz',
  part: null,
  title: 'Quiz 1',
  max_score: 20,
  scored: 12,
  expected: 14,
  highest: 20,
  lowest: 4,
  mean: 12.5,
  mps: 62.5,
  mastery: 'Average mastery',
  difficulty: 0.63,
  discrimination: -0.05,
} as const

test('an item is explained in sentences, a reversed one with what to check', () => {
  expect(meaningOf(item)).toEqual([
    'On average the 12 learners with a score got 12.50 of 20 points. That is an MPS (mean percentage score) of 62.50%.',
    'Mastery: Average mastery.',
    '2 scores still missing.',
    'Difficulty 0.63: the class reached 63% of the points. It was easy.',
    expect.stringContaining('Please check its answer key.'),
  ])
})

test('under ten scores there are no statistics, and it is said why', () => {
  const meaning = meaningOf({ ...item, scored: 9, expected: 9, difficulty: null, discrimination: null })
  expect(meaning.at(-1)).toContain('not given under ten scores')
  expect(meaningOf({ ...item, mean: null, mps: null })).toEqual(['Nobody has a score here yet.'])
})

test('of many titles the first are named and the others counted', () => {
  expect(titlesText(['Quiz 1', 'Quiz 2'])).toBe('Quiz 1, Quiz 2')
  expect(titlesText(Array.from({ length: 11 }, (_, index) => `Quiz ${index + 1}`))).toMatch(
    /Quiz 8 and 3 more$/,
  )
})
