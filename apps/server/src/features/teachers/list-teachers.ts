import type { Received } from '@klasrum/contract/endpoint'
import type {
  countTeachersEndpoint as countShape,
  listTeachersEndpoint as listShape,
} from '@klasrum/contract/teachers'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { overseenBy } from './overseen.ts'
import { countListedTeachers, pageOfTeachers } from './teachers.store.ts'

export const listTeachers = (
  tx: Tx,
  actor: Actor,
  { limit, offset, ...filter }: Received<typeof listShape.query>,
): Promise<Received<typeof listShape.reply>> =>
  pageOfTeachers(tx, overseenBy(actor), filter, { limit, offset })

export async function countTeachers(
  tx: Tx,
  actor: Actor,
  filter: Received<typeof countShape.query>,
): Promise<Received<typeof countShape.reply>> {
  const scope = overseenBy(actor)
  return {
    count: await countListedTeachers(tx, scope, filter),
    waiting: await countListedTeachers(tx, scope, { ...filter, state: 'waiting' }),
  }
}
