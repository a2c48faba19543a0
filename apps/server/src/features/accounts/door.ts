import { count, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from './accounts.tables.ts'

export async function countUsers(tx: Tx): Promise<{ total: number; active: number }> {
  const [row] = await tx
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${users.is_active})`.mapWith(Number),
    })
    .from(users)
  return row ?? { total: 0, active: 0 }
}
