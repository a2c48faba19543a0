import type { Sheet } from '@klasrum/contract/sheets'

export type SheetLearner = Sheet['learners'][number]
export type RowOrder = 'sex' | 'name' | 'grade'

export type GradebookRow = {
  student: number
  /** As printed before the name. */
  number: number
  name: string
  gender: SheetLearner['gender']
  dropped: boolean
  index: number
}
export type GridLine =
  | { kind: 'gender'; gender: SheetLearner['gender']; count: number }
  | { kind: 'learner'; row: GradebookRow }

const names = new Intl.Collator('en-PH', { sensitivity: 'base', numeric: true })
const byName = (a: SheetLearner, b: SheetLearner) =>
  names.compare(a.listed_name, b.listed_name) || a.student_id - b.student_id
const bySex = (a: SheetLearner, b: SheetLearner) => (a.gender === b.gender ? 0 : a.gender === 'male' ? -1 : 1)

/** The highest grade first, those without one last. */
const byGrade = (gradeOf: (student: number) => number | null) => (a: SheetLearner, b: SheetLearner) =>
  (gradeOf(b.student_id) ?? -1) - (gradeOf(a.student_id) ?? -1)

export function orderRows(
  learners: readonly SheetLearner[],
  order: RowOrder,
  gradeOf: (student: number) => number | null,
): { rows: GradebookRow[]; lines: GridLine[] } {
  const first = { sex: bySex, name: () => 0, grade: byGrade(gradeOf) }[order]
  const sorted = learners.toSorted((a, b) => first(a, b) || byName(a, b))
  const boys = sorted.filter(({ gender }) => gender === 'male').length
  const rows = sorted.map(
    (learner, index): GradebookRow => ({
      student: learner.student_id,
      // Boys and girls are numbered from 1 each, as on the roster and in the department's record.
      number: order === 'sex' && index >= boys ? index - boys + 1 : index + 1,
      name: learner.listed_name,
      gender: learner.gender,
      dropped: learner.dropped,
      index,
    }),
  )
  const lineOf = (row: GradebookRow): GridLine => ({ kind: 'learner', row })
  if (order !== 'sex') return { rows, lines: rows.map(lineOf) }
  const lines = (['male', 'female'] as const).flatMap((gender): GridLine[] => {
    const own = rows.filter((row) => row.gender === gender)
    return own.length ? [{ kind: 'gender', gender, count: own.length }, ...own.map(lineOf)] : []
  })
  return { rows, lines }
}
