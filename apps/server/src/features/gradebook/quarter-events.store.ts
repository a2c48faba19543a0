import type { Received } from '@klasrum/contract/endpoint'
import type { listQuarterEventsEndpoint as shape } from '@klasrum/contract/quarter-grades'
import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { quarterEvents } from './gradebook.tables.ts'

export const addEvent = (tx: Tx, event: typeof quarterEvents.$inferInsert) =>
  tx.insert(quarterEvents).values(event)

const mostListed = 200

/** The latest first. */
export async function listEvents(tx: Tx, class_id: number): Promise<Received<typeof shape.reply>> {
  const rows = await tx
    .select({
      quarter: quarterEvents.quarter,
      kind: quarterEvents.kind,
      reason: quarterEvents.reason,
      by: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`,
      at: quarterEvents.at,
    })
    .from(quarterEvents)
    .leftJoin(users, eq(users.id, quarterEvents.by_user_id))
    .where(eq(quarterEvents.class_id, class_id))
    .orderBy(desc(quarterEvents.id))
    .limit(mostListed)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
