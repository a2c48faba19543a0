import { expect, test } from 'vitest'
import { numberIn } from './typed-number.ts'

const bounds = { least: 1, most: 20, blank: 1 }

test.each([
  ['', 1],
  ['0', 1],
  ['7', 7],
  ['20', 20],
  ['21', 20],
  ['-5', 5],
  ['1e3', 13],
  ['twelve', 1],
  ['99999999999999999999', 20],
])('"%s" counts as %i', (typed, value) => {
  expect(numberIn(typed, bounds)).toBe(value)
})
