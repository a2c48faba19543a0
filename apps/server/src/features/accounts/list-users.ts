import type { Received } from '@klasrum/contract/endpoint'
import type { countUsers as countShape, listUsers as listShape } from '@klasrum/contract/users'
import type { Tx } from '../../db/client.ts'
import { totalsOf } from '../../db/count.ts'
import { sumPaidIn } from '../points/door.ts'
import { countAccounts, countListed, listPage, sumPoints, viewOf } from './users.store.ts'

export async function listUsers(
  tx: Tx,
  { page, limit, ...filter }: Received<typeof listShape.query>,
): Promise<Received<typeof listShape.reply>> {
  const rows = await listPage(tx, filter, limit, (page - 1) * limit)
  const totals = await totalsOf({ page, limit, rows: rows.length }, () => countListed(tx, filter))
  return { users: rows.map(viewOf), ...totals }
}

export async function countUsers(tx: Tx): Promise<Received<typeof countShape.reply>> {
  return { ...(await countAccounts(tx)), points: await sumPoints(tx), paid_in: await sumPaidIn(tx) }
}
