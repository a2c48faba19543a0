import { expect, test } from 'vitest'
import { schoolYearAt } from './school-year.ts'

test.each([
  ['2026-11-15T00:00:00Z', '2026-2027'],
  ['2027-05-31T15:59:59Z', '2026-2027'],
  ['2027-05-31T16:00:00Z', '2027-2028'],
  ['2026-12-31T16:00:00Z', '2026-2027'],
])('%s lies in the school year %s', (moment, year) => {
  expect(schoolYearAt(new Date(moment))).toBe(year)
})
