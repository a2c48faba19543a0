import type { House } from '../../house.ts'
import { releaseLessons } from './show-files.store.ts'
import { releaseSpokenScenes } from './spoken-scenes.store.ts'

/** After a show was made, or given up. */
export async function removeLesson(house: House, job_id: number): Promise<void> {
  const { tx } = house.database
  await removeFiles(house, [
    ...(await releaseLessons(tx, job_id)),
    ...(await releaseSpokenScenes(tx, job_id)),
  ])
}

/** Once nothing names them any more. One that cannot be removed now is swept up later. */
export async function removeFiles(
  { storage, log }: Pick<House, 'storage' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await storage.remove(key).catch((err) => log.error({ err, key }, 'a file was not removed'))
}
