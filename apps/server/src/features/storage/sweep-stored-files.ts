import { z } from 'zod'
import { before, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { forgetStoredFile, storedBefore } from './storage.store.ts'

export const sweepStoredFilesJobName = 'sweep-stored-files'

const atOnce = 500

/** Every night: room taken for files that are not there, after a kill between row and file. */
export const sweepStoredFiles = ({ database: { tx }, storage, clock }: House): Job => ({
  name: sweepStoredFilesJobName,
  payload: z.object({}),
  retries: 3,
  every: '55 3 * * *',
  work: async () => {
    const young = before(clock.now(), hours(24))
    const there = new Map<string, Set<string>>()
    const isThere = async (key: string): Promise<boolean> => {
      const folder = key.split('/', 1)[0] ?? ''
      const keys = there.get(folder) ?? new Set<string>()
      if (!there.has(folder)) {
        for await (const file of storage.list(folder)) keys.add(file.key)
        there.set(folder, keys)
      }
      return keys.has(key)
    }
    for (let last = ''; ; ) {
      const rows = await storedBefore(tx, young, last, atOnce)
      for (const { key } of rows) if (!(await isThere(key))) await forgetStoredFile(tx, key)
      last = rows.at(-1)?.key ?? ''
      if (rows.length < atOnce) return
    }
  },
})
