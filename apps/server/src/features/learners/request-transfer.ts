import type { Received } from '@klasrum/contract/endpoint'
import type { requestTransferEndpoint as shape, Transfer } from '@klasrum/contract/transfers'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { shareOpenClass } from '../classes/door.ts'
import { requireOwnSchool } from './own-school.ts'
import { addTransfer, shareLearnerElsewhere, writtenTransfer } from './transfers.store.ts'

export async function requestTransfer(
  tx: Tx,
  actor: Actor,
  { school_id, external_student_id, class_id }: Received<typeof shape.body>,
  now: Date,
): Promise<Transfer> {
  await requireOwnSchool(tx, actor, school_id)
  if (class_id !== null) {
    const klass = await shareOpenClass(tx, actor, class_id)
    if (klass.school_id !== school_id) refuse('class.not_found')
  }
  const learner =
    (await shareLearnerElsewhere(tx, external_student_id, school_id)) ?? refuse('transfer.none_elsewhere')
  const id = await addTransfer(tx, {
    student_id: learner.id,
    from_school_id: learner.school_id,
    to_school_id: school_id,
    class_id,
    requested_by_user_id: actor.user_id,
    requested_at: now,
  })
  return id === undefined ? refuse('transfer.waiting') : writtenTransfer(tx, actor, id)
}
