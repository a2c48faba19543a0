import type { CellWrite } from '@klasrum/documents/fill-workbook'
import { type Component, componentOf } from '@klasrum/grading/components'
import type { ClassPeriod } from '../gradebook/door.ts'
import { isWeighted, type RecordSheet } from '../workbooks/door.ts'
import { columnsOf, type FormSheet, putInCell, rowsFrom } from './form-sheet.ts'
import type { Plan } from './plan.ts'

const headRows = 4

type Placed = { place: number; max: number }
const componentNames: Record<Component, string> = {
  ww: 'written works',
  pt: 'performance tasks',
  qa: 'assessments',
}

/** Which item goes into which column: by their order, assessments of a term by what they are. */
export function columnsFor(
  { columns }: RecordSheet,
  { items }: ClassPeriod,
): { columns: Map<number, Placed>; notes: string[] } {
  const placed = new Map<number, Placed>()
  const notes: string[] = []
  for (const component of ['ww', 'pt', 'qa'] as const) {
    const free = columns.filter((column) => column.component === component)
    const own = items.flatMap((item, place) =>
      componentOf(item.category) === component ? [{ item, place }] : [],
    )
    const left: typeof own = []
    for (const { item, place } of own) {
      const at = free.findIndex(({ part }) => part === null || item.part === null || part === item.part)
      const [column] = at < 0 ? [] : free.splice(at, 1)
      if (column) placed.set(column.at, { place, max: item.max_score })
      else left.push({ item, place })
    }
    if (left.length > 0)
      notes.push(
        `there is no column for ${left.length} of your ${own.length} ${componentNames[component]}: ${left.map(({ item }) => item.title).join(', ')}.`.slice(
          0,
          300,
        ),
      )
  }
  return { columns: placed, notes }
}

/** Where the form has its weights in cells and not in its labels. */
export function weightWrites(
  form: FormSheet,
  record: RecordSheet,
  { weights }: ClassPeriod,
  plan: Plan,
): CellWrite[] {
  if (!weights) return []
  const ours: Record<Component, number> = {
    ww: weights.written_work_weight,
    pt: weights.performance_task_weight,
    qa: weights.quarterly_assessment_weight,
  }
  const { grid, highest } = record
  const above = rowsFrom(Math.max(0, highest - headRows), highest - 1)
  const isLabelled = above.some((row) =>
    columnsOf(grid).some((column) => /\d\s*%/.test(grid.at(row, column))),
  )
  if (isLabelled) {
    const theirs = record.weights
    if (theirs && (['ww', 'pt', 'qa'] as const).some((each) => theirs[each] !== ours[each]))
      plan.reasons.push(
        `Sheet “${form.name}” is made for weights of ${theirs.ww}, ${theirs.pt} and ${theirs.qa} percent; the class has ${ours.ww}, ${ours.pt} and ${ours.qa}.`,
      )
    return []
  }
  return (['ww', 'pt', 'qa'] as const).flatMap((component) => {
    const last = Math.max(
      ...record.columns.filter((column) => column.component === component).map(({ at }) => at),
    )
    const column = columnsOf(grid).find(
      (each) => each > last && each <= last + headRows && above.some((row) => isWeighted(grid.at(row, each))),
    )
    if (column === undefined || form.hasFormula(highest, column)) return []
    const share = ours[component] / 100
    return Number(grid.at(highest, column) || Number.NaN) === share
      ? []
      : [putInCell(form, highest, column, share)]
  })
}
