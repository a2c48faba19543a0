import { createHash } from 'node:crypto'
import type { WorkbookPointing, WorkbookPreview } from '@klasrum/contract/workbooks'
import type { ClassPeriod, SheetImport } from '../gradebook/door.ts'
import { judgeCells } from './judge-cells.ts'
import { type JudgedColumn, judgeColumns } from './judge-columns.ts'
import { judgeGrades } from './judge-grades.ts'
import { type Chosen, matchNames } from './match-names.ts'
import type { ReadQuarter, WorkbookReading } from './reading.ts'

/** A file as it was read, and what the teacher chose of it and pointed at. */
export type WorkbookContent = {
  reading: WorkbookReading
  chosen: { names: Chosen; columns: Chosen }
  file: Pick<WorkbookPreview, 'about' | 'linked' | 'sheets'>
  /** Which quarter a sheet is of that does not say it. */
  quarter: number
  pointing: readonly WorkbookPointing[]
}

/** The class as it stands. */
export type ClassState = {
  ofTerms: boolean
  periods: readonly ClassPeriod[]
  highest: ReadonlyMap<number, number>
}

type Outcome = Omit<WorkbookPreview, 'id' | 'class_id' | 'file_name' | keyof WorkbookContent['file']>
export type JudgedWorkbook = {
  outcome: Outcome
  change: SheetImport
  /** Of all that would be written, so that nothing else is. */
  digest: string
}

/** What the file would do to the class. The same content and class always give the same answer. */
export function judgeWorkbook(
  { reading, chosen }: Pick<WorkbookContent, 'reading' | 'chosen'>,
  state: ClassState,
): JudgedWorkbook {
  const names = matchNames(reading.names, state.periods[0]?.learners ?? [], chosen.names)
  const students = new Map(
    names.flatMap(({ student_id }, index) => (student_id === null ? [] : [[index, student_id]])),
  )
  const columns: JudgedColumn[] = []
  const outcome: Outcome = {
    kind: reading.kind,
    quarters: [],
    names,
    columns: [],
    cells: [],
    grades: [],
    counts: { new: 0, changed: 0, refused: 0, missing: 0, kept: 0, same: 0, items: 0, to_confirm: 0 },
    notes: reading.notes,
    not_understood: reading.doubts,
  }
  for (const read of reading.quarters) {
    const period = state.periods.find(({ quarter }) => quarter === read.quarter)
    if (!period) continue
    const place = { ...state, kind: reading.kind, period }
    const judged = judgeColumns(read.columns, place, chosen.columns, columns.length)
    const ofPeriod = new Map(judged.map((column, index) => [columns.length + index, column]))
    columns.push(...judged)
    const { cells, same, after } = judgeCells({
      period,
      columns: ofPeriod,
      students,
      clears: reading.kind === 'ours',
    })
    const quarter = judgeQuarter(read, period)
    const weights = quarter.weights === 'new' ? quarter.file_weights : quarter.our_weights
    outcome.quarters.push(quarter)
    outcome.cells.push(...cells)
    outcome.counts.same += same
    outcome.grades.push(...judgeGrades(read.grades, { period, columns: ofPeriod, students, weights, after }))
  }
  for (const { state } of outcome.cells) outcome.counts[state] += 1
  outcome.columns = columns.map(({ read: _, most: __, ...column }) => column)
  outcome.counts.items = columns.filter((column) => column.state === 'new').length
  outcome.counts.to_confirm = names.filter((name) => name.state === 'to_confirm').length
  return { outcome, change: changeOf(outcome, students), digest: digestOf(outcome) }
}

function judgeQuarter(read: ReadQuarter, { closed, weights }: ClassPeriod): Outcome['quarters'][number] {
  const [file, ours] = [read.weights, weights ?? null]
  const isSame = (
    ['written_work_weight', 'performance_task_weight', 'quarterly_assessment_weight'] as const
  ).every((each) => file?.[each] === ours?.[each])
  return {
    quarter: read.quarter,
    sheet: read.sheet,
    closed,
    weights: file === null ? 'none' : isSame ? 'same' : ours === null && !closed ? 'new' : 'differs',
    file_weights: file,
    our_weights: ours,
  }
}

function changeOf({ quarters, columns, cells }: Outcome, students: ReadonlyMap<number, number>): SheetImport {
  const made = columns.flatMap((column, index) => (column.state === 'new' ? [index] : []))
  return {
    items: made.flatMap((index) => {
      const { quarter, category, part, title, max_score, half_points } = columns[index] ?? {}
      return quarter && category && title && max_score
        ? [{ quarter, category, part: part ?? null, title, max_score, half_points }]
        : []
    }),
    max_scores: columns.flatMap(({ state, item_id, old_max, max_score }) =>
      state === 'changed' && item_id && old_max && max_score
        ? [{ item_id, before: old_max, after: max_score }]
        : [],
    ),
    weights: quarters.flatMap(({ quarter, weights, file_weights }) =>
      weights === 'new' && file_weights ? [{ quarter, weights: file_weights }] : [],
    ),
    cells: cells.flatMap(({ name, column, state, new: value }) => {
      const student_id = students.get(name)
      const { item_id, quarter } = columns[column] ?? {}
      if ((state !== 'new' && state !== 'changed') || student_id === undefined || quarter === undefined)
        return []
      const item = item_id ? { id: item_id } : { made: made.indexOf(column) }
      return [{ quarter, item, student_id, score: value === -1 ? null : value, excused: value === -1 }]
    }),
  }
}

/** Grades follow from the rest and from cells that the file leaves alone. */
const digestOf = ({ names, columns, cells, quarters }: Outcome): string =>
  createHash('sha256')
    .update(
      JSON.stringify([names.map(({ state, student_id }) => [state, student_id]), columns, cells, quarters]),
    )
    .digest('hex')
