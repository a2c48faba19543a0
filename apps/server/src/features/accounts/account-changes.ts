import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'
import { account_changes } from './account-safety.tables.ts'
import { queueLetter } from './mail-account-letters.ts'

type Change = Pick<typeof account_changes.$inferInsert, 'what' | 'old_value' | 'new_value'>

/** Written down, and told to the account's owner by mail. */
export async function recordChange(
  house: House,
  tx: Tx,
  actor: Actor,
  user_id: number,
  change: Change,
): Promise<void> {
  const [added] = await tx
    .insert(account_changes)
    .values({ ...change, user_id, by_user_id: actor.user_id, changed_at: house.clock.now() })
    .returning({ id: account_changes.id })
  if (!added) throw new Error('a change of an account was not written')
  await queueLetter(house, tx, { kind: 'account-changed', change_id: added.id })
}
