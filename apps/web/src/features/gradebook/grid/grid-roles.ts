import type { CSSProperties } from 'react'
import type { Column } from '../model/columns.ts'

/* Head and rows are laid out as grids of their own, and a browser then forgets that they are parts of a table. */
export const ariaRole = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
  nothing: { role: 'presentation' },
}

/** What a group's name and weight need, however few columns it has. */
const roomForHead = { ww: '10.5rem', pt: '12.5rem', qa: '14.5rem' }

const plainWidth = ({ kind, component }: Column): string =>
  `var(--col-${kind === 'item' && component === 'qa' ? 'qa' : kind})`

/** The last column of a group takes what the others leave of the room for its head. */
function widthOf(column: Column, columns: readonly Column[]): string {
  const { kind, component } = column
  if (kind !== 'ws' || !component) return plainWidth(column)
  const others = columns.filter((each) => each.component === component && each !== column)
  const left = [roomForHead[component], ...others.map(plainWidth)].join(' - ')
  return `max(${plainWidth(column)}, ${left})`
}

export const widthsOf = (columns: readonly Column[]): string[] =>
  columns.map((column) => widthOf(column, columns))

/** The widths that every row is laid out by, so that no value ever changes the layout of another cell. */
export function columnWidths(columns: readonly Column[]) {
  const widths = widthsOf(columns)
  return {
    '--sheet-items': Math.max(1, columns.filter(({ item }) => item).length),
    '--sheet-columns': ['var(--col-number)', 'var(--sheet-name)', ...widths].join(' '),
    '--sheet-scores': widths.slice(0, -2).join(' '),
    '--sheet-beside': `calc(${widths.join(' + ')})`,
  } as CSSProperties
}

/** A cell across several columns. */
export const across = (columns: number) => ({
  colSpan: columns,
  style: { gridColumn: `span ${columns}` },
})
