import { expect, test } from 'vitest'
import { leftText } from '../../lib/left-text.ts'
import {
  countText,
  documentNameOf,
  endText,
  filesText,
  lessonText,
  refundText,
  settingsText,
  shortfallText,
  shortNameOf,
  tookText,
} from './run-text.ts'

test('documents are named as on the paper', () => {
  expect([documentNameOf('plan'), documentNameOf('session-3'), documentNameOf('exam')]).toEqual([
    'Lesson plan',
    'Session 3 quiz',
    'Exam',
  ])
  expect(shortNameOf('session-3')).toBe('Session 3')
})

test('a run is told by what was asked of it', () => {
  const settings = { sessions: 4, quiz_items: 5, plan_format: 'ilaw', exam: null, slideshow: null } as const
  expect(settingsText(settings)).toBe('4 sessions')
  const exam = { easiest: 20, easy: 10, moderate: 8, hard: 2 }
  const slideshow = { minutes: 24, title: 'Slide Show' }
  expect(settingsText({ ...settings, sessions: 1, exam, slideshow })).toBe(
    '1 session, exam of 40 items, slide show of 24 min',
  )
})

test('the first file stands for the others', () => {
  const file = (file_name: string) => ({ id: 1, file_name, state: 'success' as const })
  expect(filesText([file('a.pdf')])).toBe('a.pdf')
  expect(filesText([file('a.pdf'), file('b.pdf'), file('c.pdf')])).toBe('a.pdf and 2 more')
  expect(lessonText([file('Plants. Part 1.DOCX'), file('b.pdf')])).toBe('Plants. Part 1 and 1 more')
})

test('files that are folded away are counted, and those that failed', () => {
  const file = (state: 'success' | 'error') => ({ id: 1, file_name: 'a.pdf', state })
  expect(countText([file('success')])).toBe('1 file')
  expect(countText([file('success'), file('error'), file('success')])).toBe('3 files, 1 failed')
})

test('of a run that made nothing it is told whether its points came back', () => {
  const run = { state: 'cancelled' as const, cost: 6, refunded: true }
  expect(refundText(run)).toBe('given back')
  expect(refundText({ ...run, refunded: false })).toBe('not given back')
  expect(refundText({ ...run, cost: 0, refunded: false })).toBe('')
  expect(refundText({ ...run, state: 'done', refunded: false })).toBe('')
})

test.each([
  [2, 'a few seconds left'],
  [38, 'about 40 s left'],
  [61, 'about 2 min left'],
])('%i seconds are told as "%s"', (seconds, words) => {
  expect(leftText(seconds)).toBe(words)
})

test('how long a run took counts from its start', () => {
  const started_at = '2026-11-16T01:00:00Z'
  expect(tookText({ started_at, ended_at: '2026-11-16T01:01:52Z' })).toBe('1 min 52 s')
  expect(tookText({ started_at, ended_at: null })).toBeNull()
})

test('a run that ended without a result says so, and that the points are back', () => {
  const run = {
    state: 'cancelled',
    refunded: true,
    refund_reason: null as string | null,
    cost: 6,
    problem: null,
  } as Parameters<typeof endText>[0]
  expect(endText(run)).toBe('This run was cancelled. 6 points given back.')
  expect(endText({ ...run, state: 'failed' })).toBe('Nothing could be made. 6 points given back.')
  expect(endText({ ...run, state: 'failed', problem: 'Why.' })).toBe('Why.')
  expect(endText({ ...run, state: 'done' })).toBeNull()
  const refund_reason = 'Your 6 points were given back: the file gives no exam questions.'
  expect(endText({ ...run, state: 'done', refund_reason })).toBe(refund_reason)
})

test('what is missing is told in a few words', () => {
  expect(shortfallText('Quiz 2 has 4 of 10 items. Its part of the lesson gives no more.')).toBe(
    'Quiz 2: 4 of 10',
  )
  expect(shortfallText('The exam has 15 of 40 items: 12 easy and 13 hard could not be made.')).toBe(
    'Exam: 15 of 40',
  )
  expect(shortfallText('The exam was not made: the lesson gives too few items.')).toBe(
    'The exam was not made',
  )
  const sessions = 'The lesson has text for 2 of the 3 sessions asked for.'
  expect(shortfallText(sessions)).toBe(sessions.slice(0, -1))
})
