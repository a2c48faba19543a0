import type { RosterImport } from '@klasrum/contract/rosters'
import { dateInManila } from '../../clock.ts'
import { inTx, type Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { lockManagedClass, type ManagedClass } from '../classes/door.ts'
import { mostOnRoster } from './enrollments.store.ts'
import type { NewLearner } from './learners.store.ts'
import { refuseMoreLearners } from './most-learners.ts'
import { closeRosterImport, findRosterImport, lockRosterImportForUpdate } from './roster-imports.store.ts'
import type { Judged } from './roster-judge.ts'
import { isOfferedTo, judgeAgainstRecords, type StoredRow } from './roster-preview.ts'
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
  const sought = await findRosterImport(tx, actor, id)
  if (sought?.user_id !== actor.user_id) refuse('import.not_found')
  // The class before the import, as whoever deletes the class takes them.
  const klass = await lockManagedClass(tx, actor, sought.class_id)
  const found = (await lockRosterImportForUpdate(tx, id)) ?? refuse('import.not_found')
  if (found.committed_at) return answerOf(found)
  if (!isOfferedTo(actor, found, now)) refuse('import.not_found')
  if (klass.archived_at) refuse('class.archived')
  const rows = found.rows as StoredRow[]
  const wrong = rows.filter(({ state }) => state === 'wrong').length
  if (wrong > 0) refuse('import.has_wrong_rows', { fill: { count: wrong } })

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
  return answerOf(await closeRosterImport(tx, id, await write(tx, actor, klass, judged, now)))
}

const idsOf = (rows: readonly Pick<Judged, 'student_id'>[]): number[] =>
  rows.flatMap(({ student_id }) => student_id ?? [])

async function write(tx: Tx, actor: Actor, klass: ManagedClass, judged: readonly Judged[], now: Date) {
  const of = (state: Judged['state']) => judged.filter((row) => row.state === state)
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
  rows: readonly Judged[],
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

const answerOf = (done: Awaited<ReturnType<typeof closeRosterImport>>): RosterImport => ({
  id: done.id,
  class_id: done.class_id,
  committed_at: (done.committed_at ?? done.created_at).toISOString(),
  undone_at: done.undone_at?.toISOString() ?? null,
  created: done.created_ids.length,
  enrolled: done.enrolled_ids.length,
  returned: done.returned_ids.length,
})
