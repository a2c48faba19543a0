import { expect, test } from 'vitest'
import { learnerText, noticeText } from './transfer-text.ts'

const now = new Date('2026-11-16T01:00:00Z')
const asked = { state: 'waiting', may_decide: true, decided_at: null } as const
const own = { state: 'waiting', may_decide: false, decided_at: null } as const
const answered = { state: 'declined', may_decide: false, decided_at: '2026-11-14T01:00:00Z' } as const

test('who has to answer is told apart from who asked', () => {
  expect(noticeText([asked], now)).toEqual({
    title: 'Transfers waiting',
    text: '1 request to let a learner go waits for your answer.',
  })
  expect(noticeText([asked, asked, own], now)?.text).toBe(
    '2 requests to let a learner go wait for your answer. 1 request waits for the answer of another school.',
  )
})

test('an answer is told for a week', () => {
  expect(noticeText([answered], now)).toEqual({
    title: 'Transfers answered',
    text: '1 request was answered in the last 7 days.',
  })
  expect(noticeText([{ ...answered, decided_at: '2026-11-01T01:00:00Z' }], now)).toBeUndefined()
  expect(noticeText([], now)).toBeUndefined()
})

test('the one that asks knows the number only', () => {
  expect(learnerText({ listed_name: 'Cruz, Ana', lrn: '136728140987' })).toBe('Cruz, Ana, LRN 136728140987')
  expect(learnerText({ listed_name: null, lrn: '136728140987' })).toBe('LRN 136728140987')
})
