import { onBehalfOf } from '@klasrum/turns/turns'
import type { House } from '../../house.ts'
import { LeaseLost } from '../../jobs/heartbeat.ts'
import { paidJobs } from '../paid-work/door.ts'
import { endRunAndFiles } from './end-run.ts'
import { type FileToMake, filesToMake } from './files-to-make.store.ts'
import { makeFile, putFile, withoutResult } from './make-file.ts'
import { runWork } from './run-work.ts'

const tooLong = 'The run took too long.'
const nothingMade = 'Nothing could be made of the files.'
const notMade = 'Nothing could be made of this file. Please save it again and try the new copy.'

const sentences = {
  'too long': { problem: tooLong, unfinished: tooLong },
  lost: { problem: 'The run could not be finished.', unfinished: 'This file could not be finished.' },
} as const

/** Makes the material of a run, file by file. A second try goes on where the first one stopped. */
export const runJobs = (house: House) =>
  paidJobs(house, runWork, {
    subjectOf: async (run) => run,
    make: async ({ row: { id, settings, user_id }, taken, isLastTry, signal, tell }) => {
      const make = async (file: FileToMake) => {
        try {
          await makeFile(house, taken, file, { settings, user_id, signal, tell })
        } catch (error) {
          signal.throwIfAborted()
          // What fails once more may be the fault of the file: then the others still get their material.
          if (error instanceof LeaseLost || !isLastTry) throw error
          house.log.error({ err: error, run_id: id, file_id: file.id }, 'nothing could be made of a file')
          await putFile(house, taken, file.id, withoutResult(notMade))
        }
      }
      const files = await filesToMake(house.database.tx, id)
      await onBehalfOf(`user ${user_id}`, async () => {
        for (const file of files) await make(file)
      })
      await endRunAndFiles(house, id, {
        attempt: taken.attempt,
        problem: nothingMade,
        unfinished: notMade,
      })
    },
    giveUp: (id, { why, attempt }) => endRunAndFiles(house, id, { attempt, ...sentences[why] }),
  })
