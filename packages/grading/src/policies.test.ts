import { expect, test } from 'vitest'
import { policyInForce, policyOf } from './policies.ts'

test.each([
  ['2014-2015', undefined],
  ['2015-2016', 'do8-2015'],
  ['2025-2026', 'do8-2015'],
  ['2026-2027', 'do15-2026'],
  ['2027-2028', 'zero-based-2027'],
  ['2040-2041', 'zero-based-2027'],
  ['', undefined],
])('in the school year "%s" the policy in force is %s', (year, expected) => {
  expect(policyInForce(year)?.id).toBe(expected)
})

test('the two policies of terms have three periods, the others four', () => {
  expect(
    (['plain', 'do8-2015', 'do15-2026', 'zero-based-2027'] as const).map((id) => policyOf(id).periods),
  ).toEqual([4, 4, 3, 3])
})
