import { z } from 'zod'
import { before, hours, minutes } from '../../clock.ts'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { failJob, jobFailed } from './end-show.ts'
import { showLostJobName, sweepShowsJobName } from './job-names.ts'
import { removeLesson } from './remove-lesson.ts'
import { silentJobs } from './show-jobs.store.ts'

async function endLost(house: House, id: number): Promise<boolean> {
  const { database, clock } = house
  const isEnded = await inTx(database, (tx) => failJob(tx, id, { now: clock.now(), error: jobFailed }))
  await removeLesson(house, id)
  return isEnded
}

const Payload = z.object({ job_id: z.int() })

/** Every try to make a show has failed. */
export const endLostShow = (house: House): Job<typeof Payload> => ({
  name: showLostJobName,
  payload: Payload,
  retries: 10,
  work: async ({ job_id }) => {
    if (await endLost(house, job_id)) house.log.error({ job_id }, 'a slide show could not be finished')
  },
})

const longestSilence = minutes(25)
/** Nobody works on shows. */
const longestWait = hours(24)

/** Every minute and at every start: a show must not stay in the making when nobody works on it. */
export const sweepShows = (house: House): Job => ({
  name: sweepShowsJobName,
  payload: z.object({}),
  retries: 0,
  every: '* * * * *',
  work: async () => {
    const now = house.clock.now()
    const silent = await silentJobs(house.database.tx, {
      beatBefore: before(now, longestSilence),
      askedBefore: before(now, longestWait),
    })
    for (const { id } of silent)
      if (await endLost(house, id)) house.log.error({ job_id: id }, 'a slide show gave no sign of life')
  },
})
