import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

const price = wholeNumber(0, 100_000)
const amount = wholeNumber(1, 100_000)

test.each(['0', '6', ' 12 ', '100000'])('%j can be a price', (typed) => {
  expect(price(typed)).toBeUndefined()
})

test.each(['', '1.5', '-1', '1e3', 'six', '1,000'])('%j is no whole number', (typed) => {
  expect(price(typed)).toBe('Use a whole number.')
})

test('the ends are told', () => {
  expect(amount('0')).toBe('Use 1 or more.')
  expect(amount('100001')).toBe('Use 100,000 or less.')
})
