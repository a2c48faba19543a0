import type { OwnSession } from '@klasrum/contract/account-safety'
import { refusals } from '@klasrum/contract/refusals'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countTry, forgetTries } from '../../http/throttle.ts'
import { findUser } from './accounts.store.ts'
import { sessions } from './accounts.tables.ts'
import { passwordFits } from './passwords.ts'
import { isSessionOpen } from './sessions.ts'

const mostShown = 500

export async function listSessions(tx: Tx, actor: Actor, now: Date): Promise<OwnSession[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, actor.user_id))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
    .limit(mostShown)
  return rows
    .filter((row) => isSessionOpen(actor.role, row, now))
    .map(({ id, device, created_at, last_used_at }) => ({
      id,
      device: device ?? 'Another program',
      since: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      this_one: id === actor.session_id,
    }))
}

export async function endOwnSession(tx: Tx, { user_id }: Actor, id: number): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, user_id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) refuse('session.not_found')
}

/** From now on this session may do for a while what asks for the password. */
export async function confirmPassword(
  { database: { tx }, clock }: House,
  { user_id, session_id }: Actor,
  password: string,
): Promise<void> {
  const now = clock.now()
  const tries = `confirm-password:${user_id}`
  await countTry(tx, tries, now, { free: 6, longest: 900 })
  const user = await findUser(tx, user_id)
  if (!user || !(await passwordFits(user.password_hash, password)))
    refuse('password.wrong', { errors: [{ path: 'password', message: refusals['password.wrong'][1] }] })
  await forgetTries(tx, tries)
  await tx.update(sessions).set({ password_at: now }).where(eq(sessions.id, session_id))
}
