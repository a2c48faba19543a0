import { freePoints } from '@klasrum/points/prices'
import type { Tx } from '../../db/client.ts'
import { addEntry } from './points.store.ts'

/** Once per account, however often it is called. */
export const grantFreePoints = (tx: Tx, userId: number): Promise<boolean> =>
  addEntry(tx, {
    user_id: userId,
    points: freePoints,
    kind: 'grant',
    reason_key: `free-points:${userId}`,
    note: 'Free points for a verified e-mail address',
  })
