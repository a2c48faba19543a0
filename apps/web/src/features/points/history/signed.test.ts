import { expect, test } from 'vitest'
import { signedPoints } from './signed.ts'

test.each([
  [-6, '−6'],
  [-1580, '−1,580'],
  [310, '+310'],
  [0, '0'],
])('%i points are written %s', (points, text) => {
  expect(signedPoints(points)).toBe(text)
})
