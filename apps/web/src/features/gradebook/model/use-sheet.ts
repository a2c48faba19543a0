import { useCallback, useSyncExternalStore } from 'react'
import type { QueueStatus, SaveQueue } from '../queue/save-queue.ts'
import { atRest, forget } from './at-rest.ts'
import type { CellView } from './cells.ts'
import type { GridColumn } from './columns.ts'
import type { Editing } from './editor.ts'
import type { RowGrade, SheetTotals } from './grades.ts'
import type { LayoutView } from './layout.ts'
import type { SheetModel } from './open-sheet.ts'
import type { SheetTopic } from './topics.ts'
import { type CellId, cellKeyOf, type Value } from './values.ts'

function useTopic<T>({ topics }: SheetModel, topic: SheetTopic, read: () => T): T {
  const subscribe = useCallback((tell: () => void) => topics.subscribe(topic, tell), [topics, topic])
  return useSyncExternalStore(subscribe, read, read)
}

/** Follows when the keys rest. */
function useRestingTopic<T>({ topics }: SheetModel, topic: SheetTopic, read: () => T): T {
  const subscribe = useCallback(
    (tell: () => void) => {
      const stop = topics.subscribe(topic, () => atRest(tell))
      return () => {
        stop()
        forget(tell)
      }
    },
    [topics, topic],
  )
  return useSyncExternalStore(subscribe, read, read)
}

export const useCell = (sheet: SheetModel, item: number, student: number): CellView =>
  useTopic(sheet, `cell:${cellKeyOf(item, student)}`, () => sheet.cells.view(item, student))

export const useGrade = (sheet: SheetModel, student: number): RowGrade =>
  useTopic(sheet, `row:${student}`, () => sheet.grades.of(student))

export const useIsPlanned = (sheet: SheetModel, item: number): boolean =>
  useTopic(sheet, 'planned', () => sheet.grades.isPlanned(item))

export const useFigure = (sheet: SheetModel, column: GridColumn, student: number): Value =>
  useTopic(sheet, `row:${student}`, () => sheet.grades.figureAt(column, student))

export const useAverage = (sheet: SheetModel, column: GridColumn): number | null =>
  useRestingTopic(sheet, `column:${column.id}`, () => sheet.grades.average(column))

export const useLayout = (sheet: SheetModel): LayoutView => useTopic(sheet, 'layout', sheet.layout.view)
export const useSelection = (sheet: SheetModel) => useTopic(sheet, 'selection', sheet.cursor.view)
export const useRestingSelection = (sheet: SheetModel) =>
  useRestingTopic(sheet, 'selection', sheet.cursor.view)
export const useIsEditing = (sheet: SheetModel): boolean =>
  useTopic(sheet, 'editing', () => sheet.editor.view() !== null)

/** What the field over the cells holds. */
export const useEditingInField = (sheet: SheetModel): Editing | null =>
  useTopic(sheet, 'editing', () => {
    const editing = sheet.editor.view()
    return editing?.mode === 'keys' ? null : editing
  })

export const useEditingOf = (sheet: SheetModel, { item, student }: CellId): Editing | null =>
  useTopic(sheet, 'editing', () => {
    const editing = sheet.editor.view()
    return editing?.cell.item === item && editing.cell.student === student ? editing : null
  })
export const useTotals = (sheet: SheetModel): SheetTotals => useTopic(sheet, 'totals', sheet.grades.totals)
export const useRestingTotals = (sheet: SheetModel): SheetTotals =>
  useRestingTopic(sheet, 'totals', sheet.grades.totals)
/** Whether anybody has a grade yet. */
export const useHasGrades = (sheet: SheetModel): boolean =>
  useRestingTopic(sheet, 'totals', sheet.grades.hasGrades)
export const useCellCounts = (sheet: SheetModel) => useTopic(sheet, 'totals', sheet.cells.counts)
export const useRestingCellCounts = (sheet: SheetModel) =>
  useRestingTopic(sheet, 'totals', sheet.cells.counts)
export const useWeights = (sheet: SheetModel) => useTopic(sheet, 'weights', sheet.weights.view)
export const useNotice = (sheet: SheetModel) => useTopic(sheet, 'notice', sheet.acts.notice)

export const useUndo = (sheet: SheetModel): { canUndo: boolean; canRedo: boolean } => ({
  canUndo: useTopic(sheet, 'undo', sheet.acts.canUndo),
  canRedo: useTopic(sheet, 'undo', sheet.acts.canRedo),
})

export const useQueueStatus = (queue: SaveQueue): QueueStatus =>
  useSyncExternalStore(queue.subscribe, queue.status, queue.status)
