import { join, resolve } from 'node:path'
import { backUp, backUpJobName } from './db/back-up.ts'
import type { Database } from './db/client.ts'
import { mailAccountLetters, mailJobName } from './features/accounts/mail-account-letters.ts'
import { tidyJobName, tidyUp } from './features/accounts/tidy-up.ts'
import { nightlyBackup, nightlyBackupJobName } from './features/backups/nightly-backup.ts'
import {
  makeRunJobName,
  runLostJobName,
  sweepLessonFilesJobName,
  sweepLooksJobName,
  sweepRunsJobName,
} from './features/materials/job-names.ts'
import { endLostRun, sweepRuns } from './features/materials/lost-runs.ts'
import { makeRun } from './features/materials/make-run.ts'
import { sweepLessonFiles } from './features/materials/sweep-lesson-files.ts'
import { sweepLooks } from './features/materials/sweep-looks.ts'
import { mailTopUpLetters, topUpMailJobName } from './features/points/mail-top-up-letters.ts'
import { reconcileJobName, reconcilePoints } from './features/points/reconcile.ts'
import { sweepProofs, sweepProofsJobName } from './features/points/sweep-proofs.ts'
import { sweepSchoolForms, sweepSchoolFormsJobName } from './features/school-forms/sweep-school-forms.ts'
import {
  mailSchoolRequestLetters,
  schoolRequestMailJobName,
} from './features/schools/mail-school-request-letters.ts'
import {
  makeShowJobName,
  showLostJobName,
  sweepShowFilesJobName,
  sweepShowsJobName,
} from './features/slideshows/job-names.ts'
import { endLostShow, sweepShows } from './features/slideshows/lost-shows.ts'
import { makeShow } from './features/slideshows/make-show.ts'
import { sweepShowFiles } from './features/slideshows/sweep-show-files.ts'
import { mailSpending, spendingMailJobName } from './features/spending/tell-spent.ts'
import { sweepStoredFiles, sweepStoredFilesJobName } from './features/storage/sweep-stored-files.ts'
import type { House } from './house.ts'
import { type Job, openQueue } from './jobs/queue.ts'

/** Every queue there is: opened by each process, whether or not it works on them. */
export const jobNames = [
  mailJobName,
  tidyJobName,
  backUpJobName,
  nightlyBackupJobName,
  topUpMailJobName,
  schoolRequestMailJobName,
  spendingMailJobName,
  reconcileJobName,
  sweepProofsJobName,
  sweepSchoolFormsJobName,
  runLostJobName,
  { name: makeRunJobName, whenLost: runLostJobName },
  sweepRunsJobName,
  sweepLessonFilesJobName,
  sweepLooksJobName,
  showLostJobName,
  { name: makeShowJobName, whenLost: showLostJobName },
  sweepShowsJobName,
  sweepShowFilesJobName,
  sweepStoredFilesJobName,
] as const

/** Every kind of background work: the table of contents beside app.ts. */
export const listJobs = (house: House): Job[] => [
  mailAccountLetters(house),
  tidyUp(house),
  mailTopUpLetters(house),
  mailSchoolRequestLetters(house),
  mailSpending(house),
  reconcilePoints(house),
  sweepProofs(house),
  sweepSchoolForms(house),
  makeRun(house),
  endLostRun(house),
  sweepRuns(house),
  sweepLessonFiles(house),
  sweepLooks(house),
  makeShow(house),
  endLostShow(house),
  sweepShows(house),
  sweepShowFiles(house),
  sweepStoredFiles(house),
  nightlyBackup(house),
  backUp({
    ...house,
    folder: join(resolve(house.env.dataDir), 'backups'),
    isReplaced: house.env.backup !== undefined,
  }),
]

/** What is done once whenever a process begins to work. */
export const startJobs = [reconcileJobName, sweepRunsJobName, sweepShowsJobName] as const

/** Makes the tables of the queue where none are yet, and works on nothing. */
export async function prepareQueue(database: Database): Promise<void> {
  const queue = await openQueue(database, jobNames, { log: { warn: () => {} }, silence: 20 })
  await queue.stop()
}
