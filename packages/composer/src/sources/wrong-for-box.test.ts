import { expect, test } from 'vitest'
import { wrongForBox } from './wrong-for-box.ts'

const named = { stem: 'What do we call the leaf opening?', answer: 'stoma', also_accepted: ['tiny pore'] }

test('words for a box are no part of what is right and are not told by the question', () => {
  const texts = ['xylem', 'stoma cell', 'pore', 'leaf', 'Xylem', '…', 'phloem', 'x'.repeat(201)]
  expect(wrongForBox(named, texts)).toEqual({ wrong: ['xylem', 'phloem'] })
})

test('at most six are kept, and nothing where there are none', () => {
  expect(wrongForBox(named, 'abcdefgh'.split('')).wrong).toHaveLength(6)
  expect(wrongForBox(named, ['leaf'])).toEqual({})
})
