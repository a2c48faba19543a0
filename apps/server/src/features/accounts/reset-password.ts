import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import { accountKey, addressKey, countTry, forgetTries } from '../../http/throttle.ts'
import {
  changeUser,
  endSessionsOf,
  findMailedToken,
  findUser,
  lockUser,
  spendOtherTokens,
  useMailedToken,
} from './accounts.store.ts'
import { queueLetter } from './mail-account-letters.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { placeHash, triesAtPlace } from './sign-in.ts'
import { hashToken } from './tokens.ts'

type Ask = { token: string; password: string }

export async function resetPassword(house: House, ask: Ask, address: string): Promise<void> {
  const { database, clock } = house
  const now = clock.now()
  await countTry(database.tx, addressKey('reset', address), now, { free: 30, longest: 900 })
  const token_hash = hashToken(ask.token)
  const found = await findMailedToken(database.tx, 'reset', token_hash)
  const owner = found && (await findUser(database.tx, found.user_id))
  if (!owner) refuse('reset.invalid')
  refuseCommonPassword('password', ask.password, owner)
  const password_hash = await hashPassword(ask.password)
  await inTx(database, async (tx) => {
    await lockUser(tx, owner.id)
    if (!(await useMailedToken(tx, 'reset', token_hash, now))) refuse('reset.invalid')
    await changeUser(tx, owner.id, { password_hash })
    await endSessionsOf(tx, owner.id)
    await spendOtherTokens(tx, owner.id, 'reset', now)
    await forgetTries(tx, accountKey(owner.email))
    await forgetTries(tx, triesAtPlace(placeHash(owner.id, address)))
    await queueLetter(house, tx, { kind: 'password-changed', user_id: owner.id })
  })
}
