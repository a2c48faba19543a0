import { expect, test } from 'vitest'
import { CallFailed, CallRefused } from '../../../lib/refusal.ts'
import { amountIn, InvalidPoints, pointsForAmount, sayOptionsFailed, sayTopUpFailed } from './give-points.ts'

test.each([
  ['150', 150],
  [' 1 ', 1],
  ['100000', 100_000],
  ['100001', null],
  ['0', null],
  ['-5', null],
  ['10.5', null],
  ['', null],
])('%j typed as an amount is %j', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount)
})

test('an amount gets the points of its tier', () => {
  const tiers = [
    { amount: 150, points: 150 },
    { amount: 300, points: 310 },
  ]
  expect(pointsForAmount(300, tiers)).toBe(310)
  expect(pointsForAmount(450, tiers)).toBe(465)
})

test('a tier without a number of points is not reckoned with', () => {
  expect(pointsForAmount(150, [{ amount: 150, points: Number.NaN }])).toBeNull()
})

test('the status of options that do not load is told', () => {
  const refused = new CallRefused({ status: 503, code: '', detail: '' })
  expect(sayOptionsFailed(refused)).toBe('Failed to load topup options (503)')
})

test('a failed top-up says so first, and then why', () => {
  expect(sayTopUpFailed(new CallRefused({ status: 403, code: 'top_up.own', detail: 'Not yours.' }))).toBe(
    'Topup failed: Not yours.',
  )
  expect(sayTopUpFailed(new CallRefused({ status: 500, code: '', detail: '' }))).toBe(
    'Topup failed: Failed to create topup',
  )
  expect(sayTopUpFailed(new InvalidPoints())).toBe('Topup failed: Invalid points value received')
  expect(sayTopUpFailed(new CallFailed(null))).toMatch(/^Topup failed: the server did not answer/)
})
