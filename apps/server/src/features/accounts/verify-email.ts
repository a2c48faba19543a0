import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import { grantFreePoints } from '../points/door.ts'
import {
  findMailedToken,
  findSignUp,
  lockUser,
  spendOtherTokens,
  useMailedToken,
  verifyUser,
} from './accounts.store.ts'
import { hashToken } from './tokens.ts'

export async function verifyEmail({ database, clock }: House, token: string): Promise<void> {
  const now = clock.now()
  const token_hash = hashToken(token)
  await inTx(database, async (tx) => {
    const found = await findMailedToken(tx, 'verify', token_hash)
    if (!found) refuse('verification.missing')
    await lockUser(tx, found.user_id)
    const used = await useMailedToken(tx, 'verify', token_hash, now)
    if (!used) {
      const seen = await findMailedToken(tx, 'verify', token_hash)
      refuse(seen?.used_at ? 'verification.used' : 'verification.expired')
    }
    const signUp = used.sign_up_id ? await findSignUp(tx, used.sign_up_id) : undefined
    if (!signUp) throw new Error('a verification link has no sign-up')
    const { password_hash, first_name, last_name } = signUp
    if (!(await verifyUser(tx, used.user_id, { password_hash, first_name, last_name }, now)))
      refuse('verification.used')
    await spendOtherTokens(tx, used.user_id, 'verify', now)
    await grantFreePoints(tx, used.user_id)
  })
}
