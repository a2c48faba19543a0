import { expect, test } from 'vitest'
import { draftCellOf, mendsOf, type RosterPreviewRow, type RowDrafts, typeIn } from './drafts.ts'

const row = (line: number, more: Partial<RosterPreviewRow> = {}): RosterPreviewRow => ({
  line,
  state: 'wrong',
  values: {
    fullname: 'Juan Dela Cruz',
    external_student_id: '136728140987',
    gender: null,
    grade_level: '8',
    birth_date: null,
    address: 'Naga',
    phone: null,
    parent_name: null,
    parent_phone: null,
  },
  listed_name: 'Dela Cruz, Juan',
  by_name: false,
  elsewhere: false,
  problems: [],
  ...more,
})

test('only changed rows are sent, each with all its cells', () => {
  const rows = [row(2), row(3)]
  const drafts = typeIn({}, row(3), 'gender', 'male')
  expect(mendsOf(rows, drafts)).toEqual([
    { line: 3, leave_out: false, values: { ...row(3).values, gender: 'male' } },
  ])
})

test('a cell typed back to what it was is no change', () => {
  const typed = typeIn({}, row(2), 'fullname', 'Juan')
  expect(draftCellOf(row(2), typed[2], 'fullname')).toBe('Juan')
  const back = typeIn(typed, row(2), 'fullname', 'Juan Dela Cruz')
  expect(back).toEqual({})
  expect(mendsOf([row(2)], back)).toEqual([])
})

test('other cells and rows keep what was typed', () => {
  let drafts: RowDrafts = typeIn({}, row(2), 'gender', 'male')
  drafts = typeIn(drafts, row(2), 'phone', '0917')
  drafts = typeIn(drafts, row(3), 'gender', 'female')
  expect(drafts).toEqual({
    2: { values: { gender: 'male', phone: '0917' } },
    3: { values: { gender: 'female' } },
  })
})

test('a row is left out and put back without sending its cells', () => {
  expect(mendsOf([row(2)], { 2: { leaveOut: true } })).toEqual([
    { line: 2, leave_out: true, values: undefined },
  ])
  expect(mendsOf([row(2, { state: 'left_out' })], { 2: { leaveOut: false } })).toEqual([
    { line: 2, leave_out: false, values: undefined },
  ])
})
