import { z } from 'zod'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { sweepFolder } from '../../storage/sweep-folder.ts'
import { filesInForce, releaseLessons } from './show-files.store.ts'
import { showFolder } from './show-keys.ts'
import { releaseSpokenScenes } from './spoken-scenes.store.ts'

export const sweepShowFilesJobName = 'sweep-show-files'

/** Every night: files that no show names. */
export const sweepShowFiles = (house: Pick<House, 'database' | 'storage' | 'clock'>): Job => ({
  name: sweepShowFilesJobName,
  payload: z.object({}),
  retries: 3,
  every: '45 3 * * *',
  work: async () => {
    const { tx } = house.database
    await releaseLessons(tx)
    await releaseSpokenScenes(tx)
    await sweepFolder(house, { folder: showFolder, named: (keys) => filesInForce(tx, keys) })
  },
})
