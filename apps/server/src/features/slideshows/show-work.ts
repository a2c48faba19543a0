import type { SlideshowJob } from '@klasrum/contract/slideshows'
import { z } from 'zod'
import { minutes } from '../../clock.ts'
import type { PaidWork } from '../paid-work/door.ts'
import { changeJob, type JobRow, ownerOfJob } from './show-jobs.store.ts'
import { slideshowJobs } from './slideshows.tables.ts'

export type ShowWorkProgress = {
  step: NonNullable<SlideshowJob['step']>
  share: number
  detail?: string | null
}

/** The making of a show as paid work. */
export const showWork: PaidWork<JobRow, ShowWorkProgress, 'job_id'> = {
  table: slideshowJobs,
  state: slideshowJobs.status,
  kind: 'show',
  title: 'Slide show',
  reference: 'slide show',
  noun: 'a slide show',
  jobs: { make: 'make-show', lost: 'show-lost', sweep: 'sweep-shows' },
  idName: 'job_id',
  payload: z.object({ job_id: z.int() }),
  // The natural voice needs about two seconds of a core for a second of speech, and others speak beside it.
  longestMs: minutes(120),
  longestSilenceMs: minutes(25),
  ownerOf: ownerOfJob,
  noteProgress: changeJob,
  putEnd: (tx, id, { state, problem, ...end }) =>
    changeJob(tx, id, { ...end, status: state, error: problem, step: null, share: 0, detail: null }),
}
