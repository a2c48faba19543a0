import { expect, test } from 'vitest'
import { usualDayOf } from './places.ts'

const on = (...days: string[]) => days.map((enrolled_on) => ({ enrolled_on }))

test('the usual day of enrollment is the one of more than half of the class', () => {
  expect(usualDayOf(on('2026-06-01', '2026-06-01', '2026-07-09'))).toBe('2026-06-01')
  expect(usualDayOf(on('2026-06-01', '2026-06-02'))).toBeUndefined()
  expect(usualDayOf(on('2026-06-01'))).toBeUndefined()
  expect(usualDayOf([])).toBeUndefined()
})
