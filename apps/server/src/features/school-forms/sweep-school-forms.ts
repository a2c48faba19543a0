import { z } from 'zod'
import { before, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { formFolder, formKey, formsInForce } from './school-forms.store.ts'

export const sweepSchoolFormsJobName = 'sweep-school-forms'

/** Every night: files that no row names, left by a kill between file and row or by an account that is gone. */
export const sweepSchoolForms = ({ database, storage, clock }: House): Job => ({
  name: sweepSchoolFormsJobName,
  payload: z.object({}),
  retries: 3,
  every: '50 3 * * *',
  work: async () => {
    const young = before(clock.now(), hours(24))
    let batch: string[] = []
    const sweep = async () => {
      const needed = await formsInForce(database.tx, batch)
      for (const name of batch) if (!needed.has(name)) await storage.remove(formKey(name))
      batch = []
    }
    for await (const { key, writtenAt } of storage.list(formFolder)) {
      if (writtenAt > young) continue
      batch.push(key.slice(formFolder.length + 1))
      if (batch.length === 500) await sweep()
    }
    await sweep()
  },
})
