import { expect, test } from 'vitest'
import { holdingsText, holdingText } from './holdings-text.ts'

test('what goes with a student is named', () => {
  const classes = [
    { name: 'Science 8', scores: 310 },
    { name: 'Research 8', scores: 0 },
  ]
  expect(holdingsText({ scores: 310, classes })).toBe('These go as well: 310 scores in 2 classes.')
  expect(classes.map(holdingText)).toEqual(['Science 8: 310 scores', 'Research 8: no scores'])
})

test('a student without scores or without a class says so', () => {
  expect(holdingsText({ scores: 0, classes: [{ name: 'Science 8', scores: 0 }] })).toBe(
    'The learner leaves 1 class. There are no scores yet.',
  )
  expect(holdingsText({ scores: 0, classes: [] })).toBe('This learner is in no class.')
})
