import type { RosterImport } from '@klasrum/contract/rosters'
import { dateInManila } from '../../clock.ts'
import { inTx, type Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { refuseWrongRows } from '../../imports/read-table.ts'
import { lockImportToWriteForUpdate, type ManagedClass } from '../classes/door.ts'
import { mostOnRoster } from './enrollments.store.ts'
import type { NewLearner } from './learners.store.ts'
import { refuseMoreLearners } from './most-learners.ts'
import { closeRosterImport, rosterImportsOf } from './roster-imports.store.ts'
import { rosterImports } from './roster-imports.tables.ts'
import type { JudgedRosterRow } from './roster-judge.ts'
import { judgeAgainstRecords, type StoredRosterRow } from './roster-preview.ts'
import {
  addLearners,
  addSeats,
  countSeats,
  lockSchoolRosters,
  nextGivenNumber,
  shareLearners,
  takeUpAgain,
} from './roster-seats.store.ts'

/** Somebody else wrote the same number or enrolled the same learner between the look and the writing. */
const overtaken = [
  'learners_lrn',
  'learners_own_number',
  'enrollments_once',
  'enrollments_student_id_learners_id_fk',
]

/** All or nothing, once; a repeat gets the first answer. */
export async function commitRoster(
  { database, clock }: House,
  actor: Actor,
  id: number,
): Promise<RosterImport> {
  try {
    return await inTx(database, (tx) => commit(tx, actor, id, clock.now()))
  } catch (error) {
    if (overtaken.includes(brokenConstraint(error) ?? '')) refuse('import.stale', { cause: error })
    throw error
  }
}

async function commit(tx: Tx, actor: Actor, id: number, now: Date): Promise<RosterImport> {
  const locked = await lockImportToWriteForUpdate(tx, actor, rosterImports, { id }, now)
  const { klass, found, isWritten } = locked
  if (isWritten) return answerOf(tx, found)
  const rows = found.rows as StoredRosterRow[]
  refuseWrongRows(rows)

  await lockSchoolRosters(tx, klass.school_id)
  await shareLearners(tx, idsOf(rows))
  const judged = await judgeAgainstRecords(tx, actor, klass, rows, now)
  const stands = rows.every(
    ({ state, student_id }, index) =>
      judged[index]?.state === state && judged[index]?.student_id === student_id,
  )
  if (!stands) refuse('import.stale')
  const added = judged.filter(({ state }) => state === 'new' || state === 'on_record').length
  if ((await countSeats(tx, klass.id)) + added > mostOnRoster)
    refuse('class.full', { fill: { most: mostOnRoster } })
  await refuseMoreLearners(tx, actor, judged.filter(({ state }) => state === 'new').length)
  await closeRosterImport(tx, id, await write(tx, actor, klass, judged, now))
  return answerOf(tx, found)
}

const idsOf = (rows: readonly Pick<JudgedRosterRow, 'student_id'>[]): number[] =>
  rows.flatMap(({ student_id }) => student_id ?? [])

async function write(
  tx: Tx,
  actor: Actor,
  klass: ManagedClass,
  judged: readonly JudgedRosterRow[],
  now: Date,
) {
  const of = (state: JudgedRosterRow['state']) => judged.filter((row) => row.state === state)
  const created_ids = await addLearners(tx, await newLearners(tx, actor, klass, of('new'), now))
  const enrolled_ids = await addSeats(tx, {
    class_id: klass.id,
    student_ids: [...created_ids, ...idsOf(of('on_record'))],
    enrolled_on: dateInManila(now),
  })
  const returned_ids = await takeUpAgain(
    tx,
    of('returning').flatMap(({ enrollment_id }) => enrollment_id ?? []),
  )
  return { committed_at: now, created_ids, enrolled_ids, returned_ids }
}

async function newLearners(
  tx: Tx,
  { user_id }: Actor,
  { school_id }: ManagedClass,
  rows: readonly JudgedRosterRow[],
  now: Date,
): Promise<NewLearner[]> {
  let next = await nextGivenNumber(tx, school_id)
  return rows.map(
    ({ values: { fullname, gender, grade_level, external_student_id, ...others }, listed_name }) => {
      if (!fullname || !grade_level || (gender !== 'male' && gender !== 'female'))
        throw new Error('a row without a name, grade or sex was not wrong')
      return {
        ...others,
        school_id,
        external_student_id: external_student_id ?? `NL-${String(next++).padStart(6, '0')}`,
        number_given: external_student_id === null,
        fullname,
        listed_name,
        gender,
        grade_level,
        created_via: 'import',
        created_by_user_id: user_id,
        created_at: now,
      }
    },
  )
}

async function answerOf(tx: Tx, { id, class_id }: { id: number; class_id: number }): Promise<RosterImport> {
  const [written] = await rosterImportsOf(tx, class_id, id)
  if (!written) throw new Error('a roster import was not closed')
  return written
}
