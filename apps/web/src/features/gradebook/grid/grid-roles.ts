import type { CSSProperties } from 'react'
import type { GridColumn } from '../model/columns.ts'

/* Head and rows are laid out as grids of their own, and a browser then forgets that they are parts of a table. */
export const ariaRole = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
  nothing: { role: 'presentation' },
}

/** What each sum of a group without items is widened by, so that the group's name and weight fit above them. */
const besideNothing = '0.4375rem'

/** A group without items shares the room for its head among its three sums. */
function widthOf({ kind, component }: GridColumn, columns: readonly GridColumn[]): string {
  const width = `var(--col-${kind === 'item' && component === 'qa' ? 'qa' : kind})`
  const isAlone = component && !columns.some((each) => each.item && each.component === component)
  return isAlone ? `calc(${width} + ${besideNothing})` : width
}

export const widthsOf = (columns: readonly GridColumn[]): string[] =>
  columns.map((column) => widthOf(column, columns))

/** The widths that every row is laid out by, so that no value ever changes the layout of another cell. */
export function columnWidths(columns: readonly GridColumn[]) {
  const widths = widthsOf(columns)
  return {
    '--sheet-items': Math.max(1, columns.filter(({ item }) => item).length),
    '--sheet-columns': ['var(--col-number)', 'var(--sheet-name)', ...widths].join(' '),
    '--sheet-scores': widths.slice(0, -2).join(' '),
    '--sheet-beside': `calc(${widths.join(' + ')})`,
  } as CSSProperties
}

/** A cell across several columns. */
export const acrossColumns = (columns: number) => ({
  colSpan: columns,
  style: { gridColumn: `span ${columns}` },
})
