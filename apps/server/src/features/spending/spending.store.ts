import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { settings } from '../points/points.tables.ts'
import { spending_alarms, work_uses } from './spending.tables.ts'

export type Spent = (typeof spending_alarms.$inferSelect)['what']

const characters = sql<number>`coalesce(sum(${work_uses.characters}), 0)`.mapWith(Number)
const paidCharacters =
  sql<number>`coalesce(sum(${work_uses.characters}) filter (where ${work_uses.paid}), 0)`.mapWith(Number)
const minutes = sql<number>`coalesce(sum(${work_uses.seconds}), 0) / 60`.mapWith(Number)

export const addWork = (tx: Tx, use: typeof work_uses.$inferInsert) => tx.insert(work_uses).values(use)

/** Of a paid voice on a day: of all together, or of one person. */
export const paidOn = async (tx: Tx, day: string, userId?: number): Promise<number> =>
  (
    await tx
      .select({ characters: paidCharacters })
      .from(work_uses)
      .where(and(eq(work_uses.day, day), userId === undefined ? undefined : eq(work_uses.user_id, userId)))
  )[0]?.characters ?? 0

export const minutesOn = async (tx: Tx, day: string, userId: number): Promise<number> =>
  (
    await tx
      .select({ minutes })
      .from(work_uses)
      .where(and(eq(work_uses.day, day), eq(work_uses.user_id, userId)))
  )[0]?.minutes ?? 0

export const workByDay = (tx: Tx, from: string, most: number) =>
  tx
    .select({ day: work_uses.day, characters, paid_characters: paidCharacters, minutes })
    .from(work_uses)
    .where(gte(work_uses.day, from))
    .groupBy(work_uses.day)
    .orderBy(desc(work_uses.day))
    .limit(most)

export const workByPerson = (tx: Tx, day: string, most: number) =>
  tx
    .select({
      user_id: work_uses.user_id,
      name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      paid_characters: paidCharacters,
      minutes,
    })
    .from(work_uses)
    .innerJoin(users, eq(users.id, work_uses.user_id))
    .where(eq(work_uses.day, day))
    .groupBy(work_uses.user_id, users.first_name, users.last_name)
    .orderBy(desc(paidCharacters), desc(minutes), work_uses.user_id)
    .limit(most)

const limitKeys = ['voice_characters_a_day', 'voice_characters_a_teacher', 'work_minutes_a_teacher'] as const

/** 0 for no limit. */
export async function spendingLimitsOf(tx: Tx) {
  const rows = await tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...limitKeys]))
  const of = (key: (typeof limitKeys)[number]) => Number(rows.find((row) => row.key === key)?.value ?? 0)
  return {
    charactersADay: of('voice_characters_a_day'),
    charactersATeacher: of('voice_characters_a_teacher'),
    minutesATeacher: of('work_minutes_a_teacher'),
  }
}

/** Whether it is the first one of that day. */
export const addAlarm = async (tx: Tx, alarm: typeof spending_alarms.$inferInsert): Promise<boolean> =>
  (
    await tx
      .insert(spending_alarms)
      .values(alarm)
      .onConflictDoNothing()
      .returning({ what: spending_alarms.what })
  ).length > 0

export const alarmsOn = async (tx: Tx, day: string): Promise<Spent[]> =>
  (
    await tx.select({ what: spending_alarms.what }).from(spending_alarms).where(eq(spending_alarms.day, day))
  ).map(({ what }) => what)
