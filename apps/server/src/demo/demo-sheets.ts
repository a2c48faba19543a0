import type { PolicyId } from '@klasrum/contract/classes'
import { presetsOf } from '@klasrum/grading/presets'
import { sql } from 'drizzle-orm'
import { before, hours } from '../clock.ts'
import type { Tx } from '../db/client.ts'
import { storeClosedGrades } from '../features/gradebook/close-quarter.ts'
import { gradeItems, quarterWeights, scores } from '../features/gradebook/gradebook.tables.ts'
import { setAuditContext } from '../features/gradebook/sheet-version.store.ts'
import { type DemoItem, type DemoSubject, itemsOfFirst, itemsOfSecond } from './demo-items.ts'
import { demoScore, isGap } from './demo-scores.ts'

/** How far a class has come. */
export type DemoProgress = {
  /** Whether its weights are set. */
  weighed: boolean
  /** Share of the cells that are still blank. */
  gaps: number
  /** How many of the last items nobody has taken yet. */
  toCome: number
  /** Whether its first period is closed and the second has begun. */
  closed?: true
  /** Whether somebody is excused from an item. */
  excused?: true
}
type Sheet = {
  class_id: number
  policy: PolicyId
  subject: DemoSubject
  progress: DemoProgress
  /** With their numbers among all learners of the demo. */
  students: readonly { id: number; number: number }[]
}
type By = { user_id: number; now: Date }
type Period = { quarter: number; items: readonly DemoItem[]; progress: DemoProgress }

export async function addDemoSheets(tx: Tx, sheets: readonly Sheet[], by: By): Promise<void> {
  await setAuditContext(tx, { user_id: by.user_id, source: 'cell', request_id: 'demo' })
  const weighed = sheets.filter(({ progress }) => progress.weighed)
  await tx.insert(quarterWeights).values(weighed.flatMap(weightsOf))
  for (const sheet of sheets) {
    const { policy, subject, progress } = sheet
    await addPeriod(tx, sheet, { quarter: 1, items: itemsOfFirst(subject, policy), progress }, by)
    if (!progress.closed) continue
    await storeClosedGrades(tx, { id: sheet.class_id, policy, transmuted: false }, 1, by)
    const begun = { weighed: true, gaps: 0.08, toCome: 1 }
    await addPeriod(tx, sheet, { quarter: 2, items: itemsOfSecond(subject), progress: begun }, by)
  }
}

const isMapeh = (subject: DemoSubject): boolean => subject === 'MA8' || subject === 'PEH8'

/** As the policy has them for the subject; those of Science hold for the others too. */
function weightsOf({ class_id, policy, subject }: Sheet) {
  const area = isMapeh(subject) ? 'MAPEH' : 'Science'
  const fitting = presetsOf(policy).find(({ name }) => name.includes(area))
  if (!fitting) throw new Error(`there are no weights for ${area}`)
  const { ww, pt, qa } = fitting.weights
  return [1, 2].map((quarter) => ({
    class_id,
    quarter,
    written_work_weight: ww,
    performance_task_weight: pt,
    quarterly_assessment_weight: qa,
  }))
}

/** So that nobody has the same scores in two subjects; the two of Science are of different learners. */
const subjectNumber = (subject: DemoSubject): number =>
  ['MATH8', 'ENG8', 'FIL8', 'AP8', 'MA8', 'PEH8'].indexOf(subject) + 1

async function addPeriod(tx: Tx, sheet: Sheet, { quarter, items, progress }: Period, by: By): Promise<void> {
  const { class_id, students } = sheet
  const added = await tx
    .insert(gradeItems)
    .values(items.map((item) => ({ class_id, quarter, ...item })))
    .returning()
  const offset = 100 * subjectNumber(sheet.subject)
  const taken = added.slice(0, added.length - progress.toCome)
  const cells = taken.flatMap(({ id: item_id, max_score }, place) =>
    students.flatMap(({ id: student_id, number }, seat) => {
      const where = { student: number, item: offset + 20 * quarter + place, max: max_score }
      const excused = progress.excused === true && place === 1 && seat === 4
      if (!excused && isGap(where, progress.gaps)) return []
      const updated_at = before(by.now, hours(24 * 4 * (taken.length - place)))
      const score = excused ? null : demoScore(where)
      return [{ class_id, item_id, student_id, score, excused, updated_by_user_id: by.user_id, updated_at }]
    }),
  )
  // In one parameter: as many as there are values would take longer to send than to write.
  await tx.execute(sql`
    insert into ${scores} (class_id, item_id, student_id, score, excused, updated_by_user_id, updated_at)
    select * from json_to_recordset(${JSON.stringify(cells)}::json) as cell (class_id int, item_id int, student_id int,
      score int, excused boolean, updated_by_user_id int, updated_at timestamptz)`)
}
