import { refusals } from '@klasrum/contract/refusals'
import { eq } from 'drizzle-orm'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countTry, forgetTries } from '../../http/throttle.ts'
import { settings } from '../points/points.tables.ts'
import { findUser, lockUser } from './accounts.store.ts'
import { queueLetter } from './mail-account-letters.ts'
import { codeStepOf, newRecoveryCode, newSecret, setupAddress } from './one-time-code.ts'
import {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  findFactor,
  hasFactor,
  removeFactor,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './second-factor.store.ts'
import { hashToken } from './tokens.ts'

const codesGiven = 10
/** Of a million codes three fit at any moment: guessing has to be slow. */
const tries = { free: 6, longest: 900 }
const triesOf = (user_id: number): string => `second-factor:${user_id}`

const isNeededFor = async (tx: Tx, { role }: Actor): Promise<boolean> =>
  (role === 'admin' || role === 'school-admin') &&
  (await tx.select().from(settings).where(eq(settings.key, 'second_factor')))[0]?.value === 'needed'

export async function readSecondFactor(tx: Tx, actor: Actor) {
  const on = await hasFactor(tx, actor.user_id)
  return {
    on,
    needed: await isNeededFor(tx, actor),
    recovery_codes_left: on ? await countRecoveryCodes(tx, actor.user_id) : 0,
  }
}

export const beginSecondFactor = ({ database, clock }: House, { user_id }: Actor) =>
  inTx(database, async (tx) => {
    const user = (await lockUser(tx, user_id)) ?? refuse('session.ended')
    if (await hasFactor(tx, user_id)) refuse('second_factor.on')
    const secret = newSecret()
    await beginFactor(tx, user_id, secret, clock.now())
    return { secret, address: setupAddress(secret, user.email) }
  })

export async function confirmSecondFactor(house: House, { user_id }: Actor, code: string) {
  const { database, clock } = house
  const now = clock.now()
  await countTry(database.tx, triesOf(user_id), now, tries)
  return inTx(database, async (tx) => {
    await lockUser(tx, user_id)
    const factor = (await findFactor(tx, user_id)) ?? refuse('second_factor.off')
    if (factor.confirmed_at) refuse('second_factor.on')
    const step = codeStepOf(factor.secret, code, now, factor.last_step) ?? refuseCode()
    await confirmFactor(tx, user_id, step, now)
    await forgetTries(tx, triesOf(user_id))
    await queueLetter(house, tx, { kind: 'second-factor-on', user_id })
    return giveRecoveryCodes(tx, user_id)
  })
}

export const renewRecoveryCodes = ({ database }: House, { user_id }: Actor) =>
  inTx(database, async (tx) => {
    await lockUser(tx, user_id)
    if (!(await hasFactor(tx, user_id))) refuse('second_factor.off')
    return giveRecoveryCodes(tx, user_id)
  })

/** Shown this once; only their hashes stay. */
async function giveRecoveryCodes(tx: Tx, user_id: number): Promise<{ recovery_codes: string[] }> {
  const codes = Array.from({ length: codesGiven }, newRecoveryCode)
  await replaceRecoveryCodes(
    tx,
    user_id,
    codes.map((code) => hashToken(code.replaceAll('-', ''))),
  )
  return { recovery_codes: codes }
}

export async function removeSecondFactor(house: House, actor: Actor, code: string): Promise<void> {
  const { user_id } = actor
  if (!(await hasFactor(house.database.tx, user_id))) refuse('second_factor.off')
  if (await isNeededFor(house.database.tx, actor)) refuse('second_factor.needed')
  if (!(await useCode(house, user_id, code))) refuseCode()
  await inTx(house.database, async (tx) => {
    await lockUser(tx, user_id)
    await removeFactor(tx, user_id)
    await queueLetter(house, tx, { kind: 'second-factor-off', user_id })
  })
}

/** A code of the app or a recovery code, used up with this. The try is counted until one fits. */
export async function useCode(house: House, user_id: number, code: string): Promise<boolean> {
  const { database, clock } = house
  const now = clock.now()
  await countTry(database.tx, triesOf(user_id), now, tries)
  return inTx(database, async (tx) => {
    const fits =
      (await usedAppCode(tx, user_id, code, now)) || (await usedRecoveryCode(house, tx, user_id, code))
    if (fits) await forgetTries(tx, triesOf(user_id))
    return fits
  })
}

async function usedAppCode(tx: Tx, user_id: number, code: string, now: Date): Promise<boolean> {
  const factor = await findFactor(tx, user_id)
  const step = factor?.confirmed_at && codeStepOf(factor.secret, code, now, factor.last_step)
  return step ? useStep(tx, user_id, step) : false
}

async function usedRecoveryCode(house: House, tx: Tx, user_id: number, code: string): Promise<boolean> {
  if (!(await useRecoveryCode(tx, user_id, hashToken(code), house.clock.now()))) return false
  const user = await findUser(tx, user_id)
  if (user) await queueLetter(house, tx, { kind: 'recovery-code-used', user_id })
  return true
}

const refuseCode = (): never =>
  refuse('second_factor.wrong', {
    errors: [{ path: 'code', message: refusals['second_factor.wrong'][1] }],
  })
