import { z } from 'zod'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { sweepFolder } from '../../storage/sweep-folder.ts'
import { proofFolder, proofKey, proofsInForce } from './top-ups.store.ts'

export const sweepProofsJobName = 'sweep-proofs'

/** Every night: pictures that nothing names, left by a kill between file and row or by a replacement. */
export const sweepProofs = (house: House): Job => ({
  name: sweepProofsJobName,
  payload: z.object({}),
  retries: 3,
  every: '30 3 * * *',
  work: () =>
    sweepFolder(house, {
      folder: proofFolder,
      named: async (keys) => {
        const names = keys.map((key) => key.slice(proofFolder.length + 1))
        return [...(await proofsInForce(house.database.tx, names))].map(proofKey)
      },
    }),
})
