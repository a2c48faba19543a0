import type { House } from '../../house.ts'

/** Once no row names them any more. One that cannot be removed now is swept up later. */
export async function removeFiles(
  { storage, log }: Pick<House, 'storage' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await storage.remove(key).catch((err) => log.error({ err, key }, 'a file was not removed'))
}
