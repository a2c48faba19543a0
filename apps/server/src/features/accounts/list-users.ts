import type { Received } from '@klasrum/contract/endpoint'
import type { countUsers as countShape, listUsers as listShape } from '@klasrum/contract/users'
import type { Tx } from '../../db/client.ts'
import { sumPaidIn } from '../points/door.ts'
import { countAccounts, countListed, listPage, sumPoints, viewOf } from './users.store.ts'

export async function listUsers(
  tx: Tx,
  { page, limit, ...filter }: Received<typeof listShape.query>,
): Promise<Received<typeof listShape.reply>> {
  const rows = await listPage(tx, filter, limit, (page - 1) * limit)
  const total = await countListed(tx, filter)
  return { users: rows.map(viewOf), total, total_pages: Math.max(1, Math.ceil(total / limit)) }
}

export async function countUsers(tx: Tx): Promise<Received<typeof countShape.reply>> {
  return { ...(await countAccounts(tx)), points: await sumPoints(tx), paid_in: await sumPaidIn(tx) }
}
