import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { teachers } from '../teachers/teachers.tables.ts'

export type Profile = { id: number; school_id: number }

const profiles = (tx: Tx) => tx.select({ id: teachers.id, school_id: teachers.school_id }).from(teachers)

/** The profile stays at its school until the end of the transaction. */
export const shareProfile = async (tx: Tx, id: number): Promise<Profile | undefined> =>
  (await profiles(tx).where(eq(teachers.id, id)).for('share'))[0]

export const shareProfileOf = async (tx: Tx, user_id: number): Promise<Profile | undefined> =>
  (await profiles(tx).where(eq(teachers.user_id, user_id)).for('share'))[0]
