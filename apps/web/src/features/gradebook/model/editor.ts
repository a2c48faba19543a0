import type { Acts } from './acts.ts'
import type { Cells } from './cells.ts'
import type { Cursor } from './cursor.ts'
import type { Grades } from './grades.ts'
import { readScore, valueText } from './read-score.ts'
import type { SheetData } from './sheet-data.ts'
import type { Topics } from './topics.ts'
import type { CellId, Value } from './values.ts'
import { type CellWriter, nothingDone, type Outcome } from './write-cells.ts'

/**
 * In `edit`, arrows move within the text; in the others they store and move on. In `keys` the text is put together from
 * single keys and the cell shows it; otherwise a field holds it, as for the keyboard of a phone.
 */
export type Editing = { cell: CellId; text: string; mode: 'keys' | 'type' | 'edit' }

/** No score is longer. */
const mostLetters = 12

type EditorOptions = {
  data: SheetData
  cells: Cells
  grades: Grades
  cursor: Cursor
  acts: Acts
  writer: CellWriter
  topics: Topics
}

export function createEditor({ data, cells, grades, cursor, acts, writer, topics }: EditorOptions) {
  let editing: Editing | null = null
  /** What the cell showed when the editing began; the text covers what comes up meanwhile. */
  let seen: Value = null

  function set(next: Editing | null): void {
    if (next === editing) return
    editing = next
    topics.together(() => {
      topics.touch('editing')
      cells.setDraft(next?.mode === 'keys' ? { ...next.cell, text: next.text } : null)
      const item = next && data.now().items.get(next.cell.item)
      const reading = next && item ? readScore(next.text, item) : null
      grades.setDraft(next && reading?.kind === 'value' ? { ...next.cell, value: reading.value } : null)
    })
  }

  return {
    view: () => editing,
    /** With a typed character it replaces the content; without one the content is edited. */
    start(typed?: string, mode: 'keys' | 'type' = 'type'): boolean {
      const cell = cursor.cell()
      if (!cell || writer.readOnly()) return false
      const { typed: kept, value } = cells.view(cell.item, cell.student)
      seen = value
      set(
        typed === undefined
          ? { cell, text: kept ?? valueText(value), mode: 'edit' }
          : { cell, text: typed, mode },
      )
      return true
    },
    type(text: string): void {
      if (editing && text.length <= mostLetters) set({ ...editing, text })
    },
    /** What was typed so far is edited. */
    edit(): void {
      if (editing) set({ ...editing, mode: 'edit' })
    },
    cancel: () => set(null),
    commit(): Outcome {
      if (!editing) return nothingDone
      const { cell, text } = editing
      return topics.together(() => {
        const outcome = acts.type(cell, text, seen)
        set(null)
        return outcome
      })
    },
  }
}
