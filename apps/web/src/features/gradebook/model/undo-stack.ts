import type { CellId, Value } from './values.ts'

export type WrittenChange = CellId & { from: Value; to: Value }
/** One act: what it wrote, and the cells in which it left a text that was not taken. */
export type UndoStep = { written: readonly WrittenChange[]; doubted: readonly CellId[] }

const most = 200

export function createUndoStack() {
  const done: UndoStep[] = []
  const undone: UndoStep[] = []
  return {
    add(step: UndoStep): void {
      if (step.written.length === 0 && step.doubted.length === 0) return
      done.push(step)
      if (done.length > most) done.shift()
      undone.length = 0
    },
    undo(): UndoStep | undefined {
      const step = done.pop()
      if (step) undone.push(step)
      return step
    },
    redo(): UndoStep | undefined {
      const step = undone.pop()
      if (step) done.push(step)
      return step
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  }
}
