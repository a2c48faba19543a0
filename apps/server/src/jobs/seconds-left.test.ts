import { expect, test } from 'vitest'
import { secondsLeft, usualSeconds } from './seconds-left.ts'

const now = new Date('2026-11-16T12:00:20Z')
const started_at = new Date('2026-11-16T12:00:00Z')

test('what is left is what such work usually took, less what is gone', () => {
  expect(usualSeconds([40, 900, 50])).toBe(50)
  expect(secondsLeft({ usual: 50, started_at, share: 0, now })).toBe(30)
})

test('nothing is promised from one or two, nor before it began', () => {
  expect(usualSeconds([40, 50])).toBeNull()
  expect(secondsLeft({ usual: null, started_at, share: 10, now })).toBeNull()
  expect(secondsLeft({ usual: 50, started_at: null, share: 0, now })).toBeNull()
})

test('what takes longer than usual is told by how far it came', () => {
  expect(secondsLeft({ usual: 15, started_at, share: 50, now })).toBe(20)
  expect(secondsLeft({ usual: 15, started_at, share: 5, now })).toBeNull()
})
