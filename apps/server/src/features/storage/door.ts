import type { Database } from '../../db/client.ts'
import { areRemovalsPaused } from '../../db/removals.ts'
import type { Storage } from '../../storage/storage.ts'
import { forgetStoredFile } from './storage.store.ts'

export { readStorageLimits, storageLimitsFrom, storageSettingKeys } from './storage.store.ts'
export { anyRoom, type NewFile, refuseWithoutRoomFor, storing } from './store-file.ts'

/**
 * A file that is gone takes no room. While a backup is being made it stays, as that may have a row that names it, and is
 * swept up at night. Not for use inside a transaction.
 */
export const countedStorage = (storage: Storage, database: Database): Storage => ({
  ...storage,
  async remove(key) {
    if (!(await areRemovalsPaused(database))) await storage.remove(key)
    await forgetStoredFile(database.tx, key)
  },
})
