import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { backups } from './backups.tables.ts'

export type Backup = typeof backups.$inferSelect

const cutOff = 'It was cut off: the program was ended while it went on.'

/** One at a time is made: an earlier one that still seems to go on was cut off. */
export async function beginBackup(tx: Tx, name: string, now: Date): Promise<number> {
  await tx
    .update(backups)
    .set({ state: 'failed', finished_at: now, problem: cutOff })
    .where(eq(backups.state, 'running'))
  const [begun] = await tx.insert(backups).values({ name, started_at: now }).returning({ id: backups.id })
  return begun?.id ?? 0
}

type Ending = Partial<Pick<Backup, 'bytes' | 'rows' | 'files' | 'problem'>> & { state: 'done' | 'failed' }

export const endBackup = (tx: Tx, id: number, now: Date, ending: Ending) =>
  tx
    .update(backups)
    .set({ ...ending, finished_at: now })
    .where(eq(backups.id, id))

export const recordVerified = (tx: Tx, name: string, now: Date, problem: string | null) =>
  tx
    .update(backups)
    .set({ verified: problem === null ? 'equal' : 'failed', verified_at: now, problem })
    .where(and(eq(backups.name, name), eq(backups.state, 'done')))

export const listBackups = (tx: Tx, most: number): Promise<Backup[]> =>
  tx.select().from(backups).orderBy(desc(backups.id)).limit(most)

export async function lastDone(tx: Tx): Promise<Date | null> {
  const [found] = await tx
    .select({ at: backups.finished_at })
    .from(backups)
    .where(eq(backups.state, 'done'))
    .orderBy(desc(backups.id))
    .limit(1)
  return found?.at ?? null
}
