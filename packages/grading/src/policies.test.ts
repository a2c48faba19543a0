import { expect, test } from 'vitest'
import { componentNameUnder, periodGradeName, policies, policyInForce, policyOf } from './policies.ts'

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

test('who chooses a policy reads its name, how many periods it has and whether grades are transmuted', () => {
  expect(policies.map(({ name, summary }) => [name, summary])).toEqual([
    ['Plain', 'Four quarters. The quarterly grade is the initial grade, to two decimals.'],
    ['DepEd Order 8, s. 2015', 'Four quarters, transmuted. School years to 2025-2026.'],
    ['DepEd Order 15, s. 2026', 'Three terms, adjusted transmutation. School year 2026-2027.'],
    ['Zero-based, from 2027', 'Three terms, no transmutation. School years from 2027-2028.'],
  ])
})

test.each([
  ['plain', 'Quarter', 'Quarterly Grade', 'Quarterly Assessment'],
  ['do8-2015', 'Quarter', 'Quarterly Grade', 'Quarterly Assessment'],
  ['do15-2026', 'Term', 'Term Grade', 'Tests and Term Exam'],
  ['zero-based-2027', 'Term', 'Term Grade', 'Tests and Term Exam'],
] as const)(
  'under %s a period is a %s with a %s, and its third component is %s',
  (id, period, grade, third) => {
    expect(policyOf(id).period).toBe(period)
    expect(periodGradeName(id)).toBe(grade)
    expect(componentNameUnder(id, 'qa')).toBe(third)
    expect(componentNameUnder(id, 'ww')).toBe('Written Work')
    expect(componentNameUnder(id, 'pt')).toBe('Performance Task')
  },
)

test('a policy that does not exist is refused, not taken for another', () => {
  expect(() => policyOf('do9-2030' as 'plain')).toThrow('no such policy')
})
