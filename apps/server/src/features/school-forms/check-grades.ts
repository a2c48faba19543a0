import type { FormFilling } from '@klasrum/contract/school-forms'
import { readRecord } from '@klasrum/documents/read-sheets'
import { recalculated } from '@klasrum/documents/recalculate'
import type { GradeCheck } from './plan.ts'

type Checked = Pick<FormFilling, 'formulas' | 'differing' | 'reasons'>

const mostShown = 400
const mostReasons = 8

/** What the form's own formulas come to, beside our grades. Without the program nothing is said of them. */
export async function checkGrades(
  program: string | undefined,
  bytes: Uint8Array,
  checks: readonly GradeCheck[],
  known: readonly string[],
): Promise<Checked> {
  if (checks.length === 0)
    return { formulas: 'none', differing: [], reasons: [...known].slice(0, mostReasons) }
  const worked = program ? await recalculated(program, bytes) : undefined
  const answer = worked && (await readRecord(worked))
  if (!answer || 'refused' in answer)
    return { formulas: 'unchecked', differing: [], reasons: [...known].slice(0, mostReasons) }
  const sheets = new Map(
    answer.sheets.map((sheet) => [sheet.name, new Map(sheet.lines.map((line) => [line.number, line.cells]))]),
  )
  const numberAt = ({ sheet, row }: GradeCheck, column: number) => {
    const text = sheets.get(sheet)?.get(row + 1)?.[column] ?? ''
    return text === '' || Number.isNaN(Number(text)) ? null : Math.round(Number(text) * 100) / 100
  }
  const seen = checks.map((check) => ({
    check,
    file: numberAt(check, check.column),
    initial: check.initial && numberAt(check, check.initial.column),
  }))
  const differing = seen.filter(({ check, file }) => file !== check.ours)
  return {
    formulas: differing.length > 0 ? 'differ' : 'same',
    differing: differing.slice(0, mostShown).map(({ check, file }) => ({
      student_id: check.student_id,
      listed_name: check.listed_name,
      quarter: check.quarter,
      file_grade: file,
      our_grade: check.ours,
    })),
    reasons: [...known, ...reasonsOf(differing)].slice(0, mostReasons),
  }
}

type Seen = { check: GradeCheck; file: number | null; initial: number | null }

/** By sheet: whether the form has no grade yet, weighs differently, or looks the grade up differently. */
function reasonsOf(differing: readonly Seen[]): string[] {
  return [...Map.groupBy(differing, ({ check }) => check.sheet)].flatMap(([sheet, own]) => {
    const [blank, others] = [own.filter(({ file }) => file === null), own.filter(({ file }) => file !== null)]
    const early = others.filter(({ check }) => check.ours === null)
    const shown = others.filter(({ check }) => check.ours !== null)
    const isWeighed = ({ check, initial }: Seen) => check.initial === null || initial !== check.initial.ours
    const [weighed, looked] = [shown.filter(isWeighed), shown.filter((each) => !isWeighed(each))]
    return [
      ...because(
        blank.filter(({ initial }) => initial === null),
        (count) => `On sheet “${sheet}” the form comes to no grade for ${count}`,
        'initial',
      ),
      ...because(
        blank.filter(({ initial }) => initial !== null),
        (count) => `On sheet “${sheet}” the form has an initial grade for ${count} and looks up no grade`,
        'grade',
      ),
      ...because(
        early,
        (count) =>
          `On sheet “${sheet}” the form shows a grade for ${count} without one here: it counts blanks as zero`,
        'initial',
      ),
      ...because(
        weighed,
        (count) => `On sheet “${sheet}” the form comes to another initial grade for ${count}`,
        'initial',
      ),
      ...because(
        looked,
        (count) =>
          `On sheet “${sheet}” the form looks up another grade for the same initial grade of ${count}`,
        'grade',
      ),
    ]
  })
}

function because(
  own: readonly Seen[],
  says: (count: string) => string,
  formula: 'initial' | 'grade',
): string[] {
  const [first] = own
  if (!first) return []
  const text = first.check.formulas[formula] ?? first.check.formulas.grade
  const count = own.length === 1 ? '1 learner' : `${own.length} learners`
  return [`${says(count)}${text ? ` (${text.slice(0, 140)})` : ''}.`.slice(0, 300)]
}
