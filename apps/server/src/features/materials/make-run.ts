import { onBehalfOf } from '@klasrum/turns/turns'
import { z } from 'zod'
import { minutes } from '../../clock.ts'
import type { House } from '../../house.ts'
import { LeaseLost } from '../../jobs/heartbeat.ts'
import type { Job } from '../../jobs/queue.ts'
import { countWorked } from '../spending/door.ts'
import { endRunAndFiles } from './end-run.ts'
import { makeRunJobName } from './job-names.ts'
import { makeFile, putFile, withoutResult } from './make-file.ts'
import { startRunBeat } from './run-beat.ts'
import { type FileToMake, filesToMake, takeUp } from './taken-runs.store.ts'

const retries = 2
const longestRun = minutes(10)

const tooLong = 'The run took too long.'
const nothingMade = 'Nothing could be made of the files.'
const notMade = 'Nothing could be made of this file. Please save it again and try the new copy.'

class TooLong extends Error {}

const Payload = z.object({ run_id: z.int() })

/** Makes the material of a run, file by file. A second try goes on where the first one stopped. */
export const makeRun = (house: House): Job<typeof Payload> => ({
  name: makeRunJobName,
  payload: Payload,
  retries,
  atOnce: 2,
  oneOfAGroup: true,
  longest: longestRun / 1_000 + 60,
  work: async ({ run_id: id }, signal) => {
    const { clock, database } = house
    const begun = await takeUp(database.tx, id, clock.now())
    if (!begun) return
    const { attempt, settings, started_at, user_id } = begun
    const from = performance.now()
    const taken = { id, attempt }
    const end = (problem: string, unfinished: string) =>
      endRunAndFiles(house, id, { attempt, problem, unfinished })

    const over = new AbortController()
    const age = clock.now().getTime() - (started_at ?? clock.now()).getTime()
    const timer = setTimeout(() => over.abort(new TooLong()), Math.max(0, longestRun - age))
    const beat = startRunBeat(house, taken, (reason) => over.abort(reason))
    const conditions = {
      settings,
      user_id,
      signal: AbortSignal.any([over.signal, ...(signal ? [signal] : [])]),
      tell: beat.tell,
    }
    const make = async (file: FileToMake) => {
      try {
        await makeFile(house, taken, file, conditions)
      } catch (error) {
        conditions.signal.throwIfAborted()
        // What fails once more may be the fault of the file: then the others still get their material.
        if (error instanceof LeaseLost || attempt <= retries) throw error
        house.log.error({ err: error, run_id: id, file_id: file.id }, 'nothing could be made of a file')
        await putFile(house, taken, file.id, withoutResult(notMade))
      }
    }
    try {
      const files = await filesToMake(database.tx, id)
      await onBehalfOf(`user ${user_id}`, async () => {
        for (const file of files) await make(file)
      })
      await end(nothingMade, notMade)
    } catch (error) {
      if (error instanceof TooLong) await end(tooLong, tooLong)
      else if (!(error instanceof LeaseLost)) throw error
    } finally {
      clearTimeout(timer)
      await beat.stop()
      await countWorked(house, { user_id, work: 'run', from })
    }
  },
})
