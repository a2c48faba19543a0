import type { Role } from '@klasrum/contract/fields'
import { hours, minutes } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'
import { addSession, findSession, touchSession } from './accounts.store.ts'
import { hashToken, newToken } from './tokens.ts'

const longest = hours(12)
const idle = (role: Role): number => minutes(role === 'admin' ? 30 : 60)
/** A request moves the idle time on at most this often, to spare a write on every call. */
const touchEvery = minutes(1)

export async function openSession(tx: Tx, user_id: number, now: Date): Promise<string> {
  const token = newToken()
  await addSession(tx, { user_id, token_hash: hashToken(token), created_at: now, last_used_at: now })
  return token
}

export async function findActor({ database: { tx }, clock }: House, token: string): Promise<Actor | null> {
  const session = await findSession(tx, hashToken(token))
  if (!session) return null
  const { created_at, last_used_at, ...actor } = session
  const now = clock.now()
  const unused = now.getTime() - last_used_at.getTime()
  if (unused > idle(actor.role) || now.getTime() - created_at.getTime() > longest) return null
  if (unused > touchEvery) await touchSession(tx, actor.session_id, now)
  return actor
}
