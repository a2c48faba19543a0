import type { MailJob } from '@klasrum/contract/accounts'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { addressKey, countWithinQuota } from '../../http/throttle.ts'
import { addSignUp } from './accounts.store.ts'
import { mayMail } from './letters-an-hour.ts'
import { queueLetter } from './mail-account-letters.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'

type Ask = { email: string; password: string; first_name: string; last_name: string }

const signUpsAnHour = 20

/** A registered address takes the same steps and gets the same answer as a new one; only the letter differs. */
export async function signUp(house: House, ask: Ask, address: string): Promise<void> {
  await countWithinQuota(house.database.tx, addressKey('sign-up', address), house.clock.now(), signUpsAnHour)
  refuseCommonPassword('password', ask.password, ask)
  const typed = {
    password_hash: await hashPassword(ask.password),
    first_name: ask.first_name,
    last_name: ask.last_name,
  }
  const mailed = await mayMail(house, ask.email)
  await inTx(house.database, async (tx) => {
    const letter = letterFor(await addSignUp(tx, ask.email, typed))
    await queueLetter(house, tx, mailed ? letter : { kind: 'nobody' })
  })
}

const letterFor = ({ user_id, sign_up_id }: { user_id: number; sign_up_id: number | null }): MailJob =>
  sign_up_id === null ? { kind: 'already-registered', user_id } : { kind: 'verify-email', sign_up_id }
