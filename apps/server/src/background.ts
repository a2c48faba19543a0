import { join, resolve } from 'node:path'
import { backUp, backUpJobName } from './db/back-up.ts'
import type { Database } from './db/client.ts'
import { mailAccountLetters, mailJobName } from './features/accounts/mail-account-letters.ts'
import { tidyJobName, tidyUp } from './features/accounts/tidy-up.ts'
import { nightlyBackup, nightlyBackupJobName } from './features/backups/nightly-backup.ts'
import { runJobs } from './features/materials/make-run.ts'
import { runWork } from './features/materials/run-work.ts'
import { sweepLessonFiles, sweepLessonFilesJobName } from './features/materials/sweep-lesson-files.ts'
import { sweepLooks, sweepLooksJobName } from './features/materials/sweep-looks.ts'
import { queuesOf } from './features/paid-work/door.ts'
import { mailTopUpLetters, topUpMailJobName } from './features/points/mail-top-up-letters.ts'
import { reconcileJobName, reconcilePoints } from './features/points/reconcile.ts'
import { sweepProofs, sweepProofsJobName } from './features/points/sweep-proofs.ts'
import { sweepSchoolForms, sweepSchoolFormsJobName } from './features/school-forms/sweep-school-forms.ts'
import {
  mailSchoolRequestLetters,
  schoolRequestMailJobName,
} from './features/schools/mail-school-request-letters.ts'
import { showJobs } from './features/slideshows/make-show.ts'
import { showWork } from './features/slideshows/show-work.ts'
import { sweepShowFiles, sweepShowFilesJobName } from './features/slideshows/sweep-show-files.ts'
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
  ...queuesOf(runWork),
  sweepLessonFilesJobName,
  sweepLooksJobName,
  ...queuesOf(showWork),
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
  ...Object.values(runJobs(house)),
  sweepLessonFiles(house),
  sweepLooks(house),
  ...Object.values(showJobs(house)),
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
export const startJobs = [reconcileJobName, runWork.jobs.sweep, showWork.jobs.sweep] as const

/** Makes the tables of the queue where none are yet, and works on nothing. */
export async function prepareQueue(database: Database): Promise<void> {
  const queue = await openQueue(database, jobNames, { log: { warn: () => {} }, silence: 20 })
  await queue.stop()
}
