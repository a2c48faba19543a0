import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Weights as StoredWeights } from '@klasrum/contract/weights'
import {
  type ComponentWeights,
  passing,
  type QuarterGrade,
  quarterGrade,
} from '@klasrum/grading/quarter-grade'
import type { Cells } from './cells.ts'
import { type ColumnId, components, type GridColumn, itemColumn, movedBy } from './columns.ts'
import type { SheetData } from './sheet-data.ts'
import type { Topics } from './topics.ts'
import type { CellId, Value } from './values.ts'

export type RowGrade = QuarterGrade & {
  /** Items of which nobody has a score yet; their blanks are not missing. */
  planned: number
  provisional: boolean
  failing: boolean
  /** As it was when the quarter was closed. */
  kept: boolean
}

export type SheetTotals = {
  learners: number
  missing: number
  /** Items of which nobody has a score yet. */
  planned: number
  provisional: number
  failing: number
}

export const weightsOf = (stored: StoredWeights | null): ComponentWeights | null =>
  stored && {
    ww: stored.written_work_weight,
    pt: stored.performance_task_weight,
    qa: stored.quarterly_assessment_weight,
  }

type GradesOptions = { data: SheetData; cells: Cells; topics: Topics; transmuted?: boolean }

export function createGrades({ data, cells, topics, transmuted }: GradesOptions) {
  const rows = new Map<number, RowGrade>()
  const averages = new Map<ColumnId, number | null>()
  const planned = new Map<number, boolean>()
  let totals: SheetTotals | null = null
  let closedRows = new Map<number, QuarterGradeRow>()
  /** What is being typed counts before it is stored. */
  let draft: (CellId & { value: Value }) | null = null

  const valueIn = (item: number, student: number): Value =>
    draft?.item === item && draft.student === student ? draft.value : cells.view(item, student).value

  function reckon(student: number): RowGrade {
    const { sheet, graded } = data.now()
    const rule = { policy: sheet.klass.policy, transmuted: transmuted ?? sheet.klass.transmuted }
    const values = sheet.items.map(({ id }) => valueIn(id, student))
    const grade = quarterGrade(rule, weightsOf(sheet.weights), graded, values)
    const closed = closedRows.get(student)
    const shown = closed ? asClosed(grade, closed) : grade
    const later = sheet.items.filter(({ id }, index) => values[index] === null && isPlanned(id)).length
    return {
      ...shown,
      missing: closed ? shown.missing : shown.missing - later,
      planned: later,
      provisional: shown.missing > 0,
      failing: shown.quarterly !== null && shown.quarterly < passing,
      kept: closed !== undefined,
    }
  }

  function of(student: number): RowGrade {
    const known = rows.get(student)
    if (known) return known
    const grade = reckon(student)
    rows.set(student, grade)
    return grade
  }

  /** Until the first score of somebody who is on the roster. */
  function isPlanned(item: number): boolean {
    const known = planned.get(item)
    if (known !== undefined) return known
    const found = enrolled().every(({ student_id }) => valueIn(item, student_id) === null)
    planned.set(item, found)
    return found
  }

  /** The first score of an item makes the blanks of all the others missing. */
  function followPlan(item: number): void {
    const before = planned.get(item)
    planned.delete(item)
    if (before === undefined || before === isPlanned(item)) return
    rows.clear()
    topics.touch('planned', ...enrolled().map(({ student_id }) => `row:${student_id}` as const))
  }

  /** A value of the row has changed: its grades and the averages of the columns it moves. */
  function touch({ item, student }: CellId): void {
    rows.delete(student)
    totals = null
    followPlan(item)
    const component = data.now().graded[data.now().sheet.items.findIndex(({ id }) => id === item)]?.component
    const moved = component ? [itemColumn(item), ...movedBy(component)] : []
    for (const column of moved) averages.delete(column)
    topics.touch(`row:${student}`, 'totals', ...moved.map((column) => `column:${column}` as const))
  }

  const enrolled = () => data.now().sheet.learners.filter(({ dropped }) => !dropped)

  const figureAt = (
    column: Pick<GridColumn, 'id' | 'kind' | 'component' | 'item'>,
    student: number,
  ): Value => {
    if (column.item) return valueIn(column.item.id, student)
    const grade = of(student)
    if (column.kind === 'initial' || column.kind === 'quarterly') return grade[column.kind]
    if (!column.component || column.kind === 'item') return null
    const { ps, [column.kind]: figure } = grade[column.component]
    return ps === null ? null : figure
  }

  return {
    of,
    isPlanned,
    touch,
    figureAt,
    average(column: GridColumn): number | null {
      const known = averages.get(column.id)
      if (known !== undefined) return known
      const average = meanOfFigures(enrolled().map(({ student_id }) => figureAt(column, student_id)))
      averages.set(column.id, average)
      return average
    },
    totals(): SheetTotals {
      if (totals) return totals
      const graded = enrolled().map(({ student_id }) => of(student_id))
      totals = {
        learners: graded.length,
        missing: graded.reduce((sum, { missing }) => sum + missing, 0),
        planned: graded.length > 0 ? data.now().sheet.items.filter(({ id }) => isPlanned(id)).length : 0,
        provisional: graded.filter(({ provisional }) => provisional).length,
        failing: graded.filter(({ failing }) => failing).length,
      }
      return totals
    },
    hasGrades: (): boolean => enrolled().some(({ student_id }) => of(student_id).quarterly !== null),
    setDraft(next: (CellId & { value: Value }) | null): void {
      const before = draft
      if (before?.item === next?.item && before?.student === next?.student && before?.value === next?.value)
        return
      draft = next
      for (const cell of [before, next]) if (cell) touch(cell)
    },
    setKept(kept: readonly QuarterGradeRow[]): void {
      closedRows = new Map(kept.map((row) => [row.student_id, row]))
    },
    /** All grades anew: weights, items or learners have changed. */
    reset(): void {
      rows.clear()
      averages.clear()
      planned.clear()
      totals = null
      topics.touch('planned')
      const { sheet } = data.now()
      topics.touch('totals', ...sheet.learners.map(({ student_id }) => `row:${student_id}` as const))
      const columns = [...sheet.items.map(({ id }) => itemColumn(id)), ...components.flatMap(movedBy)]
      topics.touch(...columns.map((column) => `column:${column}` as const))
    },
  }
}
export type Grades = ReturnType<typeof createGrades>

function asClosed(grade: QuarterGrade, kept: QuarterGradeRow): QuarterGrade {
  return {
    ww: { ...grade.ww, ps: kept.ps_ww, ws: kept.ws_ww },
    pt: { ...grade.pt, ps: kept.ps_pt, ws: kept.ws_pt },
    qa: { ...grade.qa, ps: kept.ps_qa, ws: kept.ws_qa },
    initial: kept.initial_grade,
    quarterly: kept.quarterly_grade,
    missing: kept.missing,
  }
}

/** To two decimals; sums of hundredths are exact. */
export function meanOfFigures(figures: readonly Value[]): number | null {
  const numbers = figures.filter((figure) => typeof figure === 'number')
  if (numbers.length === 0) return null
  const hundredths = numbers.reduce((sum, figure) => sum + Math.round(figure * 100), 0)
  return Math.round(hundredths / numbers.length) / 100
}
