import { afterEach, expect, test } from 'vitest'
import { holdUnsentCount, keepUnsentCount, readUnsentCount } from './unsent-count.ts'

afterEach(() => holdUnsentCount(null))

test('what the open queue holds counts before the device was told of it, and for its owner alone', () => {
  keepUnsentCount(1, 1)
  keepUnsentCount(2, 3)
  holdUnsentCount({ user: 1, count: 8 })
  expect(readUnsentCount(1)).toBe(8)
  expect(readUnsentCount(2)).toBe(3)
  holdUnsentCount({ user: 1, count: 0 })
  expect(readUnsentCount(1)).toBe(0)
  holdUnsentCount(null)
  expect(readUnsentCount(1)).toBe(1)
})
