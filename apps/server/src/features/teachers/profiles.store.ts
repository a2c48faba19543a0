import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { teachers } from './teachers.tables.ts'

export type ProfileRow = typeof teachers.$inferSelect
type New = Omit<typeof teachers.$inferInsert, 'id' | 'version' | 'search_text' | 'sort_name'>

export const lockProfile = async (tx: Tx, id: number): Promise<ProfileRow | undefined> =>
  (await tx.select().from(teachers).where(eq(teachers.id, id)).for('no key update'))[0]

export const lockProfileOf = async (tx: Tx, user_id: number): Promise<ProfileRow | undefined> =>
  (await tx.select().from(teachers).where(eq(teachers.user_id, user_id)).for('no key update'))[0]

export async function addProfile(tx: Tx, values: New): Promise<number> {
  const [added] = await tx.insert(teachers).values(values).returning({ id: teachers.id })
  if (!added) throw new Error('a teacher profile was not written')
  return added.id
}

export const changeProfile = (tx: Tx, id: number, values: Partial<New>) =>
  tx
    .update(teachers)
    .set({ ...values, version: sql`${teachers.version} + 1` })
    .where(eq(teachers.id, id))
