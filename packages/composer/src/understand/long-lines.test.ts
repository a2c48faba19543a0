import { expect, test } from 'vitest'
import { sentencesOf } from '../languages/sentences.ts'
import { isLineOfNames } from './line-of-names.ts'
import { signsOf } from './signals.ts'

test.each([
  ['Juan Dela Cruz', true],
  ['MARIA REYES, PhD', true],
  ['OBJECTIVES', true],
  ['DelaCruz', true],
  ['Photosynthesis', false],
  ['The leaf is green.', false],
  ['Ana Ben Cora Dan Eva Fe', false],
])('whether “%s” is a line of names', (line, expected) => {
  expect(isLineOfNames(line)).toBe(expected)
})

test('F8: a line that could be divided into names in countless ways is looked at once', () => {
  const begun = performance.now()
  expect(isLineOfNames(`${'A'.repeat(20_000)}!`)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(8_000)
})

test('F8: long lines of initials and of choices are gone through once', () => {
  const begun = performance.now()
  expect(sentencesOf('A. '.repeat(20_000))).toHaveLength(1)
  expect(signsOf(['(a) '.repeat(10_000)]).get('choices')).toBeUndefined()
  expect(signsOf(['Which is a plant? A. rock B. fern']).get('choices')).toBe(1)
  expect(performance.now() - begun).toBeLessThan(15_000)
})
