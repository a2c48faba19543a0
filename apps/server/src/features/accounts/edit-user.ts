import type { Received } from '@klasrum/contract/endpoint'
import { refusals } from '@klasrum/contract/refusals'
import type { ListedUser, editUserEndpoint as shape } from '@klasrum/contract/users'
import { inTx, type Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { adjustPoints } from '../points/door.ts'
import { shareDivisionKey, shareSchoolKey } from '../schools/door.ts'
import { recordChange } from './account-changes.ts'
import { endSessionsOf, findUserByEmail, spendOtherTokens, type User } from './accounts.store.ts'
import { lockToDisempower, lockToEdit } from './lock-account.ts'
import { type AccountChange, changeAccount, userViewOf } from './users.store.ts'

type Ask = Received<typeof shape.body>

/** Nothing is written when any part is refused. */
export async function editUser(house: House, actor: Actor, id: number, ask: Ask): Promise<ListedUser> {
  const { database, clock } = house
  const now = clock.now()
  return inTx(database, async (tx) => {
    const user = await (disempowers(ask) ? lockToDisempower : lockToEdit)(tx, actor, id)
    const change = await changeFrom(tx, user, ask)
    await setPoints(tx, actor, id, ask)
    const edited = await changed(tx, id, { ...change, updated_at: now })
    if (edited.email !== user.email) {
      await spendOtherTokens(tx, id, 'verify', now)
      await spendOtherTokens(tx, id, 'reset', now)
    }
    if (!edited.is_active) await endSessionsOf(tx, id)
    await tellOwner(house, tx, actor, user, edited)
    return userViewOf(edited)
  })
}

/** Whoever is signed in goes on with neither an old address nor another role; an admin who edits the own account stays. */
async function tellOwner(house: House, tx: Tx, actor: Actor, user: User, edited: User): Promise<void> {
  const { id } = user
  const changed = (['email', 'role'] as const).filter((what) => edited[what] !== user[what])
  if (changed.length === 0) return
  await endSessionsOf(tx, id, id === actor.user_id ? actor.session_id : undefined)
  for (const what of changed)
    await recordChange(house, tx, actor, id, { what, old_value: user[what], new_value: edited[what] })
}

const disempowers = ({ role, is_active }: Ask): boolean =>
  (role !== undefined && role !== 'admin') || is_active === false

async function changeFrom(tx: Tx, user: User, ask: Ask): Promise<AccountChange> {
  const { email, first_name, last_name, role, is_active, user_metadata } = ask
  if (email !== undefined && email !== user.email && (await findUserByEmail(tx, email))) refuseEmail()
  const { division_id, school_id } = user_metadata ?? {}
  if (division_id && !(await shareDivisionKey(tx, division_id))) refusePlace('division')
  if (school_id && !(await shareSchoolKey(tx, school_id))) refusePlace('school')
  const places = user_metadata === null ? { division_id: null, school_id: null } : { division_id, school_id }
  return { email, first_name, last_name, role, is_active, ...places }
}

async function setPoints(
  tx: Tx,
  actor: Actor,
  id: number,
  { points, points_seen, points_reason }: Ask,
): Promise<void> {
  if (points === undefined) return
  await adjustPoints(tx, {
    user_id: id,
    points,
    seen: points_seen,
    note: points_reason || 'Adjusted by an administrator',
    made_by_user_id: actor.user_id,
  })
}

async function changed(tx: Tx, id: number, change: AccountChange): Promise<User> {
  try {
    return await changeAccount(tx, id, change)
  } catch (error) {
    if (brokenConstraint(error) === 'users_email_unique') refuseEmail(error)
    throw error
  }
}

const refuseEmail = (cause?: unknown): never =>
  refuse('user.email_taken', {
    errors: [{ path: 'email', message: refusals['user.email_taken'][1] }],
    cause,
  })

const refusePlace = (place: 'division' | 'school'): never =>
  refuse('request.invalid', {
    errors: [{ path: `user_metadata.${place}_id`, message: `There is no such ${place}.` }],
  })
