import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { dateInManila } from '../../clock.ts'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import type { Letter } from '../../mail/letter.ts'
import { users } from '../accounts/accounts.tables.ts'
import { addAlarm, type Spent } from './spending.store.ts'

export const spendingMailJobName = 'spending-mail'

const Payload = z.object({ day: z.string(), what: z.enum(['model', 'voice']) })

/** All together have used what they may in a day: the admins are told, once. */
export const tellSpent = ({ database, clock, queue }: House, what: Spent): Promise<void> =>
  inTx(database, async (tx) => {
    const now = clock.now()
    const day = dateInManila(now)
    if (await addAlarm(tx, { day, what, created_at: now }))
      await queue.send(tx, spendingMailJobName, { day, what })
  })

const words: Record<Spent, { subject: string; paragraph: string }> = {
  model: {
    subject: 'Klasrum: the language model has used all its tokens of today',
    paragraph:
      'All teachers together have used the tokens that the language model may use in a day. Until midnight the built-in author writes, and every result says so.',
  },
  voice: {
    subject: 'Klasrum: the paid voice has spoken all its characters of today',
    paragraph:
      'All teachers together have used the characters that the paid voice may speak in a day. Until midnight the built-in voice speaks, and every slide show says so.',
  },
}

const letterOf = (first_name: string, what: Spent, url: string): Letter => ({
  subject: words[what].subject,
  greeting: `Good day, ${first_name}.`,
  paragraphs: [words[what].paragraph],
  action: { label: 'Open Settings', url, note: 'Who used it, and the limits, stand there.' },
  closing: 'Nobody has to do anything: the limit begins again at midnight.',
})

/** A second run mails the same letter again. */
export const mailSpending = ({ database, post, env }: House): Job<typeof Payload> => ({
  name: spendingMailJobName,
  payload: Payload,
  retries: 8,
  async work({ what }) {
    const admins = await database.tx
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.is_active, true), isNull(users.deleted_at)))
    for (const { email, first_name, last_name } of admins)
      await post.send(
        { name: `${first_name} ${last_name}`, address: email },
        letterOf(first_name, what, `${env.publicUrl}/dashboard/settings`),
      )
  },
})
