import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { settings } from '../points/points.tables.ts'
import { model_uses } from './model.tables.ts'

const sumOf = (column: typeof model_uses.input | typeof model_uses.output) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
const tokens = sql<number>`coalesce(sum(${model_uses.input} + ${model_uses.output}), 0)`.mapWith(Number)

export const addUse = (tx: Tx, use: typeof model_uses.$inferInsert) => tx.insert(model_uses).values(use)

/** Of a day: of all together, or of one person. */
export const usedOn = async (tx: Tx, day: string, userId?: number): Promise<number> =>
  (
    await tx
      .select({ tokens })
      .from(model_uses)
      .where(and(eq(model_uses.day, day), userId === undefined ? undefined : eq(model_uses.user_id, userId)))
  )[0]?.tokens ?? 0

export const usesByDay = (tx: Tx, from: string, most: number) =>
  tx
    .select({
      day: model_uses.day,
      input: sumOf(model_uses.input),
      output: sumOf(model_uses.output),
      uses: sql<number>`count(*)`.mapWith(Number),
    })
    .from(model_uses)
    .where(gte(model_uses.day, from))
    .groupBy(model_uses.day)
    .orderBy(desc(model_uses.day))
    .limit(most)

export const usesByPerson = (tx: Tx, day: string, most: number) =>
  tx
    .select({
      user_id: model_uses.user_id,
      name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      tokens,
    })
    .from(model_uses)
    .innerJoin(users, eq(users.id, model_uses.user_id))
    .where(eq(model_uses.day, day))
    .groupBy(model_uses.user_id, users.first_name, users.last_name)
    .orderBy(desc(tokens), model_uses.user_id)
    .limit(most)

const limitKeys = ['model_tokens_a_day', 'model_tokens_a_teacher'] as const

/** 0 for no limit. */
export async function modelLimitsOf(tx: Tx): Promise<{ aDay: number; aTeacher: number }> {
  const rows = await tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...limitKeys]))
  const of = (key: (typeof limitKeys)[number]) => Number(rows.find((row) => row.key === key)?.value ?? 0)
  return { aDay: of('model_tokens_a_day'), aTeacher: of('model_tokens_a_teacher') }
}
