import type { Tx } from '../../db/client.ts'
import { countAccounts } from './users.store.ts'

export async function userTotals(tx: Tx): Promise<{ total: number; active: number }> {
  const { total, active } = await countAccounts(tx)
  return { total, active }
}
