import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { recordChange } from './account-changes.ts'
import { endSessionsOf } from './accounts.store.ts'
import { lockToEdit } from './lock-account.ts'
import { hasFactor, removeFactor } from './second-factor.store.ts'

/** For a lost device. Whoever is signed in with it is signed out. */
export const resetSecondFactor = (house: House, actor: Actor, id: number): Promise<void> =>
  inTx(house.database, async (tx) => {
    if (id === actor.user_id) refuse('second_factor.own')
    await lockToEdit(tx, actor, id)
    if (!(await hasFactor(tx, id))) refuse('second_factor.off')
    await removeFactor(tx, id)
    await endSessionsOf(tx, id)
    await recordChange(house, tx, actor, id, { what: 'second-factor', old_value: 'on', new_value: 'off' })
  })
