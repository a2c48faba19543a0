import { z } from 'zod'
import { before, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { proofFolder, proofKey, proofsInForce } from './top-ups.store.ts'

export const sweepProofsJobName = 'sweep-proofs'

/** Every night: pictures that nothing names, left by a kill between file and row or by a replacement. New ones may still get their row. */
export const sweepProofs = ({ database, storage, clock }: House): Job => ({
  name: sweepProofsJobName,
  payload: z.object({}),
  retries: 3,
  every: '30 3 * * *',
  work: async () => {
    const young = before(clock.now(), hours(24))
    let batch: string[] = []
    const sweep = async () => {
      const needed = await proofsInForce(database.tx, batch)
      for (const name of batch) if (!needed.has(name)) await storage.remove(proofKey(name))
      batch = []
    }
    for await (const { key, writtenAt } of storage.list(proofFolder)) {
      if (writtenAt > young) continue
      batch.push(key.slice(proofFolder.length + 1))
      if (batch.length === 500) await sweep()
    }
    await sweep()
  },
})
