import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/client.ts'
import type { Storage } from '../../storage/storage.ts'
import { nameOfBackup, namesBeyondPlan } from './backup-names.ts'
import type { BackupPlace } from './backup-place.ts'
import { beginBackup, endBackup } from './backups.store.ts'
import type { BackupKeys } from './key-file.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'

type BackUpInput = {
  database: Database
  storage: Storage
  clock: Clock
  keys: BackupKeys
  place: BackupPlace
  signal?: AbortSignal
}

/** Makes a backup, records what became of it, and removes those that the plan does not need any more. */
export async function backUpNow(input: BackUpInput): Promise<MadeBackup & { name: string }> {
  const { database, clock, place } = input
  const now = clock.now()
  const name = nameOfBackup(now)
  const id = await beginBackup(database.tx, name, now)
  try {
    const made = await makeBackup({ ...input, now }, (archive) => place.write(name, archive))
    await endBackup(database.tx, id, clock.now(), { state: 'done', ...made })
    for (const old of namesBeyondPlan(await place.list())) await place.remove(old)
    return { ...made, name }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await endBackup(database.tx, id, clock.now(), { state: 'failed', problem: problem.slice(0, 500) })
    throw error
  }
}
