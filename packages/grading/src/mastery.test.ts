import { expect, test } from 'vitest'
import { masteryOf, meanPercentage } from './mastery.ts'

test.each([
  [100, 'Mastered'],
  [95.5, 'Mastered'],
  [95.49, 'Closely approximating mastery'],
  [85.5, 'Closely approximating mastery'],
  [85.49, 'Moving towards mastery'],
  [65.5, 'Moving towards mastery'],
  [65.49, 'Average mastery'],
  [34.5, 'Average mastery'],
  [34.49, 'Low mastery'],
  [14.5, 'Low mastery'],
  [14.49, 'Very low mastery'],
  [4.5, 'Very low mastery'],
  [4.49, 'No mastery'],
  [0, 'No mastery'],
])('a mean percentage score of %d is called %s', (mps, words) => {
  expect(masteryOf(mps)).toBe(words)
})

test('a mean percentage score has two decimals, half up, and there is none of nothing', () => {
  expect(meanPercentage(145, 160)).toBe(90.63)
  expect(meanPercentage(1, 800)).toBe(0.13)
  expect(meanPercentage(0, 20)).toBe(0)
  expect(meanPercentage(0, 0)).toBeNull()
})

test('a percentage below zero is called nothing', () => {
  expect(() => masteryOf(-1)).toThrow('a percentage below zero')
})
