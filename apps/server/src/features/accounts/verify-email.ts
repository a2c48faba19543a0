import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import {
  findMailedToken,
  findSignUp,
  lockUser,
  spendOtherTokens,
  useMailedToken,
  verifyUser,
} from './accounts.store.ts'
import { giveFreePoints } from './free-points.ts'
import { hashToken } from './tokens.ts'

const lettersOnly = /^[\p{L}\p{M} .'’-]+$/u

/** Programs that open every link of a mail use nothing up by this; the button on the page does. */
export async function showVerification(
  { database: { tx }, clock }: House,
  token: string,
): Promise<{ name: string | null }> {
  const found = await findMailedToken(tx, 'verify', hashToken(token))
  if (!found?.sign_up_id) refuse('verification.missing')
  if (found.used_at) refuse('verification.used')
  if (found.expires_at <= clock.now()) refuse('verification.expired')
  const signUp = await findSignUp(tx, found.sign_up_id)
  const name = `${signUp?.first_name ?? ''} ${signUp?.last_name ?? ''}`.trim()
  return { name: lettersOnly.test(name) ? name : null }
}

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
    await giveFreePoints(tx, { id: used.user_id, email: used.email })
  })
}
