import { expect, test } from 'vitest'
import { averageGrade, descriptorOf, finalGrade } from './averages.ts'

test.each([
  ['do8-2015', [90, 88, 85, 87], 88],
  ['do8-2015', [75, 74, 75, 74], 75],
  ['do8-2015', [90, 88, null, 87], null],
  ['plain', [84.37, 90.5, 77.12, 80.01], 83],
  ['do15-2026', [80, 81, 81], 81],
  ['do15-2026', [80, 81], null],
] as const)('under %s the final grade of %j is %j', (policy, grades, expected) => {
  expect(finalGrade(policy, grades)).toBe(expected)
})

test('a general average is the mean of final grades, rounded half up', () => {
  expect(averageGrade([90, 91])).toBe(91)
  expect(averageGrade([80, 80, 81])).toBe(80)
  expect(averageGrade([])).toBeNull()
})

test.each([
  ['do8-2015', 90, 'Outstanding'],
  ['do8-2015', 89, 'Very Satisfactory'],
  ['do8-2015', 80, 'Satisfactory'],
  ['do8-2015', 75, 'Fairly Satisfactory'],
  ['do8-2015', 74, 'Did Not Meet Expectations'],
  ['plain', 74.99, 'Did Not Meet Expectations'],
  ['plain', 75, 'Fairly Satisfactory'],
  ['do15-2026', 90, 'Advancing'],
  ['do15-2026', 80, 'Benchmarking'],
  ['do15-2026', 75, 'Connecting'],
  ['do15-2026', 65, 'Developing'],
  ['zero-based-2027', 64, 'Emerging'],
] as const)('under %s the grade %d is called %s', (policy, grade, words) => {
  expect(descriptorOf(policy, grade)).toBe(words)
})

test('a grade below zero has no words', () => {
  expect(descriptorOf('do8-2015', 0)).toBe('Did Not Meet Expectations')
  expect(() => descriptorOf('do8-2015', -1)).toThrow('a grade below zero')
})
