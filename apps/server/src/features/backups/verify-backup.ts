import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../db/client.ts'
import { openStorage } from '../../storage/storage.ts'
import { type Restored, type RestoreInput, restoreBackup } from './restore-backup.ts'

/** Puts a backup back in a folder of its own, which compares every row, the points and every file, and removes that. */
export async function verifyBackup(
  input: Pick<RestoreInput, 'keys' | 'locked' | 'prepareQueue'>,
): Promise<Restored> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-verify-'))
  const database = await openEmbedded(folder)
  try {
    const storage = await openStorage({ folder: join(folder, 'uploads') })
    return await restoreBackup({ ...input, database, storage, scratch: join(folder, 'scratch') })
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
