import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import type { User } from './accounts.store.ts'
import { lockAccounts } from './users.store.ts'

export async function lockToEdit(tx: Tx, actor: Actor, id: number): Promise<User> {
  const locked = await lockAccounts(tx, [id, actor.user_id])
  const user = found(locked, id)
  // What is written next names the actor, who may have been deleted since the session was looked up.
  if (!locked.some((each) => each.id === actor.user_id)) refuse('session.ended')
  return user
}

/**
 * To be demoted, deactivated or deleted. The other admins are locked too, so that two who do it to each other at the same
 * moment cannot leave none.
 */
export async function lockToDisempower(tx: Tx, actor: Actor, id: number): Promise<User> {
  if (id === actor.user_id) refuse('user.self')
  const locked = await lockAccounts(tx, [id, actor.user_id], { withAdmins: true })
  const user = found(locked, id)
  if (inOffice(user) && !locked.some((each) => each.id !== id && inOffice(each))) refuse('user.last_admin')
  if (!locked.some((each) => each.id === actor.user_id)) refuse('session.ended')
  return user
}

function found(locked: User[], id: number): User {
  const user = locked.find((each) => each.id === id)
  return user && !user.deleted_at ? user : refuse('user.not_found')
}

const inOffice = ({ role, is_active, verified_at, deleted_at }: User): boolean =>
  role === 'admin' && is_active && verified_at !== null && deleted_at === null
