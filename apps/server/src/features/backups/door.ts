import type { Tx } from '../../db/client.ts'
import { lastDone, listBackups } from './backups.store.ts'

/** The last ten, the newest first, and when one was last made. */
export async function lastBackups(tx: Tx) {
  const last = (await listBackups(tx, 10)).map((backup) => ({
    started_at: backup.started_at.toISOString(),
    finished_at: backup.finished_at?.toISOString() ?? null,
    state: backup.state,
    bytes: backup.bytes,
    problem: backup.problem,
    verified: backup.verified,
    verified_at: backup.verified_at?.toISOString() ?? null,
  }))
  return { last, last_done_at: (await lastDone(tx))?.toISOString() ?? null }
}
