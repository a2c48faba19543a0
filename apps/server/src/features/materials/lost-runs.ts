import { z } from 'zod'
import { before, hours, minutes } from '../../clock.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { endRunAndFiles } from './end-run.ts'
import { runLostJobName, sweepRunsJobName } from './job-names.ts'
import { silentRuns } from './runs.store.ts'

const problem = 'The run could not be finished.'
const unfinished = 'This file could not be finished.'

const endLost = (house: House, id: number) => endRunAndFiles(house, id, { problem, unfinished })

const Payload = z.object({ run_id: z.int() })

/** Every try of a run has failed. */
export const endLostRun = (house: House): Job<typeof Payload> => ({
  name: runLostJobName,
  payload: Payload,
  retries: 10,
  work: async ({ run_id }) => {
    if (await endLost(house, run_id)) house.log.error({ run_id }, 'a run could not be finished')
  },
})

const longestSilence = minutes(15)
/** Nobody works on runs. */
const longestWait = hours(24)

/** Every minute and at every start: a run must not stay open when nobody works on it. */
export const sweepRuns = (house: House): Job => ({
  name: sweepRunsJobName,
  payload: z.object({}),
  retries: 0,
  every: '* * * * *',
  work: async () => {
    const now = house.clock.now()
    const silent = await silentRuns(house.database.tx, {
      beatBefore: before(now, longestSilence),
      askedBefore: before(now, longestWait),
    })
    for (const { id } of silent)
      if (await endLost(house, id)) house.log.error({ run_id: id }, 'a run gave no sign of life')
  },
})
