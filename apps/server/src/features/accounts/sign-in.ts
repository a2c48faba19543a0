import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import { accountKey, addressKey, countTry, forgetTries, networkOf, takeBackTry } from '../../http/throttle.ts'
import { findUserByEmail, isKnownPlace, lockUser, rememberPlace } from './accounts.store.ts'
import { type Device, isKnownDevice, rememberDevice } from './known-devices.ts'
import { queueLetter } from './mail-account-letters.ts'
import { passwordFits } from './passwords.ts'
import { hasFactor } from './second-factor.store.ts'
import { useCode } from './second-factor.ts'
import { openSession } from './sessions.ts'

type Ask = { username: string; password: string; code?: string | undefined }

/** A whole school may share one address, so an address may fail more often than an account, and a colleague's success does not clear it. */
const perAccount = { free: 6, longest: 900 }
const perAddress = { free: 60, longest: 900 }

export async function signIn(
  house: House,
  ask: Ask,
  device: Device,
  log: FastifyBaseLogger,
): Promise<string> {
  const { database, clock } = house
  const { address } = device
  const now = clock.now()
  const user = await findUserByEmail(database.tx, ask.username)
  const place = placeHash(user?.id ?? 0, address)
  const known = await isKnownPlace(database.tx, user?.id ?? 0, place)
  const atAddress = addressKey('sign-in', address)
  const atAccount = known ? triesAtPlace(place) : accountKey(ask.username)
  await countTry(database.tx, atAddress, now, perAddress)
  await countTry(database.tx, atAccount, now, perAccount)

  const fits = await passwordFits(user?.password_hash, ask.password)
  if (!user || !fits) {
    log.info({ user_id: user?.id }, 'sign-in refused')
    refuse('sign_in.failed')
  }
  await takeBackTry(database.tx, atAddress, now)
  await forgetTries(database.tx, atAccount)
  if (!user.is_active) refuse('sign_in.deactivated')
  if (!user.verified_at) refuse('sign_in.not_verified')
  await refuseWithoutCode(house, user.id, ask.code, log)
  return inTx(database, async (tx) => {
    const current = await lockUser(tx, user.id)
    if (current?.password_hash !== user.password_hash) refuse('sign_in.failed')
    if (!current.is_active) refuse('sign_in.deactivated')
    await rememberPlace(tx, user.id, place, now)
    if (!(await isKnownDevice(tx, user.id, device)))
      await queueLetter(house, tx, {
        kind: 'new-device',
        user_id: user.id,
        device: device.name,
        at: now.toISOString(),
      })
    await rememberDevice(tx, user.id, device, now)
    log.info({ user_id: user.id }, 'signed in')
    return openSession(tx, user.id, now, device.name)
  })
}

/** Only after the right password: nobody else learns whether an account has a second step. */
async function refuseWithoutCode(
  house: House,
  user_id: number,
  code: string | undefined,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!(await hasFactor(house.database.tx, user_id))) return
  if (!code) refuse('sign_in.code_needed')
  if (await useCode(house, user_id, code)) return
  log.info({ user_id }, 'sign-in code refused')
  refuse('sign_in.code_wrong')
}

export const placeHash = (userId: number, address: string): string =>
  createHash('sha256')
    .update(`${userId}:${networkOf(address)}`)
    .digest('base64url')

/** Strangers' tries elsewhere do not hold up the owner at a place used before, but tries from there do. */
export const triesAtPlace = (place: string): string => `account-at:${place}`
