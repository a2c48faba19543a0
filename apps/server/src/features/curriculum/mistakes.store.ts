import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { unit_mistakes } from './curriculum.tables.ts'

type NewMistake = Omit<typeof unit_mistakes.$inferInsert, 'closed_at' | 'closed_by_user_id'>
export type MistakeState = 'open' | 'closed'

const reporters = alias(users, 'reporters')
const closers = alias(users, 'closers')
const nameOf = (person: typeof reporters | typeof closers) =>
  sql<string | null>`${person.first_name} || ' ' || ${person.last_name}`

const isIn = (state: MistakeState) =>
  state === 'open' ? isNull(unit_mistakes.closed_at) : isNotNull(unit_mistakes.closed_at)

const listed = (tx: Tx) =>
  tx
    .select({
      id: unit_mistakes.id,
      unit: unit_mistakes.unit,
      line: unit_mistakes.line,
      lines_text: unit_mistakes.lines_text,
      says: unit_mistakes.says,
      user_name: nameOf(reporters),
      created_at: unit_mistakes.created_at,
      closed_at: unit_mistakes.closed_at,
      closed_by: nameOf(closers),
    })
    .from(unit_mistakes)
    .leftJoin(reporters, eq(reporters.id, unit_mistakes.user_id))
    .leftJoin(closers, eq(closers.id, unit_mistakes.closed_by_user_id))
    .$dynamic()

export type MistakeRow = Awaited<ReturnType<typeof listed>>[number]

export async function addMistake(tx: Tx, mistake: NewMistake): Promise<{ id: number }> {
  const [added] = await tx.insert(unit_mistakes).values(mistake).returning({ id: unit_mistakes.id })
  if (!added) throw new Error('a reported mistake was not written')
  return added
}

/** The open ones by when they were reported, the closed ones by when they were closed; the newest first. */
export const pageOfMistakes = (
  tx: Tx,
  { state, limit, offset }: { state: MistakeState; limit: number; offset: number },
): Promise<MistakeRow[]> =>
  listed(tx)
    .where(isIn(state))
    .orderBy(...(state === 'closed' ? [desc(unit_mistakes.closed_at)] : []), desc(unit_mistakes.id))
    .limit(limit)
    .offset(offset)

export const countMistakes = (tx: Tx, state: MistakeState) => tx.$count(unit_mistakes, isIn(state))

export const findMistake = async (tx: Tx, id: number): Promise<MistakeRow | undefined> =>
  (await listed(tx).where(eq(unit_mistakes.id, id)))[0]

/** One that is closed stays as it is. */
export const closeOpenMistake = (
  tx: Tx,
  id: number,
  closing: { closed_at: Date; closed_by_user_id: number },
) =>
  tx
    .update(unit_mistakes)
    .set(closing)
    .where(and(eq(unit_mistakes.id, id), isNull(unit_mistakes.closed_at)))
