import { expect, test } from 'vitest'
import { idleAt, nextChangeIn } from './idle.ts'

const minute = 60_000

test('a teacher who was active less than 14 minutes ago sees no warning', () => {
  expect(idleAt(14 * minute - 1, 0)).toBe('active')
})

test('the warning stands from 14 minutes of silence until just before 15', () => {
  expect(idleAt(14 * minute, 0)).toBe('warned')
  expect(idleAt(15 * minute - 1, 0)).toBe('warned')
})

test('15 minutes of silence end the session', () => {
  expect(idleAt(15 * minute, 0)).toBe('over')
})

test('a laptop that slept 20 minutes is over at once, not warned', () => {
  expect(idleAt(20 * minute, 0)).toBe('over')
  expect(nextChangeIn(20 * minute, 0)).toBe(0)
})

test('a clock that was set back does not end the session', () => {
  expect(idleAt(0, minute)).toBe('active')
})

test('the next look at the clock falls on the warning, then on the end', () => {
  expect(nextChangeIn(0, 0)).toBe(840_000)
  expect(nextChangeIn(840_000, 0)).toBe(60_000)
  expect(nextChangeIn(899_999, 0)).toBe(1)
})
