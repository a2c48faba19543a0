import { type RosterPreview, rosterStates } from '@klasrum/contract/rosters'
import { dateInManila } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { readApart } from '../../imports/read-apart.ts'
import { countStates, tableOrRefuse } from '../../imports/read-table.ts'
import { findManagedClass, type ManagedClass } from '../classes/door.ts'
import { countAskedNumbers } from './asked-numbers.ts'
import { addRosterImport } from './roster-imports.store.ts'
import { type JudgedRosterRow, judgeRoster } from './roster-judge.ts'
import { readKnownLearners } from './roster-records.store.ts'
import { mostRosterRows, type RosterRow } from './roster-rows.ts'
import { readRoster } from './roster-table.ts'
import { readValues } from './roster-values.ts'

/** A row with what it would have done when it was shown. */
export type StoredRosterRow = RosterRow & Pick<JudgedRosterRow, 'state' | 'student_id'>

const readRosterApart = readApart(new URL('./roster-table.ts', import.meta.url), readRoster, {
  refused: 'import.too_large',
})

/** Reads a register and says what it would do. Nothing but the preview is written. */
export async function previewRoster(
  { database: { tx }, clock }: House,
  actor: Actor,
  class_id: number,
  bytes: Buffer,
): Promise<RosterPreview> {
  const now = clock.now()
  const klass = await findManagedClass(tx, actor, class_id)
  if (klass.archived_at) refuse('class.archived')
  const { rows, unknown_columns } = tableOrRefuse(await readRosterApart(bytes), {
    columns: 'Name, Sex, LRN',
    mostRows: mostRosterRows,
  })
  await countAskedNumbers(tx, actor, rows.length, now)
  const judged = await judgeAgainstRecords(tx, actor, klass, rows, now)
  const id = await addRosterImport(tx, {
    class_id,
    user_id: actor.user_id,
    rows: storedRows(rows, judged),
    created_at: now,
  })
  return { ...rosterPreviewOf(id, class_id, judged), unknown_columns }
}

export async function judgeAgainstRecords(
  tx: Tx,
  actor: Actor,
  { id: class_id, school_id, grade_level }: ManagedClass,
  rows: readonly RosterRow[],
  now: Date,
): Promise<JudgedRosterRow[]> {
  const frame = { school_id, grade_level, today: dateInManila(now) }
  const read = rows.filter(({ left_out }) => !left_out).map((row) => readValues(row, frame))
  const known = await readKnownLearners(tx, actor, {
    class_id,
    school_id,
    numbers: read.flatMap(({ values }) => values.external_student_id ?? []),
    names: read.map(({ listed_name }) => listed_name),
  })
  return judgeRoster(rows, known, frame)
}

export const storedRows = (
  rows: readonly RosterRow[],
  judged: readonly JudgedRosterRow[],
): StoredRosterRow[] =>
  rows.map((row, index) => {
    const { state, student_id } = judged[index] ?? { state: 'wrong', student_id: null }
    return { ...row, state, student_id }
  })

/** What the file has and we do not read is told once, when it is read. */
export function rosterPreviewOf(
  id: number,
  class_id: number,
  judged: readonly JudgedRosterRow[],
): RosterPreview {
  const rows = judged.map(({ student_id, enrollment_id, ...row }) => row)
  return { id, class_id, counts: countStates(rosterStates, judged), rows, unknown_columns: [] }
}
