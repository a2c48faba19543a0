import type { Unsent } from '../queue/unsent.ts'
import type { CellState, Cells } from './cells.ts'
import type { Grades } from './grades.ts'
import type { SheetLayout } from './layout.ts'
import type { Topics } from './topics.ts'
import { type CellId, cellKeyOf } from './values.ts'

export type CellCounts = Record<'saving' | 'waiting' | 'refused' | 'conflict' | 'zeroed', number>

const kinds = ['saving', 'waiting', 'refused', 'conflict', 'zeroed'] as const

type CellCountsOptions = {
  cells: Cells
  grades: Pick<Grades, 'isPlanned'>
  layout: SheetLayout
  unsent: Unsent
  topics: Topics
}

/** How many cells of the sheet are in which state, and where the next of them is. */
export function createCellCounts({ cells, grades, layout, unsent, topics }: CellCountsOptions) {
  let counts: CellCounts = { saving: 0, waiting: 0, refused: 0, conflict: 0, zeroed: 0 }
  let isCounted = false
  topics.subscribe('totals', () => {
    isCounted = false
  })

  function count(): CellCounts {
    const found: CellCounts = { saving: 0, waiting: 0, refused: 0, conflict: 0, zeroed: 0 }
    const noted = [...unsent.all(), ...cells.doubted(), ...cells.slips()]
    const each = new Map(noted.map((cell) => [cellKeyOf(cell.item, cell.student), cell]))
    for (const { item, student } of each.values()) {
      const { state, slip } = cells.view(item, student)
      if (state !== 'saved' && state !== 'just saved') found[state] += 1
      if (slip) found.zeroed += 1
    }
    return found
  }

  return {
    /** The same object while the counts are the same. */
    counts: (): CellCounts => {
      if (isCounted) return counts
      const fresh = count()
      isCounted = true
      if (kinds.some((kind) => fresh[kind] !== counts[kind])) counts = fresh
      return counts
    },
    /** The next visible cell in a state, without a score that others have or nobody has, or set to 0, after the one given; round at the end. */
    next(wanted: CellState | 'missing' | 'planned' | 'zeroed', from?: CellId | null): CellId | undefined {
      const { rows, columns } = layout.view()
      const items = columns.flatMap(({ item }) => item ?? [])
      const places = rows.flatMap(({ student }) => items.map(({ id: item }): CellId => ({ item, student })))
      const at = places.findIndex((cell) => cell.item === from?.item && cell.student === from.student)
      const isWanted = ({ item, student }: CellId) => {
        const { value, state, slip } = cells.view(item, student)
        if (wanted === 'zeroed') return slip !== null
        if (wanted === 'missing' || wanted === 'planned')
          return value === null && grades.isPlanned(item) === (wanted === 'planned')
        return state === wanted
      }
      return [...places.slice(at + 1), ...places.slice(0, at + 1)].find(isWanted)
    },
  }
}
