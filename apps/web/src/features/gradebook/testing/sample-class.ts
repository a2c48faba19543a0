import { afterEach, beforeEach, vi } from 'vitest'
import type { CellId } from '../model/values.ts'
import { createSheetServer, item, type SampleLearner, type SheetServer } from './sheet-server.ts'
import { openSheetTab, type SheetTab } from './sheet-tab.ts'

export const sampleItems = [item(1, 'quiz', 20), item(2, 'ww', 25), item(3, 'pt', 30), item(4, 'qa', 50)]
const learners: SampleLearner[] = [
  [11, 'Peña, Lorenzo', 'male'],
  [12, 'Abad, Jericho', 'male'],
  [13, 'Cortez, Althea', 'female'],
  [14, 'Uy, Grace', 'female', true],
]

/** The first cell: Abad's quiz. */
export const abad: CellId = { item: 1, student: 12 }

/** Lets time pass for timers and calls. */
export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

type Sample = { server: SheetServer; tab: SheetTab; sheet: SheetTab['sheet'] }

/**
 * A small class that is opened for each test, on a clock that stands still.
 * Rows as shown: Abad, Peña, Cortez. Columns: 0 and 1 written work, 5 performance task, 9 assessment.
 */
export function openSampleClass() {
  let sample: Sample | null = null
  beforeEach(async () => {
    vi.useFakeTimers()
    const server = createSheetServer({ items: sampleItems, learners })
    const tab = await openSheetTab({ server, name: 'Ana' })
    sample = { server, tab: tab, sheet: tab.sheet }
  })
  afterEach(() => {
    sample?.tab.close()
    vi.useRealTimers()
  })
  const now = (): Sample => {
    if (!sample) throw new Error('the class is open only within a test')
    return sample
  }
  return {
    now,
    held: ({ item: id, student }: CellId) => now().sheet.cells.view(id, student).value,
    column: (index: number) => {
      const { layout } = now().sheet
      return layout.view().rows.map((_, row) => layout.figureAt({ row, column: index }))
    },
  }
}
