import type { Received } from '@klasrum/contract/endpoint'
import type { Subject, editSubjectEndpoint as shape } from '@klasrum/contract/subjects'
import { type Database, inTx, type Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { refuseInUse } from '../schools/door.ts'
import { addSubject, changeSubject, lockSubject, removeSubject, wasMadeAt } from './subjects.store.ts'

type Body = Received<typeof shape.body>

export const createSubject = (database: Database, actor: Actor, body: Body): Promise<Subject> =>
  inTx(database, (tx) => addSubject(tx, { ...body, created_by_user_id: actor.user_id }))

export const editSubject = (database: Database, actor: Actor, id: number, body: Body): Promise<Subject> =>
  inTx(database, async (tx) => {
    await lockToChange(tx, actor, id, 'no key update')
    return changeSubject(tx, id, body)
  })

export const deleteSubject = (database: Database, actor: Actor, id: number): Promise<void> =>
  inTx(database, async (tx) => {
    await lockToChange(tx, actor, id, 'update')
    await refuseInUse(tx, 'subjects', id)
    await removeSubject(tx, id)
  })

/** Whoever made it, the school at which it was made, and an admin. One whose maker is gone is the admin's alone. */
async function lockToChange(
  tx: Tx,
  actor: Actor,
  id: number,
  strength: 'no key update' | 'update',
): Promise<void> {
  const subject = await lockSubject(tx, id, strength)
  if (!subject) refuse('subject.not_found')
  if (actor.role === 'admin' || subject.created_by_user_id === actor.user_id) return
  if (actor.role === 'teacher') refuse('subject.not_yours')
  if (!(await wasMadeAt(tx, id, actor.school_id))) refuse('subject.other_school')
}
