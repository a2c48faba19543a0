import { expect, test } from 'vitest'
import type { DashboardWork } from './figures.ts'
import { lastRun, lastShow } from './made.ts'
import { missingText } from './missing-text.ts'
import { nextStepFor } from './next-steps.ts'
import { emptyWork } from './sample-work.ts'

const now = new Date('2026-11-15T13:30:00Z')
const place = { subject_name: 'Science 8', grade_level: '8', section: 'Sampaguita', class_id: 7, quarter: 2 }
const leftOff: NonNullable<DashboardWork['left_off']> = {
  ...place,
  policy: 'do8-2015',
  changed_at: '2026-11-15T13:04:00Z',
  item: { id: 3, title: 'Typhoon chart', max_score: 30 },
  learners: 45,
  entered: 34,
  rows: [],
}
const work: DashboardWork = { ...emptyWork, left_off: leftOff }

test('a teacher without classes is led to the first one, one with classes to all of them', () => {
  expect(nextStepFor('teacher', { active_classes: 0 }, undefined, now).next.label).toBe('Create a class')
  expect(nextStepFor('teacher', { active_classes: 1 }, undefined, now)).toMatchObject({
    title: 'You keep 1 class',
    next: { to: '/classes' },
  })
})

test('before the figures are there nobody is told that they have no class', () => {
  expect(nextStepFor('teacher', undefined, undefined, now).title).toBe('Go on with your classes')
})

test('a teacher goes on where they left off, in the same period of the same sheet', () => {
  expect(nextStepFor('teacher', { active_classes: 6 }, work, now)).toMatchObject({
    above: 'Where you left off, today at 9:04 PM',
    title: 'Science 8, Sampaguita',
    text: 'Quarter 2. Typhoon chart has 34 of 45 scores; 11 learners are still empty.',
    next: { params: { classId: '7' }, search: { quarter: '2' }, label: 'Continue grading' },
  })
})

test('division staff read how many have no TESDA data, and are led to them', () => {
  expect(nextStepFor('division-eps', undefined, { without_tesda: 12 }, now)).toMatchObject({
    title: '12 teachers have no TESDA data yet',
    next: { to: '/dashboard/divisions/tesda', search: { show: 'without' } },
  })
  expect(nextStepFor('division-eps', undefined, { without_tesda: 0 }, now).next.label).toBe(
    'Open TESDA records',
  )
})

test('a class says what it lacks: scores set to 0 first, then blanks, then items nobody has begun', () => {
  const none = { missing: 0, set_to_zero: 0, to_begin: 0, progress: 100 }
  expect(missingText({ missing: 11, set_to_zero: 1, to_begin: 2, progress: 50 })).toBe(
    '1 set to 0, 11 scores missing, 2 items not begun',
  )
  expect(missingText({ ...none, missing: 1, progress: 99 })).toBe('1 score missing')
  expect(missingText(none)).toBe('All scores are in')
  expect(missingText({ ...none, to_begin: 3, progress: null })).toBe('Nothing to score yet')
})

test('what is under way stands before what was made last', () => {
  const at = '2026-11-15T13:00:00Z'
  const running = { id: 4, name: 'Typhoons.docx', state: 'running', share: 62, at } as const
  const show = { id: 5, title: 'Lindol', duration_sec: 125, at }
  const last_runs = [{ id: 3, name: 'Faults.pdf', at }]
  expect(lastRun({ runs: [running], last_runs })).toMatchObject({
    title: 'Typhoons.docx',
    text: 'Being made, 62%',
  })
  expect(lastRun({ runs: [], last_runs })).toMatchObject({ title: 'Faults.pdf', text: 'Made Nov 15, 2026' })
  expect(lastShow({ shows: [], last_shows: [show] })?.text).toBe('Made Nov 15, 2026, 2 min')
  const ready = { id: 5, title: 'Lindol', status: 'completed', share: 100, at } as const
  expect(lastShow({ shows: [ready], last_shows: [show] })?.text).toBe('The slide show is ready, 2 min')
  expect(lastShow({ shows: [], last_shows: [] })).toBeUndefined()
})
