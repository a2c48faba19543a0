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
export function createDesk(sheet: SheetModel) {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let fillTo: number | null = null
  let words = ''

  const desk = {
    sheet,
    opens: {} as Openers,
    /** The input of the focused cell; it moves with the cursor. */
    pen: null as HTMLInputElement | null,
    /** Whether the cells have the keyboard. A cursor moved from elsewhere must not take the focus away. */
    held: false,
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
      desk.held = true
      desk.pen?.focus({ preventScroll: true })
    },
    anchor: (): HTMLElement | null => desk.pen?.parentElement ?? null,
  }
  return desk
}
export type Desk = ReturnType<typeof createDesk>
