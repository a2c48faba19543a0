import type { TeacherProfile } from '@klasrum/contract/teachers'
import { type Database, inTx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { lockAccount } from '../points/door.ts'
import { lockProfile, lockProfileOf, type ProfileRow } from './profiles.store.ts'
import { type Body, makeProfile, refuseUnasked, rewriteProfile } from './write-profile.ts'

export const editTeacher = (
  database: Database,
  actor: Actor,
  id: number,
  body: Body,
): Promise<TeacherProfile> =>
  inTx(database, async (tx) => {
    const row = (await lockProfile(tx, id)) ?? refuse('teacher.not_found')
    if (!mayWrite(actor, row)) refuse(actor.role === 'teacher' ? 'teacher.not_yours' : 'teacher.not_found')
    return rewriteProfile(tx, actor, row, body)
  })

export async function writeTeacherByUser(
  database: Database,
  actor: Actor,
  user_id: number,
  body: Body,
): Promise<TeacherProfile> {
  if (actor.role === 'teacher' && actor.user_id !== user_id) refuse('teacher.not_yours')
  return inTx(database, async (tx) => {
    const account = await lockAccount(tx, user_id)
    if (!account || account.deleted_at) refuse('user.not_found')
    const row = await lockProfileOf(tx, user_id)
    refuseUnasked(actor, user_id, row)
    if (!row) return makeProfile(tx, actor, user_id, body)
    if (!mayWrite(actor, row)) refuse('teacher.not_yours')
    return rewriteProfile(tx, actor, row, body)
  })
}

function mayWrite({ role, user_id, school_id }: Actor, row: ProfileRow): boolean {
  if (role === 'admin') return true
  return role === 'school-admin' ? row.school_id === school_id : row.user_id === user_id
}
