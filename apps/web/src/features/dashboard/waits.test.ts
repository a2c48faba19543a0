import { expect, test } from 'vitest'
import { waitsFor } from './waits.ts'

const now = new Date('2026-11-15T13:30:00Z')
const topUps = {
  point_alarms: 0,
  pending_topups: 7,
  pending_amount: 3450,
  oldest_pending_at: '2026-11-15T10:12:00Z',
}
const none = { point_alarms: 0, pending_topups: 0, pending_amount: 0, oldest_pending_at: null }

test('what waits for an admin begins with the payments, what they come to and since when', () => {
  const work = { teachers_to_confirm: 1, transfers_to_decide: 2, schools_to_add: 1 }
  expect(waitsFor(work, topUps, now).map(({ title, text }) => [title, text])).toEqual([
    ['7 top-ups wait for you', '₱3,450 in all. The oldest was sent today at 6:12 PM.'],
    ['1 teacher waits for you', 'They chose a school and see its learners once they are confirmed.'],
    ['2 transfers wait for you', 'Another school asks for a learner.'],
    ['1 school is asked for', 'Teachers did not find their school in the list.'],
  ])
})

test('accounts whose points do not add up come before all else', () => {
  expect(waitsFor(undefined, { ...topUps, point_alarms: 1 }, now).map(({ title }) => title)).toEqual([
    '1 account is frozen',
    '7 top-ups wait for you',
  ])
})

test('a principal is told of the own teachers only, and of nothing while nothing waits', () => {
  const work = { teachers_to_confirm: 2, transfers_to_decide: 0, schools_to_add: null }
  expect(waitsFor(work, undefined, now)).toMatchObject([
    {
      title: '2 teachers wait for you',
      text: 'They chose your school and see its learners once you have confirmed them.',
      target: { to: '/dashboard/teachers' },
    },
  ])
  expect(waitsFor({ ...work, teachers_to_confirm: 0 }, none, now)).toEqual([])
  expect(waitsFor(undefined, undefined, now)).toEqual([])
})
