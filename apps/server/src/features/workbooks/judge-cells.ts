import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import type { ClassPeriod } from '../gradebook/door.ts'
import { closed, type JudgedColumn } from './judge-columns.ts'
import { parseScore, type ScoreLimits } from './score-text.ts'

type Shown = WorkbookPreview['cells'][number]
type Value = Shown['new']

export type JudgedCells = {
  cells: Shown[]
  same: number
  /** By learner and place of the column: what stands there after the import. */
  after: Map<number, Map<number, Value>>
}

type Place = {
  period: ClassPeriod
  /** The columns of the period, by their places among all columns of the file. */
  columns: ReadonlyMap<number, JudgedColumn>
  /** By their places in the file; only those who are known. */
  students: ReadonlyMap<number, number>
  /** Whether a blank clears what we have: only our own file had it when it was exported. */
  clears: boolean
}

export function judgeCells({ period, columns, students, clears }: Place): JudgedCells {
  const judged: JudgedCells = { cells: [], same: 0, after: new Map() }
  const places = new Map(period.items.map(({ id }, index) => [id, index]))
  const held = new Map(period.learners.map(({ student_id, cells }) => [student_id, cells]))
  for (const [column, { read, most, half_points, item_id }] of columns) {
    if (most === null) continue
    const place = item_id === null ? undefined : places.get(item_id)
    for (const { name, text } of read.cells) {
      const student_id = students.get(name)
      if (student_id === undefined) continue
      const old = place === undefined ? null : (held.get(student_id)?.[place] ?? null)
      const cell = judgeCell(text, { old, most, half_points, clears, isClosed: period.closed })
      const stands = cell === 'same' || cell.state === 'refused' || cell.state === 'kept' ? old : cell.new
      judged.after.set(student_id, (judged.after.get(student_id) ?? new Map()).set(column, stands))
      if (cell === 'same') judged.same += 1
      else judged.cells.push({ name, column, ...cell })
    }
  }
  return judged
}

type Judging = ScoreLimits & { old: Value; clears: boolean; isClosed: boolean }

function judgeCell(
  text: string,
  { old, clears, isClosed, ...limits }: Judging,
): Omit<Shown, 'name' | 'column'> | 'same' {
  const parsed = parseScore(text, limits)
  const refused = (problem: string) =>
    ({ state: 'refused', old, new: null, typed: text.slice(0, 60), problem }) as const
  const plain = { old, typed: null, problem: null }
  if ('problem' in parsed) return refused(parsed.problem)
  const { value } = parsed
  if (value === null && old === null) return { ...plain, state: 'missing', new: null }
  if (value === null && !clears) return { ...plain, state: 'kept', new: null }
  if (value === old) return 'same'
  if (isClosed) return refused(closed)
  return { ...plain, state: old === null ? 'new' : 'changed', new: value }
}
