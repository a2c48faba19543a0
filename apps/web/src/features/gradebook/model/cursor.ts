import { findLearner } from './find-learner.ts'
import { meanOfFigures } from './grades.ts'
import type { GridPlace, LayoutView, SheetLayout } from './layout.ts'
import { type GridStep, stepFrom } from './steps.ts'
import type { Topics } from './topics.ts'
import type { CellId } from './values.ts'

export type Selection = {
  anchor: GridPlace
  focus: GridPlace
  top: number
  bottom: number
  left: number
  right: number
}

export type SelectionFigures = {
  count: number
  sum: number
  average: number
  lowest: number
  highest: number
}

const between = (anchor: GridPlace, focus: GridPlace): Selection => ({
  anchor,
  focus,
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

/** Every place of a selection, row by row. */
export const placesInSelection = ({
  top,
  bottom,
  left,
  right,
}: Omit<Selection, 'anchor' | 'focus'>): GridPlace[][] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, along) => ({ row: top + down, column: left + along })),
  )

export function createCursor({ layout, topics }: { layout: SheetLayout; topics: Topics }) {
  let selection: Selection | null = null
  let pageRows = 20

  function set(anchor: GridPlace, focus: GridPlace): void {
    const { rows, columns } = layout.view()
    if (!rows[focus.row] || !columns[focus.column]) return
    selection = between(anchor, focus)
    topics.touch('selection')
  }
  const last = () => ({ row: layout.view().rows.length - 1, column: layout.view().columns.length - 1 })
  const start = (): GridPlace => ({
    row: 0,
    column: layout.view().columns.find(({ item }) => item)?.index ?? 0,
  })

  return {
    view: () => selection,
    select: (place: GridPlace, { extend = false } = {}) =>
      set(extend && selection ? selection.anchor : place, place),
    selectRow: (row: number) => set({ row, column: 0 }, { row, column: last().column }),
    selectColumn: (column: number) => set({ row: 0, column }, { row: last().row, column }),
    selectAll: () => set({ row: 0, column: 0 }, last()),
    selectCell(cell: CellId): boolean {
      const place = layout.placeOf(cell)
      if (place) set(place, place)
      return place !== null
    },
    /** False when there is nothing further that way; Tab then leaves the sheet. */
    move(step: GridStep, { extend = false } = {}): boolean {
      const { rows, columns } = layout.view()
      const items = columns.filter(({ item }) => item).map(({ index }) => index)
      const extent = { rows: rows.length, columns: columns.length, items, pageRows }
      const place = selection ? stepFrom(selection.focus, step, extent) : start()
      if (!place) return false
      set(extend && selection ? selection.anchor : place, place)
      return true
    },
    setPageRows(rows: number): void {
      pageRows = Math.max(1, rows)
    },
    cell: (): CellId | null => selection && layout.cellAt(selection.focus),
    find(text: string): boolean {
      const found = findLearner(layout.view().rows, text, selection?.focus.row ?? -1)
      if (!found) return false
      const place = { row: found.index, column: selection?.focus.column ?? start().column }
      set(place, place)
      return true
    },
    /** Of the figures selected, once there are two cells or more. */
    figures(): SelectionFigures | null {
      const places = selection ? placesInSelection(selection).flat() : []
      const figures = places.map(layout.figureAt).filter((figure) => typeof figure === 'number')
      if (places.length < 2 || figures.length === 0) return null
      return {
        count: figures.length,
        sum: figures.reduce((sum, figure) => sum + Math.round(figure * 100), 0) / 100,
        average: meanOfFigures(figures) ?? 0,
        lowest: Math.min(...figures),
        highest: Math.max(...figures),
      }
    },
    /** After rows or columns have moved, the cursor stays with its learner and its column. */
    follow(before: LayoutView): void {
      if (!selection) return
      const { rows, columns } = layout.view()
      const moved = ({ row, column }: GridPlace): GridPlace => ({
        row: rows.findIndex(({ student }) => student === before.rows[row]?.student),
        column: columns.findIndex(({ id }) => id === before.columns[column]?.id),
      })
      const focus = moved(selection.focus)
      const clamped = {
        row: focus.row < 0 ? Math.min(selection.focus.row, rows.length - 1) : focus.row,
        column: focus.column < 0 ? Math.min(selection.focus.column, columns.length - 1) : focus.column,
      }
      selection = null
      set(clamped, clamped)
      topics.touch('selection')
    },
  }
}
export type Cursor = ReturnType<typeof createCursor>
