import { describe, expect, test } from 'vitest'
import type { Selection } from '../model/cursor.ts'
import { cellMark, columnHeadMark, columnsMark, readRowMark, rowHeadMark, rowMark } from './marks.ts'

const selection: Selection = {
  anchor: { row: 2, column: 1 },
  focus: { row: 4, column: 3 },
  top: 2,
  bottom: 4,
  left: 1,
  right: 3,
}
const cellAt = (row: number, column: number, fillTo: number | null = null) =>
  cellMark(readRowMark(rowMark(selection, fillTo, row)), column)

describe('the marks of a selection', () => {
  test('edges are drawn on the outer cells only', () => {
    expect(cellAt(2, 1)).toBe('itl')
    expect(cellAt(2, 2)).toBe('it')
    expect(cellAt(3, 2)).toBe('i')
    expect(cellAt(4, 3)).toBe('ibra')
    expect(cellAt(3, 4)).toBe('')
    expect(cellAt(5, 2)).toBe('')
  })

  test('a single cell has every edge and the focus', () => {
    const one = { ...selection, anchor: selection.focus, top: 4, left: 3 }
    expect(cellMark(readRowMark(rowMark(one, null, 4)), 3)).toBe('itblra')
  })

  test('a fill reaches the rows beyond the selection, above or below, in its columns', () => {
    expect(cellAt(5, 2, 6)).toBe('f')
    expect(cellAt(7, 2, 6)).toBe('')
    expect(cellAt(5, 4, 6)).toBe('')
    expect(cellAt(1, 1, 0)).toBe('f')
    expect(cellAt(3, 2, 6)).toBe('i')
  })

  test('a row that is not touched keeps its mark while the cursor moves elsewhere', () => {
    const moved = { ...selection, focus: { row: 4, column: 2 }, right: 2 }
    expect(rowMark(moved, null, 9)).toBe(rowMark(selection, null, 9))
  })

  test('heads tell the focused row and column from the others touched', () => {
    const head = (row: number) => rowHeadMark(readRowMark(rowMark(selection, null, row)))
    expect([1, 2, 4].map(head)).toEqual([undefined, 'in', 'focus'])
    const mark = columnsMark(selection)
    expect([0, 1, 3].map((column) => columnHeadMark(mark, column))).toEqual([undefined, 'in', 'focus'])
    expect(columnHeadMark(columnsMark(null), 0)).toBeUndefined()
  })

  test('without a selection no row shows anything', () => {
    expect(readRowMark(rowMark(null, null, 0))).toBeNull()
  })
})
