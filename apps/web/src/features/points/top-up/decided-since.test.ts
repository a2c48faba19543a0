import type { TopUp } from '@klasrum/contract/top-ups'
import { expect, test } from 'vitest'
import { decidedSince } from './decided-since.ts'

const topUp = (id: number, state: TopUp['state']): TopUp => ({
  id,
  user_id: 1,
  amount: 300,
  points: 310,
  state,
  reference_no: null,
  payment_proof: null,
  reason: null,
  created_at: '2026-11-15T12:10:00Z',
  decided_at: null,
})

test('a decision is news once: when a top-up that waited does not wait any more', () => {
  const before = [topUp(3, 'pending'), topUp(2, 'pending'), topUp(1, 'approved')]
  const now = [topUp(3, 'approved'), topUp(2, 'rejected'), topUp(1, 'approved')]
  expect(decidedSince(before, now).map(({ id }) => id)).toEqual([3, 2])
  expect(decidedSince(now, now)).toEqual([])
})

test('the first look and an own cancellation are no decisions', () => {
  expect(decidedSince([], [topUp(1, 'approved')])).toEqual([])
  expect(decidedSince([topUp(1, 'pending')], [topUp(1, 'cancelled')])).toEqual([])
})
