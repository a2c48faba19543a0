import type { Received } from '@klasrum/contract/endpoint'
import type {
  countUsersEndpoint as countShape,
  listUsersEndpoint as listShape,
} from '@klasrum/contract/users'
import type { Tx } from '../../db/client.ts'
import { totalsOf } from '../../db/count.ts'
import { sumPaidIn } from '../points/door.ts'
import { countAccounts, countListedUsers, pageOfUsers, sumPoints, userViewOf } from './users.store.ts'

export async function listUsers(
  tx: Tx,
  { page, limit, ...filter }: Received<typeof listShape.query>,
): Promise<Received<typeof listShape.reply>> {
  const rows = await pageOfUsers(tx, filter, limit, (page - 1) * limit)
  const totals = await totalsOf({ page, limit, rows: rows.length }, () => countListedUsers(tx, filter))
  return { users: rows.map(userViewOf), ...totals }
}

export async function countUsers(tx: Tx): Promise<Received<typeof countShape.reply>> {
  return { ...(await countAccounts(tx)), points: await sumPoints(tx), paid_in: await sumPaidIn(tx) }
}
