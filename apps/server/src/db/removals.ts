import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { type Database, patiently, rowsOf } from './client.ts'
import { sqlState } from './constraint.ts'

const removalsLock = 7_275_541
const pausedHere = new WeakSet<PGlite>()

export class RemovalsArePaused extends Error {}

/**
 * Whether a file that no row names any more has to stay for now, because a copy of an earlier moment is being made in
 * which a row still names it. Asked after the row is gone: a copy that begins later does not know the file.
 */
export async function areRemovalsPaused(database: Database): Promise<boolean> {
  if (database.kind === 'embedded') return pausedHere.has(database.pglite)
  const tried = await database.tx.execute(
    sql`select pg_try_advisory_xact_lock_shared(${removalsLock}) as free`,
  )
  return rowsOf<{ free: boolean }>(tried)[0]?.free === false
}

/** `stillPaused` fails when the pause was lost on the way, with the connection that had it. */
export async function pauseRemovals<T>(
  database: Database,
  work: (stillPaused: () => Promise<void>) => Promise<T>,
): Promise<T> {
  if (database.kind === 'postgres') return pauseOnPostgres(database, work)
  const { pglite } = database
  if (pausedHere.has(pglite)) throw new RemovalsArePaused()
  pausedHere.add(pglite)
  try {
    return await work(async () => {})
  } finally {
    pausedHere.delete(pglite)
  }
}

/** In a transaction, so that a pooler in between does not give the lock to somebody else. */
const pauseOnPostgres = <T>(
  database: Database,
  work: (stillPaused: () => Promise<void>) => Promise<T>,
): Promise<T> =>
  patiently(database, (patient) =>
    patient.tx.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '5s'`)
      try {
        await tx.execute(sql`select pg_advisory_xact_lock(${removalsLock})`)
      } catch (error) {
        throw sqlState(error) === '55P03' ? new RemovalsArePaused() : error
      }
      return work(async () => void (await tx.execute(sql`select 1`)))
    }),
  )
