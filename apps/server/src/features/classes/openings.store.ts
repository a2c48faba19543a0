import type { listClassOpenings as shape } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classOpenings } from './classes.tables.ts'

/** Whoever calls has made sure that the actor may open the class. */
export async function recordOpening(tx: Tx, { user_id }: Actor, class_id: number, now: Date): Promise<void> {
  const hour = before(now, now.getTime() % hours(1))
  await tx
    .insert(classOpenings)
    .values({ class_id, user_id, hour })
    .onConflictDoUpdate({
      target: [classOpenings.class_id, classOpenings.user_id, classOpenings.hour],
      set: { times: sql`${classOpenings.times} + 1` },
    })
    .prepare('record_opening')
    .execute()
}

type Page = Received<typeof shape.query>

export async function pageOfOpenings(
  tx: Tx,
  class_id: number,
  { limit, offset }: Page,
): Promise<Received<typeof shape.reply>> {
  const rows = await tx
    .select({
      user_id: classOpenings.user_id,
      name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      role: users.role,
      hour: classOpenings.hour,
      times: classOpenings.times,
    })
    .from(classOpenings)
    .innerJoin(users, eq(users.id, classOpenings.user_id))
    .where(eq(classOpenings.class_id, class_id))
    .orderBy(desc(classOpenings.hour), asc(classOpenings.user_id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() }))
}

const daysKept = 400

export const forgetOpenings = (tx: Tx, now: Date) =>
  tx.delete(classOpenings).where(lt(classOpenings.hour, before(now, hours(24 * daysKept))))
