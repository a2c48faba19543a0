import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import { countFound, totalsOf } from '../../db/count.ts'
import { matchesWords } from '../../db/search.ts'
import { users } from '../accounts/accounts.tables.ts'
import { top_ups } from './top-ups.tables.ts'

type Query = { page: number; limit: number; search: string }

const deciders = alias(users, 'deciders')
const decisions = ['approved', 'rejected'] as const

/** What admins decided, the latest first. */
export async function listDecidedTopUps(tx: Tx, { page, limit, search }: Query) {
  const found = and(inArray(top_ups.state, [...decisions]), matchesWords(users.search_text, search))
  const rows = await tx
    .select({
      id: top_ups.id,
      user_id: top_ups.user_id,
      amount: top_ups.amount,
      points: top_ups.points,
      reference_no: top_ups.reference_no,
      reason: top_ups.reason,
      state: sql<(typeof decisions)[number]>`${top_ups.state}`,
      user_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      email: users.email,
      decided_by: sql<string>`${deciders.first_name} || ' ' || ${deciders.last_name}`,
      decided_at: top_ups.decided_at,
    })
    .from(top_ups)
    .innerJoin(users, eq(users.id, top_ups.user_id))
    .innerJoin(deciders, eq(deciders.id, top_ups.decided_by_user_id))
    .where(found)
    .orderBy(desc(top_ups.decided_at), desc(top_ups.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const totals = await totalsOf({ page, limit, rows: rows.length }, () =>
    countFound(tx, (most) =>
      tx
        .select({ id: top_ups.id })
        .from(top_ups)
        .innerJoin(users, eq(users.id, top_ups.user_id))
        .where(found)
        .limit(most)
        .as('found'),
    ),
  )
  return {
    decided_topups: rows.flatMap(({ decided_at, ...row }) =>
      decided_at ? [{ ...row, decided_at: decided_at.toISOString() }] : [],
    ),
    ...totals,
  }
}
