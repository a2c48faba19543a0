import type { OpeningKind, listClassOpeningsEndpoint as shape } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { unlessDiskFull } from '../../db/disk-full.ts'
import { hourOf, onceAnHour } from '../../db/once-an-hour.ts'
import { preparedOnce } from '../../db/prepared-statements.ts'
import type { Actor } from '../../http/session.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classOpenings } from './classes.tables.ts'

/** Whoever calls has made sure that the actor may open the class. */
export async function recordOpening(
  tx: Tx,
  { user_id }: Actor,
  class_id: number,
  now: Date,
  kind: OpeningKind = 'record',
): Promise<void> {
  const { placeholder } = sql
  const writing = preparedOnce(tx, 'record_opening', (each) =>
    each
      .insert(classOpenings)
      .values({
        class_id: placeholder('class_id'),
        user_id: placeholder('user_id'),
        hour: placeholder('hour'),
        kind: placeholder('kind'),
      })
      .onConflictDoUpdate({
        target: [classOpenings.class_id, classOpenings.user_id, classOpenings.hour, classOpenings.kind],
        set: { times: sql`${classOpenings.times} + 1` },
      }),
  ).execute({ class_id, user_id, hour: hourOf(now), kind })
  await unlessDiskFull(writing)
}

/** Of a part that is asked for again and again, as scores and rosters are: that it was shown, and not how often. */
export const recordShown = (
  tx: Tx,
  { user_id }: Actor,
  class_id: number,
  now: Date,
  kind: OpeningKind,
): Promise<void> =>
  onceAnHour(tx, now, [class_id], {
    keyOf: (id) => `class:${kind}:${user_id}:${id}`,
    write: (_fresh, hour) =>
      tx.insert(classOpenings).values({ class_id, user_id, hour, kind }).onConflictDoNothing(),
  })

/** Of several classes that are shown together. */
export async function recordOpenings(
  tx: Tx,
  { user_id }: Actor,
  class_ids: readonly number[],
  now: Date,
  kind: OpeningKind = 'record',
): Promise<void> {
  if (class_ids.length === 0) return
  const hour = hourOf(now)
  // In order, so that two who open the same classes at once do not wait for each other.
  const rows = [...class_ids]
    .sort((one, other) => one - other)
    .map((class_id) => ({ class_id, user_id, hour, kind }))
  const writing = tx
    .insert(classOpenings)
    .values(rows)
    .onConflictDoUpdate({
      target: [classOpenings.class_id, classOpenings.user_id, classOpenings.hour, classOpenings.kind],
      set: { times: sql`${classOpenings.times} + 1` },
    })
  await unlessDiskFull(writing)
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
      kind: classOpenings.kind,
      times: classOpenings.times,
    })
    .from(classOpenings)
    .innerJoin(users, eq(users.id, classOpenings.user_id))
    .where(eq(classOpenings.class_id, class_id))
    .orderBy(desc(classOpenings.hour), asc(classOpenings.user_id), asc(classOpenings.kind))
    .limit(limit)
    .offset(offset)
  return rows.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() }))
}

const daysKept = 400

export const forgetOpenings = (tx: Tx, now: Date) =>
  tx.delete(classOpenings).where(lt(classOpenings.hour, before(now, hours(24 * daysKept))))
