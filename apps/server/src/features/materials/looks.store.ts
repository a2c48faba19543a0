import { mostOpenLooks } from '@klasrum/contract/looks'
import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { lookFiles, looks } from './looks.tables.ts'

export type LookRow = typeof looks.$inferSelect
export type LookFileRow = typeof lookFiles.$inferSelect
export type NewLookFile = Omit<typeof lookFiles.$inferInsert, 'look_id' | 'place'>

const of = (user_id: number, id: number) => and(eq(looks.id, id), eq(looks.user_id, user_id))

export const findLook = async (tx: Tx, user_id: number, id: number): Promise<LookRow | undefined> =>
  (await tx.select().from(looks).where(of(user_id, id)))[0]

/** No run takes its files, and nobody removes them, before the end of the transaction. */
export const lockLookForUpdate = async (tx: Tx, user_id: number, id: number): Promise<LookRow | undefined> =>
  (await tx.select().from(looks).where(of(user_id, id)).for('update'))[0]

export async function addLook(
  tx: Tx,
  look: typeof looks.$inferInsert,
  files: readonly NewLookFile[],
): Promise<number> {
  const [added] = await tx.insert(looks).values(look).returning({ id: looks.id })
  if (!added) throw new Error('A look was not written.')
  await tx
    .insert(lookFiles)
    .values(files.map((file, index) => ({ ...file, look_id: added.id, place: index + 1 })))
  return added.id
}

export const filesOfLook = (tx: Tx, look_id: number) =>
  tx.select().from(lookFiles).where(eq(lookFiles.look_id, look_id)).orderBy(asc(lookFiles.place))

export const changeLookFile = (tx: Tx, id: number, values: Partial<NewLookFile>) =>
  tx.update(lookFiles).set(values).where(eq(lookFiles.id, id))

/** Its files in their order. They are the run's from now on, and the look has none. */
export async function moveLookFiles(tx: Tx, look_id: number) {
  const files = await tx.delete(lookFiles).where(eq(lookFiles.look_id, look_id)).returning()
  return files.sort((one, other) => one.place - other.place)
}

export const markUsed = (tx: Tx, id: number, run_id: number) =>
  tx.update(looks).set({ run_id }).where(eq(looks.id, id))

/** The returned files are to be removed once the transaction is through. */
export async function removeLooks(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await tx
    .delete(lookFiles)
    .where(inArray(lookFiles.look_id, [...ids]))
    .returning({ stored_as: lookFiles.stored_as })
  await tx.delete(looks).where(inArray(looks.id, [...ids]))
  return files.map(({ stored_as }) => stored_as)
}

/** Those of one person that are over, and the oldest ones when another would be too many. */
export async function staleLooksOf(tx: Tx, user_id: number, now: Date): Promise<number[]> {
  const over = await tx
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.user_id, user_id), lte(looks.expires_at, now)))
  const open = await tx
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.user_id, user_id), gt(looks.expires_at, now), isNull(looks.run_id)))
    .orderBy(desc(looks.created_at), desc(looks.id))
    .offset(mostOpenLooks - 1)
  return [...over, ...open].map(({ id }) => id)
}

/** Locked, so that none of them becomes a run meanwhile; those that somebody works on wait for the next time. */
export const lockExpiredLooksForUpdate = async (tx: Tx, now: Date, most: number): Promise<number[]> =>
  (
    await tx
      .select({ id: looks.id })
      .from(looks)
      .where(lte(looks.expires_at, now))
      .orderBy(asc(looks.id))
      .limit(most)
      .for('update', { skipLocked: true })
  ).map(({ id }) => id)

/** The keys of every file of somebody's looks. */
export const lookedAtFilesOf = async (tx: Tx, user_id: number): Promise<string[]> => {
  const rows = await tx
    .select({ stored_as: lookFiles.stored_as })
    .from(lookFiles)
    .innerJoin(looks, eq(looks.id, lookFiles.look_id))
    .where(eq(looks.user_id, user_id))
  return rows.map(({ stored_as }) => stored_as)
}

/** Which of these files a look still needs. */
export const filesOfLooks = async (tx: Tx, keys: string[]): Promise<string[]> => {
  const rows = await tx
    .select({ stored_as: lookFiles.stored_as })
    .from(lookFiles)
    .where(inArray(lookFiles.stored_as, keys))
  return rows.map(({ stored_as }) => stored_as)
}
