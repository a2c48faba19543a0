import { z } from 'zod'
import { before, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { readStorageLimits } from '../storage/door.ts'
import { sweepLessonFilesJobName } from './job-names.ts'
import { filesOfLooks } from './looks.store.ts'
import { filesOfRuns, releaseOldFiles } from './runs.store.ts'
import { lessonFolder } from './start-run.ts'

/**
 * Every night: lesson files of runs that ended long ago, and files that no run and no look names, left by a kill between
 * file and row. New ones may still get theirs.
 */
export const sweepLessonFiles = ({ database, storage, clock }: House): Job => ({
  name: sweepLessonFilesJobName,
  payload: z.object({}),
  retries: 3,
  every: '15 3 * * *',
  work: async () => {
    const { daysLessonsKept } = await readStorageLimits(database.tx)
    await releaseOldFiles(database, before(clock.now(), hours(24 * daysLessonsKept)))
    const young = before(clock.now(), hours(24))
    let batch: string[] = []
    const sweep = async () => {
      // Looks first: a file that moves from a look to a run meanwhile is then found in one of them.
      const needed = new Set(
        batch.length > 0
          ? [...(await filesOfLooks(database.tx, batch)), ...(await filesOfRuns(database.tx, batch))]
          : [],
      )
      for (const key of batch) if (!needed.has(key)) await storage.remove(key)
      batch = []
    }
    for await (const { key, writtenAt } of storage.list(lessonFolder)) {
      if (writtenAt > young) continue
      batch.push(key)
      if (batch.length === 500) await sweep()
    }
    await sweep()
  },
})
