import type { GradeItem } from '@klasrum/contract/class-record'
import type { SheetModel } from '../model/open-sheet.ts'
import { readScore, type ScoreLimits } from '../model/read-score.ts'
import { type CellKey, cellKeyOf, type Value } from '../model/values.ts'

export type MissingLearner = { student: number; name: string; items: GradeItem[] }

/** Blank cells of those on the roster, hidden columns too, in the order of the sheet. */
export function missingIn(sheet: SheetModel): MissingLearner[] {
  const { items, learners } = sheet.sheet()
  const shown = sheet.layout.view().rows.map(({ student }) => student)
  const place = (student: number) => {
    const at = shown.indexOf(student)
    return at < 0 ? shown.length : at
  }
  return learners
    .filter(({ dropped }) => !dropped)
    .toSorted((a, b) => place(a.student_id) - place(b.student_id))
    .map(({ student_id: student, listed_name: name }) => ({
      student,
      name,
      items: items.filter(({ id }) => sheet.cells.view(id, student).value === null),
    }))
    .filter((learner) => learner.items.length > 0)
}

/** What the teacher answers for a blank cell; a typed score is kept as text until it is one. */
export type Settlement = { kind: 'zero' } | { kind: 'excused' } | { kind: 'score'; text: string }
export type Settlements = ReadonlyMap<CellKey, Settlement>

/** The value of an answer; nothing while it is none. */
export function valueIn(answer: Settlement | undefined, limits: ScoreLimits): Value | undefined {
  if (!answer) return undefined
  if (answer.kind === 'zero') return 0
  if (answer.kind === 'excused') return 'excused'
  const reading = readScore(answer.text, limits)
  return reading.kind === 'value' ? reading.value : undefined
}

export const cellsOf = (missing: readonly MissingLearner[]) =>
  missing.flatMap(({ student, items }) =>
    items.map((item) => ({ item, student, key: cellKeyOf(item.id, student) })),
  )

/** The same answer for every blank cell. */
export const forAll = (missing: readonly MissingLearner[], answer: Settlement): Settlements =>
  new Map(cellsOf(missing).map(({ key }) => [key, answer]))
