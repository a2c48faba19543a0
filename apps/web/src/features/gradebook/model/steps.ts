import type { GridPlace } from './layout.ts'

export type GridStep =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'first-row'
  | 'last-row'
  | 'first-column'
  | 'last-column'
  | 'home'
  | 'end'
  | 'sheet-start'
  | 'sheet-end'
  | 'page-up'
  | 'page-down'
  | 'enter'
  | 'shift-enter'
  | 'tab'
  | 'shift-tab'

/** How far one can go; `items` are the columns that take scores, in order. */
export type Extent = { rows: number; columns: number; items: readonly number[]; pageRows: number }

type Keys = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

const plainKeys: Record<string, GridStep> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
  PageUp: 'page-up',
  PageDown: 'page-down',
}
const controlKeys: Record<string, GridStep> = {
  ArrowUp: 'first-row',
  ArrowDown: 'last-row',
  ArrowLeft: 'first-column',
  ArrowRight: 'last-column',
  Home: 'sheet-start',
  End: 'sheet-end',
}

export function gridStepOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Keys): { step: GridStep; extend: boolean } | null {
  if (key === 'Enter') return { step: shiftKey ? 'shift-enter' : 'enter', extend: false }
  if (key === 'Tab') return { step: shiftKey ? 'shift-tab' : 'tab', extend: false }
  const step = (ctrlKey || metaKey ? controlKeys : plainKeys)[key]
  return step ? { step, extend: shiftKey } : null
}

/** Where a step leads; null when there is nothing further that way. */
export function stepFrom({ row, column }: GridPlace, step: GridStep, extent: Extent): GridPlace | null {
  const { items, pageRows } = extent
  const lastRow = extent.rows - 1
  const lastColumn = extent.columns - 1
  const nextItem = items.find((each) => each > column)
  const itemBefore = items.findLast((each) => each < column)
  const places: Record<GridStep, GridPlace | null> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    'first-row': { row: 0, column },
    'last-row': { row: lastRow, column },
    'first-column': { row, column: 0 },
    'last-column': { row, column: lastColumn },
    home: { row, column: 0 },
    end: { row, column: lastColumn },
    'sheet-start': { row: 0, column: 0 },
    'sheet-end': { row: lastRow, column: lastColumn },
    'page-up': { row: Math.max(0, row - pageRows), column },
    'page-down': { row: Math.min(lastRow, row + pageRows), column },
    enter: row < lastRow ? { row: row + 1, column } : inItem(nextItem, 0),
    'shift-enter': row > 0 ? { row: row - 1, column } : inItem(itemBefore, lastRow),
    tab: inItem(nextItem, row),
    'shift-tab': inItem(itemBefore, row),
  }
  const place = places[step]
  const isInside =
    place && place.row >= 0 && place.row <= lastRow && place.column >= 0 && place.column <= lastColumn
  return isInside && !(place.row === row && place.column === column) ? place : null
}

const inItem = (column: number | undefined, row: number): GridPlace | null =>
  column === undefined ? null : { row, column }
