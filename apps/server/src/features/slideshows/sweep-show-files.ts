import { z } from 'zod'
import { before, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { sweepShowFilesJobName } from './job-names.ts'
import { filesInForce, releaseLessons } from './show-files.store.ts'
import { showFolder } from './show-keys.ts'
import { releaseSpokenScenes } from './spoken-scenes.store.ts'

/** Every night: files that no show names, left by a kill between file and row. New ones may still get theirs. */
export const sweepShowFiles = ({
  database,
  storage,
  clock,
}: Pick<House, 'database' | 'storage' | 'clock'>): Job => ({
  name: sweepShowFilesJobName,
  payload: z.object({}),
  retries: 3,
  every: '45 3 * * *',
  work: async () => {
    await releaseLessons(database.tx)
    await releaseSpokenScenes(database.tx)
    const young = before(clock.now(), hours(24))
    let batch: string[] = []
    const sweep = async () => {
      const needed = await filesInForce(database.tx, batch)
      for (const key of batch) if (!needed.has(key)) await storage.remove(key)
      batch = []
    }
    for await (const { key, writtenAt } of storage.list(showFolder)) {
      if (writtenAt > young) continue
      batch.push(key)
      if (batch.length === 500) await sweep()
    }
    await sweep()
  },
})
