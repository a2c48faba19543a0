import { type Prices, pricesFrom } from '@klasrum/points/prices'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { users } from '../accounts/accounts.tables.ts'
import { global_values } from './points.tables.ts'

/**
 * Comes first in every transaction that charges, gives back or counts what one account may have: those of one account then
 * wait in one line, and none of them spends points that another has just spent.
 */
export const lockAccount = async (tx: Tx, id: number) =>
  (
    await tx
      .select({
        id: users.id,
        points: users.points,
        deleted_at: users.deleted_at,
        first_name: users.first_name,
        last_name: users.last_name,
      })
      .from(users)
      .where(eq(users.id, id))
      .for('no key update')
  )[0]

/** The balance at this moment, without a lock: another transaction may change it before this one ends. */
export const unlockedBalance = async (tx: Tx, id: number): Promise<number> =>
  (await tx.select({ points: users.points }).from(users).where(eq(users.id, id)))[0]?.points ?? 0

/** An admin pays for nothing. */
export async function costFor(
  tx: Tx,
  { role }: Pick<Actor, 'role'>,
  cost: (prices: Prices) => number,
): Promise<number> {
  if (role === 'admin') return 0
  const values = await tx
    .select({ key: global_values.key, value: global_values.value })
    .from(global_values)
    .where(eq(global_values.title, 'USE_POINTS'))
  return cost(pricesFrom(values))
}
