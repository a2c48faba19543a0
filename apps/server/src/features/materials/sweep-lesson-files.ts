import { z } from 'zod'
import { before, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { sweepFolder } from '../../storage/sweep-folder.ts'
import { readStorageLimits } from '../storage/door.ts'
import { filesOfLooks } from './looks.store.ts'
import { filesOfRuns, releaseOldFiles } from './runs.store.ts'
import { lessonFolder } from './start-run.ts'

export const sweepLessonFilesJobName = 'sweep-lesson-files'

/** Every night: lesson files of runs that ended long ago, and files that no run and no look names. */
export const sweepLessonFiles = (house: House): Job => ({
  name: sweepLessonFilesJobName,
  payload: z.object({}),
  retries: 3,
  every: '15 3 * * *',
  work: async () => {
    const { database, clock } = house
    const { daysLessonsKept } = await readStorageLimits(database.tx)
    await releaseOldFiles(database, before(clock.now(), hours(24 * daysLessonsKept)))
    await sweepFolder(house, {
      folder: lessonFolder,
      // Looks first: a file that moves from a look to a run meanwhile is then found in one of them.
      named: async (keys) => [
        ...(await filesOfLooks(database.tx, keys)),
        ...(await filesOfRuns(database.tx, keys)),
      ],
    })
  },
})
