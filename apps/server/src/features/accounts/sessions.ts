import { passwordMinutes } from '@klasrum/contract/account-safety'
import type { Role } from '@klasrum/contract/fields'
import { hours, minutes } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { unlessDiskFull } from '../../db/disk-full.ts'
import type { House } from '../../house.ts'
import type { FindSession } from '../../http/session.ts'
import { addSession, findSessionByHash as readSession, touchSession } from './accounts.store.ts'
import { hashToken, newToken } from './tokens.ts'

const longest = hours(12)
const idle = (role: Role): number => minutes(role === 'admin' ? 30 : 60)
/** A request moves the idle time on at most this often, to spare a write on every call. */
const touchEvery = minutes(1)

/** For somebody who has just typed the password. */
export async function openSession(tx: Tx, user_id: number, now: Date, device?: string): Promise<string> {
  const token = newToken()
  await addSession(tx, {
    user_id,
    token_hash: hashToken(token),
    created_at: now,
    last_used_at: now,
    password_at: now,
    device,
  })
  return token
}

/** Whether a session that was used last then is still good. */
export const isSessionOpen = (
  role: Role,
  { created_at, last_used_at }: { created_at: Date; last_used_at: Date },
  now: Date,
): boolean =>
  now.getTime() - last_used_at.getTime() <= idle(role) && now.getTime() - created_at.getTime() <= longest

export async function findSession(
  { database: { tx }, clock }: House,
  token: string,
): Promise<Awaited<ReturnType<FindSession>>> {
  const session = await readSession(tx, hashToken(token))
  if (!session) return null
  const { created_at, last_used_at, password_at, lacks_second_factor, ...actor } = session
  const now = clock.now()
  if (!isSessionOpen(actor.role, session, now)) return null
  if (now.getTime() - last_used_at.getTime() > touchEvery)
    await unlessDiskFull(touchSession(tx, actor.session_id, now))
  return {
    actor,
    hasFreshPassword:
      password_at !== null && now.getTime() - password_at.getTime() <= minutes(passwordMinutes),
    lacksSecondFactor: lacks_second_factor,
  }
}
