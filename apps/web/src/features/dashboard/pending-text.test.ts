import { expect, test } from 'vitest'
import { pendingText } from './pending-text.ts'

const now = new Date('2026-11-15T13:30:00Z')

test('an admin reads how many wait, what they come to and since when', () => {
  expect(
    pendingText({ pending_topups: 7, pending_amount: 3450, oldest_pending_at: '2026-11-15T10:12:00Z' }, now),
  ).toBe('7 waiting, ₱3,450 in all. The oldest was sent today at 6:12 PM.')
})

test('an empty queue says so', () => {
  expect(pendingText({ pending_topups: 0, pending_amount: 0, oldest_pending_at: null }, now)).toBe(
    'Nothing is waiting for your approval.',
  )
})
