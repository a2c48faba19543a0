import { afterEach, expect, test } from 'vitest'
import { readUnsentCount, setOpenUnsentCount, storeUnsentCount } from './unsent-count.ts'

afterEach(() => setOpenUnsentCount(null))

test('what the open queue holds counts before the device was told of it, and for its owner alone', () => {
  storeUnsentCount(1, 1)
  storeUnsentCount(2, 3)
  setOpenUnsentCount({ user: 1, count: 8 })
  expect(readUnsentCount(1)).toBe(8)
  expect(readUnsentCount(2)).toBe(3)
  setOpenUnsentCount({ user: 1, count: 0 })
  expect(readUnsentCount(1)).toBe(0)
  setOpenUnsentCount(null)
  expect(readUnsentCount(1)).toBe(1)
})
