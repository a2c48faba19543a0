import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { before, hours } from '../../clock.ts'
import { inTx, patiently, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { once_replies } from '../../http/once.tables.ts'
import { throttles } from '../../http/throttle.tables.ts'
import type { Job } from '../../jobs/queue.ts'
import { forgetOpenings } from '../classes/door.ts'
import { forgetRosterPreviews, forgetViews } from '../learners/door.ts'
import { forgetImports } from '../schools/door.ts'
import { forgetWorkbookPreviews } from '../workbooks/door.ts'
import { deleteSpent } from './accounts.store.ts'
import { forgetDevicesBefore } from './known-devices.ts'

export const tidyJobName = 'tidy-up'

/** Every night: ended sessions, used links, forgotten tries, answers kept for repeats, old sign-in places, previews of imports, letters on the disk and who opened a class record long ago go. */
export const tidyUp = ({ database, clock, post }: House): Job => ({
  name: tidyJobName,
  payload: z.object({}),
  retries: 3,
  every: '15 3 * * *',
  work: async () => {
    await post.sweep(before(clock.now(), hours(48)))
    await patiently(database, (patient) => inTx(patient, (tx) => forgetSpent(tx, clock.now())))
  },
})

async function forgetSpent(tx: Tx, now: Date): Promise<void> {
  await deleteSpent(tx, {
    sessions: before(now, hours(12)),
    tokens: before(now, hours(24 * 7)),
    places: before(now, hours(24 * 180)),
  })
  await forgetDevicesBefore(tx, before(now, hours(24 * 400)))
  await tx.delete(once_replies).where(lt(once_replies.created_at, before(now, hours(48))))
  await tx.delete(throttles).where(lt(throttles.held_until, before(now, hours(24))))
  await forgetImports(tx, now)
  await forgetRosterPreviews(tx, now)
  await forgetWorkbookPreviews(tx, now)
  await forgetOpenings(tx, now)
  await forgetViews(tx, now)
}
