import { z } from 'zod'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { lockExpiredLooksForUpdate, removeLooks } from './looks.store.ts'

export const sweepLooksJobName = 'sweep-looks'

const atOnce = 200

/** Every hour, so that a look that was never paid for is gone with its files within a day. */
export const sweepLooks = ({ database, storage, clock }: House): Job => ({
  name: sweepLooksJobName,
  payload: z.object({}),
  retries: 3,
  every: '35 * * * *',
  work: async () => {
    for (;;) {
      const { looks, files } = await inTx(database, async (tx) => {
        const looks = await lockExpiredLooksForUpdate(tx, clock.now(), atOnce)
        return { looks: looks.length, files: await removeLooks(tx, looks) }
      })
      // A kill before a file is removed leaves one that nothing names, which is swept every night.
      for (const key of files) await storage.remove(key)
      if (looks < atOnce) return
    }
  },
})
