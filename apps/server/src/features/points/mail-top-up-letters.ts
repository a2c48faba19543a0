import { TopUpMailJob } from '@klasrum/contract/top-ups'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { users } from '../accounts/accounts.tables.ts'
import { topUpApproved, topUpRejected } from './top-up-letters.ts'
import { findTopUp } from './top-ups.store.ts'

export const topUpMailJobName = 'top-up-mail'

export const queueTopUpLetter = (house: House, tx: Tx, top_up_id: number): Promise<void> =>
  house.queue.send(tx, topUpMailJobName, { top_up_id })

/** A second run mails the same letter again. */
export const mailTopUpLetters = (house: House): Job<typeof TopUpMailJob> => ({
  name: topUpMailJobName,
  payload: TopUpMailJob,
  retries: 8,
  async work({ top_up_id }) {
    const { tx } = house.database
    const { top_up } = (await findTopUp(tx, top_up_id)) ?? {}
    if (!top_up) return
    const [user] = await tx.select().from(users).where(eq(users.id, top_up.user_id))
    if (!user || user.deleted_at) return
    const reader = { first_name: user.first_name, amount: top_up.amount, points: top_up.points }
    const history = `${house.env.publicUrl}/dashboard/points`
    await house.post.send(
      { name: `${user.first_name} ${user.last_name}`, address: user.email },
      top_up.state === 'approved'
        ? topUpApproved({ ...reader, balance: user.points }, history)
        : topUpRejected({ ...reader, reason: top_up.reason ?? '' }, history),
    )
  },
})
