import { expect, test } from 'vitest'
import { decisionText, waitingText } from './waiting-text.ts'

const now = new Date('2026-11-15T13:30:00Z')
const one = { amount: 300, points: 310, created_at: '2026-11-15T12:10:00Z' }
const other = { amount: 500, points: 520, created_at: '2026-11-14T12:10:00Z' }

test('one waiting top-up is named with its points and when it was sent', () => {
  expect(waitingText([one], 'approval', now)).toEqual({
    title: '₱300 top-up waiting for approval',
    text: '310 points, sent today at 8:10 PM',
  })
})

test('several are counted and summed up', () => {
  expect(waitingText([one, other], 'approval', now)).toEqual({
    title: '2 top-ups waiting for approval',
    text: '₱800 in all, 830 points',
  })
  expect(waitingText([one, other], 'screenshot', now)?.title).toBe('2 top-ups waiting for their screenshots')
})

test('one without a proof says that its screenshot is missing', () => {
  expect(waitingText([other], 'screenshot', now)).toEqual({
    title: '₱500 top-up waiting for its screenshot',
    text: '520 points, begun yesterday at 8:10 PM',
  })
})

test('nothing is said when nothing waits', () => {
  expect(waitingText([], 'approval', now)).toBeNull()
})

test('an approval names the points added, a rejection its reason', () => {
  expect(decisionText({ ...one, state: 'approved', reason: null })).toEqual({
    title: '₱300 top-up approved: 310 points added',
  })
  expect(decisionText({ ...one, state: 'rejected', reason: 'The amount is ₱100.' })).toEqual({
    title: '₱300 top-up rejected',
    text: 'Reason: The amount is ₱100.',
  })
})
