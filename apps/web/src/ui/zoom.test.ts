import { expect, test } from 'vitest'
import { scrollToKeep, stepZoom, wheelZoom } from './zoom.ts'

test('a step in and a step out cancel each other', () => {
  expect(stepZoom(stepZoom(2, 'in'), 'out')).toBeCloseTo(2)
})

test('a picture is never smaller than its place, nor eight times larger', () => {
  expect(stepZoom(1, 'out')).toBe(1)
  expect(wheelZoom(1, 5000)).toBe(1)
  expect(stepZoom(8, 'in')).toBe(8)
  expect(wheelZoom(1, -5000)).toBe(8)
})

test('the wheel zooms in when it turns away from the reader', () => {
  expect(wheelZoom(2, -100)).toBeGreaterThan(2)
  expect(wheelZoom(2, 100)).toBeLessThan(2)
})

test('the point under the pointer stays under it', () => {
  const [scrolled, pointer, factor] = [120, 80, 1.5]
  const now = scrollToKeep(scrolled, pointer, factor)
  expect((now + pointer) / factor).toBe(scrolled + pointer)
})
