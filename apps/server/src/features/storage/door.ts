import type { Tx } from '../../db/client.ts'
import type { Storage } from '../../storage/storage.ts'
import { forgetStoredFile } from './storage.store.ts'

export { readStorageLimits, storageLimitsFrom, storageSettingKeys } from './storage.store.ts'
export { anyRoom, type NewFile, refuseWithoutRoomFor, storing } from './store-file.ts'

/** A file that is gone takes no room. Not for use inside a transaction. */
export const countedStorage = (storage: Storage, tx: Tx): Storage => ({
  ...storage,
  async remove(key) {
    await storage.remove(key)
    await forgetStoredFile(tx, key)
  },
})
