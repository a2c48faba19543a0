import type { Selection } from '../model/cursor.ts'

/**
 * How a row stands to the selection, as a text that is equal while nothing changes for the row:
 * `left:right:focus column:flags`, where the flags are t and b for its first and last row and f for a row
 * that a fill would reach. Empty for a row that is not touched.
 */
export function rowMark(selection: Selection | null, fillTo: number | null, row: number): string {
  if (!selection) return ''
  const { top, bottom, left, right, focus } = selection
  const isFilled = fillTo !== null && ((row > bottom && row <= fillTo) || (row < top && row >= fillTo))
  if (isFilled) return `${left}:${right}::f`
  if (row < top || row > bottom) return ''
  const flags = `${row === top ? 't' : ''}${row === bottom ? 'b' : ''}`
  return `${left}:${right}:${row === focus.row ? focus.column : ''}:${flags}`
}

export type RowReach = { left: number; right: number; focus: number | null; flags: string }

export function readRowMark(mark: string): RowReach | null {
  if (mark === '') return null
  const [left, right, focus, flags = ''] = mark.split(':')
  return { left: Number(left), right: Number(right), focus: focus ? Number(focus) : null, flags }
}

/**
 * The same for one cell, as letters that the style sheet looks for: i within the selection, t r b l an edge of it,
 * a the focused cell, f within a fill.
 */
export function cellMark(reach: RowReach | null, column: number): string {
  if (!reach || column < reach.left || column > reach.right) return ''
  if (reach.flags === 'f') return 'f'
  const sides = `${column === reach.left ? 'l' : ''}${column === reach.right ? 'r' : ''}`
  return `i${reach.flags}${sides}${column === reach.focus ? 'a' : ''}`
}

/** For the heads of rows and columns: the one with the focus, or another one touched. */
export type HeadMark = 'focus' | 'in' | undefined

export const rowHeadMark = (reach: RowReach | null): HeadMark =>
  !reach || reach.flags === 'f' ? undefined : reach.focus === null ? 'in' : 'focus'

/** `left:right:focus`, empty without a selection. */
export const columnsMark = (selection: Selection | null): string =>
  selection ? `${selection.left}:${selection.right}:${selection.focus.column}` : ''

export function columnHeadMark(mark: string, column: number): HeadMark {
  const [left, right, focus] = mark.split(':').map(Number)
  if (mark === '' || left === undefined || right === undefined || column < left || column > right)
    return undefined
  return column === focus ? 'focus' : 'in'
}
