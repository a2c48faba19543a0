import { refusals } from '@klasrum/contract/refusals'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countTry, forgetTries } from '../../http/throttle.ts'
import { changeUser, endSessionsOf, findUser, lockUser, spendOtherTokens } from './accounts.store.ts'
import { queueLetter } from './mail-account-letters.ts'
import { hashPassword, passwordFits, refuseCommonPassword } from './passwords.ts'
import { openSession } from './sessions.ts'

type Ask = { current_password: string; new_password: string }

/** Ends every session, this one too, and answers with a new token. */
export async function changePassword(house: House, actor: Actor, ask: Ask, device: string): Promise<string> {
  const { database, clock } = house
  const now = clock.now()
  const tries = `change-password:${actor.user_id}`
  await countTry(database.tx, tries, now, { free: 6, longest: 900 })
  const user = await findUser(database.tx, actor.user_id)
  if (!user || !(await passwordFits(user.password_hash, ask.current_password))) refuseWrongPassword()
  refuseCommonPassword('new_password', ask.new_password, user)
  const password_hash = await hashPassword(ask.new_password)
  return inTx(database, async (tx) => {
    const current = await lockUser(tx, user.id)
    if (current?.password_hash !== user.password_hash) refuseWrongPassword()
    await forgetTries(tx, tries)
    await changeUser(tx, user.id, { password_hash })
    await endSessionsOf(tx, user.id)
    await spendOtherTokens(tx, user.id, 'reset', now)
    await queueLetter(house, tx, { kind: 'password-changed', user_id: user.id })
    return openSession(tx, user.id, now, device)
  })
}

function refuseWrongPassword(): never {
  refuse('password.wrong', {
    errors: [{ path: 'current_password', message: refusals['password.wrong'][1] }],
  })
}
