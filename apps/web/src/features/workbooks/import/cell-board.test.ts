import { expect, test } from 'vitest'
import { boardOf, columnGroupsOf } from './cell-board.ts'
import { gradeReason } from './grade-reason.ts'
import {
  choicesBody,
  type Grade,
  likelyNames,
  type Name,
  type PreviewCell,
  type PreviewColumn,
} from './preview-parts.ts'

const name = (text: string, more: Partial<Name> = {}): Name => ({
  name: text,
  lrn: null,
  state: 'matched',
  student_id: 1,
  listed_name: text,
  suggestions: [],
  ...more,
})
const column = (
  quarter: number,
  category: PreviewColumn['category'],
  more: Partial<PreviewColumn> = {},
): PreviewColumn => ({
  quarter,
  column: 'F',
  title: 'Quiz',
  category,
  part: null,
  max_score: 20,
  half_points: false,
  item_id: 1,
  state: 'same',
  old_max: 20,
  problem: null,
  ...more,
})
const cell = (of: number, at: number, state: PreviewCell['state']): PreviewCell => ({
  name: of,
  column: at,
  state,
  old: null,
  new: 5,
  typed: null,
  problem: null,
})
const preview = {
  names: [name('Abad'), name('Bautista'), name('Cruz', { state: 'unknown' })],
  columns: [column(1, 'ww'), column(1, 'quiz'), column(1, 'pt', { state: 'left_out' }), column(2, 'qa')],
  cells: [cell(0, 0, 'new'), cell(1, 1, 'refused'), cell(0, 3, 'changed')],
  quarters: [],
}

test('a quarter shows its own cells, learners who are known and columns that are used', () => {
  const board = boardOf(preview, 1)
  expect(board.columns.map(({ place }) => place)).toEqual([0, 1])
  expect(board.rows.map((row) => row.name)).toEqual(['Abad', 'Bautista'])
  expect(board.rows[0]?.cells.get(0)?.state).toBe('new')
  expect(board.counts).toEqual({ new: 1, changed: 0, refused: 1, missing: 0, kept: 0 })
})

test('one state alone shows only the rows and columns that have it', () => {
  const board = boardOf(preview, 1, 'refused')
  expect(board.columns.map(({ place }) => place)).toEqual([1])
  expect(board.rows.map((row) => row.name)).toEqual(['Bautista'])
  expect(board.counts.new).toBe(1)
})

test('columns of one component stand under one head', () => {
  expect(columnGroupsOf(boardOf(preview, 1).columns)).toEqual([{ first: 0, component: 'ww', count: 2 }])
})

test('only a name with exactly one suggestion is likely', () => {
  const one = { student_id: 4, listed_name: 'Reyes, Ana' }
  const open = name('A. Reyes', { state: 'to_confirm', suggestions: [one] })
  const names = [open, { ...open, suggestions: [one, { ...one, student_id: 5 }] }, name('Cruz')]
  expect(likelyNames(names)).toEqual({ 0: 4 })
  expect(likelyNames([open, open])).toEqual({})
  expect(choicesBody({ names: likelyNames(names), columns: { 3: null } })).toEqual({
    names: [{ name: 0, student_id: 4 }],
    columns: [{ column: 3, item_id: null }],
  })
})

test('the reason for another grade is the nearest one', () => {
  const grade: Grade = {
    quarter: 1,
    name: 1,
    state: 'differs',
    file_initial: 80,
    our_initial: 79,
    file_quarterly: 88,
    our_quarterly: 87,
  }
  expect(gradeReason(preview, { ...grade, state: 'band_low' })).toContain('one band low')
  expect(gradeReason(preview, { ...grade, our_initial: null })).toContain('no score yet')
  expect(gradeReason(preview, { ...grade, our_initial: 80 })).toContain('the same initial grade')
  expect(gradeReason(preview, grade)).toContain('refused')
  expect(gradeReason(preview, { ...grade, name: 0 })).toContain('formula')
})
