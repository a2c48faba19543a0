import { expect, test } from 'vitest'
import { asOfText, whenSaid } from './when.ts'

const now = new Date('2026-11-15T13:30:00Z')

test.each([
  ['2026-11-15T12:10:00Z', 'today at 8:10 PM'],
  ['2026-11-14T16:05:00Z', 'today at 12:05 AM'],
  ['2026-11-14T15:59:00Z', 'yesterday at 11:59 PM'],
  ['2026-11-02T01:00:00Z', 'Nov 2, 2026 at 9:00 AM'],
])('%s is said %s in Manila', (moment, said) => {
  expect(whenSaid(moment, now)).toBe(said)
})

test.each([
  ['2026-11-15T12:10:00Z', 'as of 8:10 PM'],
  ['2026-11-14T15:59:00Z', 'as of Nov 14, 2026, 11:59 PM'],
])('what was kept at %s is said to be %s', (moment, said) => {
  expect(asOfText(new Date(moment), now)).toBe(said)
})
