import { z } from 'zod'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { sweepFolder } from '../../storage/sweep-folder.ts'
import { formFolder, formKey, formsInForce } from './school-forms.store.ts'

export const sweepSchoolFormsJobName = 'sweep-school-forms'

/** Every night: files that no row names, left by a kill between file and row or by an account that is gone. */
export const sweepSchoolForms = (house: House): Job => ({
  name: sweepSchoolFormsJobName,
  payload: z.object({}),
  retries: 3,
  every: '50 3 * * *',
  work: () =>
    sweepFolder(house, {
      folder: formFolder,
      named: async (keys) => {
        const names = keys.map((key) => key.slice(formFolder.length + 1))
        return [...(await formsInForce(house.database.tx, names))].map(formKey)
      },
    }),
})
