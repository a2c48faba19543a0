import type { Received } from '@klasrum/contract/endpoint'
import type { editTeacherEndpoint as shape, TeacherProfile } from '@klasrum/contract/teachers'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { schools } from '../schools/schools.tables.ts'
import { addProfile, changeProfile, type ProfileRow } from './profiles.store.ts'
import { findProfile } from './teachers.store.ts'

export type Body = Received<typeof shape.body>
type State = TeacherProfile['school_state']
type Metadata = TeacherProfile['metadata_json']

/** @param user_id null for somebody without an account. */
export async function makeProfile(
  tx: Tx,
  actor: Actor,
  user_id: number | null,
  { school_id, employee_no, metadata_json = {} }: Body,
): Promise<TeacherProfile> {
  refuseOtherSchools(actor, school_id)
  await refuseRequested(tx, actor, school_id)
  const school_state: State = actor.role === 'teacher' ? 'waiting' : 'confirmed'
  const values = { user_id, school_id, employee_no, school_state, metadata_json: tidy(metadata_json) }
  const id = await knowingSchool(() => addProfile(tx, values))
  return writtenProfile(tx, id)
}

/** The row is locked, and the caller may write it. */
export async function rewriteProfile(
  tx: Tx,
  actor: Actor,
  row: ProfileRow,
  { school_id, employee_no, metadata_json, version = row.version }: Body,
): Promise<TeacherProfile> {
  refuseOtherSchools(actor, school_id)
  if (version !== row.version) refuse('teacher.changed')
  if (row.school_id !== school_id) await refuseRequested(tx, actor, school_id)
  const school_state = stateAfter(actor, row, school_id)
  const values = { school_id, employee_no, school_state, metadata_json: metadata_json && tidy(metadata_json) }
  await knowingSchool(() => changeProfile(tx, row.id, values))
  return writtenProfile(tx, row.id)
}

/** A teacher asks, the school or an admin decides. */
function stateAfter({ role }: Actor, row: ProfileRow, school_id: number): State {
  if (role !== 'teacher') return 'confirmed'
  return row.school_id === school_id && row.school_state !== 'declined' ? row.school_state : 'waiting'
}

/** Nobody is bound to a school without having asked for it, unless by an admin: a school-admin knows no other account. */
export function refuseUnasked(actor: Actor, user_id: number, row: ProfileRow | undefined): void {
  if (actor.role !== 'school-admin' || user_id === actor.user_id) return
  if (row?.school_id !== actor.school_id) refuse('user.not_found')
}

function refuseOtherSchools({ role, school_id: own }: Actor, school_id: number): void {
  if (role === 'school-admin' && school_id !== own) refuse('teacher.not_yours')
}

/** A school that somebody asked for is chosen by nobody else before it is added. */
async function refuseRequested(tx: Tx, { role }: Actor, id: number): Promise<void> {
  if (role !== 'teacher') return
  const [found] = await tx.select({ requested: schools.requested }).from(schools).where(eq(schools.id, id))
  if (found?.requested) refuseSchool()
}

const refuseSchool = (cause?: unknown): never =>
  refuse('request.invalid', { errors: [{ path: 'school_id', message: 'There is no such school.' }], cause })

async function knowingSchool<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) !== 'teachers_school_id_schools_id_fk') throw error
    return refuseSchool(error)
  }
}

/** Half a character is not stored as JSON, and TESDA data is there or absent, never empty. */
function tidy({ tesda, ...rest }: Metadata): Metadata {
  const given = JSON.stringify(tesda ? { ...rest, tesda } : rest)
  return JSON.parse(given, (_name, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}

export async function writtenProfile(tx: Tx, id: number): Promise<TeacherProfile> {
  const profile = await findProfile(tx, id)
  if (!profile) throw new Error('a teacher profile was not written')
  return profile
}
