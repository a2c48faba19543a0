import type { StorageLimits, StoredKind } from '@klasrum/contract/storage'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { settings } from '../points/points.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { storedFiles } from './storage.tables.ts'

const megabyte = 1024 * 1024

export const storageSettingKeys = {
  megabytes_a_user: 'storage_megabytes_a_user',
  megabytes_a_school: 'storage_megabytes_a_school',
  days_lessons_kept: 'storage_days_lessons_kept',
} as const satisfies Record<keyof StorageLimits, string>

/** Where nothing was set. */
const usual: StorageLimits = { megabytes_a_user: 500, megabytes_a_school: 20_000, days_lessons_kept: 180 }

export function storageLimitsFrom(texts: ReadonlyMap<string, string>): StorageLimits {
  const of = (name: keyof StorageLimits) => Number(texts.get(storageSettingKeys[name]) ?? usual[name])
  return {
    megabytes_a_user: of('megabytes_a_user'),
    megabytes_a_school: of('megabytes_a_school'),
    days_lessons_kept: of('days_lessons_kept'),
  }
}

export async function readStorageLimits(tx: Tx) {
  const rows = await tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.values(storageSettingKeys)))
  const limits = storageLimitsFrom(new Map(rows.map(({ key, value }) => [key, value])))
  return {
    aUser: limits.megabytes_a_user * megabyte,
    aSchool: limits.megabytes_a_school * megabyte,
    daysLessonsKept: limits.days_lessons_kept,
  }
}

/** Only a school that knows the person lends its room: anybody can name one. */
export async function schoolOfPerson(tx: Tx, user_id: number): Promise<number | null> {
  const [found] = await tx
    .select({ school_id: sql<number | null>`coalesce(${teachers.school_id}, ${users.school_id})` })
    .from(users)
    .leftJoin(teachers, and(eq(teachers.user_id, users.id), eq(teachers.school_state, 'confirmed')))
    .where(eq(users.id, user_id))
  return found?.school_id ?? null
}

/** Until the end of the transaction nobody else takes room of this person. */
export const lockRoom = (tx: Tx, user_id: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(7275534, ${user_id}::int)`)

type Owner = { user_id: number } | { school_id: number }

const of = (owner: Owner) =>
  'user_id' in owner ? eq(storedFiles.user_id, owner.user_id) : eq(storedFiles.school_id, owner.school_id)

const sumOfBytes = sql<number>`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number)

export const usedBy = async (tx: Tx, owner: Owner): Promise<number> =>
  (await tx.select({ bytes: sumOfBytes }).from(storedFiles).where(of(owner)))[0]?.bytes ?? 0

export const usedByKind = (
  tx: Tx,
  user_id: number,
): Promise<{ kind: StoredKind; files: number; bytes: number }[]> =>
  tx
    .select({ kind: storedFiles.kind, files: sql<number>`count(*)`.mapWith(Number), bytes: sumOfBytes })
    .from(storedFiles)
    .where(of({ user_id }))
    .groupBy(storedFiles.kind)
    .orderBy(desc(sumOfBytes), storedFiles.kind)

export const addStoredFile = (tx: Tx, file: typeof storedFiles.$inferInsert) =>
  tx.insert(storedFiles).values(file)

export const forgetStoredFile = (tx: Tx, key: string) =>
  tx.delete(storedFiles).where(eq(storedFiles.key, key))

/** In the order of their names, after the one that was seen last. */
export const storedBefore = (tx: Tx, moment: Date, after: string, most: number): Promise<{ key: string }[]> =>
  tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(lt(storedFiles.created_at, moment), sql`${storedFiles.key} > ${after}`))
    .orderBy(storedFiles.key)
    .limit(most)
