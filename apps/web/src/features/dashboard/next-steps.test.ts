import { expect, test } from 'vitest'
import type { DashboardWork } from './figures.ts'
import { nextStepFor, stepFactsFor } from './next-steps.ts'
import { waitingRows } from './waiting-rows.ts'

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
const work: DashboardWork = {
  left_off: leftOff,
  classes: [],
  runs: [],
  shows: [],
  last_runs: [],
  last_shows: [],
  teachers_to_confirm: null,
  transfers_to_decide: null,
  schools_to_add: null,
  without_tesda: null,
}

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

test('what a teacher keeps does not matter to the others', () => {
  expect(nextStepFor('school-admin', { active_classes: 3 }, undefined, now).next.to).toBe(
    '/dashboard/teachers',
  )
})

test('a teacher goes on where they left off, in the same period of the same sheet', () => {
  expect(nextStepFor('teacher', { active_classes: 6 }, work, now)).toMatchObject({
    above: 'Where you left off, today at 9:04 PM',
    title: 'Science 8, Sampaguita',
    text: 'Quarter 2. Typhoon chart has 34 of 45 scores; 11 learners are still empty.',
    next: { params: { classId: '7' }, search: { quarter: '2' }, label: 'Continue grading' },
  })
})

test('a principal reads how many teachers wait, division staff how many have no TESDA data', () => {
  expect(nextStepFor('school-admin', undefined, { teachers_to_confirm: 1 }, now)).toMatchObject({
    title: '1 teacher waits for you',
    next: { label: 'Confirm teachers' },
  })
  expect(nextStepFor('division-eps', undefined, { without_tesda: 12 }, now).title).toBe(
    '12 teachers have no TESDA data yet',
  )
})

test('classes with blanks or scores set to 0 wait, with the last day of their period; the others do not', () => {
  const klass = { ...place, policy: 'do8-2015', set_to_zero: 0, ends_on: null, progress: 50 } as const
  const rows = waitingRows(
    {
      ...work,
      classes: [
        { ...klass, missing: 11, set_to_zero: 1, ends_on: '2026-11-28' },
        { ...klass, class_id: 8, section: 'Rosal', missing: 1 },
        { ...klass, class_id: 10, section: 'Luna', missing: 2, ends_on: '2026-08-14' },
        { ...klass, class_id: 9, missing: 0 },
      ],
      runs: [{ id: 4, name: 'Typhoons.docx', state: 'running', share: 62, at: '2026-11-15T13:00:00Z' }],
      shows: [{ id: 5, title: 'Lindol', status: 'completed', share: 100, at: '2026-11-15T13:00:00Z' }],
      transfers_to_decide: 2,
    },
    now,
  )
  expect(rows.map(({ title, text }) => [title, text])).toEqual([
    ['Science 8, Sampaguita', '11 scores missing, 1 set to 0. Quarter 2 ends Nov 28, 2026'],
    ['Science 8, Rosal', '1 score missing in Quarter 2'],
    ['Science 8, Luna', '2 scores missing. Quarter 2 ended Aug 14, 2026'],
    ['Typhoons.docx', 'Being made, 62%'],
    ['Lindol', 'The slide show is ready'],
    ['Learners', '2 transfers to decide'],
  ])
})

test('a principal sees the counts of the school, and that every teacher is confirmed', () => {
  const figures = { active_classes: 12, teachers: 7 }
  const work = { teachers_to_confirm: 0, transfers_to_decide: 2 }
  expect(nextStepFor('school-admin', figures, work, now).title).toBe('All 7 teachers are confirmed')
  expect(stepFactsFor('school-admin', figures, work)).toEqual([
    { label: 'Teachers', count: 7 },
    { label: 'Teachers to confirm', count: 0 },
    { label: 'Active classes', count: 12 },
    { label: 'Transfers to decide', count: 2 },
  ])
  expect(stepFactsFor('teacher', figures, work)).toEqual([])
})
