import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { addressKey, countWithinQuota } from '../../http/throttle.ts'
import { addSignUp, addUser, changeUser, findUserByEmail } from './accounts.store.ts'
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
  await inTx(house.database, async (tx) => {
    const user =
      (await addUser(tx, { email: ask.email, role: 'teacher', ...typed })) ??
      (await findUserByEmail(tx, ask.email))
    if (!user) throw new Error('an account was neither added nor found')
    if (user.verified_at) await queueLetter(house, tx, { kind: 'already-registered', user_id: user.id })
    else await startVerification(house, tx, user.id, typed)
  })
}

async function startVerification(
  house: House,
  tx: Tx,
  userId: number,
  typed: { password_hash: string; first_name: string; last_name: string },
): Promise<void> {
  await changeUser(tx, userId, typed)
  const sign_up_id = await addSignUp(tx, userId, typed)
  await queueLetter(house, tx, { kind: 'verify-email', sign_up_id })
}
