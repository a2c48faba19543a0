import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { users } from '../accounts/accounts.tables.ts'
import { backUpNow } from './back-up-now.ts'
import { openPlace } from './backup-place.ts'
import { recordVerified } from './backups.store.ts'
import { readKeys } from './key-file.ts'

export const nightlyBackupJobName = 'nightly-backup'

const program = fileURLToPath(new URL('../../back-up.ts', import.meta.url))

/** Every night where a place for backups is set. A failure is told and not tried again before the next night. */
export const nightlyBackup = (house: House): Job => ({
  name: nightlyBackupJobName,
  payload: z.object({}),
  retries: 2,
  every: '30 2 * * *',
  longest: hours(6) / 1_000,
  async work(_payload, signal) {
    const { backup } = house.env
    if (!backup) return
    try {
      const keys = await readKeys(backup.keyFile)
      const place = await openPlace(backup.to)
      const { name, ...made } = await backUpNow({ ...house, keys, place, signal })
      house.log.info({ name, ...made }, 'backup made')
      if (keys.identities.length > 0) await verifyApart(house, name)
    } catch (error) {
      signal?.throwIfAborted()
      await raiseAlarm(house, error instanceof Error ? error.message : String(error))
    }
  },
})

/** In a process of its own: to compare every row would keep people waiting here. */
async function verifyApart({ database, clock }: House, name: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [program, '--verify', name])
    await recordVerified(database.tx, name, clock.now(), null)
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    const problem = told.slice(-500) || 'It could not be put back.'
    await recordVerified(database.tx, name, clock.now(), problem)
    throw new Error(`The backup ${name} could not be put back: ${problem}`)
  }
}

async function raiseAlarm({ database, post, env, log }: House, problem: string): Promise<void> {
  log.error({ problem }, 'backup failed')
  const admins = await database.tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.is_active, true), isNull(users.deleted_at)))
  for (const { email, first_name, last_name } of admins)
    await post
      .send(
        { name: `${first_name} ${last_name}`, address: email },
        {
          subject: 'Klasrum: last night’s backup failed',
          greeting: `Good day, ${first_name}.`,
          paragraphs: [
            `The backup of this night was not made, or could not be read again: ${problem}`,
            'Earlier backups are still there. Please show this to whoever runs the server.',
          ],
          action: { label: 'Open Klasrum', url: env.publicUrl, note: 'Everybody can go on working.' },
          closing: 'It is tried again next night.',
        },
      )
      .catch((err) => log.error({ err: String(err) }, 'nobody was told of the failed backup'))
}
