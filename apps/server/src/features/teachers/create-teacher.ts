import type { Received } from '@klasrum/contract/endpoint'
import type { createTeacherEndpoint as shape, TeacherProfile } from '@klasrum/contract/teachers'
import { type Database, inTx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { lockAccount } from '../points/door.ts'
import { lockProfileOf } from './profiles.store.ts'
import { makeProfile, refuseUnasked } from './write-profile.ts'

type Ask = Received<typeof shape.body>

export const createTeacher = (
  database: Database,
  actor: Actor,
  { user_id: asked, ...body }: Ask,
): Promise<TeacherProfile> =>
  inTx(database, async (tx) => {
    const user_id = accountFor(actor, asked)
    if (user_id === null) return makeProfile(tx, actor, null, body)
    const account = await lockAccount(tx, user_id)
    if (!account || account.deleted_at) refuse('user.not_found')
    const row = await lockProfileOf(tx, user_id)
    refuseUnasked(actor, user_id, row)
    if (row) refuse('teacher.exists')
    return makeProfile(tx, actor, user_id, body)
  })

function accountFor(actor: Actor, asked: Ask['user_id']): number | null {
  if (actor.role !== 'teacher') return asked ?? null
  return (asked ?? actor.user_id) === actor.user_id ? actor.user_id : refuse('teacher.not_yours')
}
