import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { type Component, componentOf } from '@klasrum/grading/components'
import type { PreviewCell, PreviewCellState, PreviewColumn } from './preview-parts.ts'

export type BoardColumn = { place: number; column: PreviewColumn; component: Component | null }
export type BoardRow = { place: number; name: string; cells: ReadonlyMap<number, PreviewCell> }
export type CellBoard = { columns: BoardColumn[]; rows: BoardRow[]; counts: Record<PreviewCellState, number> }

type Read = Pick<WorkbookPreview, 'names' | 'columns' | 'cells'>

const isUsed = ({ state }: PreviewColumn): boolean => state !== 'left_out'

/** The cells of one quarter as learners × columns. With a state to show, only the rows and columns that have one such. */
export function boardOf(
  { names, columns, cells }: Read,
  quarter: number,
  show?: PreviewCellState,
): CellBoard {
  const counts: CellBoard['counts'] = { new: 0, changed: 0, refused: 0, missing: 0, kept: 0 }
  const byName = new Map<number, Map<number, PreviewCell>>()
  const touched = new Set<number>()
  for (const cell of cells) {
    if (columns[cell.column]?.quarter !== quarter) continue
    counts[cell.state] += 1
    if (show && cell.state !== show) continue
    touched.add(cell.column)
    const row = byName.get(cell.name) ?? new Map<number, PreviewCell>()
    byName.set(cell.name, row.set(cell.column, cell))
  }
  return {
    counts,
    columns: columns.flatMap((column, place) =>
      column.quarter === quarter && isUsed(column) && (!show || touched.has(place))
        ? [{ place, column, component: column.category && componentOf(column.category) }]
        : [],
    ),
    rows: names.flatMap(({ state, name, listed_name }, place) => {
      const own = byName.get(place)
      return state === 'matched' && (own || !show)
        ? [{ place, name: listed_name ?? name, cells: own ?? new Map() }]
        : []
    }),
  }
}

type Group = { first: number; component: Component | null; count: number }

/** Columns beside each other that belong to one component. */
export const columnGroupsOf = (columns: readonly BoardColumn[]): Group[] =>
  columns.reduce<Group[]>((groups, { place, component }) => {
    const last = groups.at(-1)
    if (last?.component === component) last.count += 1
    else groups.push({ first: place, component, count: 1 })
    return groups
  }, [])
