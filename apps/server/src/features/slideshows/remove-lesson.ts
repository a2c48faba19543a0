import type { House } from '../../house.ts'
import { removeFiles } from '../../storage/remove-files.ts'
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
