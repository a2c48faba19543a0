import type { Tx } from '../../db/client.ts'
import { addProfile, changeProfile, lockProfileOf } from './profiles.store.ts'

/** Makes it the school of the teacher, as if they had chosen it. The account is locked. */
export async function takeSchool(tx: Tx, user_id: number, school_id: number): Promise<void> {
  const row = await lockProfileOf(tx, user_id)
  if (row) await changeProfile(tx, row.id, { school_id, school_state: 'waiting' })
  else await addProfile(tx, { user_id, school_id, school_state: 'waiting' })
}

/** Of a teacher who still has chosen this school. */
export async function settleChoice(
  tx: Tx,
  user_id: number,
  school_id: number,
  school_state: 'confirmed' | 'declined',
): Promise<void> {
  const row = await lockProfileOf(tx, user_id)
  if (row?.school_id === school_id) await changeProfile(tx, row.id, { school_state })
}
