import { policyOf } from '@klasrum/grading/policies'
import type { TypingSource } from '../queue/pending.ts'
import type { Unsent } from '../queue/unsent.ts'
import type { Cells } from './cells.ts'
import type { SheetData } from './sheet-data.ts'
import type { Topics } from './topics.ts'
import { createUndoStack, type WrittenChange } from './undo-stack.ts'
import type { CellId, Value } from './values.ts'

export type Outcome = {
  /** Cells whose value has changed. */
  stored: number
  refused: number
  /** Pasted values that fell beside the cells that take scores. */
  outside: number
  /** Pasted scores that became the next whole or half point. */
  rounded: number
  message: string | null
}

/** `seen` is what the writer saw in the cell, where it may show something else by now. */
export type WantedCell = CellId & { value: Value; seen?: Value; typed?: string | null }
export type InvalidCell = CellId & { typed: string; problem: string }

export const nothingDone: Outcome = { stored: 0, refused: 0, outside: 0, rounded: 0, message: null }

type WriterOptions = {
  data: SheetData
  cells: Cells
  unsent: Unsent
  topics: Topics
  /** Another's record, which is read so far. */
  reading?: boolean
}

/** The one way in which values change; every change can be undone. */
export function createWriter({ data, cells, unsent, topics, reading = false }: WriterOptions) {
  const stack = createUndoStack()

  const readOnly = (): 'closed' | 'archived' | 'reading' | null => {
    const { klass, closed_at } = data.now().sheet
    if (klass.archived_at) return 'archived'
    if (closed_at) return 'closed'
    return reading ? 'reading' : null
  }
  const shutText = (shut: NonNullable<ReturnType<typeof readOnly>>): string => {
    const { period } = policyOf(data.now().sheet.klass.policy)
    return shut === 'closed'
      ? `This ${period.toLowerCase()} is closed. Reopen it to change it.`
      : shutTexts[shut]
  }
  const isHere = ({ item, student }: CellId) => data.now().items.has(item) && data.now().learners.has(student)

  function put(wanted: readonly WantedCell[], source: TypingSource): WrittenChange[] {
    const changed = wanted
      .map((cell) => ({ ...cell, ...beforeOf(cell) }))
      .filter(({ from, value, typed }) => from !== value || typed !== undefined)
    for (const cell of wanted) cells.trust(cell)
    if (changed.length > 0) {
      unsent.put(
        changed.map(({ item, student, value, from, seen = from, typed }) => ({
          item,
          student,
          value,
          seen,
          typed,
        })),
        source,
      )
    }
    return changed
      .filter(({ from, value }) => from !== value)
      .map(({ item, student, value, from }) => ({ item, student, from, to: value }))
  }

  /** A plain 0 over one that was typed otherwise says that 0 is right. */
  function beforeOf({
    item,
    student,
    value,
    typed,
  }: WantedCell): Pick<WantedCell, 'typed'> & { from: Value } {
    const { value: from, slip } = cells.view(item, student)
    return { from, typed: typed === undefined && slip && value === from ? null : typed }
  }

  function write(
    wanted: readonly WantedCell[],
    source: TypingSource,
    doubts: readonly InvalidCell[] = [],
  ): Outcome {
    const shut = readOnly()
    if (shut) return { ...nothingDone, message: shutText(shut) }
    return topics.together(() => {
      const written = put(wanted, source)
      for (const { typed, problem, ...cell } of doubts) cells.doubt(cell, typed, problem)
      stack.add({ written, doubted: doubts })
      topics.touch('undo')
      return { ...nothingDone, stored: written.length, refused: doubts.length }
    })
  }

  /** Cells that hold something else by now are left alone, or another's score would be lost in silence. */
  function goBack(way: 'undo' | 'redo'): Outcome & { left: number } {
    const shut = readOnly()
    if (shut) return { ...nothingDone, left: 0, message: shutText(shut) }
    const step = way === 'undo' ? stack.undo() : stack.redo()
    if (!step) return { ...nothingDone, left: 0 }
    const turned = step.written.map(({ from, to, ...cell }) =>
      way === 'undo' ? { ...cell, expected: to, value: from } : { ...cell, expected: from, value: to },
    )
    const wanted = turned.filter(
      (cell) => isHere(cell) && cells.view(cell.item, cell.student).value === cell.expected,
    )
    return topics.together(() => {
      const written = put(wanted, 'undo')
      for (const cell of step.doubted) cells.trust(cell)
      topics.touch('undo')
      return { ...nothingDone, stored: written.length, left: turned.length - wanted.length }
    })
  }

  return { write, goBack, readOnly, isHere, canUndo: stack.canUndo, canRedo: stack.canRedo }
}
export type CellWriter = ReturnType<typeof createWriter>

const shutTexts = {
  archived: 'This class is archived. Restore it to change it.',
  reading: 'This is the record of somebody else. Press Edit above to change it.',
}
