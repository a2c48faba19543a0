import { expect, test } from 'vitest'
import type { PreviewCell, PreviewColumn, PreviewCounts } from './preview-parts.ts'
import {
  besideText,
  cellWords,
  columnsText,
  doneText,
  importLabel,
  previewCountsText,
  whyNotImportWorkbook,
  workbookUndoneText,
} from './preview-text.ts'

const counts: PreviewCounts = {
  new: 0,
  changed: 0,
  refused: 0,
  missing: 0,
  kept: 0,
  same: 0,
  items: 0,
  to_confirm: 0,
}
const told = (more: Partial<PreviewCounts>, columns: PreviewColumn[] = []) => ({
  counts: { ...counts, ...more },
  columns,
  quarters: [],
  kind: 'quarterly' as const,
})
const column = (state: PreviewColumn['state']): PreviewColumn => ({
  quarter: 1,
  column: 'F',
  title: 'Quiz 1',
  category: 'quiz',
  part: null,
  max_score: 25,
  half_points: false,
  item_id: 7,
  state,
  old_max: 20,
  problem: null,
})
const cell = (more: Partial<PreviewCell>): PreviewCell => ({
  name: 0,
  column: 0,
  state: 'new',
  old: null,
  new: null,
  typed: null,
  problem: null,
  ...more,
})

test('the counts are told in words, and what there is none of is skipped', () => {
  expect(previewCountsText({ ...counts, new: 12, changed: 3, refused: 2, same: 1_040 })).toBe(
    '12 new, 3 changed, 2 refused, 1,040 the same',
  )
  expect(previewCountsText(counts)).toBe('No scores')
})

test.each([
  [cell({ new: 15 }), '15, new'],
  [cell({ state: 'changed', old: 14, new: 15 }), '14 becomes 15'],
  [cell({ state: 'changed', old: 14 }), '14 becomes blank'],
  [cell({ state: 'changed', old: -1, new: 0 }), 'excused becomes 0'],
  [cell({ state: 'refused', typed: '25', problem: 'Use 20 or less.' }), '25 is refused. Use 20 or less.'],
  [cell({ state: 'missing' }), 'blank here and in the file'],
  [cell({ state: 'kept', old: 9 }), '9 stays, the file has none'],
])('a cell %j reads "%s"', (of, words) => {
  expect(cellWords(of)).toBe(words)
})

test('the button names the figure that matters most', () => {
  expect(importLabel(told({ new: 14, changed: 1, items: 2 }))).toBe('Import 15 scores')
  expect(importLabel(told({ items: 1 }))).toBe('Import 1 item')
  expect(importLabel(told({}, [column('changed'), column('same')]))).toBe('Import 1 highest score')
})

test('nothing is imported while a name is open, nor when nothing differs', () => {
  expect(whyNotImportWorkbook(told({ new: 3, to_confirm: 2 }))).toBe('Say who 2 names are first.')
  expect(whyNotImportWorkbook(told({ new: 3 }))).toBeUndefined()
  expect(whyNotImportWorkbook(told({ same: 40 }))).toContain('holds all of this already')
  expect(whyNotImportWorkbook(told({ refused: 1 }))).toContain('what differs is refused')
  expect(whyNotImportWorkbook({ ...told({}), kind: 'unknown' })).toBe('Point at names and scores first.')
})

test('what comes beside the scores is told', () => {
  expect(besideText(told({ new: 3 }))).toBe('')
  expect(besideText(told({ items: 2, refused: 1 }, [column('changed')]))).toBe(
    'With 2 new items and 1 changed highest score. Refused cells stay as they are.',
  )
})

test('columns are summed up by what happens to them, the refused first', () => {
  expect(columnsText([column('new'), column('left_out'), column('changed'), column('refused')])).toBe(
    '1 refused, 1 new item, 1 changed highest score, 1 skipped',
  )
})

test('what an import and its undo did', () => {
  expect(doneText({ cells: 15, items: 2 })).toBe('15 scores and 2 items')
  expect(doneText({ cells: 0, items: 1 })).toBe('1 item')
  expect(doneText({ cells: 0, items: 0 })).toBe('0 scores')
  expect(workbookUndoneText({ restored: 48, kept: 2, items_removed: 0, items_kept: 0 })).toBe(
    '48 restored, 2 kept as they were changed since',
  )
  expect(workbookUndoneText({ restored: 5, kept: 0, items_removed: 1, items_kept: 2 })).toBe(
    '5 restored, 1 item removed, 2 items kept',
  )
})
