import { expect, test } from 'vitest'
import type { CellView } from '../model/cells.ts'
import { scoreWords } from './cell-words.ts'
import { averageText, figureText } from './figure-text.ts'
import { outcomeWords } from './outcome-words.ts'

const saved: CellView = {
  value: 17,
  state: 'saved',
  draft: null,
  typed: null,
  problem: null,
  theirs: null,
  slip: null,
}
const words = (view: Partial<CellView>) =>
  scoreWords('Abad, Jericho M.', { title: 'Quiz 1', max_score: 20 }, { ...saved, ...view })

test('a cell says learner, column, value and state', () => {
  expect(words({})).toBe('Abad, Jericho M., Quiz 1, 17 out of 20, saved')
  expect(words({ value: null })).toBe('Abad, Jericho M., Quiz 1, no score')
  expect(words({ value: 'excused', state: 'waiting' })).toBe(
    'Abad, Jericho M., Quiz 1, excused, waiting to be saved',
  )
  expect(words({ state: 'refused', typed: '120', problem: 'Score must be between 0 and 20.' })).toBe(
    'Abad, Jericho M., Quiz 1, “120” was not taken, refused: Score must be between 0 and 20.',
  )
  expect(words({ state: 'conflict', theirs: { value: 18, by: 'Grace T. Uy', at: null } })).toBe(
    'Abad, Jericho M., Quiz 1, 17 out of 20, changed elsewhere by Grace T. Uy',
  )
})

test('grades have two places unless they are whole by rule', () => {
  expect(figureText('ps', 80, true)).toBe('80.00')
  expect(figureText('total', 80, true)).toBe('80')
  expect(figureText('quarterly', 87, true)).toBe('87')
  expect(figureText('quarterly', 87, false)).toBe('87.00')
  expect(figureText('initial', null, false)).toBe('')
  expect(averageText('quarterly', 87.44, true)).toBe('87.4')
  expect(averageText('quarterly', 87.44, false)).toBe('87.44')
})

test('what came of an act is said in one line', () => {
  const outcome = { stored: 44, refused: 1, outside: 0, rounded: 0, message: null }
  expect(outcomeWords('Pasted', outcome)).toBe('Pasted 44 cells, 1 cell refused.')
  expect(outcomeWords('Undid', { ...outcome, refused: 0 }, 2)).toBe(
    'Undid 44 cells, 2 cells changed since and left alone.',
  )
  expect(outcomeWords('Pasted', { ...outcome, refused: 0, rounded: 3 })).toBe(
    'Pasted 44 cells, 3 scores rounded.',
  )
  expect(outcomeWords('Filled', { ...outcome, stored: 0, refused: 0 })).toBe('')
})
