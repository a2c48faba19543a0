import { expect, test } from 'vitest'
import { rateText, tierFieldsOf, tierRowsOf, tiersOf } from './tier-rows.ts'

const tiers = [
  { amount: 150, points: 150 },
  { amount: 500, points: 520 },
]

test('rows are typed as text and read back as the same tiers', () => {
  expect(tiersOf(tierRowsOf(tiers))).toEqual(tiers)
})

test('fields carry the paths that the server answers with', () => {
  const fields = tierFieldsOf(tierRowsOf(tiers))
  expect(fields['tiers.1.amount']).toBe('500')
  expect(fields['tiers.1.points']).toBe('520')
  expect(fields.tiers).toBe('[["150","150"],["500","520"]]')
})

test.each([
  ['500', '520', '+20 bonus, 1.04 points a peso'],
  ['150', '150', '1 point a peso'],
  ['100', '90', '10 fewer, 0.9 points a peso'],
  ['', '90', ''],
  ['x', '90', ''],
])('%j pesos for %j points read %j', (amount, points, text) => {
  expect(rateText({ amount, points })).toBe(text)
})
