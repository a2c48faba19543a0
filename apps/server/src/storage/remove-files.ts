import type { Storage } from './storage.ts'

type With = { storage: Pick<Storage, 'remove'>; log: { error(about: object, words: string): void } }

/** Once no row names them any more. One that cannot be removed now is swept up later. */
export async function removeFiles({ storage, log }: With, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await storage.remove(key).catch((err) => log.error({ err, key }, 'a file was not removed'))
}
