import { expect, test } from 'vitest'
import { readAmount, usualAmount } from './amount.ts'

test.each([
  ['750', 750],
  [' 1 ', 1],
  ['1,250', 1250],
  ['₱300', 300],
  ['100000', 100_000],
])('%j is read as %i pesos', (typed, amount) => {
  expect(readAmount(typed)).toEqual({ amount })
})

test.each(['0', '-5', '1.5', 'abc', '', '1,2', '1e3'])('%j is no valid amount', (typed) => {
  expect(readAmount(typed)).toEqual({ fault: 'Please enter a valid amount greater than 0' })
})

test('more than 100,000 pesos at once is refused', () => {
  expect(readAmount('100001')).toEqual({ fault: 'The most at once is 100,000 pesos.' })
})

test('150 is proposed, or the first tier when 150 is none', () => {
  const tier = (amount: number) => ({ amount, points: amount })
  expect(usualAmount([tier(100), tier(150)])).toBe(150)
  expect(usualAmount([tier(200), tier(300)])).toBe(200)
  expect(usualAmount([])).toBe(150)
})
