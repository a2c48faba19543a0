import type { MailJob } from '@klasrum/contract/accounts'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { addressKey, countWithinQuota } from '../../http/throttle.ts'
import { findLatestSignUp, findUserByEmail, type User } from './accounts.store.ts'
import { mayMail } from './letters-an-hour.ts'
import { queueLetter } from './mail-account-letters.ts'

type Wanted = 'verify' | 'reset'

const asksAnHour = 20

/** Mails a verified account a reset link, and one that is not verified yet its verification link again. */
export async function mailLink(house: House, email: string, address: string, wanted: Wanted): Promise<void> {
  const { database, clock } = house
  await countWithinQuota(database.tx, addressKey('mail-link', address), clock.now(), asksAnHour)
  if (!(await mayMail(house, email))) return
  await inTx(database, async (tx) => {
    const user = await findUserByEmail(tx, email)
    const signUp = await findLatestSignUp(tx, user?.id ?? 0)
    await queueLetter(house, tx, letterFor(user, signUp, wanted))
  })
}

function letterFor(user: User | undefined, signUp: { id: number } | undefined, wanted: Wanted): MailJob {
  if (!user?.is_active) return { kind: 'nobody' }
  if (user.verified_at)
    return wanted === 'reset' ? { kind: 'reset-password', user_id: user.id } : { kind: 'nobody' }
  return signUp ? { kind: 'verify-email', sign_up_id: signUp.id } : { kind: 'nobody' }
}
