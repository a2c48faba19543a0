import type { GradeItem } from '@klasrum/contract/class-record'
import { expect, test } from 'vitest'
import { newItems, usualColumns } from './set-up-plan.ts'

const item = (title: string, more: Partial<GradeItem> = {}): GradeItem => ({
  id: 1,
  class_id: 1,
  quarter: 1,
  category: 'ww',
  part: null,
  title,
  max_score: 20,
  half_points: false,
  ...more,
})

test('a term begins with written works, tasks, two summative tests and the term exam', () => {
  const klass = { policy: 'do15-2026' } as const
  const made = newItems(klass, [], { ...usualColumns(klass, []), weights: true })
  expect(made.map(({ title }) => title)).toEqual([
    'Written Work 1',
    'Written Work 2',
    'Written Work 3',
    'Written Work 4',
    'Task 1',
    'Task 2',
    'Task 3',
    'Summative Test 1',
    'Summative Test 2',
    'Term Exam',
  ])
})

test('what the sheet has is not made again, and numbers go on from it', () => {
  const klass = { policy: 'do8-2015' } as const
  const items = [item('Written Work 1'), item('Exam', { category: 'qa' })]
  const made = newItems(klass, items, {
    ...usualColumns(klass, items),
    ww: { count: 2, max: 15 },
    pt: { count: 0, max: 50 },
    weights: false,
  })
  expect(made).toEqual([
    { category: 'ww', title: 'Written Work 2', max_score: 15 },
    { category: 'ww', title: 'Written Work 3', max_score: 15 },
  ])
})
