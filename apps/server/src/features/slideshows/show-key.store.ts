import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { sessions, users } from '../accounts/accounts.tables.ts'
import { slideshowKeys } from './slideshows.tables.ts'

/** Made at the first start; every later one finds it there. */
export const ensureShowKey = (tx: Tx) =>
  tx
    .insert(slideshowKeys)
    .values({ id: 1, key: randomBytes(32).toString('hex') })
    .onConflictDoNothing()

export async function readShowKey(tx: Tx): Promise<string> {
  const [row] = await tx.select().from(slideshowKeys)
  if (!row) throw new Error('There is no key to sign addresses with.')
  return row.key
}

/** Signing out, another password and deactivation end it. */
export const isSessionThere = async (tx: Tx, id: number): Promise<boolean> =>
  (
    await tx
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.is_active, true)))
      .where(eq(sessions.id, id))
  ).length > 0
