import type { GridPlace } from '../model/layout.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import type { CellId } from '../model/values.ts'

/** What lies behind a cell, shown beside it by whoever draws the popovers. */
export type Openers = {
  history?: (cell: CellId, anchor: HTMLElement) => void
  conflict?: (cell: CellId, anchor: HTMLElement) => void
  /** How a grade came about. */
  steps?: (student: number, anchor: HTMLElement) => void
}

/** The state of the drawn sheet that is nobody else's: focus, a fill being dragged, the last thing said. */
export function createGridState(sheet: SheetModel, id: string) {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let fillTo: number | null = null
  let words = ''

  const gridState = {
    sheet,
    opens: {} as Openers,
    /** The input that lies over the focused cell. */
    input: null as HTMLInputElement | null,
    cellId: ({ row, column }: GridPlace): string => `${id}${row}-${column}`,
    nameId: (row: number): string => `${id}${row}`,
    genderId: (gender: string): string => `${id}${gender}`,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fillTo: () => fillTo,
    setFillTo(row: number | null): void {
      if (row === fillTo) return
      fillTo = row
      tell()
    },
    words: () => words,
    /** Shown in the status line and read aloud. */
    say(next: string): void {
      words = next
      tell()
    },
    focus(): void {
      gridState.input?.focus({ preventScroll: true })
    },
    anchor(): HTMLElement | null {
      const at = sheet.cursor.view()?.focus
      return at ? document.getElementById(gridState.cellId(at)) : null
    },
    /** What stays in sight anyway scrolls the sheet up and down alone. */
    bringIntoSight(place: GridPlace): void {
      const cell = document.getElementById(gridState.cellId(place))
      const row = gridState.input?.parentElement?.querySelector(`[role="row"][data-r="${place.row}"]`)
      const seen = row?.contains(cell) ? cell : row
      seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
  }
  return gridState
}
export type GridState = ReturnType<typeof createGridState>
