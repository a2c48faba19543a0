import type { Received } from '@klasrum/contract/endpoint'
import type { listTeacherUsersEndpoint as shape } from '@klasrum/contract/teachers'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { listTeacherAccounts } from './teacher-users.store.ts'

/** A school-admin is shown whoever belongs to the school or asked for it; without a school, nobody. */
export async function listTeacherUsers(
  tx: Tx,
  { role, school_id }: Actor,
  query: Received<typeof shape.query>,
): Promise<Received<typeof shape.reply>> {
  if (role === 'admin') return listTeacherAccounts(tx, query)
  return school_id === null ? [] : listTeacherAccounts(tx, { ...query, school_id })
}
