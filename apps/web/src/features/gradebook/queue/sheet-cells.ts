import type { CellId } from '../model/values.ts'
import { drop, insist, leaveAsIs, type PendingStep, type } from './pending.ts'
import type { CellMove, PendingCells } from './pending-cells.ts'
import type { Unsent } from './unsent.ts'

type Sheet = { user: number; klass: number; quarter: number }
type SheetCellsOptions = {
  cells: PendingCells
  sender: { isSending(cell: Sheet & CellId): boolean }
  sheet: Sheet
}

const idOf = ({ item, student }: CellId): CellId => ({ item, student })

/** What one sheet sees of the pending cells, and does with them. */
export function createSheetCells({ cells, sender, sheet }: SheetCellsOptions): Unsent {
  const at = (cell: CellId) => ({ ...sheet, ...idOf(cell) })
  const isHere = (cell: Sheet) =>
    cell.klass === sheet.klass && cell.quarter === sheet.quarter && cell.user === sheet.user
  const move = (cell: CellId, step: PendingStep, verdict?: CellMove['verdict']) =>
    void cells.change([{ ...at(cell), step, verdict }])
  const theirsIn = (cell: CellId) => {
    const verdict = cells.verdict(at(cell))
    return verdict?.state === 'conflict' ? verdict.theirs : null
  }

  return {
    get: (cell) => cells.get(at(cell)),
    verdict: (cell) => cells.verdict(at(cell)),
    isSending: (cell) => sender.isSending(at(cell)),
    all: () => cells.all().filter(isHere),
    put(changes, source) {
      void cells.change(
        changes.map(({ value, seen, typed, ...cell }) => {
          const agrees = theirsIn(cell)?.value === value
          return { ...at(cell), step: agrees ? drop : type(value, seen, source, typed) }
        }),
      )
    },
    meet(cell, theirs) {
      const mine = cells.get(at(cell))
      // An unanswered value is judged by its answer: what comes up may be our own.
      if (!mine || mine.sent !== undefined) return
      if (theirs.value === mine.value) return mine.typed === undefined ? move(cell, drop) : undefined
      if (theirs.value !== mine.seen) return move(cell, leaveAsIs, { state: 'conflict', theirs })
      if (theirsIn(cell)) move(cell, leaveAsIs, null)
    },
    choose(cell, whose) {
      const theirs = theirsIn(cell)
      if (!theirs) return
      if (whose === 'mine') move(cell, insist(theirs.value), null)
      else move(cell, drop)
    },
    retry: (cell) => move(cell, leaveAsIs, null),
    discard: (cell) => move(cell, drop),
    watch: (listener) =>
      cells.listen((news) => {
        const touched = news.cells.filter(isHere)
        const stored = news.stored.filter(isHere)
        if (touched.length || stored.length) listener({ cells: touched, stored })
      }),
  }
}
