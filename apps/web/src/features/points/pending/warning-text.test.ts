import { expect, test } from 'vitest'
import { badgeOf, explain } from './warning-text.ts'

const other = {
  id: 1042,
  user_name: 'Rowena S. Ilagan',
  state: 'approved' as const,
  at: '2026-11-09T11:52:00.000Z',
  payment_proof: null,
}

test.each([
  [{ kind: 'same-picture' as const, other, count: 0 }, 'Same screenshot as #1042'],
  [{ kind: 'similar-picture' as const, other, count: 0 }, 'Looks like #1042'],
  [{ kind: 'same-reference' as const, other, count: 0 }, 'Same reference number as #1042'],
  [{ kind: 'many-requests' as const, other: null, count: 5 }, '5 requests in 7 days'],
])('%j', (warning, badge) => {
  expect(badgeOf(warning)).toBe(badge)
})

test('a warning says who sent the other one and what became of it', () => {
  expect(explain({ kind: 'same-picture', other, count: 0 }, 'Jun')).toEqual({
    title: 'Used before',
    text: 'The same picture was sent with top-up #1042 by Rowena S. Ilagan, which was approved on Nov 9, 2026.',
  })
})

test('many requests of one sender have no other top-up to show', () => {
  expect(explain({ kind: 'many-requests', other: null, count: 5 }, 'Jun R. Pangilinan').text).toBe(
    'Jun R. Pangilinan sent 5 requests in the last 7 days.',
  )
})
