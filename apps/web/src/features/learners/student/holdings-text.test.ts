import { expect, test } from 'vitest'
import { holdingText, studentHoldingsText } from './holdings-text.ts'

test('what goes with a student is named', () => {
  const classes = [
    { name: 'Science 8', scores: 310 },
    { name: 'Research 8', scores: 0 },
  ]
  expect(studentHoldingsText({ scores: 310, classes })).toBe('These go as well: 310 scores in 2 classes.')
  expect(classes.map(holdingText)).toEqual(['Science 8: 310 scores', 'Research 8: no scores'])
})

test('a student without scores or without a class says so', () => {
  expect(studentHoldingsText({ scores: 0, classes: [{ name: 'Science 8', scores: 0 }] })).toBe(
    'The learner leaves 1 class. There are no scores yet.',
  )
  expect(studentHoldingsText({ scores: 0, classes: [] })).toBe('This learner is in no class.')
})
