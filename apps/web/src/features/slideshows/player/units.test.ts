import { expect, test } from 'vitest'
import { unbroken } from './units.ts'

test('a number and its unit stay on one line', () => {
  expect(unbroken('Winds of 120 km/h at 26 °C')).toBe('Winds of 120\u00a0km/\u2060h at 26\u00a0°C')
  expect(unbroken('5 maps and 36 hours')).toBe('5 maps and 36 hours')
})
