import { MailJob } from '@klasrum/contract/accounts'
import { eq } from 'drizzle-orm'
import { after, hours, minutes } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/queue.ts'
import { settings } from '../points/points.tables.ts'
import {
  alreadyRegistered,
  passwordChanged,
  resetPasswordLetter,
  verifyEmailLetter,
} from './account-letters.ts'
import { account_changes } from './account-safety.tables.ts'
import {
  accountChanged,
  newDevice,
  recoveryCodeUsed,
  secondFactorOff,
  secondFactorOn,
} from './account-safety-letters.ts'
import { addMailedToken, findSignUp, findUser, type User } from './accounts.store.ts'
import { countRecoveryCodes } from './second-factor.store.ts'
import { hashToken, newToken } from './tokens.ts'

export const mailJobName = 'account-mail'

/** Queues a letter; it is written and sent after the transaction commits. */
export const queueLetter = (house: House, tx: Tx, letter: MailJob): Promise<void> =>
  house.queue.send(tx, mailJobName, letter)

/** A second run mails a second link; both work until one is used. */
export const mailAccountLetters = (house: House): Job<typeof MailJob> => ({
  name: mailJobName,
  payload: MailJob,
  retries: 8,
  async work(job) {
    if (job.kind === 'nobody') return
    const { tx } = house.database
    if (job.kind === 'verify-email') {
      const signUp = await findSignUp(tx, job.sign_up_id)
      const user = signUp && (await findUser(tx, signUp.user_id))
      if (!signUp || !user?.is_active || user.verified_at) return
      const link = await linkFor(house, user, 'verify', signUp.id)
      return house.post.send({ name: '', address: user.email }, verifyEmailLetter(link))
    }
    if (job.kind === 'account-changed') return mailChange(house, job.change_id)
    const user = await findUser(tx, job.user_id)
    if (!user?.is_active) return
    const signIn = `${house.env.publicUrl}/signin`
    const forgot = `${house.env.publicUrl}/forgot-password`
    if (job.kind === 'already-registered') return send(house, user, alreadyRegistered(user, signIn))
    if (job.kind === 'password-changed') return send(house, user, passwordChanged(user, forgot))
    if (job.kind === 'new-device')
      return send(house, user, newDevice(user, job.device, new Date(job.at), forgot))
    if (job.kind === 'second-factor-on') return send(house, user, secondFactorOn(user, forgot))
    if (job.kind === 'second-factor-off') return send(house, user, secondFactorOff(user, forgot))
    if (job.kind === 'recovery-code-used')
      return send(house, user, recoveryCodeUsed(user, await countRecoveryCodes(tx, user.id), forgot))
    return send(house, user, resetPasswordLetter(user, await linkFor(house, user, 'reset')))
  },
})

/** A change of address is told to both: the old one is where its owner looks. */
async function mailChange(house: House, id: number): Promise<void> {
  const { tx } = house.database
  const [change] = await tx.select().from(account_changes).where(eq(account_changes.id, id))
  const user = change && (await findUser(tx, change.user_id))
  if (!change || !user || user.deleted_at) return
  const [support] = await tx.select().from(settings).where(eq(settings.key, 'support_email'))
  const letter = accountChanged(user, change, support?.value ?? '')
  const addresses = change.what === 'email' ? [change.old_value, change.new_value] : [user.email]
  for (const email of addresses) await send(house, { ...user, email }, letter)
}

async function linkFor(
  house: House,
  user: User,
  purpose: 'verify' | 'reset',
  sign_up_id?: number,
): Promise<string> {
  const token = newToken()
  const now = house.clock.now()
  await addMailedToken(house.database.tx, {
    user_id: user.id,
    purpose,
    sign_up_id,
    token_hash: hashToken(token),
    email: user.email,
    created_at: now,
    expires_at: after(now, purpose === 'verify' ? hours(24) : minutes(60)),
  })
  const page = purpose === 'verify' ? 'verify-email' : 'reset-password'
  return `${house.env.publicUrl}/${page}?token=${token}`
}

const send = (
  house: House,
  user: { email: string; first_name: string; last_name: string },
  letter: Parameters<House['post']['send']>[1],
) => house.post.send({ name: `${user.first_name} ${user.last_name}`, address: user.email }, letter)
