import type { House } from '../../house.ts'
import { Refused } from '../../http/refuse.ts'
import { accountKey, countWithinQuota } from '../../http/throttle.ts'

const lettersAnHour = 5

/**
 * Nobody can fill another's inbox, whichever form they send: one count for sign-up, a new link and a new password.
 * The answer to the caller stays the same, so that nothing is learnt from it.
 */
export async function mayMail({ database, clock }: House, email: string): Promise<boolean> {
  try {
    await countWithinQuota(database.tx, `mail-to:${accountKey(email)}`, clock.now(), lettersAnHour)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
